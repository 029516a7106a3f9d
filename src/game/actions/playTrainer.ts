/** The actions of PLAY_ITEM, PLAY_SUPPORTER, PLAY_TOOL, PLAY_STADIUM and USE_STADIUM (T2D, TL.1). */

import { definitionOf, namedCard } from '../board/definitions.ts'
import { keepOnTheTable, moveCards, TO_DISCARD, takeCard } from '../changes/cards.ts'
import { attachCard } from '../changes/pokemon.ts'
import { record, update, withResolution, withTurn } from '../changes/record.ts'
import { queue } from '../effects/continuation.ts'
import { withCost } from '../effects/foundInText.ts'
import type { EventNamed } from '../model/events.ts'
import type { Action } from './action.ts'

/** Plays an Item or Supporter. While its text is carried out, the card is in `limbo` (T2D.1). */
export const playTrainer: Action<EventNamed<'PLAY_ITEM' | 'PLAY_SUPPORTER'>> = (game, { type, player, card }) => {
  const definition = definitionOf(game, card)
  if (definition?.kind !== 'Trainer' || !('effect' in definition)) return game
  const played = update(
    takeCard(game, card),
    { limbo: card },
    { fact: 'TRAINER_PLAYED', player, card: namedCard(game, card) },
  )
  const counted =
    type === 'PLAY_SUPPORTER' ? withTurn(played, { supportersPlayed: played.turn.supportersPlayed + 1 }) : played
  const source = { kind: 'trainer', player, label: definition.name, pokemon: null } as const
  return queue(counted, [{ source, program: withCost(definition.cost, definition.effect) }])
}

/** Ends a text. A played Trainer card is discarded. In some eras, a Supporter stays on the table until the end of the turn instead. */
export const discardPlayedTrainer: Action = (game) => {
  const over = withResolution(game, null)
  const { limbo } = game
  if (limbo === null) return over
  const card = definitionOf(game, limbo)
  const stays = game.ruleset.supportersStay && card?.kind === 'Trainer' && card.trainer === 'Supporter'
  return stays ? keepOnTheTable(over, limbo) : moveCards(over, [limbo], TO_DISCARD)
}

export const playTool: Action<EventNamed<'PLAY_TOOL'>> = (game, { player, card, pokemon }) =>
  attachCard(record(game, { fact: 'TRAINER_PLAYED', player, card: namedCard(game, card) }), card, pokemon, 'tools')

/** Puts a Stadium into play. The old Stadium goes to its owner's discard pile first (T2D.6). */
export const playStadium: Action<EventNamed<'PLAY_STADIUM'>> = (game, { player, card }) => {
  const cleared = game.stadium === null ? game : moveCards(game, [game.stadium.card], TO_DISCARD)
  const taken = takeCard(cleared, card)
  return withTurn(
    update(taken, { stadium: { card, usedOnTurn: 0 } }),
    { stadiumsPlayed: taken.turn.stadiumsPlayed + 1 },
    { fact: 'TRAINER_PLAYED', player, card: namedCard(game, card) },
  )
}

export const useStadium: Action<EventNamed<'USE_STADIUM'>> = (game, { player }) => {
  const { stadium } = game
  const definition = stadium === null ? null : definitionOf(game, stadium.card)
  if (stadium === null || definition?.kind !== 'Trainer' || definition.trainer !== 'Stadium') return game
  const used = record(update(game, { stadium: { ...stadium, usedOnTurn: game.turn.number } }), {
    fact: 'STADIUM_USED',
    player,
    card: namedCard(game, stadium.card),
  })
  const source = { kind: 'stadium', player, label: definition.name, pokemon: null } as const
  return queue(used, [{ source, program: withCost(definition.cost, definition.use ?? []) }])
}

/** Carries out the effects that move cards between zones or shuffle them. */

import { benchHolds } from '../../board/limits.ts'
import { findPokemon } from '../../board/pokemonInPlay.ts'
import { playerOf } from '../../board/references.ts'
import { moveCards, PLACING, TO_DISCARD } from '../../changes/cards.ts'
import { randomOrder, reorderDeck, reorderPrizes, roll } from '../../changes/chance.ts'
import { withNamed } from '../../changes/copy.ts'
import { drawCards } from '../../changes/draw.ts'
import { putOntoBench } from '../../changes/pokemon.ts'
import { remember, withAsk } from '../../changes/record.ts'
import { triggeredByBenching } from '../../changes/triggering.ts'
import { did, type Here, numberOf, shuffleFirst, type WordMeanings } from '../../effects/continuation.ts'
import { isForBench } from '../../effects/wouldChange.ts'
import type { Ask } from '../../model/asks.ts'
import { type EffectNamed, WHO } from '../../model/effects.ts'
import type { Game } from '../../model/game.ts'
import type { PlayerId } from '../../model/players.ts'
import type { CardId } from '../../model/pokemon.ts'
import { isWhole } from '../../model/resolution.ts'

const draw = (game: Game, effect: EffectNamed<'draw'>, here: Here): Game => {
  const player = playerOf(here.source, effect.who)
  const drawn = drawCards(game, player, numberOf(game, here, effect.cards))
  return did(drawn, drawn !== game)
}

const discard = (game: Game, cards: readonly CardId[]): Game =>
  did(cards.length === 0 ? game : moveCards(game, cards, TO_DISCARD), cards.length > 0)

const discardHand = (game: Game, effect: EffectNamed<'discardHand'>, { source }: Here): Game =>
  discard(game, game.players[playerOf(source, effect.whose)].hand)

const discardTop = (game: Game, effect: EffectNamed<'discardTop'>, here: Here): Game =>
  discard(game, game.players[playerOf(here.source, effect.whose)].deck.slice(0, numberOf(game, here, effect.cards)))

/** Shuffles `cards` cards of a pile, or asks the host to do so. */
const shufflePile = (
  game: Game,
  ask: Omit<Extract<Ask, { readonly ask: 'shuffle' }>, 'ask'>,
  reorder: typeof reorderDeck,
): Game => {
  const { player, cards } = ask
  if (cards < 2) return game
  const order = roll(game, (upTo) => randomOrder(cards, upTo))
  return order === null ? withAsk(game, { ask: 'shuffle', ...ask }) : reorder(order.game, player, order.value)
}

/** Shuffles a deck, or some cards at its bottom; or asks the host to do so. */
export const shuffle = (game: Game, player: PlayerId, bottom = Infinity): Game =>
  shufflePile(game, { player, cards: Math.min(game.players[player].deck.length, bottom) }, reorderDeck)

/** Shuffles a deck, unless the text could have looked through it and did not. */
const shuffleDeck = (game: Game, { whose, bottom }: EffectNamed<'shuffleDeck'>, here: Here): Game => {
  const lowest = bottom === undefined ? undefined : numberOf(game, here, bottom)
  return here.memory.unsearched === whose ? game : shuffle(game, playerOf(here.source, whose), lowest)
}

/** Shuffles Prize cards, so that nobody knows their order any more. */
const shufflePrizes = (game: Game, { whose }: EffectNamed<'shufflePrizes'>, { source }: Here): Game => {
  const player = playerOf(source, whose)
  return shufflePile(game, { player, cards: game.players[player].prizes.length, prizes: true }, reorderPrizes)
}

/** Puts cards onto their owners' Benches: those that may go there, as many as there is room for (R30). */
const toBench = (game: Game, cards: readonly CardId[], anyStage: true | undefined): Game =>
  cards.reduce((now, card) => {
    const owner = now.cards[card]?.owner
    const hasRoom = owner !== undefined && benchHolds(now, owner, 1)
    return hasRoom && isForBench(now, card, anyStage)
      ? triggeredByBenching(putOntoBench(now, owner, card), owner, card)
      : now
  }, game)

const move = (game: Game, effect: EffectNamed<'move'>, { source, memory }: Here): Game => {
  const cards = memory.cards[effect.cards] ?? []
  if (cards.length === 0) return did(game, false)
  if (effect.to === 'bench') {
    const benched = toBench(game, cards, effect.anyStage)
    const there = cards.filter((card) => findPokemon(game, card) === null && findPokemon(benched, card) !== null)
    return remember(benched, {
      done: benched !== game && isWhole(memory, effect.cards),
      pokemon: withNamed(memory.pokemon, effect.cards, there),
    })
  }
  const moved = did(
    moveCards(game, cards, PLACING[effect.to === 'deck' ? 'deckTop' : effect.to]),
    isWhole(memory, effect.cards),
  )
  if (effect.to !== 'deck') return moved
  const owners = new Set(cards.map((card) => game.cards[card]?.owner))
  return shuffleFirst(
    moved,
    WHO.filter((whose) => owners.has(playerOf(source, whose))),
  )
}

export const movingMeanings: WordMeanings<
  'draw' | 'discardHand' | 'discardTop' | 'move' | 'shuffleDeck' | 'shufflePrizes'
> = {
  draw,
  discardHand,
  discardTop,
  move,
  shuffleDeck,
  shufflePrizes,
}

/**
 * Lists the cards that a player may not know, and checks whether facts reveal any of them. The list comes from the places of the cards, and
 * not from the engine's `view`.
 */
import { STEPPER } from 'ptcg-turn-engine/internal/engine/stepper/step'
import {
  type CardId,
  type Fact,
  type Game,
  type GameEvent,
  type Named,
  opponentOf,
  PLAYERS,
  type PlayerId,
} from 'ptcg-turn-engine/model'
import { factInWords } from 'ptcg-turn-engine/table'
import type { Check, Sent } from '../check.ts'
import { ENGINE_API, type EngineApi } from '../engineApi.ts'
import { cardInWords, everyPokemonIn, playerInWords } from './reading.ts'

/**
 * The cards that the viewer is looking at: the options of the viewer's choice, the cards that a text shows to the viewer, and the viewer's
 * own cards that the viewer's text has picked and not moved.
 */
const lookedAtBy = ({ ask, resolution, cards }: Game, viewer: PlayerId): ReadonlySet<CardId> => {
  const offered = ask?.ask === 'choice' && ask.player === viewer ? ask.options : []
  const memory = resolution?.source.player === viewer ? resolution.memory : null
  const picked = memory?.held.filter((card) => cards[card]?.owner === viewer) ?? []
  const looked = [...(memory?.lookedAt ?? []), ...picked]
  return new Set([...offered.flatMap((option) => (option.option === 'card' ? [option.card] : [])), ...looked])
}

/**
 * The cards that the viewer does not see: those in decks, among Prize cards, in the opponent's hand, and face down on the opponent's side.
 * The cards that the viewer is looking at are not included.
 */
export const unseenBy = (game: Game, viewer: PlayerId): readonly CardId[] => {
  const { players, setUp } = game
  const other = opponentOf(viewer)
  const faceDown = setUp === null ? [] : everyPokemonIn(game).filter(({ owner }) => owner === other)
  const placed = faceDown.flatMap(({ pokemon }) => pokemon.cards)
  const [mine, theirs] = [players[viewer], players[other]]
  const hidden = [...mine.deck, ...mine.prizes, ...theirs.deck, ...theirs.prizes, ...theirs.hand, ...placed]
  const seen = lookedAtBy(game, viewer)
  return seen.size === 0 ? hidden : hidden.filter((card) => !seen.has(card))
}

const HIDDEN_PLACES: ReadonlySet<string> = new Set(['deck', 'hand', 'prizes'])

/** True if a fact moves cards between two hidden places: a deck, a hand or Prize cards. */
export const isOutOfSight = (fact: Fact): boolean =>
  fact.fact === 'CARDS_MOVED' && HIDDEN_PLACES.has(fact.from) && HIDDEN_PLACES.has(fact.to)

/**
 * The cards of a fact that the viewer may not know. Not even the fact's player may know the order after a shuffle.
 */
const inSecret = (fact: Fact, viewer: PlayerId): readonly Named[] => {
  switch (fact.fact) {
    case 'PRIZES_TAKEN':
      return fact.player === viewer || fact.to === 'limbo' ? [] : fact.cards
    case 'CARDS_DRAWN':
    case 'CARDS_LOOKED_AT':
      return fact.player === viewer ? [] : fact.cards
    case 'CARDS_MOVED':
      return isOutOfSight(fact) && !(fact.player === viewer && (fact.from === 'hand' || fact.to === 'hand'))
        ? fact.cards
        : []
    case 'POKEMON_PLACED':
      return fact.player === viewer ? [] : [fact.pokemon]
    case 'DECK_SHUFFLED':
    case 'PRIZES_SHUFFLED':
      return fact.order.map((id) => ({ id, name: null }))
    default:
      return []
  }
}

/** True if a text or a change by hand shows cards to both players. */
const isShown = ({ effects, event }: Sent): boolean => {
  const { type, change } = event as Extract<GameEvent, { readonly type: 'APPLY' }>
  return (
    (type === 'APPLY' && change?.change === 'reveal') ||
    effects.some(
      ({ effect }) =>
        effect.do === 'reveal' || effect.do === 'revealHand' || (effect.do === 'lookAtTop' && effect.revealed === true),
    )
  )
}

/** Describes a secret that an event's facts reveal to a viewer; null if there is none. */
const overheard = (game: Game, viewer: PlayerId, viewOfFact: EngineApi['viewOfFact']): string | null => {
  let unseen: ReadonlySet<CardId> | null = null
  for (const fact of game.facts) {
    if (inSecret(fact, viewer).length === 0) continue
    const named = inSecret(viewOfFact(fact, viewer), viewer)
    unseen ??= new Set(unseenBy(game, viewer))
    const leak = named.find(({ id }) => unseen?.has(id) === true)
    if (leak !== undefined)
      return `view: ${playerInWords(game, viewer)} is told "${factInWords(game, fact)}", which reveals the hidden card ${cardInWords(game, leak.id)}.`
  }
  return null
}

const NOTHING: ReadonlySet<CardId> = new Set()

/**
 * The cards that were looked at or revealed and have not been shuffled since (GR.5). They are found from the facts, without the game's own
 * records.
 */
const stillKnown = (before: ReadonlySet<CardId>, { facts }: Game): ReadonlySet<CardId> => {
  const known = new Set(before)
  for (const fact of facts) {
    if (fact.fact === 'CARDS_LOOKED_AT' || fact.fact === 'CARDS_REVEALED')
      for (const { id } of fact.cards) known.add(id)
    if (fact.fact === 'PRIZES_SHUFFLED') for (const id of fact.order) known.delete(id)
    if (fact.fact === 'DECK_SHUFFLED') for (const id of fact.order.slice(-(fact.bottom ?? 0))) known.delete(id)
  }
  return known
}

/**
 * Checks that the facts for a player name no card that is hidden from this player, that they show cards to both players only if a text or a
 * change by hand does, and that a card no longer counts as looked at after its deck was shuffled.
 */
export const factsKeepSecrets: Check = {
  name: 'facts keep secrets',
  watch: (_, stepper, { viewOfFact }: EngineApi = ENGINE_API) => {
    let known = NOTHING
    const see = (sent: Sent): string | null => {
      if (!sent.accepted) return null
      const { game } = sent.after
      known = stillKnown(sent.before.game.resolution === null ? NOTHING : known, game)
      if (game.resolution?.memory.lookedAt.some((card) => !known.has(card)) === true)
        return 'view: a card that was looked at is known after its deck was shuffled.'
      if (stepper.meaning.actions.resolveEffects === STEPPER.meaning.actions.resolveEffects && !isShown(sent)) {
        const shown = game.facts.find(({ fact }) => fact === 'CARDS_REVEALED')
        if (shown !== undefined) return 'view: cards are shown to both players, and no text says so.'
      }
      for (const viewer of PLAYERS) {
        const says = overheard(game, viewer, viewOfFact)
        if (says !== null) return says
      }
      return null
    }
    return { see }
  },
}

/** Checks that hidden cards make no difference to a player: exchanging them gives the same view and the same legal events. */

import type { Snapshot } from 'ptcg-turn-engine'
import { legalEventsOf } from 'ptcg-turn-engine/internal/engine/listing/legalEvents'
import type { Stepper } from 'ptcg-turn-engine/internal/engine/stepper/step'
import { seeded } from 'ptcg-turn-engine/internal/game/changes/chance'
import {
  type CardId,
  type Game,
  type GameEvent,
  type Memory,
  opponentOf,
  PLAYERS,
  type PlayerId,
} from 'ptcg-turn-engine/model'
import type { Check } from '../check.ts'
import { ENGINE_API, type EngineApi } from '../engineApi.ts'
import { withHiddenMoved } from './hiddenMoved.ts'
import { cardInWords, playerInWords } from './reading.ts'
import { firstDifference } from './sameness.ts'
import { somethingNew } from './sampling.ts'
import { unseenBy } from './secrets.ts'

/**
 * Lists the places where the viewer does not see the cards: for each, a description and its cards. A game and its view give the same order.
 */
const lying = ({ players, setUp }: Game, viewer: PlayerId): readonly (readonly [string, readonly CardId[]])[] => {
  const other = players[opponentOf(viewer)]
  const placed = setUp === null ? [] : other.bench.flatMap(({ cards }) => cards)
  return [
    ...players.flatMap(({ name, deck, prizes }) => [
      [`in ${name}'s deck`, deck] as const,
      [`among ${name}'s Prize cards`, prizes] as const,
    ]),
    [`in ${other.name}'s hand`, other.hand],
    [`face down in ${other.name}'s Active Spot`, setUp === null ? [] : (other.active?.cards ?? [])],
    [`face down on ${other.name}'s Bench`, placed],
  ]
}

/** The cards that texts remember in a part of a game. */
const rememberedIn = (part: unknown): readonly CardId[] => {
  if (typeof part !== 'object' || part === null) return []
  if (!('held' in part)) return Object.values(part).flatMap(rememberedIn)
  const { cards, lookedAt, held } = part as Memory
  return [...Object.values(cards).flat(), ...lookedAt, ...held]
}

/** Describes a hidden card that the view shows, or a card of the viewer's own hand that it hides; null if there is none. */
export const wronglyShown = ({ game }: Snapshot, seen: Game, viewer: PlayerId): string | null => {
  const isKnown = (card: CardId | undefined): boolean => (seen.cards[card ?? -1]?.definition ?? null) !== null
  if (!seen.players[viewer].hand.every(isKnown)) return 'a card of their own hand is hidden'
  const named = new Set(seen.cards.map(({ definition }) => definition))
  if (!Object.keys(seen.definitions).every((id) => named.has(id)))
    return 'the name of a card that they must not see is shown'
  const { resolution, attack, knockOut, checkup, waiting, triggered } = seen
  if (!rememberedIn([resolution, attack, knockOut, checkup, waiting, triggered]).every(isKnown))
    return 'the number of a card that they must not see is shown'
  const unseen = new Set(unseenBy(game, viewer))
  const inView = lying(seen, viewer)
  for (const [pile, [where, cards]] of lying(game, viewer).entries()) {
    const shown = cards.find((card, at) => unseen.has(card) && isKnown(inView[pile]?.[1][at]))
    if (shown !== undefined) return `a card is shown that they must not see: ${cardInWords(game, shown)}, ${where}`
  }
  return null
}

/**
 * Describes a choice among hidden cards whose options, picks or limits are shown to the opponent of the player who chooses; null if no
 * such choice is shown.
 */
const showsAChoice = ({ game }: Snapshot, seen: Game, viewer: PlayerId): string | null => {
  const { ask } = game
  if (ask?.ask !== 'choice' || ask.player === viewer || seen.ask?.ask !== 'choice') return null
  const unseen = new Set(unseenBy(game, viewer))
  if (!ask.options.some((option) => option.option === 'card' && unseen.has(option.card))) return null
  const { options, picked, min, max, units } = seen.ask
  const said = [...options, ...picked, min, max, units].filter((one) => one !== 0)
  return said.length > 0 ? 'a choice among cards that only the other player sees is shown' : null
}

/**
 * Describes the first leak of hidden cards to the viewer, or returns null. These are leaks: the view shows a hidden card or a choice among
 * hidden cards; its facts differ from the results of `viewOfFact`; the view, the request or the legal events change if hidden cards are
 * exchanged; or the view changes if the game has a seed.
 */
const describeLeak = (
  { stepper, view, viewOfFact, request }: EngineApi & { readonly stepper: Stepper },
  at: Snapshot,
  viewer: PlayerId,
  by: number,
  legal: readonly GameEvent[],
): string | null => {
  const bare: Snapshot = { state: at.state, game: { ...at.game, facts: [], latest: null } }
  const seen = view(bare, viewer)
  const wrong = wronglyShown(bare, seen.game, viewer) ?? showsAChoice(bare, seen.game, viewer)
  if (wrong !== null) return `${wrong}.`
  const other = withHiddenMoved(bare, viewer, by)
  const seenOther =
    firstDifference(view(other, viewer), seen, 'the view') ??
    firstDifference(request(view(other, viewer)), request(seen), 'the request')
  if (seenOther !== null) return `what is shown changes with cards that lie face down for this player: ${seenOther}`
  const { state, game } = view({ state: at.state, game: { ...at.game, randomness: seeded(by) } }, viewer)
  const heard =
    firstDifference(
      game.facts,
      at.game.facts.map((fact) => viewOfFact(fact, viewer)),
      'what is heard',
    ) ?? firstDifference({ state, game: { ...game, facts: [] } }, seen, 'the view of a game with a seed')
  if (heard !== null || request(at)?.player !== viewer) return heard
  return (
    firstDifference(legalEventsOf(stepper, other), legal, 'the list of legal events') ??
    firstDifference(legalEventsOf(stepper, seen), legal, 'the list of legal events in the view')
  )
}

/** Looks for leaks to either player at the first moments of a game, at the first moment of each kind, and at regular moments. */
export const hiddenCardsStayHidden: Check = {
  name: 'hidden cards stay hidden',
  watch: (_, stepper, api: EngineApi = ENGINE_API) => {
    const isDue = somethingNew()
    let moment = 0
    return {
      atRest: (at, legal) => {
        if (!isDue(at)) return null
        moment += 1
        for (const viewer of PLAYERS) {
          const wrong = describeLeak({ ...api, stepper }, at, viewer, moment, legal)
          if (wrong !== null) return `view: for ${playerInWords(at.game, viewer)}, ${wrong}`
        }
        return null
      },
    }
  },
}

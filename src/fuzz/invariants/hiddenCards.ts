/** What a player cannot see makes no difference to them: hidden cards exchanged for one another give the same view and the same legal events. */
import { legalEventsOf } from '../../engine/listing/legalEvents.ts'
import { request } from '../../engine/play/request.ts'
import { view } from '../../engine/play/view.ts'
import type { Snapshot } from '../../engine/stepper/snapshot.ts'
import type { Stepper } from '../../engine/stepper/step.ts'
import type { GameEvent } from '../../game/model/events.ts'
import type { Card } from '../../game/model/game.ts'
import { opponentOf, PLAYERS, type PlayerId } from '../../game/model/players.ts'
import type { CardId } from '../../game/model/pokemon.ts'
import type { Check } from '../check.ts'
import { playerInWords } from './reading.ts'
import { relabelled } from './relabelling.ts'
import { firstDifference } from './sameness.ts'
import { everyNth } from './sampling.ts'

/** The same table, with the cards of each side that the viewer cannot see moved on by so many places. */
const exchanged = ({ state, game }: Snapshot, seen: readonly Card[], by: number): Snapshot => {
  const cards = [...game.cards]
  for (const owner of PLAYERS) {
    const unseen = seen.flatMap((card, id) => (card.definition === null && card.owner === owner ? [id] : []))
    for (const [index, id] of unseen.entries()) {
      const card = game.cards[unseen[(index + by) % unseen.length] ?? id]
      if (card !== undefined) cards[id] = card
    }
  }
  return { state, game: { ...game, cards } }
}

/** The other hand, every deck and the Prize cards are hidden, whatever else is; one's own hand is not. */
export const wronglyShown = (at: Snapshot, seen: readonly Card[], viewer: PlayerId): string | null => {
  const { players, setUp, ask, resolution } = at.game
  const isKnown = (card: CardId): boolean => (seen[card]?.definition ?? null) !== null
  const own = players[viewer]
  if (!own.hand.every(isKnown)) return 'a card of their own hand is hidden'
  // An effect or a choice may show cards of a deck or a hand for as long as it goes on.
  if (ask !== null || resolution !== null || setUp !== null) return null
  const other = players[opponentOf(viewer)]
  if (other.hand.some(isKnown)) return "a card of the other player's hand is shown"
  return [...own.deck, ...other.deck, ...own.prizes, ...other.prizes].some(isKnown)
    ? 'a card of a deck or a Prize card is shown'
    : null
}

/** How many cards fit a choice, and where they lie, is for the player who chooses. */
const showsAChoice = ({ game }: Snapshot, viewer: PlayerId): string | null => {
  const { ask } = game
  if (ask?.ask !== 'choice' || !ask.hidden || ask.player === viewer) return null
  const said = [...ask.options, ...ask.picked, ask.min, ask.max, ask.units].filter((one) => one !== 0)
  return said.length > 0 ? 'a choice among cards that only the other player sees is shown' : null
}

const tells = (
  stepper: Stepper,
  at: Snapshot,
  viewer: PlayerId,
  by: number,
  legal: readonly GameEvent[],
): string | null => {
  const bare: Snapshot = { state: at.state, game: { ...at.game, facts: [], latest: null } }
  const seen = view(bare, viewer)
  const wrong = wronglyShown(bare, seen.game.cards, viewer) ?? showsAChoice(seen, viewer)
  if (wrong !== null) return `${wrong}.`
  const other = exchanged(bare, seen.game.cards, by)
  const seenOther = firstDifference(view(other, viewer), seen, 'the view')
  if (seenOther !== null) return `other hidden cards show: ${seenOther}`
  const under = at.game.setUp === null ? relabelled(bare, viewer, by) : bare
  const seenUnder = firstDifference(view(under, viewer), seen, 'the view')
  if (seenUnder !== null) return `hidden cards under other ids show: ${seenUnder}`
  if (request(at)?.player !== viewer) return null
  return (
    firstDifference(legalEventsOf(stepper, other), legal, 'the list of legal events') ??
    firstDifference(legalEventsOf(stepper, seen), legal, 'the list of legal events in the view')
  )
}

/** Moments between two that are looked at. */
const STRIDE = 5

/** Views and legal events of both players. */
export const hiddenCardsStayHidden: Check = {
  name: 'hidden cards stay hidden',
  watch: (_, stepper) => {
    const isDue = everyNth(STRIDE)
    let moment = 0
    return {
      atRest: (at, legal) => {
        if (!isDue()) return null
        moment += 1
        for (const viewer of PLAYERS) {
          const wrong = tells(stepper, at, viewer, moment, legal)
          if (wrong !== null) return `view: for ${playerInWords(at.game, viewer)} in ${at.state} ${wrong}`
        }
        return null
      },
    }
  },
}

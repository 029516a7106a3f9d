/** A person's current interaction with the table: the held card, the pointed-at place, and the refused event. */
import type { GameEvent, Playable, PlayerId, Violation } from 'ptcg-turn-engine'
import type { PrintedCard } from 'ptcg-turn-engine/table'
import { eventForPlace, type HeldCard, isQuestion, openPlaces, type PlaceId } from './places.ts'
import { whyNowhere } from './reasons.ts'
import { tableAt } from './tableAt.ts'

/** A card whose text is shown, and the id of its Pokémon if it is in play. */
export interface LookedAt {
  readonly printed: PrintedCard
  readonly pokemon: number | null
}

/** A person's current interaction. */
export interface Doing {
  readonly held: HeldCard | null
  readonly isDragged: boolean
  /** The place under the pointer or the focus. */
  readonly over: PlaceId | null
  /** The event of the button under the pointer or the focus. */
  readonly pointed: GameEvent | null
  /** The reasons against the latest event if it was refused. */
  readonly refused: readonly Violation[]
  readonly looked: LookedAt | null
  /** True if the person asked for the card's text, rather than only pointing at the card. */
  readonly isLookedAtOnPurpose: boolean
  /** The open discard pile: the opponent's (0) or the player's own (1). */
  readonly openPile: 0 | 1 | null
}

const DOING_NOTHING: Doing = {
  held: null,
  isDragged: false,
  over: null,
  pointed: null,
  refused: [],
  looked: null,
  isLookedAtOnPurpose: false,
  openPile: null,
}

/** The actions of a person at the table. */
export interface Playing {
  readonly doing: () => Doing
  readonly subscribe: (listener: () => void) => () => void
  /** Picks up a card of the hand, or puts it back. While a question is open, a click shows why the card cannot be played. */
  readonly hold: (card: number, how?: 'click' | 'drag') => void
  readonly putBack: () => void
  readonly over: (place: PlaceId | null) => void
  readonly point: (event: GameEvent | null) => void
  readonly look: (looked: LookedAt | null, onPurpose?: boolean) => void
  readonly spread: (pile: 0 | 1 | null) => void
  /** True if the held card can be put in a place or, without one, if an option can be picked there. */
  readonly isOpen: (place: PlaceId) => boolean
  /** Sends the event of a place. Returns true if it was accepted. */
  readonly tryAt: (place: PlaceId) => boolean
  readonly act: (event: GameEvent) => boolean
  readonly forgive: () => void
  /** Must be called when the game has changed. Lets go of a card that is no longer in the hand. */
  readonly settle: () => void
}

const heldOf = (game: Playable, player: PlayerId, card: number): HeldCard | null => {
  const [, near] = tableAt(game.state().game, player).sides
  const printed = near.piles.hand.cards.find((one) => one.card === card)?.printed
  return printed === undefined || printed === null ? null : { card, printed, player }
}

/** Starts the interaction of a player with the table. */
export const playingAt = (game: Playable, player: PlayerId): Playing => {
  const listeners = new Set<() => void>()
  let doing = DOING_NOTHING
  const change = (changes: Partial<Doing>): void => {
    const next = { ...doing, ...changes }
    if (Object.keys(changes).every((key) => Object.is(next[key as keyof Doing], doing[key as keyof Doing]))) return
    doing = next
    for (const listener of [...listeners]) listener()
  }
  const emptyHands = { held: null, isDragged: false, over: null, pointed: null } as const

  const act = (event: GameEvent): boolean => {
    const sent = game.send(event)
    if (sent._tag === 'Left') change({ refused: sent.left.violations })
    else change({ ...emptyHands, refused: [], isLookedAtOnPurpose: false })
    return sent._tag === 'Right'
  }

  return {
    doing: () => doing,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    hold: (card, how = 'click') => {
      if (doing.held?.card === card && how === 'click') return change({ ...emptyHands, refused: [] })
      const held = heldOf(game, player, card)
      // A held card would hide the question and the places that light up for it.
      if (how === 'click' && held !== null && isQuestion(game.request(), player))
        return change({ ...emptyHands, refused: whyNowhere(game, held) })
      change({ ...emptyHands, held, isDragged: how === 'drag', refused: [] })
    },
    putBack: () => change({ ...emptyHands, refused: [], isLookedAtOnPurpose: false }),
    over: (over) => change({ over }),
    point: (pointed) => change({ pointed }),
    look: (looked, onPurpose = false) => change({ looked, isLookedAtOnPurpose: onPurpose && looked !== null }),
    spread: (openPile) => change({ openPile }),
    isOpen: (place) => openPlaces(game, doing.held?.card ?? null).has(place),
    tryAt: (place) => {
      const { held } = doing
      const event = openPlaces(game, held?.card ?? null).get(place)
      if (event !== undefined) return act(event)
      if (held !== null) change({ ...emptyHands, refused: game.whyNot(eventForPlace(held, place)) })
      return false
    },
    act,
    forgive: () => change({ refused: [] }),
    settle: () => {
      const held = doing.held === null ? null : heldOf(game, player, doing.held.card)
      const isSame = held !== null && held.printed === doing.held?.printed
      const stays = isSame && (doing.isDragged || !isQuestion(game.request(), player))
      change(stays ? { refused: [] } : { ...emptyHands, refused: [] })
    },
  }
}

/** A computer player: given what it may see, it decides, and says why. */
import { type CardDefinition, type Deck, legalEvents, request, type Snapshot } from 'ptcg-turn-engine'
import type { GameEvent, PlayerId } from 'ptcg-turn-engine/model'
import { type Knowledge, knowledgeOf } from './knowledge.ts'
import { LEVELS, type Level } from './levels.ts'
import { firstByPriority } from './priorities.ts'
import { type Rng, rngFrom } from './rng.ts'
import { eventKey } from './search/eventKey.ts'
import { type Reply, type SearchProgress, type SearchResult, search } from './search/search.ts'
import type { SearchSettings } from './search/settings.ts'

/** Something that was tried, and how it went in playouts. */
export interface ConsideredEvent {
  readonly event: GameEvent
  readonly playouts: number
  /** The chance to win that they promised, from 0 to 1. */
  readonly value: number
}

/** A decision and the reasons for it. */
export interface Decision {
  readonly event: GameEvent
  /** The events that were tried, the decision first; empty where nothing was searched. */
  readonly tried: readonly ConsideredEvent[]
  /** The attacks that the opponent is expected to answer with, the worst first. */
  readonly replies: readonly Reply[]
}

export interface PlayerOptions {
  readonly level: Level
  /** A whole number: the same seed makes the same decisions. */
  readonly seed: number
  /** The player's own deck list. */
  readonly deck: Deck
  /** Decks that the opponent may have; the ones that fit what was seen are taken into account. Default: the own deck. */
  readonly opponentDecks?: readonly Deck[]
  /** Cards besides those of the engine. */
  readonly cards?: readonly CardDefinition[]
  /** Settings of the search in place of those of the level. */
  readonly settings?: Partial<SearchSettings>
}

export interface ComputerPlayer {
  /** Decides in a view in which the player must act. Throws a TypeError where it must not. */
  readonly decide: (view: Snapshot) => Decision
  /** The same in parts: each `next()` goes on for some playouts and tells how many are done. Leave it to cancel. */
  readonly think: (view: Snapshot) => Generator<SearchProgress, Decision>
}

const deciderOf = (view: Snapshot): PlayerId => {
  const asked = request(view)
  if (asked === null) throw new TypeError('The game is over: there is nothing to decide.')
  if (asked.kind === 'coin' || asked.kind === 'shuffle' || asked.kind === 'random')
    throw new TypeError('The host answers for chance: there is nothing for a player to decide.')
  return asked.player
}

/** Equal events are one decision. */
const distinct = (view: Snapshot, legal: readonly GameEvent[]): ReadonlyMap<string, GameEvent> => {
  const byKey = new Map<string, GameEvent>()
  for (const event of legal) if (!byKey.has(eventKey(view, event))) byKey.set(eventKey(view, event), event)
  return byKey
}

const decisionFrom = (
  { tried, replies }: SearchResult,
  events: ReadonlyMap<string, GameEvent>,
  otherwise: GameEvent,
): Decision => {
  const options = tried.flatMap(({ key, ...rest }) => {
    const event = events.get(key)
    return event === undefined ? [] : [{ event, ...rest }]
  })
  return { event: options[0]?.event ?? otherwise, tried: options, replies }
}

function* thinking(
  view: Snapshot,
  known: Knowledge,
  settings: SearchSettings | null,
  rng: Rng,
): Generator<SearchProgress, Decision> {
  const player = deciderOf(view)
  const legal = legalEvents(view)
  // A text that is applied by hand has no list of what may be done; the player says that it is done.
  if (legal.length === 0) throw new TypeError('There is no legal event that the player could decide for.')
  const events = distinct(view, legal)
  const [first] = events.values()
  const byList = (): GameEvent => legal[firstByPriority(view, legal, rng)] as GameEvent
  if (events.size === 1 || settings === null)
    return { event: events.size === 1 ? (first as GameEvent) : byList(), tried: [], replies: [] }
  return decisionFrom(yield* search(view, player, known, settings, rng), events, byList())
}

/** A computer player of a level. Give it views (`view(snapshot, player)`), and play what it decides. */
export const computerPlayer = ({
  level,
  seed,
  deck,
  opponentDecks = [],
  cards = [],
  settings,
}: PlayerOptions): ComputerPlayer => {
  const known = knowledgeOf(deck, opponentDecks, cards)
  const ofLevel: SearchSettings | null = LEVELS[level]
  const used = ofLevel === null ? null : { ...ofLevel, ...settings }
  const rng = rngFrom(seed)
  const think = (view: Snapshot): Generator<SearchProgress, Decision> => thinking(view, known, used, rng)
  return {
    think,
    decide: (view) => {
      const steps = think(view)
      for (;;) {
        const step = steps.next()
        if (step.done === true) return step.value
      }
    },
  }
}

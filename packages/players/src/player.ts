/** A computer player: decides from one player's view, and gives its reasons. */
import { type CardDefinition, type Deck, legalEvents, request, type Snapshot } from 'ptcg-turn-engine'
import type { GameEvent, PlayerId } from 'ptcg-turn-engine/model'
import { expectKnowledge, expectLevel, expectNames, expectSettings, expectView } from './expectArguments.ts'
import { type Knowledge, knowledgeOf } from './knowledge.ts'
import { LEVELS, type Level } from './levels.ts'
import { firstByPriority } from './priorities.ts'
import { rngFrom, type SearchRng } from './rng.ts'
import { eventKey } from './search/eventKey.ts'
import { type Reply, type SearchProgress, type SearchResult, searchTree } from './search/search.ts'
import type { SearchSettings } from './search/settings.ts'

/** An event that was tried, and its results in playouts. */
export interface ConsideredEvent {
  readonly event: GameEvent
  readonly playouts: number
  /** The estimated chance to win after it, from 0 to 1. */
  readonly value: number
}

/** A decision and the reasons for it. */
export interface Decision {
  readonly event: GameEvent
  /** The events that were tried, the decision first; empty if nothing was searched. */
  readonly tried: readonly ConsideredEvent[]
  /** The attacks that the opponent is expected to answer with, the worst first. */
  readonly replies: readonly Reply[]
}

export interface PlayerOptions {
  readonly level: Level
  /** A whole number: the same seed makes the same decision in the same view. */
  readonly seed: number
  /** The player's own deck list. */
  readonly deck: Deck
  /** Decks that the opponent may have; those that best fit the cards seen so far are considered. Default: the player's own deck. */
  readonly opponentDecks?: readonly Deck[]
  /** Cards in addition to those of the engine. */
  readonly cards?: readonly CardDefinition[]
  /** Settings of the search that replace those of the level. */
  readonly settings?: Partial<SearchSettings>
}

export interface ComputerPlayer {
  /** Decides in a view in which the player must act. Throws a TypeError if the player need not act there. */
  readonly decide: (view: Snapshot) => Decision
  /**
   * Decides as `decide` does, but in parts: each `next()` runs some playouts and reports how many are done. Stop
   * calling it to cancel.
   */
  readonly think: (view: Snapshot) => Generator<SearchProgress, Decision>
}

const deciderOf = (view: Snapshot): PlayerId => {
  const asked = request(view)
  if (asked === null) throw new TypeError('The game is over: there is nothing to decide.')
  if (asked.kind === 'coin' || asked.kind === 'shuffle' || asked.kind === 'random')
    throw new TypeError('The host answers for chance: there is nothing for a player to decide.')
  const { cards, players } = view.game
  expectView(view)
  // During a hidden choice, the view of the other player has no options.
  if (players[asked.player].hand.some((card) => cards[card]?.definition === null) || legalEvents(view).length === 0)
    throw new TypeError('This is the view of a player who need not act: pass the view of the player who must act.')
  return asked.player
}

/** The legal events by key: events with the same key are one decision. */
const distinct = (view: Snapshot, legal: readonly GameEvent[]): ReadonlyMap<string, GameEvent> => {
  const byKey = new Map<string, GameEvent>()
  for (const event of legal) {
    const key = eventKey(view, event)
    if (!byKey.has(key)) byKey.set(key, event)
  }
  return byKey
}

const decisionFrom = ({ tried, replies }: SearchResult, events: ReadonlyMap<string, GameEvent>): Decision => {
  // Every sample allows the same first decisions, so every key that was tried has an event.
  const considered = tried.map(({ key, ...rest }) => ({ event: events.get(key) as GameEvent, ...rest }))
  return { event: (considered[0] as ConsideredEvent).event, tried: considered, replies }
}

function* thinking(
  view: Snapshot,
  known: Knowledge,
  settings: SearchSettings | null,
  rng: SearchRng,
): Generator<SearchProgress, Decision> {
  const player = deciderOf(view)
  const legal = legalEvents(view)
  const events = distinct(view, legal)
  if (events.size === 1 || settings === null)
    return { event: legal[firstByPriority(view, legal, rng)] as GameEvent, tried: [], replies: [] }
  return decisionFrom(yield* searchTree(view, player, known, settings, rng), events)
}

const OPTIONS: { readonly [Option in keyof PlayerOptions]-?: true } = {
  level: true,
  seed: true,
  deck: true,
  opponentDecks: true,
  cards: true,
  settings: true,
}

/** The distance between the seeds of decisions in neighboring turns. */
const SEEDS_PER_TURN = 7919

/**
 * Creates a computer player of a level. Pass it views (`view(snapshot, player)`), and send the events that it chooses. Throws a TypeError
 * for an unknown level, invalid settings, a seed that is not a whole number, and a deck that has unknown cards or no Basic Pokémon.
 */
export const computerPlayer = (options: PlayerOptions): ComputerPlayer => {
  if (typeof options !== 'object' || options === null)
    throw new TypeError('computerPlayer takes options: a level, a seed and a deck.')
  expectNames('option', options, Object.keys(OPTIONS))
  const { level, seed, deck, opponentDecks = [], cards = [], settings } = options
  const known = knowledgeOf(deck, opponentDecks, cards)
  expectLevel(level)
  expectKnowledge('a player', seed, known)
  const ofLevel: SearchSettings | null = LEVELS[level]
  const used = ofLevel === null ? null : { ...ofLevel, ...settings }
  if (used !== null) expectSettings(used)
  // A generator for each decision: a search that is canceled does not change the next one.
  const think = (view: Snapshot): Generator<SearchProgress, Decision> =>
    thinking(view, known, used, rngFrom(seed + SEEDS_PER_TURN * view.game.turn.number))
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

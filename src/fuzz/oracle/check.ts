/** Runs the oracle as a check: it plays the same game beside the engine and says where the two part. */
import type { Snapshot } from '../../engine/stepper/snapshot.ts'
import type { GameEvent } from '../../game/model/events.ts'
import { PLAYERS } from '../../game/model/players.ts'
import type { Violation } from '../../game/rules/violation.ts'
import type { Check, Sent, Watch, Why } from '../check.ts'
import type { Opening } from '../opening.ts'
import { deedOf, keysOf, type WaitedFor, waitingOf } from './compare.ts'
import { damageDiffers } from './damageLedgers.ts'
import { differences, resultDiffers } from './differences.ts'
import { inWords, keyOfDeed } from './keys.ts'
import { type Oracle, seat } from './oracle.ts'
import type { AttackStep } from './table.ts'

/** Who is waited for, in a sentence. `between` is what there is to choose. */
const waitingWords = (waiting: WaitedFor, between: () => readonly string[]): string => {
  if (waiting === null) return 'the game is over'
  const who = waiting.player === 0 ? 'A' : 'B'
  switch (waiting.for) {
    case 'main':
      return `${who} goes on with the turn`
    case 'second attack':
      return `${who} may attack once more`
    case 'pick':
      return `${who} chooses between ${between().join(', ') || 'nothing'}`
    case 'coin':
      return `${who} flips a coin`
    case 'shuffle':
      return `${who} shuffles the deck`
    case 'random':
      return `a card is taken at random from the hand of ${who}`
    case 'hand work':
      return `${who} does what a text says by hand`
  }
}

const isSameWait = (one: WaitedFor, other: WaitedFor): boolean =>
  one?.for === other?.for && one?.player === other?.player

/** The oracle's script came to a place where it cannot go on: something before was done otherwise. */
const stuck = (error: unknown): string =>
  `oracle: the rules cannot go on: ${error instanceof Error ? error.message : String(error)}`

const waitDiffers = (oracle: Oracle, at: Snapshot, legal: readonly GameEvent[]): string | null => {
  const { wait, table } = oracle
  const found = waitingOf(at)
  if (isSameWait(wait, found)) return null
  const named = (keys: readonly string[]) => (): readonly string[] => keys.map((key) => inWords(table, key))
  const expected = waitingWords(wait, named(wait === null ? [] : oracle.legal))
  return `oracle: the wait: by the rules ${expected}, in the engine ${waitingWords(found, named(keysOf(at, legal)))}.`
}

/** Where the chart rests in each step of an attack. */
const STATES: { readonly [Step in AttackStep]: string } = {
  B: 'turn.attack.B_alter',
  C: 'turn.attack.C_confusion',
  D: 'turn.attack.D_choose',
  E: 'turn.attack.E_require',
  'F before': 'turn.attack.F_resolve.beforeDamage',
  'F damage': 'turn.attack.F_resolve.damage',
  'F other': 'turn.attack.F_resolve.otherEffects',
  'F reactions': 'turn.attack.F_resolve.reactions',
  'F benches': 'turn.attack.benchShrinking',
}

const stepDiffers = ({ table, wait }: Oracle, { state }: Snapshot): string | null => {
  const expected = table.step === null || wait === null ? null : STATES[table.step]
  const isThere = expected === null ? !state.startsWith('turn.attack') : state.startsWith(expected)
  return isThere
    ? null
    : `oracle: the step: by the rules ${table.step ?? 'no attack'} is under way, the chart is in ${state}`
}

/** The keys that only one list has. A key may be there twice: effects of one name. */
const only = (some: readonly string[], others: readonly string[]): readonly string[] => {
  const left = [...others]
  return some.filter((key) => {
    const at = left.indexOf(key)
    if (at !== -1) left.splice(at, 1)
    return at === -1
  })
}

const PART = /\b(card|pokemon|ability|attack) (\d+)/g

/** Why the engine refuses what a key stands for, in brackets; nothing about an answer. */
const refusal = (at: Snapshot, key: string, why: Why | undefined): string => {
  const parts = [...key.matchAll(PART)].map(([, part = '', value]) => [part, Number(value)] as const)
  const event = { type: key.split(' ')[0], player: at.game.turn.player, ...Object.fromEntries(parts) }
  const reasons = why?.(event) ?? []
  return reasons.length === 0 ? '' : ` (refused: ${reasonsInWords(reasons)})`
}

const legalDiffers = (
  oracle: Oracle,
  at: Snapshot,
  legal: readonly GameEvent[],
  why: Why | undefined,
): string | null => {
  const expected = oracle.legal
  const found = keysOf(at, legal)
  if (expected.length === found.length && expected.every((key, index) => key === found[index])) return null
  const tell = (keys: readonly string[], more: (key: string) => string = () => ''): string =>
    keys.map((key) => `${inWords(oracle.table, key)}${more(key)}`).join('; ')
  const missing = only(expected, found)
  const added = only(found, expected)
  return [
    'oracle: legal events:',
    ...(missing.length === 0
      ? []
      : [`the engine does not list what the rules allow: ${tell(missing, (key) => refusal(at, key, why))}.`]),
    ...(added.length === 0 ? [] : [`the engine lists what the rules forbid: ${tell(added)}.`]),
  ].join(' ')
}

const reasonsInWords = (violations: readonly Violation[]): string =>
  violations.map(({ rule, message }) => `${rule} ${message}`).join(' ')

const prefixed = (prefix: string, says: string | null): string | null => (says === null ? null : `${prefix}: ${says}`)

/** Before a shuffle the order of a deck means nothing, but the shuffle is told by positions: the engine's count. */
const takeOverTheOrder = (oracle: Oracle, { game }: Snapshot): void => {
  if (game.ask?.ask !== 'shuffle') return
  const { player } = game.ask
  const deck = game.players[player].deck
  if (new Set([...deck, ...oracle.table.sides[player].deck]).size === deck.length)
    oracle.table.sides[player].deck = [...deck]
}

const isPermutation = (order: readonly number[], many: number): boolean =>
  order.length === many &&
  new Set(order).size === many &&
  order.every((at) => Number.isInteger(at) && at >= 0 && at < many)

const isLegal = (oracle: Oracle, before: Snapshot, event: GameEvent): boolean => {
  if (oracle.wait === null) return false
  if (event.type === 'CONCEDE') return true
  if ('player' in event && event.player !== oracle.wait.player) return false
  const deed = deedOf(before, event)
  if (deed.did === 'change') return oracle.allows(deed)
  const toShuffle = oracle.wait.for === 'shuffle' ? oracle.wait.cards : 0
  if (deed.did === 'shuffle' && !isPermutation(deed.order, toShuffle)) return false
  return oracle.legal.includes(keyOfDeed(deed))
}

/** What names something that is not there is not legal. */
const mayBe = (oracle: Oracle, before: Snapshot, event: GameEvent): boolean => {
  try {
    return isLegal(oracle, before, event)
  } catch {
    return false
  }
}

const isEvent = (event: unknown): event is GameEvent => typeof event === 'object' && event !== null && 'type' in event

const accepted = (oracle: Oracle, { before, after }: Sent, event: GameEvent): string | null => {
  const key = event.type === 'CONCEDE' ? 'CONCEDE' : inWords(oracle.table, keyOfDeed(deedOf(before, event)))
  if (!isLegal(oracle, before, event)) return `oracle: legal events: the engine takes what the rules forbid: ${key}.`
  if (event.type === 'CONCEDE') {
    if (PLAYERS.includes(event.player)) oracle.concede(event.player)
  } else {
    takeOverTheOrder(oracle, before)
    oracle.tell(deedOf(before, event))
  }
  return prefixed('oracle: damage', damageDiffers(oracle.table, after))
}

/** An event of the wrong shape is none of the rules' business. */
const refused = (oracle: Oracle, { before, violations }: Sent, event: GameEvent): string | null => {
  if (violations.some(({ code }) => code === 'MALFORMED_EVENT') || !mayBe(oracle, before, event)) return null
  const key = event.type === 'CONCEDE' ? 'CONCEDE' : inWords(oracle.table, keyOfDeed(deedOf(before, event)))
  return `oracle: legal events: the engine refuses what the rules allow: ${key}. ${reasonsInWords(violations)}`
}

const watching = (oracle: Oracle): Watch => ({
  atRest: (at, legal, why) =>
    prefixed('oracle: the winner', resultDiffers(oracle.table, at)) ??
    waitDiffers(oracle, at, legal) ??
    stepDiffers(oracle, at) ??
    prefixed('oracle: the table', differences(at, oracle.table)) ??
    legalDiffers(oracle, at, legal, why),
  see: (sent) => {
    const { event } = sent
    if (!isEvent(event)) return null
    try {
      return sent.accepted ? accepted(oracle, sent, event) : refused(oracle, sent, event)
    } catch (error) {
      return stuck(error)
    }
  },
})

/** Plays along, and at every decision compares who is waited for, what is legal, and the whole table. */
export const oracleCheck: Check = {
  name: 'oracle',
  watch: (opening: Opening): Watch => {
    try {
      return watching(seat(opening))
    } catch (error) {
      return { atRest: () => stuck(error) }
    }
  },
}

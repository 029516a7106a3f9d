/** Runs the oracle as a check: it plays the same game beside the engine and reports the first difference. */
import type { RuleId, Snapshot, Violation } from 'ptcg-turn-engine'
import { type ChoicePurpose, type GameEvent, PLAYERS } from 'ptcg-turn-engine/model'
import { QUESTIONS } from 'ptcg-turn-engine/words'
import type { Check, Sent, Watch, Why } from '../check.ts'
import { ENGINE_API, type EngineApi } from '../engineApi.ts'
import { everyNth } from '../invariants/sampling.ts'
import type { Opening } from '../opening.ts'
import { onlyInOne } from './apart.ts'
import { type Asking, askedInWords } from './askedInWords.ts'
import { answerFrom, keysOf, manyOf, type WaitedFor, waitingOf } from './compare.ts'
import { damageDiffers } from './damageLedgers.ts'
import { differences, pastDiffers, resultDiffers } from './differences.ts'
import { inWords, keyOfAnswer, pokemonName } from './keys.ts'
import { WithoutEnd } from './main.ts'
import { type Oracle, seat } from './oracle.ts'
import { rulesAgainst } from './reasons.ts'
import { remedyDiffers } from './remedies.ts'
import { picksDiffer, requestDiffers } from './requestDiffers.ts'
import type { AttackStep, Play } from './table.ts'
import { shownDiffers } from './tableShown.ts'

const isSameWait = (one: WaitedFor, other: WaitedFor): boolean =>
  one?.for === other?.for && one?.player === other?.player

/** Describes an error of the oracle. It means that the rules and the engine differed at an earlier action. */
const stuck = (error: unknown): string =>
  `the rules cannot go on: ${error instanceof Error ? error.message : String(error)}`

/** The text that is being carried out, as a sentence. */
const textThatAsks = (table: Oracle['table'], { game: { resolution } }: Snapshot): string => {
  if (resolution === null) return ''
  const { label, pokemon } = resolution.source
  return ` The text that asks is ${label}${pokemon === null ? '' : ` of ${pokemonName(table, pokemon)}`}.`
}

/** Describes the request that follows from the rules, and the engine's request. */
const bothAsk = ({ wait, legal, table }: Oracle, at: Snapshot, listed: readonly GameEvent[]): string => {
  const { ask } = at.game
  const rules: Asking = { waiting: wait, keys: legal, many: wait?.for === 'pick' ? wait.many : [0, 0] }
  const engine: Asking = {
    waiting: waitingOf(at),
    keys: keysOf(at, listed),
    many: ask?.ask === 'choice' ? manyOf(ask) : [0, 0],
  }
  return `by the rules ${askedInWords(table, rules)}, in the engine ${askedInWords(table, engine)}.${textThatAsks(table, at)}`
}

/** The rule that determines who goes first if both players must make the same choice. */
const NEXT_FIRST: { readonly [Purpose in ChoicePurpose]?: RuleId } = {
  prizes: 'KO.4',
  promote: 'KO.5',
  leaveBench: 'T2A.3',
}

const waitDiffers = (oracle: Oracle, at: Snapshot, legal: readonly GameEvent[]): string | null => {
  if (isSameWait(oracle.wait, waitingOf(at))) return null
  const { number, player } = at.game.turn
  const { ask, knockOut } = at.game
  // If only one player takes Prize cards, the difference is not about the order of the players.
  const isOfBoth = ask?.ask === 'choice' && (ask.purpose !== 'prizes' || knockOut?.prizes.includes(0) === false)
  const rule = isOfBoth ? NEXT_FIRST[ask.purpose] : undefined
  const whose =
    number === 0
      ? ''
      : ` In the engine it is ${player === 0 ? 'A' : 'B'}'s turn${rule === undefined ? '' : ` (${rule})`}.`
  return `the wait: ${bothAsk(oracle, at, legal)}${whose}`
}

/** The state of the chart in each step of an attack, and a description of the step. */
const STEPS: { readonly [Step in AttackStep]: readonly [state: string, words: string] } = {
  B: ['turn.attack.B_alter', 'step B, what alters the attack,'],
  C: ['turn.attack.C_confusion', 'step C, the coin for Confusion,'],
  D: ['turn.attack.D_choose', 'step D, the choices of the attack,'],
  E: ['turn.attack.E_require', 'step E, what the attack requires,'],
  'F before': ['turn.attack.F_resolve.beforeDamage', 'what comes before the damage'],
  'F damage': ['turn.attack.F_resolve.damage', 'the damage'],
  'F other': ['turn.attack.F_resolve.otherEffects', 'what the attack does besides its damage'],
  'F reactions': ['turn.attack.F_resolve.reactions', 'what the damage triggers'],
  'F benches': ['turn.attack.benchShrinking', 'a Bench that became smaller'],
  'F enduring': ['turn.attack.enduring', 'a coin that may keep 10 HP'],
}

const stepDiffers = ({ table, wait }: Oracle, { state }: Snapshot): string | null => {
  const [expected, words] = table.step === null || wait === null ? [null, 'no attack'] : STEPS[table.step]
  const isThere = expected === null ? !state.startsWith('turn.attack') : state.startsWith(expected)
  if (isThere) return null
  const [, found] = Object.values(STEPS).find(([one]) => state.startsWith(one)) ?? ['', `the state ${state}`]
  return `the step: by the rules ${words} is under way, in the engine ${found}.`
}

const PART = /\b(card|pokemon|ability|attack) (\d+)/g

/** The event of the main phase that a key describes. */
const eventOfKey = (at: Snapshot, key: string): { readonly type: string; readonly player: number } => {
  const parts = [...key.matchAll(PART)].map(([, part = '', value]) => [part, Number(value)] as const)
  return { type: key.split(' ')[0] ?? '', player: at.game.turn.player, ...Object.fromEntries(parts) }
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
  const { ask } = at.game
  if (ask?.ask === 'choice') return `what may be chosen: ${bothAsk(oracle, at, legal)} ${QUESTIONS[ask.purpose]}`
  const refusal = (key: string): string => {
    const reasons = why?.(eventOfKey(at, key)) ?? []
    return reasons.length === 0 ? '' : ` (the engine says: ${reasonsInWords(reasons)})`
  }
  const broken = (key: string): string => {
    const { type: play, player: _, ...parts } = eventOfKey(at, key)
    const rules = rulesAgainst(oracle.table, { play, ...parts } as Play)
    return rules.length === 0 ? '' : ` (${rules.join(', ')})`
  }
  const listInWords = (keys: readonly string[], more: (key: string) => string): string =>
    keys.map((key) => `${inWords(oracle.table, key)}${more(key)}`).join('; ')
  const [missing, added] = onlyInOne(expected, found)
  return [
    'legal events:',
    ...(missing.length === 0
      ? []
      : [`the engine does not offer what the rules allow: ${listInWords(missing, refusal)}.`]),
    ...(added.length === 0 ? [] : [`the engine offers what the rules forbid: ${listInWords(added, broken)}.`]),
  ].join(' ')
}

const reasonsInWords = (violations: readonly Violation[]): string =>
  violations.map(({ rule, message }) => `${rule} ${message}`).join(' ')

const prefixed = (prefix: string, says: string | null): string | null => (says === null ? null : `${prefix}: ${says}`)

const followed = (says: string | null, more: () => string): string | null => (says === null ? null : says + more())

/**
 * Copies the engine's order of a deck to the oracle before a shuffle. That order has no meaning, but the shuffle refers to positions in it.
 */
const takeOverTheOrder = (oracle: Oracle, { game }: Snapshot): void => {
  if (game.ask?.ask !== 'shuffle' || game.ask.prizes === true) return
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
  const given = answerFrom(before, event)
  if (given.answer === 'change') return oracle.allows(given)
  const toShuffle = oracle.wait.for === 'shuffle' ? oracle.wait.cards : 0
  if (given.answer === 'shuffle' && !isPermutation(given.order, toShuffle)) return false
  return oracle.legal.includes(keyOfAnswer(given))
}

/** True if an event is legal. An event that refers to something nonexistent is not. */
const mayBe = (oracle: Oracle, before: Snapshot, event: GameEvent): boolean => {
  try {
    return isLegal(oracle, before, event)
  } catch {
    return false
  }
}

const isEvent = (event: unknown): event is GameEvent => typeof event === 'object' && event !== null && 'type' in event

const doneInWords = (oracle: Oracle, before: Snapshot, event: GameEvent): string =>
  event.type === 'CONCEDE' ? 'CONCEDE' : inWords(oracle.table, keyOfAnswer(answerFrom(before, event)))

const accepted = (oracle: Oracle, sent: Sent, event: GameEvent, { request }: EngineApi): string | null => {
  const { before, after } = sent
  if (!isLegal(oracle, before, event))
    return `legal events: the engine takes what the rules forbid: ${doneInWords(oracle, before, event)}.`
  if (event.type === 'CONCEDE') {
    if (PLAYERS.includes(event.player)) oracle.concede(event.player)
  } else {
    takeOverTheOrder(oracle, before)
    oracle.answer(answerFrom(before, event))
  }
  return prefixed('damage', damageDiffers(oracle.table, after)) ?? picksDiffer(sent, request)
}

/**
 * Returns the difference if the engine refuses an event that the rules allow, or if it refuses an event with a wrong remedy; otherwise
 * null. Malformed events are not compared.
 */
const refused = (oracle: Oracle, { before, violations }: Sent, event: GameEvent): string | null => {
  if (violations.some(({ code }) => code === 'MALFORMED_EVENT')) return null
  if (!mayBe(oracle, before, event)) {
    const { wait, table } = oracle
    if (wait?.for !== 'main' || !('player' in event) || event.player !== wait.player) return null
    const { type: play, player: _, ...parts } = event
    return remedyDiffers(table, { play, ...parts } as Play, violations)
  }
  return `legal events: the engine refuses what the rules allow: ${doneInWords(oracle, before, event)}. ${reasonsInWords(violations)}`
}

/** True if the engine has interrupted endless effects with a request. The rules have no such request, so the comparison ends. */
const isInterrupted = ({ after: { game } }: Sent): boolean => game.ask?.ask === 'choice' && game.ask.purpose === 'goOn'

const compared = (
  oracle: Oracle,
  at: Snapshot,
  legal: readonly GameEvent[],
  why: Why | undefined,
  api: EngineApi,
  isShown: boolean,
): string | null =>
  prefixed('the winner', resultDiffers(oracle.table, at.game)) ??
  waitDiffers(oracle, at, legal) ??
  stepDiffers(oracle, at) ??
  prefixed('the table', differences(at.game, oracle.table) ?? pastDiffers(oracle.table, at.game)) ??
  legalDiffers(oracle, at, legal, why) ??
  followed(requestDiffers(oracle, at, api.request(at)), () => textThatAsks(oracle.table, at)) ??
  (isShown ? prefixed('what is shown', shownDiffers(oracle, at, api)) : null)

/** The number of decisions from one comparison of the displayed table to the next. */
const SHOWN = 24

const watching = (oracle: Oracle, api: EngineApi): Watch => {
  let isOver = false
  const isShown = everyNth(SHOWN)
  return {
    atRest: (at, legal, why) => (isOver ? null : compared(oracle, at, legal, why, api, isShown())),
    see: (sent) => {
      const { event } = sent
      if (isOver || !isEvent(event)) return null
      try {
        return sent.accepted ? accepted(oracle, sent, event, api) : refused(oracle, sent, event)
      } catch (error) {
        isOver = error instanceof WithoutEnd && isInterrupted(sent)
        return isOver ? null : stuck(error)
      }
    },
  }
}

/** Plays the same game as the engine. At every decision, compares the request, the legal events, and the whole table. */
export const oracleCheck: Check = {
  name: 'oracle',
  watch: (opening: Opening, _, api: EngineApi = ENGINE_API): Watch => {
    try {
      return watching(seat(opening), api)
    } catch (error) {
      return { atRest: () => stuck(error) }
    }
  },
}

/** Compares the engine's request with the oracle's, property by property (GR.6, GR.8). */
import { dequal } from 'dequal/lite'
import type { Request, Snapshot } from 'ptcg-turn-engine'
import type { Sent } from '../check.ts'
import type { EngineApi } from '../engineApi.ts'
import { optionKey, takeable } from './choices.ts'
import { manyOf, pickableOf } from './compare.ts'
import type { Oracle } from './oracle.ts'
import type { OracleTable, Wait } from './table.ts'
import { valueInWords } from './valueInWords.ts'

type Kind = Request['kind']
type Asked<One extends Kind> = Extract<Request, { readonly kind: One }>

/** The oracle's request, its table, and the engine's snapshot. */
interface Asking {
  readonly wait: Wait
  readonly table: OracleTable
  readonly at: Snapshot
}

/** The value of a property by the rules, and its value in the engine. */
type Both = readonly [rules: unknown, engine: unknown]

/** Marks a property that is not compared: the oracle does not have it, or `picksDiffer` compares it. */
const NOT_CHECKED = null

type Second<One extends Kind> = {
  readonly [Key in Exclude<keyof Asked<One>, 'kind'>]-?: ((asked: Asked<One>, asking: Asking) => Both) | null
}

/** Reads a property that has the same name in both requests. */
const same =
  <Key extends string>(key: Key) =>
  (asked: { readonly [Name in Key]?: unknown }, { wait }: Asking): Both => [
    (wait as { readonly [Name in Key]?: unknown })[key],
    asked[key],
  ]

type Choosing = Asked<'choose' | 'prizes' | 'promote'>

/** The keys of the options that may still be picked, sorted. */
const left = ({ player, options, picked, again }: Choosing, { at }: Asking): readonly string[] =>
  options
    .filter((_, index) => again || !picked.includes(index))
    .map((option) => optionKey(pickableOf(at.game, player, option)))
    .toSorted()

const remaining =
  (at: 0 | 1) =>
  (asked: Choosing, { wait }: Asking): Both =>
    wait.for === 'pick' && wait.units === 0 && asked.units === 0
      ? [wait.many[at], manyOf(asked)[at]]
      : [NOT_CHECKED, NOT_CHECKED]

const CHOICE: {
  readonly [Key in Exclude<keyof Choosing, 'kind'>]: ((asked: Choosing, asking: Asking) => Both) | null
} = {
  player: same('player'),
  purpose: NOT_CHECKED,
  options: (asked, asking) => [
    asking.wait.for === 'pick' && asked.purpose !== 'order' ? asking.wait.options.map(optionKey).toSorted() : null,
    asked.purpose !== 'order' ? left(asked, asking) : null,
  ],
  // `picksDiffer` compares the picks from one event to the next.
  picked: NOT_CHECKED,
  min: remaining(0),
  max: remaining(1),
  again: same('again'),
  units: same('units'),
}

const REQUESTS: { readonly [One in Kind]: Second<One> } = {
  main: { player: same('player') },
  choose: CHOICE,
  prizes: CHOICE,
  promote: CHOICE,
  coin: { player: same('player'), coins: same('coins') },
  shuffle: { player: same('player'), cards: same('cards'), prizes: same('prizes') },
  random: {
    player: same('player'),
    cards: same('cards'),
    hand: ({ hand, player }, { table }) => [takeable(table, player).length, hand],
  },
  resolve: { player: same('player'), text: same('text') },
}

/** For each kind of the engine's requests, the corresponding kinds of the oracle's requests. */
const WAITS: { readonly [One in Kind]: readonly Wait['for'][] } = {
  main: ['main', 'second attack'],
  choose: ['pick'],
  prizes: ['pick'],
  promote: ['pick'],
  coin: ['coin'],
  shuffle: ['shuffle'],
  random: ['random'],
  resolve: ['hand work'],
}

/** All kinds of the engine's requests. */
export const REQUEST_KINDS: readonly string[] = Object.keys(WAITS)

/** A description of each property of a request. */
const SAID_OF: Readonly<Record<string, string>> = {
  player: 'the seat that must answer',
  options: 'the options',
  min: 'the minimum number of picks',
  max: 'the maximum number of picks',
  again: 'whether an option may be picked again',
  units: 'the Energy to be paid',
  coins: 'the coins still to be flipped',
  cards: 'the cards that the request is about',
  hand: 'the cards of the hand',
  text: 'the text',
}

const propertyInWords = (value: unknown): string =>
  value === 'untilTails' ? 'as many as it takes until tails' : valueInWords(value)

/** Describes the first property of a request that differs; null if there is none. */
export const requestDiffers = ({ wait, table }: Oracle, at: Snapshot, asked: Request | null): string | null => {
  if (asked === null || wait === null || !WAITS[asked.kind].includes(wait.for))
    return wait === asked
      ? null
      : `GR.6: the request: by the rules ${wait?.for ?? 'nothing'}, in the engine ${asked?.kind ?? 'nothing'}.`
  const second = REQUESTS[asked.kind] as Readonly<Record<string, ((asked: Request, asking: Asking) => Both) | null>>
  for (const [key, both] of Object.entries(second)) {
    const [rules, engine] = both?.(asked, { wait, table, at }) ?? [null, null]
    if (!dequal(rules, engine))
      return `GR.6: the request: ${SAID_OF[key] ?? key}: by the rules ${propertyInWords(rules)}, in the engine ${propertyInWords(engine)}.`
  }
  return null
}

/** Describes the difference if the engine does not add a pick after the earlier picks; otherwise null. */
export const picksDiffer = ({ event, before, after }: Sent, request: EngineApi['request']): string | null => {
  const { type, option } = event as { readonly type?: string; readonly option?: number }
  const [was, now] = type === 'CHOOSE' ? [request(before), request(after)] : [null, null]
  if (was === null || now === null || !('picked' in was) || !('picked' in now)) return null
  if (now.picked.length !== was.picked.length + 1 || !dequal(was.options, now.options)) return null
  return `${now.picked}` === `${[...was.picked, option]}`
    ? null
    : 'GR.6: the request does not list the picks in the order in which they were made.'
}

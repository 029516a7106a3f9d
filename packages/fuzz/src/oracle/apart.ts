/** Compares a value of the oracle with one of the engine, and describes the difference in a sentence. */
import { dequal } from 'dequal/lite'
import type { CardId, PlayerId } from 'ptcg-turn-engine/model'
import { nameOf } from './cards.ts'
import type { OracleTable } from './table.ts'
import { valueInWords } from './valueInWords.ts'

export const seatName = (player: PlayerId): string => (player === 0 ? 'A' : 'B')

const sortedNumbers = (numbers: readonly number[]): readonly number[] => [...numbers].sort((one, other) => one - other)

const both = (what: string, rules: string, engine: string): string =>
  `${what}: by the rules ${rules}, in the engine ${engine}`

/** Returns the difference in one sentence, or null. `say` puts a value into words; it is called only if the two values differ. */
export const unlessAlike = <Data>(
  what: string,
  rules: Data,
  engine: Data,
  say: (data: Data) => string = valueInWords,
): string | null => {
  if (rules === engine) return null
  const [expected, found] = [say(rules), say(engine)]
  return expected === found ? null : both(what, expected, found)
}

/** Returns the items that only `rules` has, and those that only `engine` has. Duplicates are matched one by one. */
export const onlyInOne = (
  rules: readonly string[],
  engine: readonly string[],
): readonly [readonly string[], readonly string[]] => {
  const without = (some: readonly string[], others: readonly string[]): readonly string[] => {
    const left = [...others]
    return some.filter((one) => !left.includes(one) || left.splice(left.indexOf(one), 1).length === 0)
  }
  return [without(rules, engine), without(engine, rules)]
}

/** Compares two lists without regard to order, with all properties of their items. `say` describes an item. */
export const inAnyOrder = <Data>(
  what: string,
  rules: readonly Data[],
  engine: readonly Data[],
  say: (one: Data) => string,
): string | null => {
  if (dequal(rules, engine)) return null
  const said = new Map([...rules, ...engine].map((one) => [valueInWords(one), say(one)]))
  const [expected, found] = onlyInOne(rules.map(valueInWords), engine.map(valueInWords)).map((some) =>
    some.map((one) => said.get(one) ?? one).sort(),
  )
  return unlessAlike(what, expected ?? [], found ?? [])
}

export const differingNames = (table: OracleTable, cards: readonly CardId[]): string =>
  cards.length === 0 ? 'nothing' : cards.map((card) => `${nameOf(table, card)} #${card}`).join(', ')

/** True if both lists have the same items in the same order. */
export const isSamePile = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, at) => one === others[at])

type Compare = (table: OracleTable, what: string, rules: readonly CardId[], engine: readonly CardId[]) => string | null

/** Compares two lists of cards and their order. */
export const pile: Compare = (table, what, rules, engine) =>
  isSamePile(rules, engine) ? null : both(what, differingNames(table, rules), differingNames(table, engine))

/** Compares two lists of cards without regard to order, and lists the cards that only one of them has. */
export const compareUnordered: Compare = (table, what, rules, engine) => {
  if (isSamePile(rules, engine) || isSamePile(sortedNumbers(rules), sortedNumbers(engine))) return null
  const only = (some: readonly CardId[], others: readonly CardId[]): string =>
    differingNames(
      table,
      some.filter((card) => !others.includes(card)),
    )
  return `${both(what, only(rules, engine), only(engine, rules))} besides what both have`
}

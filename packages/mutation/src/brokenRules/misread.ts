/**
 * Mutants that read texts wrongly: they play with cards in which one part of every text is another, or is left out, while
 * whoever watches has the cards as they are. So each word is found out in whatever does it, asks it or looks ahead to it.
 */

import type { RuleId } from 'ptcg-turn-engine'
import type { CardDefinition } from 'ptcg-turn-engine/model'
import { ENGINE, type Opening } from 'ptcg-turn-engine-fuzz'
import { type Mutant, mutant } from './mutant.ts'

/** The replacement of a part whose contents have been read; null to leave it out. */
export type TextPart = Readonly<Record<string, unknown>>

/** The replacement of a part whose contents have been read; null to leave it out. */
export type Misreading = (part: TextPart) => TextPart | null

const isPart = (value: unknown): value is TextPart =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads a value recursively; an unchanged part stays the same object. */
const read = (value: unknown, reading: Misreading): unknown => {
  if (Array.isArray(value)) {
    const parts = value.map((one) => read(one, reading)).filter((one) => one !== null)
    return parts.length === value.length && parts.every((one, at) => one === value[at]) ? value : parts
  }
  if (!isPart(value)) return value
  const entries = Object.entries(value).map(([key, one]) => [key, read(one, reading)] as const)
  const isSame = entries.every(([key, one]) => one === value[key])
  return reading(isSame ? value : Object.fromEntries(entries.filter(([, one]) => one !== null)))
}

/** An engine that reads texts in a way of its own. */
export const misread = (what: string, rules: readonly RuleId[], reading: Misreading): Mutant =>
  mutant('text read wrongly', what, {
    says: `what a card says is read wrongly: ${what}`,
    rules,
    subject: { ...ENGINE, definitions: (card) => read(card, reading) as CardDefinition },
  })

/** True if anything on the cards of a game is read wrongly: if not, the mutant plays it as the engine does. */
export const concerns = ({ subject }: Mutant, { game }: Opening): boolean => {
  const { definitions } = subject
  return definitions === undefined || Object.values(game.definitions).some((card) => definitions(card) !== card)
}

/** The part as it is where the condition does not hold. */
export const where =
  (isMeant: (part: TextPart) => boolean, change: Misreading): Misreading =>
  (part) =>
    isMeant(part) ? change(part) : part

/** The part is passed over. */
export const passedOver: Misreading = () => null

/** The part as if this were not printed. */
export const withoutKey =
  (key: string): Misreading =>
  ({ [key]: _, ...rest }) =>
    rest

/** The part with something else printed on it. */
export const printing =
  (other: TextPart): Misreading =>
  (part) => ({ ...part, ...other })

/**
 * Mutants that misread texts: they play with cards in which one kind of part is changed or left out in every text, while the checks see the
 * original cards. This tests every place in the engine that carries out, checks or predicts that part.
 */

import type { RuleId } from 'ptcg-turn-engine'
import type { CardDefinition } from 'ptcg-turn-engine/model'
import { ENGINE, type Opening } from 'ptcg-turn-engine-fuzz'
import { type Mutant, mutant } from './mutant.ts'

/** A part of a card: any object in its definition. */
export type TextPart = Readonly<Record<string, unknown>>

/** Misreads a part whose inner parts have been read already. Returns the replacement of the part, or null to leave it out. */
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

/** A mutant that reads every text with this misreading. */
export const misread = (what: string, rules: readonly RuleId[], reading: Misreading): Mutant =>
  mutant('text read wrongly', what, {
    says: `a card text is read wrongly: ${what}`,
    rules,
    subject: { ...ENGINE, definitions: (card) => read(card, reading) as CardDefinition },
  })

/** True if the mutant reads some card of a game wrongly. A mutant that reads none wrongly plays the game as the engine does. */
export const concerns = ({ subject }: Mutant, { game }: Opening): boolean => {
  const { definitions } = subject
  return definitions === undefined || Object.values(game.definitions).some((card) => definitions(card) !== card)
}

/** A misreading of only those parts for which a condition holds. */
export const where =
  (isMeant: (part: TextPart) => boolean, change: Misreading): Misreading =>
  (part) =>
    isMeant(part) ? change(part) : part

/** Leaves the part out. */
export const passOver: Misreading = () => null

/** Reads the part as if this property were not printed. */
export const withoutKey =
  (key: string): Misreading =>
  ({ [key]: _, ...rest }) =>
    rest

/** Reads the part as if these properties were printed on it. */
export const printing =
  (other: TextPart): Misreading =>
  (part) => ({ ...part, ...other })

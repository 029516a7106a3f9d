/** Finds the numbers in the words of a sentence and in its effect. "1" has too many wordings to be compared. */

import { ENERGY_TYPES } from 'ptcg-turn-engine/model'
import { type EffectPart, isObject, says } from './mentions.ts'

/** The maximum in an effect that stands for "any number of" or "as many as there are". */
export const AS_MANY = 60

/** Returns the numbers in a negated condition: "not at least 4" is "3 or fewer". */
const inNot = (what: EffectPart): readonly number[] =>
  Object.entries(what).flatMap(([key, value]) =>
    (key === 'number' || key === 'countersAtLeast' || key === 'energyAtLeast') && typeof value === 'number'
      ? [value - 1]
      : inPart(value),
  )

/** Returns the number of units in a list of Energy units. */
const inUnits = (units: unknown): readonly number[] => (Array.isArray(units) ? [units.length] : [])

/** True for a cost of an attack; the cost of an Ability is a list of steps. */
const isOfSymbols = (cost: unknown): boolean =>
  Array.isArray(cost) && cost.every((symbol) => typeof symbol === 'string')

const inPart = (part: unknown): readonly number[] => {
  if (typeof part === 'number') return [Math.abs(part)]
  if (Array.isArray(part)) return part.flatMap(inPart)
  if (!isObject(part)) return []
  if (part.continuous === 'doublesBasicEnergy') return [2]
  if (part.do === 'forEach' && typeof part.times === 'number') return [part.times + 1, ...inPart(part.then)]
  if (part.is === 'not' && isObject(part.what) && part.what.is === 'atLeast') return inNot(part.what)
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'not' && isObject(value)
      ? inNot(value)
      : (key === 'max' || key === 'min') && value === AS_MANY
        ? []
        : (key === 'units' || (key === 'cost' && isOfSymbols(value))) && Array.isArray(value)
          ? inUnits(value)
          : inPart(value),
  )
}

/** Counts how often a sentence damages a newly chosen Pokémon. */
const times = (meaning: unknown): number => {
  if (!isObject(meaning)) return 0
  return meaning.kind === 'damageTo' ? 1 : meaning.kind === 'both' ? times(meaning.first) + times(meaning.second) : 0
}

/** Returns the numbers above 1 that the words for a meaning must contain. */
export const numbersInEffect = (meaning: unknown): readonly number[] => [
  ...new Set([...inPart(meaning), ...(times(meaning) > 2 ? [times(meaning)] : [])].filter((number) => number > 1)),
]

/**
 * The numbers in a sentence: all of them, and those that its effect must contain. `means` tells whether a number in the effect can stand
 * for a number in the words.
 */
export interface WrittenNumbers {
  readonly all: readonly number[]
  readonly sure: readonly number[]
  readonly means: (inEffect: number, inWords: number) => boolean
}

/** Numbers that no effect contains, because the rules or other words of the sentence already give them. */
const WITHOUT =
  /\bStage \d|instead of \d+(?= on\b| during\b|\.|$)|remaining HP becomes 10|can't discard \d+ cards|must play \d+|Bench until (?:they have|you have) 5\b/gi

/** Words that stand for a number in the effect. */
const FOR_WORDS: readonly (readonly [RegExp, number])[] = [
  [/that much|same amount|equal to the damage|can't take any|minus/i, 10],
  [/ignore all/i, 10],
  [/any other/i, 2],
  [/any order|all but|until (?:they|you|he)|any number|any amount|as many/i, AS_MANY],
]

/** Matches several Energy symbols one after another. */
const SYMBOLS_OF_ENERGY = new RegExp(`(?:\\b(?:${ENERGY_TYPES.join('|')})\\b ?){2,}`, 'g')

export const numbersInWords = (words: string, meaning: unknown): WrittenNumbers => {
  const bare = words.replace(WITHOUT, '')
  const fewer = new Set([...bare.matchAll(/\bfewer than (\d+)/g)].map(([, number]) => Number(number)))
  const symbols = [...`${bare} `.matchAll(SYMBOLS_OF_ENERGY)].map(([all]) => all.trim().split(' ').length)
  const digits = [...bare.matchAll(/\d+/g)].map(([number]) => Number(number))
  const forWords = FOR_WORDS.flatMap(([pattern, number]) => (pattern.test(bare) ? [number] : []))
  const all = [...new Set([...digits, ...symbols, ...forWords])].filter((number) => number > 1)
  const isOfHp = /remaining HP is/.test(bare)
  const isUnless = /\bunless\b/.test(bare)
  const isNeeded = /can't discard \d+ cards in this way/.test(words)
  const limit = Number(/can't add more than (\d+)/.exec(bare)?.[1] ?? 0)
  // the number before "damage minus" is also printed beside the attack
  const base = Number(/(\d+) damage minus/.exec(bare)?.[1] ?? 0)
  const usual =
    says(meaning, 'conditionCounters') || /damage instead of/.test(words)
      ? Number(/instead of (\d+)/.exec(words)?.[1] ?? 0)
      : 0
  const means = (inEffect: number, inWords: number): boolean =>
    inEffect === (fewer.has(inWords) || isUnless ? inWords - 1 : inWords) ||
    (isNeeded && inEffect === inWords - 1) ||
    (isOfHp && inEffect * 10 === inWords) ||
    (usual > 0 && inEffect === inWords - usual) ||
    (limit > 0 && inWords === limit && all.some((one) => one * inEffect <= limit && limit < one * (inEffect + 1)))
  const isOfEach = /\bof different types\b/.test(bare)
  const isSure = (number: number): boolean =>
    !forWords.includes(number) && number !== base && number - usual > 1 && !(isOfHp && number === 10) && !isOfEach
  return { all, sure: all.filter(isSure), means }
}

/** Writes who makes a choice, and how many cards or Pokémon are chosen. */
import type { Count, Who } from '../model/effects.ts'
import { eachWords } from './countNouns.ts'
import type { TextSoFar } from './nouns.ts'

/** The verb, with its subject if the opponent acts: "draw", or "your opponent draws". */
export const acts = (who: Who | undefined, verb: string): string =>
  who === 'opponent' ? `your opponent ${verb}s` : verb

/** "Choose", or "you may choose" if it is allowed to choose none. */
export const chooses = ({
  by,
  min,
  max,
}: {
  readonly by?: Who
  readonly min?: number
  readonly max?: Count
}): string => {
  if (min !== 0 || (max ?? 1) !== 1) return acts(by, 'choose')
  return by === 'opponent' ? 'your opponent may choose' : 'you may choose'
}

/** The limits of a choice, written as "1", "up to 3", "2 to 4" or "up to 1 for each heads". */
interface Limits {
  readonly min?: number
  readonly max?: Count
}

const limitWords = (soFar: TextSoFar, { min, max }: Limits): readonly [string, boolean] => {
  if (max === undefined) return [`${Math.max(min ?? 1, 1)}`, (min ?? 1) > 1]
  if (typeof max !== 'number') return [`${(min ?? 1) > 1 ? '' : 'up to '}1 ${eachWords(soFar, max)}`, true]
  if (min === max || max === 1) return [`${max}`, max !== 1]
  return [min === undefined || min < 2 ? `up to ${max}` : `${min} to ${max}`, max !== 1]
}

export const howMany = (soFar: TextSoFar, limits: Limits, noun: (many: boolean) => string): string => {
  const [number, many] = limitWords(soFar, limits)
  return number.includes('for each') ? `${noun(many)} (${number})` : `${number} ${noun(many)}`
}

export const choosesMany = (soFar: TextSoFar, limits: Limits): boolean => limitWords(soFar, limits)[1]

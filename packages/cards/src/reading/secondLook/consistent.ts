/** Parts of an effect that must agree with each other: both ends of an exact number, both players, both conditions. */

import { dequal } from 'dequal'
import { ifSaid, type Look } from './look.ts'
import { anywhere, type EffectPart, isObject, says } from './mentions.ts'

/** The thing counted by "at least" or by "not at least". */
const countedIn = (part: unknown): unknown => {
  if (!isObject(part)) return undefined
  return part.is === 'atLeast' ? part.what : part.is === 'not' ? countedIn(part.what) : undefined
}

/** "At least 2, and not at least 3" of two different things: no text says that. */
const isExactOfTwo = ({ is, of }: EffectPart): boolean => {
  if (is !== 'all' || !Array.isArray(of) || of.length !== 2) return false
  const [one, other] = of as readonly unknown[]
  const isEnd = isObject(one) && one.is === 'atLeast' && isObject(other) && other.is === 'not'
  return (
    isEnd &&
    isObject(other.what) &&
    other.what.number === Number(one.number) + 1 &&
    !dequal(countedIn(one), countedIn(other))
  )
}

const objectsIn = (part: unknown): readonly EffectPart[] =>
  Array.isArray(part)
    ? part.flatMap(objectsIn)
    : isObject(part)
      ? [part, ...Object.values(part).flatMap(objectsIn)]
      : []

const numberOf = (said: unknown, player: string): number =>
  objectsIn(said).filter(({ who, whose }) => who === player || whose === player).length

const conditionsIn = (said: unknown): readonly EffectPart[] => objectsIn(said).filter((one) => one.do === 'condition')

const USED_BY_YOURS =
  /\b[Aa]ttacks (?:used by|of) your (?!opponent)|\b[Yy]our (?!opponent)(?:[\w'-]+ )*[\w-]+'s attacks do\b/

/** Looks at parts of an effect that must agree. The words only tell which of the looks apply. */
export const CONSISTENT: readonly Look[] = [
  ['an exact number of two things', () => false, (said) => anywhere(said, isExactOfTwo)],
  [
    'the same for each player',
    ifSaid(
      /\beach player\b(?! who\b)/i,
      /\b(?:your(?! opponent (?:draws?|discards|switches|puts))|you)\b|\beach player's\b|\bthat player\b/i,
    ),
    (said) => numberOf(said, 'you') === numberOf(said, 'opponent'),
  ],
  [
    'Special Conditions of one Pokémon',
    ifSaid(/\b(?:is now|make (?:the Defending|your opponent's Active) Pokémon) (?:\w+, )*\w+,? and \w+/i, /\bboth\b/i),
    (said) => {
      const [first, ...others] = conditionsIn(said)
      return others.every(({ pokemon }) => dequal(pokemon, first?.pokemon))
    },
  ],
  [
    'attacks of your Pokémon',
    ifSaid(USED_BY_YOURS),
    (said) =>
      anywhere(
        said,
        ({ pokemon, continuous, lasting }) => pokemon === 'yours' && (continuous ?? lasting) !== undefined,
      ) ||
      anywhere(
        said,
        ({ scope, on }) => (isObject(scope) && scope.pokemon === 'yours') || on === 'eachOfYours' || isObject(on),
      ),
  ],
  [
    'a question about you',
    ifSaid(/\b(?:if|when|unless) you (?:don't )?have (?!used|a Stage 2)/i),
    (said) =>
      says(said, 'eachOfYours') ||
      anywhere(said, ({ is, what }) => is !== undefined && anywhere(what, (one) => one.whose === 'you')) ||
      anywhere(said, ({ while: asked }) => asked !== undefined && anywhere(asked, (one) => one.whose === 'you')) ||
      anywhere(said, ({ is, whose, what }) => is !== undefined && what === undefined && (whose ?? 'you') === 'you'),
  ],
]

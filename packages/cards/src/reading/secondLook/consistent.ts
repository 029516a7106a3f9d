/** Parts of an effect that must agree with each other: both ends of an exact number, both players, both conditions. */

import { dequal } from 'dequal'
import { ifSaid, type Look } from './look.ts'
import { anywhere, type EffectPart, effectPartsIn, isObject, says } from './mentions.ts'
import {
  draws,
  isOfItself,
  isOfOneHand,
  isOneChoice,
  isOneComparison,
  isOneShield,
  isOneSwitch,
  isOneWay,
  isToYours,
} from './together.ts'

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

const numberOf = (said: unknown, player: string): number =>
  effectPartsIn(said).filter(({ who, whose }) => who === player || whose === player).length

const conditionsIn = (said: unknown): readonly EffectPart[] =>
  effectPartsIn(said).filter((one) => one.do === 'condition')

const USED_BY_YOURS =
  /\b[Aa]ttacks (?:used by|of) your (?!opponent)|\b[Yy]our (?!opponent)(?:[\w'-]+ )*[\w-]+'s attacks do\b/

/** Looks at parts of an effect that must agree. The words only tell which of the looks apply. */
export const CONSISTENT: readonly Look[] = [
  ['one way of moving counters', () => true, isOneWay],
  [
    'a question about Pokémon of the opponent',
    (words) =>
      /\byou (?:don't )?have\b[^.]*\bin play\b/i.test(words) &&
      !/\bopponent (?:has|have)\b|\bopponent's\b[^.]*\bin play\b|\bthan your opponent\b/i.test(words)
        ? false
        : null,
    (said) =>
      anywhere(
        said,
        ({ is, what }) =>
          is === 'atLeast' && anywhere(what, ({ count, of }) => count === 'pokemonInPlay' && says(of, 'opponent')),
      ),
  ],
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
  ['cards of one hand', ifSaid(/\breveals?\b/i, /\byour hand\b|\beach player\b/i), isOfOneHand],
  ['a comparison of a number with itself', () => false, (said) => anywhere(said, isOfItself)],
  ['damage of attacks to your own Pokémon', () => false, (said) => anywhere(said, isToYours)],
  [
    'a choice of the opponent',
    ifSaid(
      /(?<!\bafter )\byour opponent (?:switch|discards (?!the top|their hand)|chooses)|\bswitch out your opponent's\b/i,
    ),
    (said) => anywhere(said, (one) => one.by === 'opponent'),
  ],
  ['cards that you draw', ifSaid(/\byou draw\b/i), draws('you')],
  ['cards that your opponent draws', ifSaid(/\byour opponent (?:may )?draws?\b/i), draws('opponent')],
  ['one choice several times', ifSaid(/\b\d times\b/), isOneChoice],
  [
    'protection of your Pokémon',
    ifSaid(/\bprevent\b[^.]*\bdone to (?:all of |each of |any of )?your (?!opponent)/i),
    (said) => says(said, 'yours', 'all', 'eachOfYours', 'eachOfYourBench') || anywhere(said, (one) => isObject(one.on)),
  ],
  ['one protection', ifSaid(/\bprevent all\b/i), isOneShield],
  ['one switch', ifSaid(/\bswitch/i), isOneSwitch],
  ['a comparison of two numbers', ifSaid(/\bthe same (?:number|amount)\b/i), isOneComparison],
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

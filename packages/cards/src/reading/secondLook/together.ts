/** Checks that parts of an effect agree with each other: repeated choices, the order of numbers, and effects on both players. */

import { dequal } from 'dequal'
import { claimsOf } from './claims.ts'
import { ANY_WORDS, type Look, look } from './look.ts'
import { anywhere, effectPartsIn, says } from './mentions.ts'
import { numbersInEffect, numbersInWords } from './numbers.ts'

const areAlike = (all: readonly unknown[]): boolean => all.every((one) => dequal(one, all[0]))

/** True if damage counters that are moved one by one are all moved in the same way. */
const isOneWay = (meaning: unknown): boolean => {
  const all = says(meaning, 'forEach') ? effectPartsIn(meaning) : []
  return areAlike(all.filter((one) => one.do === 'moveCounters')) && areAlike(all.filter(({ as }) => as === 'giver'))
}

/** The looks at parts of an effect that must agree with each other. */
export const LOOKS_AT_AGREEMENT: readonly Look[] = [
  ['one way of moving counters', () => true, isOneWay],
  look('one choice several times', { must: /\b\d times\b/, may: ANY_WORDS }, (meaning) =>
    areAlike(effectPartsIn(meaning).flatMap((one) => (one.do === 'choosePokemon' ? [one.from] : []))),
  ),
  look(
    'a choice of the opponent',
    {
      must: /(?<!\bafter )\byour opponent (?:switch|discards (?!the top|their hand)|chooses)|\bswitch out your opponent's\b/i,
      may: ANY_WORDS,
    },
    (meaning) => anywhere(meaning, (one) => one.by === 'opponent'),
  ),
]

/** For each word about one player, the same word about the other player. */
const OTHER: Readonly<Record<string, string>> = {
  you: 'opponent',
  opponent: 'you',
  yourActive: 'opponentActive',
  opponentActive: 'yourActive',
  eachOfYourBench: 'eachOfOpponentBench',
  eachOfOpponentBench: 'eachOfYourBench',
  yours: 'opponents',
  opponents: 'yours',
}

/** True if the parts of an effect about one of these nouns are the same for both players. */
export const isAlike = (meaning: unknown, nouns: ReadonlySet<string>): boolean => {
  const all = effectPartsIn(meaning)
    .filter((one) => claimsOf(one).some((claim) => nouns.has(claim.replace(/^\w+ /, ''))))
    .map(({ by, ...one }) =>
      JSON.stringify(by === (one.whose ?? one.who) ? one : { ...one, by }).replace(
        /"(?:as|cards|named)":"[^"]*",?/g,
        '',
      ),
    )
  const swapped = all.map((one) => one.replace(/(?<=")\w+(?=")/g, (word) => OTHER[word] ?? word))
  return dequal(all.toSorted(), swapped.toSorted())
}

/** True if each number in an `otherwise` branch is printed before the sentence that ends with "instead". */
export const isInOrder = (words: string, meaning: unknown): boolean => {
  const [, before = ''] = /^(.*\.) [^.]*\binstead\.$/.exec(words) ?? []
  const first = numbersInWords(before, meaning).all
  return (
    before === '' ||
    effectPartsIn(meaning).every(({ otherwise }) => numbersInEffect(otherwise).every((one) => first.includes(one)))
  )
}

/** True if each number of damage counters above 1 in an effect is printed before the words "damage counters". */
export const isOfCounters = (words: string, meaning: unknown): boolean =>
  effectPartsIn(meaning).every(
    ({ counters }) =>
      typeof counters !== 'number' || counters < 2 || new RegExp(`\\b${counters} damage counters`).test(words),
  )

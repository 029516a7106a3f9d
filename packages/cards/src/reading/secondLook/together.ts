/** Parts of an effect that belong together: one hand, one protection, one comparison, both players. */

import { dequal } from 'dequal'
import { claimsOf } from './claims.ts'
import { anywhere, type EffectPart, isObject, objectsIn, says } from './mentions.ts'
import { numbersInEffect, numbersInWords } from './numbers.ts'

/** The hand that is revealed is the one in which cards are then found. */
export const isOfOneHand = (said: unknown): boolean => {
  const all = objectsIn(said)
  const shown = all.filter((one) => one.do === 'revealHand').map(({ whose }) => whose)
  return all.every(
    ({ from, whose, zone }) => (from !== 'hand' && zone !== 'hand') || shown.every((one) => one === whose),
  )
}

/** The sources of damage and effects, and the Pokémon, of everything that prevents one or the other. */
export const isOneShield = (said: unknown): boolean => {
  const [first, ...others] = objectsIn(said).flatMap((one) => {
    const effect = isObject(one.effect) ? one.effect : one
    const kind = effect.continuous ?? effect.lasting
    return (kind === 'preventDamage' || kind === 'preventEffects') && (one.scope ?? one.on) !== undefined
      ? [{ from: effect.from, to: one.scope ?? one.on }]
      : []
  })
  return others.every((one) => dequal(one, first))
}

/** "As many as" compares two counts both ways. */
export const isOneComparison = (said: unknown): boolean =>
  objectsIn(said).every(({ is, of }) => {
    if (is !== 'all' || !Array.isArray(of) || of.length !== 2) return true
    const [one, other] = of as readonly EffectPart[]
    const isBoth = isObject(one?.number) && isObject(other?.number)
    return !isBoth || (dequal(one?.what, other?.number) && dequal(one?.number, other?.what))
  })

/** The players that a part of an effect names. */
const playersOf = (part: unknown): readonly string[] => ['you', 'opponent'].filter((player) => says(part, player))

/** A number that is compared with itself: no text says that. */
export const isOfItself = ({ is, what, number }: EffectPart): boolean => {
  if (is !== 'atLeast' || !isObject(what) || !isObject(number) || what.count !== number.count) return false
  return playersOf(what).length === 1 && dequal(playersOf(what), playersOf(number))
}

/** More or less damage of attacks to one's own Pokémon. */
export const isToYours = ({ continuous, lasting, to }: EffectPart): boolean =>
  (continuous ?? lasting) === 'damageDealt' && isObject(to) && to.whose === 'you'

/** Tests whether that player draws. */
export const draws =
  (who: string) =>
  (said: unknown): boolean =>
    anywhere(said, (one) => one.do === 'draw' && one.who === who)

/** A choice that is made several times is made among the same Pokémon. */
export const isOneChoice = (said: unknown): boolean => {
  const [first, ...others] = objectsIn(said).filter((one) => one.do === 'choosePokemon')
  return others.every(({ from }) => dequal(from, first?.from))
}

/** Counters that are moved one by one are all moved the same way. */
export const isOneWay = (said: unknown): boolean => {
  const moves = objectsIn(said).filter((one) => one.do === 'moveCounters')
  const [first, ...others] = objectsIn(said).filter(({ as }) => as === 'giver')
  return !says(said, 'forEach') || (moves.every((one) => dequal(one, moves[0])) && others.every((one) => dequal(one, first)))
}

/** The other player's word. */
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

/** True if the parts of an effect about one of these nouns are the same with the players exchanged. */
export const isAlike = (said: unknown, nouns: ReadonlySet<string>): boolean => {
  const all = objectsIn(said)
    .filter((one) => claimsOf(one).some((claim) => nouns.has(claim.replace(/^\w+ /, ''))))
    .map(({ by, ...one }) => JSON.stringify(by === (one.whose ?? one.who) ? one : { ...one, by }).replace(/"(?:as|cards|named)":"[^"]*",?/g, ''))
  const swapped = all.map((one) => one.replace(/(?<=")\w+(?=")/g, (word) => OTHER[word] ?? word))
  return dequal(all.toSorted(), swapped.toSorted())
}

/** True if the numbers of what is done otherwise stand before the sentence that says what is done instead. */
export const isInOrder = (words: string, said: unknown): boolean => {
  const [, before = ''] = /^(.*\.) [^.]*\binstead\.$/.exec(words) ?? []
  const first = numbersInWords(before, said).all
  return (
    before === '' || objectsIn(said).every(({ otherwise }) => numbersInEffect(otherwise).every((one) => first.includes(one)))
  )
}

/** True if each number of damage counters is printed before those words. */
export const isOfCounters = (words: string, said: unknown): boolean =>
  objectsIn(said).every(
    ({ counters }) => typeof counters !== 'number' || counters < 2 || new RegExp(`\\b${counters} damage counters`).test(words),
  )

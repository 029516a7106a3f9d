/** Parts of an effect that belong together: one hand, one protection, one switch, one comparison, both players. */

import { dequal } from 'dequal'
import { claimsOf } from './claims.ts'
import { anywhere, type EffectPart, effectPartsIn, isObject, says } from './mentions.ts'

/** The hand that is revealed is the one in which cards are then found. */
export const isOfOneHand = (said: unknown): boolean => {
  const all = effectPartsIn(said)
  const shown = all.filter((one) => one.do === 'revealHand').map(({ whose }) => whose)
  return all.every(
    ({ from, whose, zone }) => (from !== 'hand' && zone !== 'hand') || shown.every((one) => one === whose),
  )
}

/** The sources of damage and effects, and the Pokémon, of everything that prevents one or the other. */
export const isOneShield = (said: unknown): boolean => {
  const [first, ...others] = effectPartsIn(said).flatMap((one) => {
    const effect = isObject(one.effect) ? one.effect : one
    const kind = effect.continuous ?? effect.lasting
    return (kind === 'preventDamage' || kind === 'preventEffects') && (one.scope ?? one.on) !== undefined
      ? [{ from: effect.from, to: one.scope ?? one.on }]
      : []
  })
  return others.every((one) => dequal(one, first))
}

/** A Pokémon that is switched in, and the player who switches. */
export const isOneSwitch = (said: unknown): boolean => {
  const all = effectPartsIn(said)
  return all
    .filter((one) => one.do === 'switch')
    .every(({ with: name, who }) =>
      all.every(
        ({ as, from, do: word }) =>
          word !== 'choosePokemon' ||
          as !== name ||
          !isObject(from) ||
          from.whose === who ||
          all.filter((one) => one.as === name).length > 1,
      ),
    )
}

/** "As many as" compares two counts both ways. */
export const isOneComparison = (said: unknown): boolean =>
  effectPartsIn(said).every(({ is, of }) => {
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
  const [first, ...others] = effectPartsIn(said).filter((one) => one.do === 'choosePokemon')
  return others.every(({ from }) => dequal(from, first?.from))
}

/** Counters that are moved one by one are all moved the same way. */
export const isOneWay = (said: unknown): boolean => {
  const moves = effectPartsIn(said).filter((one) => one.do === 'moveCounters')
  return !says(said, 'forEach') || moves.every((one) => dequal(one, moves[0]))
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
  const all = effectPartsIn(said)
    .filter((one) => claimsOf(one).some((claim) => nouns.has(claim.replace(/^\w+ /, ''))))
    .map((one) => JSON.stringify(one).replace(/"(?:as|by|cards|named)":"[^"]*",?/g, ''))
  const swapped = all.map((one) => one.replace(/(?<=")\w+(?=")/g, (word) => OTHER[word] ?? word))
  return dequal(all.toSorted(), swapped.toSorted())
}

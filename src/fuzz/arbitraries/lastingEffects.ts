/** Draws effects that last for a turn, and effects that cards in play have all the time. */
import type { ContinuousEffect, LastingEffect, Scope } from '../../game/model/lasting.ts'
import type { Dice } from '../dice.ts'
import { perhaps, someFilter } from './writing.ts'

const AMOUNTS = [10, 20, 30, -10, -20, -30, -40] as const

/** What an attack leaves on a Pokémon; `attacks` are names that it may forbid. */
export const lastingEffect = ({ pick }: Dice, attacks: readonly string[]): LastingEffect =>
  pick<() => LastingEffect>([
    () => ({ lasting: 'cantRetreat' }),
    () => ({ lasting: 'cantAttack' }),
    () => ({ lasting: 'cantUseAttack', attack: pick(attacks.length === 0 ? ['Scratch'] : attacks) }),
    () => ({ lasting: 'attackMayFail' }),
    () => ({ lasting: 'damageDealt', amount: pick(AMOUNTS) }),
    () => ({ lasting: 'damageTaken', amount: pick(AMOUNTS) }),
    () => ({ lasting: 'preventDamage' }),
    () => ({ lasting: 'preventEffects' }),
  ])()

/** On a Stadium, which belongs to both sides, every effect reaches all. */
const someScope = (dice: Dice, onStadium: boolean): Scope => ({
  pokemon: onStadium
    ? 'all'
    : dice.weighted<Scope['pokemon']>([
        [5, 'thisPokemon'],
        [2, 'yours'],
        [2, 'opponents'],
        [1, 'all'],
      ]),
  ...perhaps(dice, 0.3, 'where', () => dice.pick(['Active', 'Bench'] as const)),
  ...perhaps(dice, 0.2, 'filter', () => someFilter(dice)),
})

/** What a Tool, Stadium, Special Energy or Ability changes for as long as it is in play. */
export const continuousEffect = (dice: Dice, onStadium: boolean): ContinuousEffect => {
  const { pick, upTo } = dice
  const scope = someScope(dice, onStadium)
  const from = perhaps(dice, 0.4, 'from', () => 'opponent' as const)
  return pick<() => ContinuousEffect>([
    () => ({ continuous: 'damageDealt', amount: pick(AMOUNTS), scope }),
    () => ({ continuous: 'damageTaken', amount: pick(AMOUNTS), scope, ...from }),
    () => ({ continuous: 'hp', amount: pick([30, 50, 100, -10, -20]), scope }),
    () => ({ continuous: 'retreatCost', amount: pick([1, 2, -1, -2]), scope }),
    () => ({ continuous: 'noRetreatCost', scope }),
    () => ({ continuous: 'cantRetreat', scope }),
    () => ({ continuous: 'preventDamage', scope, ...from }),
    () => ({ continuous: 'preventEffects', scope, ...from }),
    () => ({ continuous: 'benchLimit', limit: 2 + upTo(6) }),
  ])()
}

/** Draws effects that last for a turn, and effects that cards in play have all the time. */
import type {
  ContinuousEffect,
  LastingEffect,
  ModifierKind,
  Modifiers,
  Others,
  Scope,
} from '../../game/model/lasting.ts'
import type { Dice } from '../dice.ts'
import { perhaps, someFilter } from './writing.ts'

const AMOUNTS = [10, 20, 30, -10, -20, -30, -40] as const

/** Pokémon of somebody else, most often. */
const someOthers = (dice: Dice): Others => ({
  whose: dice.chance(0.8) ? 'opponent' : 'you',
  ...perhaps(dice, 0.5, 'where', () => dice.pick(['Active', 'Active', 'Bench'] as const)),
  ...perhaps(dice, 0.2, 'damaged', () => dice.chance(0.5)),
  ...perhaps(dice, 0.2, 'fits', () => someFilter(dice)),
})

/** What may be changed of a Pokémon, and what is said of the change. `attacks` are names that it may speak of. */
const MODIFIERS: {
  readonly [Kind in ModifierKind]: (dice: Dice, attacks: readonly string[]) => Modifiers[Kind]
} = {
  cantRetreat: () => ({}),
  cantAttack: () => ({}),
  cantUseAttack: ({ pick }, attacks) => ({ attack: pick(attacks.length === 0 ? ['Scratch'] : attacks) }),
  attackMayFail: () => ({}),
  damageDealt: (dice, attacks) => ({
    amount: dice.pick(AMOUNTS),
    ...perhaps(dice, 0.4, 'to', () => someOthers(dice)),
    ...(attacks.length > 0 ? perhaps(dice, 0.2, 'attack', () => dice.pick(attacks)) : {}),
  }),
  damageTaken: (dice) => ({ amount: dice.pick(AMOUNTS), ...perhaps(dice, 0.4, 'from', () => someOthers(dice)) }),
  preventDamage: (dice) => perhaps(dice, 0.4, 'from', () => someOthers(dice)),
  preventEffects: (dice) => perhaps(dice, 0.4, 'from', () => someOthers(dice)),
  hp: ({ pick }) => ({ amount: pick([30, 50, 100, -10, -20]) }),
  retreatCost: ({ pick }) => ({ amount: pick([1, 2, -1, -2]) }),
  noRetreatCost: () => ({}),
}

const KINDS = Object.keys(MODIFIERS) as readonly ModifierKind[]

/** What an attack leaves on a Pokémon; `attacks` are names that it may forbid. */
export const lastingEffect = (dice: Dice, attacks: readonly string[]): LastingEffect => {
  const lasting = dice.pick(KINDS)
  return { lasting, ...MODIFIERS[lasting](dice, attacks) } as LastingEffect
}

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
  const continuous = dice.pick([...KINDS, 'benchLimit'] as const)
  if (continuous === 'benchLimit') return { continuous, limit: 2 + dice.upTo(6) }
  return { continuous, scope: someScope(dice, onStadium), ...MODIFIERS[continuous](dice, []) } as ContinuousEffect
}

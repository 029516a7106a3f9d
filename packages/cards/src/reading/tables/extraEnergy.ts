/**
 * Wordings about Energy attached to the attacker beyond the cost of its attack. Energy of a type pays that type's symbols, and other Energy
 * pays Colorless symbols first.
 */
import type { Count, EnergyType } from 'ptcg-turn-engine/model'
import { ways } from '../grammar/productions.ts'

const ASIDE = "( in addition to this attack 's cost )"

const beyond = (type?: EnergyType): Count => ({
  count: 'minus',
  from: { count: 'energyOn', pokemon: 'thisPokemon', ...(type === undefined ? {} : { type }) },
  less: { count: 'attackCost', ...(type === undefined ? {} : { type }) },
})

const extra = (type?: EnergyType): Count =>
  type === undefined ? beyond() : { count: 'atMost', of: beyond(type), most: beyond() }

export const EXTRA_ENERGY_QUESTIONS = ways('question', (say) => [
  say(`this Pokémon has at least {n:number} extra Energy attached [|to it] ${ASIDE}`, ({ n }) => ({
    is: 'atLeast',
    what: extra(),
    number: n,
  })),
  say(`this Pokémon has at least {n:number} extra {type:type} Energy attached [|to it] ${ASIDE}`, ({ n, type }) => ({
    is: 'atLeast',
    what: extra(type),
    number: n,
  })),
])

export const EXTRA_ENERGY_COUNTS = ways('each', (say) => [
  say(`extra Energy attached to this Pokémon ${ASIDE}`, () => extra()),
  say(`extra {type:type} Energy attached to this Pokémon ${ASIDE}`, ({ type }) => extra(type)),
])

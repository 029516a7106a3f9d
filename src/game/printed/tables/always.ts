/** What Abilities and Stadiums let players do, what cards change for as long as they are in play, and what Energy cards provide. */
import { ENERGY_TYPES } from '../../model/energy.ts'
import { ways } from '../grammar/productions.ts'

export const USES = ways('sentence', (say) => [
  say('{lead:lead} , you may {deed:deed}', ({ lead, deed }) => ({ said: 'use', ...lead, ...deed })),
  say("once during each player's turn , that player may {steps:steps}", ({ steps }) => ({
    said: 'use',
    program: steps,
  })),
  say('{scope:scope} [has|have] no Retreat Cost', ({ scope }) => ({
    said: 'continuous',
    effects: [{ continuous: 'noRetreatCost', scope }],
  })),
  say("{scope:scope} can't retreat", ({ scope }) => ({
    said: 'continuous',
    effects: [{ continuous: 'cantRetreat', scope }],
  })),
  say('{scope:scope} [gets|get] + {n:number} HP', ({ scope, n }) => ({
    said: 'continuous',
    effects: [{ continuous: 'hp', amount: n, scope }],
  })),
  say(
    '{scope:scope} [takes|take] {n:number} less damage from attacks ( after applying Weakness and Resistance )',
    ({ scope, n }) => ({
      said: 'continuous',
      effects: [{ continuous: 'damageTaken', amount: -n, scope }],
    }),
  ),
  say(
    "{scope:scope} [takes|take] {n:number} less damage from attacks from [your opponent's|the opponent's] Pokémon ( after applying Weakness and Resistance )",
    ({ scope, n }) => ({
      said: 'continuous',
      effects: [{ continuous: 'damageTaken', amount: -n, scope, from: { whose: 'opponent' } }],
    }),
  ),
  say(
    "the attacks of {scope:scope} do {n:number} more damage to your opponent's Active Pokémon ( before applying Weakness and Resistance )",
    ({ scope, n }) => ({
      said: 'continuous',
      effects: [{ continuous: 'damageDealt', amount: n, to: { whose: 'opponent', where: 'Active' }, scope }],
    }),
  ),
  say('the Retreat Cost of {scope:scope} is Colorless less', ({ scope }) => ({
    said: 'continuous',
    effects: [{ continuous: 'retreatCost', amount: -1, scope }],
  })),
  say('the Retreat Cost of {scope:scope} is Colorless Colorless less', ({ scope }) => ({
    said: 'continuous',
    effects: [{ continuous: 'retreatCost', amount: -2, scope }],
  })),
  say(
    "prevent all damage from and effects of attacks from your opponent's Pokémon done to {scope:scope}",
    ({ scope }) => ({
      said: 'continuous',
      effects: [
        { continuous: 'preventDamage', scope, from: { whose: 'opponent' } },
        { continuous: 'preventEffects', scope, from: { whose: 'opponent' } },
      ],
    }),
  ),
  say("prevent all effects of attacks [used by|from] your opponent's Pokémon done to {scope:scope}", ({ scope }) => ({
    said: 'continuous',
    effects: [{ continuous: 'preventEffects', scope, from: { whose: 'opponent' } }],
  })),
  say('as long as this card is attached to a Pokémon , it provides {units:units} Energy', ({ units }) => ({
    said: 'provides',
    units,
  })),
  say(
    'as long as this card is attached to a Pokémon , it provides every type of Energy but provides only 1 Energy at a time',
    () => ({
      said: 'provides',
      units: [[...ENERGY_TYPES]],
    }),
  ),
])

/** When an Ability may be used, and what must be so. */
export const LEADS = ways('lead', (say) => [
  say('once during your turn [|( before your attack )]', () => ({ limit: 'oncePerTurn' })),
  say('[as often as you like|] during your turn [|( before your attack )]', () => ({})),
  say('{lead:lead} , if this Pokémon is your Active Pokémon', ({ lead }) => ({ ...lead, from: 'Active' })),
  say('{lead:lead} , if this Pokémon is on your Bench', ({ lead }) => ({ ...lead, from: 'Bench' })),
  say('{lead:lead} , if {question:question}', ({ lead, question }) =>
    question.is === 'active' && question.pokemon === 'thisPokemon'
      ? { ...lead, from: 'Active' }
      : { ...lead, only: question },
  ),
])

/** What "you may" of an Ability is followed by: all of it, or how it begins. */
export const DEEDS = ways('deed', (say) => [
  say('{steps:steps}', ({ steps }) => ({ program: steps })),
  say('use this Ability', () => ({ program: [] })),
  say('flip {n:some} [coin|coins]', ({ n }) => ({ program: [{ do: 'flip', coins: n }] })),
  say('flip a coin until you get tails', () => ({ program: [{ do: 'flipUntilTails' }] })),
  say('{price:price} in order to use this Ability', ({ price }) => ({ cost: price, program: [] })),
])

export const UNITS = ways('units', (say) => [
  say('{type:type}', ({ type }) => [[type]]),
  say('Colorless Colorless', () => [['Colorless'], ['Colorless']]),
])

/** Whom what is always on reaches. */
export const SCOPES = ways('scope', (say) => [
  say('[this Pokémon|the Pokémon this card is attached to]', () => ({ pokemon: 'thisPokemon' })),
  say('the {type:type} Pokémon this card is attached to', ({ type }) => ({ pokemon: 'thisPokemon', filter: { type } })),
  say('[all of|each of|] your Pokémon', () => ({ pokemon: 'yours' })),
  say('[all of|each of|] your Benched Pokémon', () => ({ pokemon: 'yours', where: 'Bench' })),
  say('[all of|each of|] your {type:type} Pokémon', ({ type }) => ({ pokemon: 'yours', filter: { type } })),
  say("your opponent's Active Pokémon", () => ({ pokemon: 'opponents', where: 'Active' })),
  say("{type:type} Pokémon ( both yours and your opponent's )", ({ type }) => ({ pokemon: 'all', filter: { type } })),
  say("each Basic Pokémon in play ( both yours and your opponent's )", () => ({
    pokemon: 'all',
    filter: { stage: 'Basic' },
  })),
])

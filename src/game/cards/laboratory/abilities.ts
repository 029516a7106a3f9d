/** Invented Pokémon with Abilities: announced, continuous, or triggered by damage, Knock Outs or a Checkup. */
import type { AbilityDefinition, AttackDefinition, PokemonDefinition } from '../../model/cards.ts'
import { laboratoryPokemon } from './pokemon.ts'

const poke: AttackDefinition = { name: 'Poke', cost: [], damage: { base: 10 } }

const withAbility = (id: string, name: string, ability: AbilityDefinition): PokemonDefinition =>
  laboratoryPokemon({ id, name, abilities: [ability], attacks: [poke] })

export const abilityPokemon: readonly PokemonDefinition[] = [
  withAbility('lab-44', 'Laboratory Librarian', {
    name: 'Open Book',
    limit: 'oncePerTurn',
    use: [{ do: 'draw', who: 'you', cards: 1 }],
  }),
  withAbility('lab-45', 'Laboratory Conveyor', {
    name: 'Pass Along',
    use: [
      { do: 'chooseAttached', as: 'energy', on: 'eachOfYourBench', filter: { kind: 'Energy' } },
      { do: 'attach', cards: 'energy', to: 'yourActive' },
    ],
  }),
  withAbility('lab-46', 'Laboratory Lamp', {
    name: 'Front Light',
    from: 'Active',
    limit: 'oncePerTurn',
    use: [{ do: 'heal', pokemon: 'eachOfYours', damage: 10 }],
  }),
  withAbility('lab-47', 'Laboratory Prompter', {
    name: 'Whisper',
    from: 'Bench',
    limit: 'oncePerTurn',
    use: [{ do: 'recover', pokemon: 'yourActive' }],
  }),
  withAbility('lab-48', 'Laboratory Pin', {
    name: 'Pinprick',
    limit: 'oncePerTurn',
    use: [
      { do: 'choosePokemon', as: 'target', from: { whose: 'opponent' } },
      { do: 'putCounters', on: { chosen: 'target' }, counters: 2 },
    ],
  }),
  withAbility('lab-49', 'Laboratory Cushion', {
    name: 'Soft',
    continuous: [{ continuous: 'damageTaken', amount: -20, scope: { pokemon: 'thisPokemon' } }],
  }),
  withAbility('lab-50', 'Laboratory Feather', {
    name: 'Light',
    continuous: [{ continuous: 'noRetreatCost', scope: { pokemon: 'thisPokemon' } }],
  }),
  withAbility('lab-51', 'Laboratory Magnet', {
    name: 'Hold Fast',
    continuous: [{ continuous: 'cantRetreat', scope: { pokemon: 'opponents', where: 'Active' } }],
  }),
  withAbility('lab-52', 'Laboratory Glass', {
    name: 'Smooth',
    continuous: [{ continuous: 'preventEffects', scope: { pokemon: 'thisPokemon' }, from: { whose: 'opponent' } }],
  }),
  laboratoryPokemon({
    id: 'lab-53',
    name: 'Laboratory Shadow',
    labels: ['Tera'],
    continuous: [{ continuous: 'preventDamage', scope: { pokemon: 'thisPokemon', where: 'Bench' } }],
    attacks: [poke],
  }),
  withAbility('lab-54', 'Laboratory Bellows', {
    name: 'Warm Air',
    continuous: [
      {
        continuous: 'damageDealt',
        amount: 10,
        to: { whose: 'opponent', where: 'Active' },
        scope: { pokemon: 'yours', fits: { type: 'Fire' } },
      },
      { continuous: 'hp', amount: 20, scope: { pokemon: 'yours', where: 'Bench' } },
    ],
  }),
  withAbility('lab-55', 'Laboratory Firecracker', {
    name: 'Last Bang',
    triggers: [
      {
        on: 'knockedOut',
        does: [
          { do: 'flip', coins: 1 },
          { do: 'if', is: { is: 'heads' }, then: [{ do: 'putCounters', on: 'attacker', counters: 3 }] },
        ],
      },
    ],
  }),
  withAbility('lab-56', 'Laboratory Heirloom', {
    name: 'Bequest',
    triggers: [
      {
        on: 'knockedOut',
        does: [
          {
            do: 'may',
            then: [
              { do: 'chooseAttached', as: 'energy', on: 'thisPokemon', filter: { basicEnergy: true } },
              { do: 'choosePokemon', as: 'heir', from: { whose: 'you', where: 'Bench', except: 'thisPokemon' } },
              { do: 'attach', cards: 'energy', to: { chosen: 'heir' } },
            ],
          },
        ],
      },
    ],
  }),
  withAbility('lab-57', 'Laboratory Moss', {
    name: 'Regrow',
    triggers: [{ on: 'checkup', does: [{ do: 'heal', pokemon: 'thisPokemon', damage: 10 }] }],
  }),
  withAbility('lab-58', 'Laboratory Thistle', {
    name: 'Sting Back',
    triggers: [
      {
        on: 'damaged',
        does: [
          {
            do: 'if',
            is: { is: 'active', pokemon: 'thisPokemon' },
            then: [{ do: 'condition', pokemon: 'attacker', condition: 'Poisoned' }],
          },
        ],
      },
    ],
  }),
]

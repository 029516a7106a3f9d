/**
 * Invented cards that let Pokémon use other attacks, provide more Energy or make exceptions to rules, and cards with a text that a
 * player may use only once a turn.
 */
import type { CardDefinition } from '../../model/cards.ts'
import { laboratoryPokemon } from './pokemon.ts'

const scope = { pokemon: 'thisPokemon' } as const

export const borrowingCards: readonly CardDefinition[] = [
  laboratoryPokemon({
    id: 'lab-165',
    name: 'Laboratory Starling',
    abilities: [
      {
        name: 'Mimicry',
        continuous: [
          { continuous: 'usesAttacks', of: 'discard', filter: { kind: 'Pokemon', stage: 'Basic' }, scope },
          { continuous: 'usesAttacks', of: { whose: 'opponent', where: 'Active' }, scope },
        ],
      },
    ],
    attacks: [],
  }),
  {
    kind: 'Trainer',
    trainer: 'Tool',
    id: 'lab-166',
    name: 'Laboratory Diary',
    continuous: [{ continuous: 'usesAttacks', of: 'below', scope }],
  },
  laboratoryPokemon({
    id: 'lab-167',
    name: 'Laboratory Amplifier',
    abilities: [
      {
        name: 'Amplify',
        continuous: [{ continuous: 'doublesBasicEnergy', type: 'Fire', scope: { pokemon: 'yours' }, once: true }],
      },
    ],
    attacks: [{ name: 'Hum', cost: ['Fire', 'Fire'], damage: { base: 30 } }],
  }),
  {
    kind: 'Trainer',
    trainer: 'Stadium',
    id: 'lab-168',
    name: 'Laboratory Lingering Mist',
    continuous: [{ continuous: 'keepsConditions', condition: 'Confused', scope: { pokemon: 'all' } }],
  },
  {
    kind: 'Trainer',
    trainer: 'Tool',
    id: 'lab-169',
    name: 'Laboratory Alarm Clock',
    continuous: [
      { continuous: 'unhindered', doing: 'attacking', scope },
      { continuous: 'unhindered', doing: 'retreating', scope },
      { continuous: 'symbolsSpared', symbols: 1, scope },
      { continuous: 'weaknessDealt', factor: 3, to: { whose: 'opponent', where: 'Active' }, scope },
    ],
  },
  {
    kind: 'Trainer',
    trainer: 'Stadium',
    id: 'lab-170',
    name: 'Laboratory Conservatory',
    continuous: [
      {
        continuous: 'evolvesEarly',
        newcomer: 'only',
        into: { kind: 'Pokemon', type: 'Water' },
        scope: { pokemon: 'all' },
      },
    ],
  },
  laboratoryPokemon({
    id: 'lab-171',
    name: 'Laboratory Greeter',
    abilities: [
      {
        name: 'Greeting',
        triggers: [
          { on: 'benched', does: [{ do: 'may', once: 'Greeting', then: [{ do: 'draw', who: 'you', cards: 1 }] }] },
        ],
      },
      {
        name: 'Return Greeting',
        limit: 'oncePerTurn',
        only: { is: 'like', pokemon: 'yourActive', filter: { fits: { ability: 'Greeting' } } },
        use: [{ do: 'draw', who: 'you', cards: 1 }],
      },
    ],
    attacks: [{ name: 'Bow', cost: ['Colorless'], damage: { base: 10 } }],
  }),
]

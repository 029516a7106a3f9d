/** Invented Pokémon that copy attacks of others, use the effects of chosen cards, attack twice, or take another turn. */
import type { PokemonDefinition } from '../../model/cards.ts'
import { laboratoryPokemon } from './pokemon.ts'

export const attackingPokemon: readonly PokemonDefinition[] = [
  laboratoryPokemon({
    id: 'lab-132',
    name: 'Laboratory Mimic',
    attacks: [
      { name: 'Imitate', cost: [], require: [{ do: 'copyAttack', from: 'opponentActive' }] },
      {
        name: 'Play Back',
        cost: [],
        require: [
          { do: 'allCards', as: 'lost', whose: 'you', from: 'discard', filter: { kind: 'Pokemon' } },
          { do: 'copyAttack', from: { cards: 'lost' } },
        ],
      },
      { name: 'Be Told', cost: [], require: [{ do: 'copyAttack', from: 'eachOfOpponents', by: 'opponent' }] },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-133',
    name: 'Laboratory Parrot',
    stage: 'Stage 1',
    evolvesFrom: 'Laboratory Mimic',
    attacks: [
      { name: 'Remember', cost: [], require: [{ do: 'copyAttack', from: 'below' }] },
      {
        name: 'Recite',
        cost: [],
        after: [
          {
            do: 'chooseCards',
            as: 'read',
            whose: 'opponent',
            from: 'discard',
            filter: { trainer: 'Supporter' },
          },
          { do: 'useEffectOf', cards: 'read' },
        ],
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-134',
    name: 'Laboratory Duellist',
    abilities: [
      { name: 'Two Blades', continuous: [{ continuous: 'attacksTwice', scope: { pokemon: 'thisPokemon' } }] },
    ],
    attacks: [{ name: 'Lunge', cost: [], damage: { base: 30 } }],
  }),
  laboratoryPokemon({
    id: 'lab-135',
    name: 'Laboratory Hourglass',
    attacks: [
      {
        name: 'Turn Over',
        cost: [],
        damage: { base: 10 },
        oncePerGame: 'VSTAR',
        after: [{ do: 'anotherTurn', atOnce: true }],
      },
      {
        name: 'Long Day',
        cost: [],
        after: [
          { do: 'flip', coins: 1 },
          { do: 'if', is: { is: 'heads' }, then: [{ do: 'anotherTurn' }] },
        ],
      },
    ],
  }),
]

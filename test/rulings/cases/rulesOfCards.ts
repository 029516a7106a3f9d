/** Rulings about a card's texts besides its Abilities and attacks. */
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import type { Ruling } from '../ruling.ts'

/** It punishes every Pokémon with an Ability. */
const frost = inventPokemon('Frost', {
  abilities: [
    {
      name: 'Shroud',
      triggers: [
        {
          on: 'checkup',
          does: [
            {
              do: 'putCounters',
              on: { each: { whose: 'either', fits: { kind: 'Pokemon', hasAbility: true } } },
              counters: 1,
            },
          ],
        },
      ],
    },
  ],
})

/** No Ability works across the table. */
const hush = inventPokemon('Hush', {
  abilities: [{ name: 'Silence', continuous: [{ continuous: 'noAbilities', scope: { pokemon: 'opponents' } }] }],
  attacks: [
    freeAttack('Snipe', {
      choose: [{ do: 'choosePokemon', as: 'one', from: { whose: 'opponent', where: 'Bench' } }],
      also: [{ to: { chosen: 'one' }, amount: 30 }],
    }),
  ],
})

export const RULES_OF_CARDS: readonly Ruling[] = [
  {
    id: 'R107',
    says: 'A rule printed on a card, such as the rule of Tera Pokémon, is not an Ability: no text counts it as an Ability or takes it away.',
    rules: ['TE.1', 'T2F.2'],
    sources: [{ name: 'Card text', where: 'Tera Pokémon, beside their Abilities' }],
    cases: [
      {
        shows:
          'a text that puts damage counters on each Pokémon with an Ability puts none on a Tera Pokémon without one',
        cards: [frost],
        board: 'A active Frost\n B active Laboratory Shadow',
        steps: ['end the turn', { board: 'A active Frost -10\n B active Laboratory Shadow' }],
      },
      {
        shows: 'the rule protects a Tera Pokémon on the Bench even if Abilities are taken away',
        cards: [hush],
        board: 'A active Hush\n B active Laboratory Mouse\n B bench Laboratory Shadow; Laboratory Rat',
        steps: [
          'attack with Snipe',
          'choose Laboratory Shadow on the Bench',
          { noFacts: ['DAMAGE_PLACED'] },
          { board: 'B bench Laboratory Shadow; Laboratory Rat' },
        ],
      },
    ],
  },
]

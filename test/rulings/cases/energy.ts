/** Rulings about paying with Energy: cards of several units, of every type, and Retreat Costs that cards change. */

import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import type { CardDefinition } from '../../../src/game/model/cards.ts'
import type { Effect } from '../../../src/game/model/effects.ts'
import type { EnergyType } from '../../../src/game/model/energy.ts'
import type { Ruling } from '../ruling.ts'

/** "Discard a … Energy from this Pokémon." */
const discardOne = (type: EnergyType): readonly Effect[] => [
  { do: 'chooseAttached', as: type, on: 'thisPokemon', filter: { kind: 'Energy', type } },
  { do: 'move', cards: type, to: 'discard' },
]

const spender = inventPokemon('Spender', {
  attacks: [
    freeAttack('Fire and Water', { after: [...discardOne('Fire'), ...discardOne('Water')] }),
    freeAttack('All Fire', { after: [{ do: 'discardAllEnergy', from: 'thisPokemon', type: 'Fire' }] }),
    { name: 'Two Colors', cost: ['Fire', 'Water'], damage: { base: 10 } },
  ],
})

const mud: CardDefinition = {
  kind: 'Trainer',
  trainer: 'Stadium',
  id: 'mud',
  name: 'Mud',
  continuous: [{ continuous: 'retreatCost', amount: 1, scope: { pokemon: 'all' } }],
}

/** Retreats for 1. */
const sturdy = inventPokemon('Sturdy', { hp: 200 })

const BENCH = 'A bench Laboratory Mouse\n B active Laboratory Mouse'

export const ENERGY: readonly Ruling[] = [
  {
    id: 'R31',
    says: 'Energy is paid in units: a card of two units pays for two symbols. If the card pays for only one symbol, the other unit is lost.',
    rules: ['T2E.2'],
    sources: [{ name: 'Asia 2025', where: 'C-01' }],
    cases: [
      {
        shows: 'a Retreat Cost of 1 takes the whole card of two units',
        board: `A active Laboratory Rat {Laboratory Double Energy}\n ${BENCH}`,
        steps: [
          'retreat',
          { board: 'A active Laboratory Mouse\n A bench Laboratory Rat\n A discard Laboratory Double Energy' },
        ],
      },
      {
        shows: 'a card of two units alone pays for a Retreat Cost of 2',
        board: `A active Laboratory Engine GX {Laboratory Double Energy}\n ${BENCH}`,
        steps: ['retreat', { board: 'A discard Laboratory Double Energy' }],
      },
      {
        shows: 'a card of two units alone does not pay for a Retreat Cost of 3',
        board: `A active Laboratory Shield {Laboratory Double Energy}\n ${BENCH}`,
        steps: [{ refused: 'retreat', because: ['T2E.2 RETREAT_COST_NOT_COVERED'] }],
      },
    ],
  },
  {
    id: 'R32',
    says: 'An Energy card that provides every type provides one type at a time: it meets one of two requirements. It also belongs to "all Energy" of any type that a text names.',
    rules: ['A-A.2', 'A-F.3'],
    sources: [
      { name: 'Rulings Compendium', where: '11 December 2008' },
      { name: 'Asia 2025', where: 'D-08' },
    ],
    cases: [
      {
        shows: '"discard a Fire and a Water Energy": one card that provides every type pays for only one of them',
        cards: [spender],
        board: 'A active Spender {Laboratory Any Energy}\n B active Laboratory Mouse',
        steps: ['attack with Fire and Water', { board: 'A active Spender\n A discard Laboratory Any Energy' }],
      },
      {
        shows: '"discard a Fire and a Water Energy": two cards that provide every type pay for both',
        cards: [spender],
        board: 'A active Spender {Laboratory Any Energy x2}\n B active Laboratory Mouse',
        steps: [
          'attack with Fire and Water',
          'choose Laboratory Any Energy',
          { board: 'A active Spender\n A discard Laboratory Any Energy x2' },
        ],
      },
      {
        shows: '"discard all Fire Energy" also discards a card that provides every type; Water Energy stays',
        cards: [spender],
        board: 'A active Spender {Laboratory Any Energy, Fire Energy, Water Energy}\n B active Laboratory Mouse',
        steps: [
          'attack with All Fire',
          { board: 'A active Spender {Water Energy}\n A discard Laboratory Any Energy, Fire Energy' },
        ],
      },
      {
        shows: 'a card that provides every type pays for one symbol of a cost',
        cards: [spender],
        board: 'A active Spender {Laboratory Any Energy}\n B active Laboratory Mouse',
        steps: [{ refused: 'attack with Two Colors', because: ['A-A.2 ATTACK_COST_NOT_COVERED'] }],
      },
      {
        shows: 'beside Fire Energy, a card that provides every type counts as the missing Water Energy',
        cards: [spender],
        board: 'A active Spender {Laboratory Any Energy, Fire Energy}\n B active Laboratory Mouse',
        steps: [{ legal: ['attack with Two Colors'] }],
      },
    ],
  },
  {
    id: 'R46',
    says: 'Effects that raise and lower the Retreat Cost are added up, and the result is at least 0. "No Retreat Cost" overrides every effect that raises the cost.',
    rules: ['T2E.2', 'T2E.3'],
    sources: [{ name: 'Asia 2025', where: 'D-11 to D-13' }],
    cases: [
      {
        shows: 'a Retreat Cost of 1, raised by 1 and lowered by 2, is 0',
        cards: [mud],
        board: `A active Laboratory Rat [Laboratory Skates]\n ${BENCH}\n stadium Mud of A`,
        steps: ['retreat', { board: 'A active Laboratory Mouse' }],
      },
      {
        shows: 'a Retreat Cost of 1, raised by 1, is 2',
        cards: [mud],
        board: `A active Laboratory Rat {Fire Energy}\n ${BENCH}\n stadium Mud of A`,
        steps: [{ refused: 'retreat', because: ['T2E.2 RETREAT_COST_NOT_COVERED'] }],
      },
      {
        shows: '"no Retreat Cost" overrides an effect that raises the cost by 1',
        cards: [mud],
        board: `A active Laboratory Feather\n ${BENCH}\n stadium Mud of A`,
        steps: ['retreat', { board: 'A active Laboratory Mouse\n A discard nothing' }],
      },
      {
        shows:
          'an attack that does 60, and 30 more for each symbol of the Retreat Cost, does 60 to a Pokémon whose cost is lowered below 0',
        cards: [sturdy],
        board: 'A active Drednaw < Chewtle {Water Energy x3}\n B active Sturdy [Laboratory Skates]',
        steps: ['attack with Vise Bite', { board: 'B active Sturdy -60 [Laboratory Skates]' }],
      },
    ],
  },
]

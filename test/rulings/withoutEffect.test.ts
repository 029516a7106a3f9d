/**
 * Rulings about attached cards without effect, other costs and Weaknesses, and Knock Outs that give fewer Prize cards.
 */

import { board } from 'ptcg-turn-test-kit/board'
import { damageOn } from 'ptcg-turn-test-kit/found'
import { freeAttack, inventItem, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, after, factsNamed, refusals } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'
import type { CardDefinition } from '../../src/game/model/cards.ts'

const striker = inventPokemon('Striker', {
  attacks: [freeAttack('Strike', { damage: { base: 50 } }), freeAttack('Fell', { damage: { base: 300 } })],
})

const payer = inventPokemon('Payer', {
  attacks: [
    { name: 'Two Colors', cost: ['Fire', 'Water'], damage: { base: 10 } },
    { name: 'One', cost: ['Colorless'], damage: { base: 10 } },
  ],
})

const attack = (name: string, more = '') =>
  refusals(
    board(`A active Payer {Laboratory Insured Energy}\n B active Vulpix${more}`, { cards: [payer] }),
    A.attack(name),
  )

test('A-A.2 Special Energy without effect: it provides one Colorless Energy, regardless of its print', () => {
  expect(attack('Two Colors')).toEqual([])
  expect(attack('Two Colors', '\n stadium Laboratory Shielded Room of B')).toEqual(['ATTACK_COST_NOT_COVERED'])
  expect(attack('One', '\n stadium Laboratory Shielded Room of B')).toEqual([])
})

test('A-A.2 Special Energy without effect: its effects and triggers stop; basic Energy stays as it is', () => {
  const start = (more: string) =>
    after(
      board(`A active Striker\n B active Payer -60 {Laboratory Insured Energy}\n B bench Vulpix${more}`, {
        cards: [striker, payer],
      }),
      A.attack('Strike'),
    )
  expect(damageOn(start(''), 1, 'Payer'), '20 HP more').toBe(110)
  expect(factsNamed(start('\n stadium Laboratory Shielded Room of A'), 'POKEMON_KNOCKED_OUT')).toHaveLength(1)
})

const vest = (more = '') =>
  after(
    board(`A active Striker\n B active Payer -60 [Laboratory Vest]\n B bench Vulpix${more}`, {
      cards: [striker, payer],
    }),
    A.attack('Strike'),
  )

test('TL.1 Tools without effect: 50 more HP are gone while the Stadium is in play, and the Tool is still attached', () => {
  expect(damageOn(vest(), 1, 'Payer')).toBe(110)
  expect(factsNamed(vest('\n stadium Laboratory Shielded Room of A'), 'POKEMON_KNOCKED_OUT')).toMatchObject([
    { prizes: 1 },
  ])
})

test('TL.1 Tools without effect: for a turn, on one Pokémon', () => {
  const jammer = inventPokemon('Jammer', {
    attacks: [
      freeAttack('Jam', {
        damage: { base: 50 },
        before: [{ do: 'lasting', on: 'opponentActive', effect: { lasting: 'noToolEffects' }, during: 'thisTurn' }],
      }),
    ],
  })
  const jammed = after(
    board('A active Jammer\n B active Payer -60 [Laboratory Vest]\n B bench Vulpix', { cards: [jammer, payer] }),
    A.attack('Jam'),
  )
  expect(factsNamed(jammed, 'POKEMON_KNOCKED_OUT')).toHaveLength(1)
})

test('KO.3 a Pokémon that goes to the Lost Zone when Knocked Out discards its attached cards', () => {
  const end = after(
    board(
      'A active Striker\n B active Ninetales < Vulpix {Fire Energy} [Laboratory Vest]\n B bench Vulpix\n stadium Laboratory Void of A',
      {
        cards: [striker],
      },
    ),
    A.attack('Fell'),
  )
  expect(end.game.players[1].lostZone).toHaveLength(2)
  expect(end.game.players[1].discard).toHaveLength(2)
})

test('A-A.2 an attack with another possible cost, which nothing increases (C2032)', () => {
  const buy = (energy: string, more: string) =>
    refusals(board(`A active Laboratory Bargain Hunter {${energy}}\n B active ${more}`), A.attack('Buy'))
  expect(buy('Water Energy', 'Vulpix')).toEqual(['ATTACK_COST_NOT_COVERED'])
  expect(buy('Water Energy', 'Vulpix\n stadium Laboratory Void of A')).toEqual([])
  expect(buy('Water Energy', 'Laboratory Scarecrow\n stadium Laboratory Void of A')).toEqual([])
})

const zone: CardDefinition = {
  kind: 'Trainer',
  trainer: 'Stadium',
  id: 'zone',
  name: 'Zone',
  continuous: [{ continuous: 'weaknessTo', type: 'Fire', factor: 2, scope: { pokemon: 'all' } }],
}
const flame = inventPokemon('Flame', { types: ['Fire'], attacks: [freeAttack('Burn', { damage: { base: 20 } })] })
const hit = (weaknesses: object, more: string): number =>
  damageOn(
    after(
      board(`A active Flame\n B active Target${more}`, { cards: [zone, flame, inventPokemon('Target', weaknesses)] }),
      A.attack('Burn'),
    ),
    1,
    'Target',
  )

test('A-D3.1 a Weakness that replaces the printed one, or adds one', () => {
  expect(hit({}, '')).toBe(20)
  expect(hit({}, '\n stadium Zone of A')).toBe(40)
  expect(hit({ weaknesses: [{ type: 'Water', operator: '+', amount: 10 }] }, '\n stadium Zone of A')).toBe(40)
  expect(hit({ weaknesses: [{ type: 'Fire', operator: '×', amount: 2 }] }, '\n stadium Zone of A'), 'once').toBe(40)
})

const start = (more = '') =>
  board(
    `A active Striker\n A deck Potion x4\n A prizes Hop x6\n B active Payer {Laboratory Insured Energy}\n B bench Payer {Laboratory Insured Energy}; Vulpix\n B deck Potion x4${more}`,
    { cards: [striker, payer] },
  )

test('PR.1 a Prize card fewer, once in a game: the first Knock Out spends it, the next counts in full', () => {
  const first = after(start(), A.attack('Fell'))
  expect(factsNamed(first, 'POKEMON_KNOCKED_OUT')).toMatchObject([{ prizes: 0 }])
  expect(first.game.players[1].spent).toEqual(['Laboratory Insured Energy'])
  const spent = after(start('\n B spent "Laboratory Insured Energy"'), A.attack('Fell'))
  expect(factsNamed(spent, 'POKEMON_KNOCKED_OUT')).toMatchObject([{ prizes: 1 }])
})

test('PR.1 a Prize card fewer, once in a game: a Knock Out without the opponent does not spend it', () => {
  const own = inventPokemon('Own', {
    attacks: [freeAttack('Leave', { after: [{ do: 'knockOut', pokemon: 'thisPokemon' }] })],
  })
  const fallen = after(
    board('A active Own {Laboratory Insured Energy}\n A bench Vulpix\n B active Vulpix\n B prizes Hop x6', {
      cards: [own],
    }),
    A.attack('Leave'),
  )
  expect(fallen.game.players[0].spent).toEqual([])
})

test("T2D.1b a player's own cards cannot be attached to the opponent's Pokémon: such a text changes nothing", () => {
  const gift = inventItem('Gift', [
    { do: 'chooseCards', as: 'it', whose: 'you', from: 'deck', filter: { kind: 'Energy' } },
    { do: 'attach', cards: 'it', to: 'opponentActive' },
  ])
  const at = board('A active Laboratory Mouse\n A hand Gift\n B active Laboratory Mouse', { cards: [gift] })
  expect(refusals(at, A.item('Gift'))).toEqual(['CHANGES_NOTHING'])
})

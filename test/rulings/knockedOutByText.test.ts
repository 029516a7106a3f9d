/** Rulings about Pokémon that a text Knocks Out, and about damage counters that are moved. */

import { board } from 'ptcg-turn-test-kit/board'
import { activeName, cardNamesIn, damageOn } from 'ptcg-turn-test-kit/found'
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, after, B, factsNamed, refusals } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'

const court = (marks: string, more = '') =>
  board(`
    A active Laboratory Judge
    A bench  Laboratory Mouse -20
    A prizes Hop x3
    B active Laboratory Vice ${marks}
    B bench  Laboratory Mouse
    ${more}
  `)

test('KO.1 a text Knocks Out at any HP, and Prize cards are taken for it', () => {
  const done = after(court('-20'), A.attack('Verdict'), A.choose('prize 1'))
  expect(factsNamed(done, 'POKEMON_KNOCKED_OUT').map(({ pokemon }) => pokemon.name)).toEqual(['Laboratory Vice'])
  expect([cardNamesIn(done, 0, 'hand'), cardNamesIn(done, 1, 'discard')]).toEqual([['Hop'], ['Laboratory Vice']])
  expect(activeName(done, 1)).toBe('Laboratory Mouse')
  expect(activeName(after(court('-10'), A.attack('Verdict')), 1)).toBe('Laboratory Vice')
})

test('KO.2 such a Knock Out does not trigger effects of a Knock Out by damage', () => {
  const blow = inventPokemon('Blow', {
    attacks: [
      freeAttack('Strike Dead', { damage: { base: 10 }, after: [{ do: 'knockOut', pokemon: 'opponentActive' }] }),
    ],
  })
  const struck = (attack: string, marks = '') =>
    after(
      board(
        `A active Blow\n A bench Laboratory Mouse\n A prizes Hop x3\n B active Laboratory Vice ${marks}\n B bench Laboratory Mouse`,
        {
          cards: [{ ...blow, attacks: [...blow.attacks, freeAttack('Hit', { damage: { base: 60 } })] }],
        },
      ),
      A.attack(attack),
    )
  expect(damageOn(struck('Strike Dead'), 0, 'Blow')).toBe(0)
  expect(damageOn(struck('Hit'), 0, 'Blow')).toBe(50)
  // it had a damage counter already
  expect(damageOn(struck('Hit', '-10'), 0, 'Blow')).toBe(0)
})

test('KO.3 both Active Pokémon are Knocked Out together', () => {
  const bomb = inventPokemon('Bomb', {
    attacks: [
      freeAttack('Burst', { after: [{ do: 'knockOut', pokemon: { each: { whose: 'either', where: 'Active' } } }] }),
    ],
  })
  const start = board(
    'A active Bomb\n A bench Laboratory Mouse\n A prizes Hop x3\n B active Laboratory Rat\n B bench Laboratory Mouse\n B prizes Hop x3',
    { cards: [bomb] },
  )
  const done = after(start, A.attack('Burst'), B.choose('prize 1'), A.choose('prize 1'))
  expect(cardNamesIn(done, 0, 'discard')).toEqual(['Bomb'])
  expect(cardNamesIn(done, 1, 'discard')).toEqual(['Laboratory Rat'])
})

test("R8 an attack's text cannot Knock Out a Pokémon that is protected from effects of attacks", () => {
  const start = board('A active Laboratory Judge\n B active Laboratory Glass -20\n B bench Laboratory Mouse')
  expect(activeName(after(start, A.attack('Verdict')), 1)).toBe('Laboratory Glass')
})

test('GR.2 damage counters are moved, at most those that are there, and this does not heal', () => {
  const moved = after(court(''), A.ability('Laboratory Judge', 0))
  expect([damageOn(moved, 0, 'Laboratory Judge'), damageOn(moved, 0, 'Laboratory Mouse')]).toEqual([10, 10])
  const twice = after(moved, A.ability('Laboratory Judge', 0))
  expect(damageOn(twice, 0, 'Laboratory Judge')).toBe(20)
  expect(refusals(twice, A.ability('Laboratory Judge', 0))).toEqual(['CHANGES_NOTHING'])
  const handed = after(twice, A.attack('Hand Over'))
  expect([damageOn(handed, 0, 'Laboratory Judge'), damageOn(handed, 1, 'Laboratory Vice')]).toEqual([0, 20])
})

test('R42 counters moved to a protected Pokémon are lost', () => {
  const start = board('A active Laboratory Judge -30\n B active Laboratory Glass')
  const done = after(start, A.attack('Hand Over'))
  expect([damageOn(done, 0, 'Laboratory Judge'), damageOn(done, 1, 'Laboratory Glass')]).toEqual([0, 0])
})

test('GR.2 damage counters until its remaining HP is 10', () => {
  const start = board('A active Laboratory Vice\n B active Laboratory Rat -10')
  const squeezed = after(start, A.attack('Squeeze'))
  expect(damageOn(squeezed, 1, 'Laboratory Rat')).toBe(30)
})

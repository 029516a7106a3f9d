/** Rulings about attacks and powers printed on a Tool, and about Abilities of Items in play as Pokémon. */

import { board } from 'ptcg-turn-test-kit/board'
import { damageOn } from 'ptcg-turn-test-kit/found'
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, after, refusals } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'

const muffler = inventPokemon('Muffler', {
  abilities: [{ name: 'Quiet', continuous: [{ continuous: 'noAbilities', scope: { pokemon: 'opponents' } }] }],
})

test('TL.1 the attack of a Tool is an attack of its holder, for its cost', () => {
  const start = (more: string) =>
    board(`A active Vulpix ${more} [Laboratory Cannon]\n B active Muffler`, { cards: [muffler] })
  expect(refusals(start(''), A.attack('Fire the Cannon'))).toEqual(['ATTACK_COST_NOT_COVERED'])
  const shot = after(start('{Fire Energy}'), A.attack('Fire the Cannon'))
  expect(damageOn(shot, 1, 'Muffler')).toBe(40)
})

test('TL.1 a Tool without effect lends nothing', () => {
  const jammed = board(
    'A active Vulpix {Fire Energy} [Laboratory Cannon]\n B active Muffler\n stadium Laboratory Shielded Room of B',
    {
      cards: [muffler],
    },
  )
  expect(refusals(jammed, A.attack(1))).toContain('NO_SUCH_ATTACK')
})

test('OG.1 the power of a Tool is used once a game, by such a Pokémon, and is not an Ability that can be taken away', () => {
  const start = (holder: string, more = '') =>
    board(`A active ${holder} [Laboratory Wishing Lamp]\n A deck Potion x3\n B active Muffler${more}`, {
      cards: [muffler],
    })
  const used = after(start('Vulpix'), A.ability('Vulpix'))
  expect(used.game.players[0].hand).toHaveLength(2)
  expect(used.game.players[0].spent).toEqual(['VSTAR'])
  expect(refusals(start('Vulpix', '\n A spent VSTAR'), A.ability('Vulpix'))).toEqual(['ONCE_PER_GAME_SPENT'])
  expect(refusals(start('Ninetales < Vulpix'), A.ability('Ninetales'))).toContain('NO_SUCH_ABILITY')
})

test('T2D.9 an Item in play as a Pokémon has its Ability, which can be taken away', () => {
  const striker = inventPokemon('Striker', { attacks: [freeAttack('Strike', { damage: { base: 50 } })] })
  const hit = (more: string) =>
    damageOn(
      after(
        board(`A active Striker\n A bench ${more}\n B active Laboratory Shell`, { cards: [striker, muffler] }),
        A.attack('Strike'),
      ),
      1,
      'Laboratory Shell',
    )
  expect(hit('Vulpix')).toBe(30)
  expect(hit('Muffler')).toBe(50)
})

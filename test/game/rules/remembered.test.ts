/** Limits and permissions are remembered exactly: earlier items, the turns, the exact permission. */

import { board } from 'ptcg-turn-test-kit/board'
import { damageOn } from 'ptcg-turn-test-kit/found'
import { freeAttack, inventItem, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, after, B, refusals } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'

const tad = inventPokemon('Tad')
const frog = inventPokemon('Frog', { stage: 'Stage 1', evolvesFrom: 'Tad' })
const wall = inventPokemon('Wall', { hp: 200 })

test("T2B.3 a player's own first turn is the first even after two turns of the opponent", () => {
  const again = inventItem('Again', [{ do: 'anotherTurn' }])
  const at = board(
    'turn 1 of A\n A active Wall\n A hand Again\n A deck Hop x9\n B active Tad\n B hand Frog\n B deck Hop x9',
    {
      cards: [tad, frog, wall, again],
    },
  )
  const first = after(at, A.item('Again'), A.endTurn(), A.endTurn())
  expect(refusals(first, B.evolve('Tad', 'Frog'))).toEqual(['YOUR_FIRST_TURN'])
})

test('T2B.2 a Pokémon that may evolve during the first turn still may not in the turn it came into play', () => {
  const early = inventPokemon('Tad', {
    abilities: [{ name: 'Early', continuous: [{ continuous: 'evolvesEarly', scope: { pokemon: 'thisPokemon' } }] }],
  })
  const text = (came: string) => `turn 2 of A\n A active Tad${came}\n A hand Frog\n B active Wall`
  const cards = [early, frog, wall]
  expect(refusals(board(text(''), { cards }), A.evolve('Tad', 'Frog'))).toEqual([])
  expect(refusals(board(text(' new'), { cards }), A.evolve('Tad', 'Frog'))).toEqual(['NEW_IN_PLAY'])
})

test('T2B.3 a card may say of itself that it evolves on the first turn, and a Pokémon that was played this turn', () => {
  const refused = (lines: string, evolvesEarly = true) =>
    refusals(board(lines, { cards: [tad, { ...frog, evolvesEarly }, wall] }), A.evolve('Tad', 'Frog'))
  const first = 'turn 1 of A\n A active Tad new\n A hand Frog\n B active Wall'
  expect(refused(first, false)).toEqual(['YOUR_FIRST_TURN', 'NEW_IN_PLAY'])
  expect(refused(first)).toEqual([])
})

test('T2F.1 one Ability of a name in a turn, even after another name was used', () => {
  const caller = (name: string, call: string) =>
    inventPokemon(name, {
      abilities: [{ name: call, limit: 'onePerTurn', use: [{ do: 'draw', who: 'you', cards: 1 }] }],
    })
  const at = board('A active One\n A bench Two; One\n A deck Hop x9\n B active Wall', {
    cards: [caller('One', 'Call'), caller('Two', 'Shout'), wall],
  })
  const used = after(at, A.ability('One'), A.ability('Two'))
  expect(refusals(used, A.ability('One'))).toEqual(['ABILITY_ALREADY_USED'])
})

test('OG.1 a player who used both a GX attack and a VSTAR Power has spent both', () => {
  const star = inventPokemon('Star', {
    attacks: [freeAttack('Gone', { oncePerGame: 'GX' }), freeAttack('Shine', { oncePerGame: 'VSTAR' })],
  })
  for (const spent of ['GX, VSTAR', 'VSTAR, GX']) {
    const at = board(`A active Star\n A spent ${spent}\n B active Wall`, { cards: [star, wall] })
    expect(refusals(at, A.attack('Gone'))).toEqual(['ONCE_PER_GAME_SPENT'])
    expect(refusals(at, A.attack('Shine'))).toEqual(['ONCE_PER_GAME_SPENT'])
  }
})

test('A-D5.1 a limit on prevented damage is compared after reductions', () => {
  const shell = inventPokemon('Shell', {
    hp: 200,
    abilities: [
      {
        name: 'Shell',
        continuous: [
          { continuous: 'damageTaken', scope: { pokemon: 'thisPokemon' }, amount: -20 },
          { continuous: 'preventDamage', scope: { pokemon: 'thisPokemon' }, atMost: 60 },
        ],
      },
    ],
  })
  const striker = inventPokemon('Striker', {
    attacks: [freeAttack('Hit', { damage: { base: 80 } }), freeAttack('Smash', { damage: { base: 90 } })],
  })
  const at = board('A active Striker\n B active Shell\n B deck Hop x9', { cards: [shell, striker] })
  expect(damageOn(after(at, A.attack('Hit')), 1, 'Shell')).toBe(0)
  expect(damageOn(after(at, A.attack('Smash')), 1, 'Shell')).toBe(70)
})

test("A-D4.1 Resistance to an attacker's second type counts like that to its first", () => {
  const both = inventPokemon('Both', {
    types: ['Colorless', 'Fire'],
    attacks: [freeAttack('Hit', { damage: { base: 80 } })],
  })
  const cool = inventPokemon('Cool', { hp: 200, resistances: [{ type: 'Fire', amount: 30 }] })
  const at = board('A active Both\n B active Cool\n B deck Hop x9', { cards: [both, cool] })
  expect(damageOn(after(at, A.attack('Hit')), 1, 'Cool')).toBe(50)
})

/** R37: a text gives its player another turn, here without a Pokémon Checkup. */

import { board } from 'ptcg-turn-test-kit/board'
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, after, B, refusals } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'
import type { Effect } from '../../src/game/model/effects.ts'

const AT_ONCE: Effect = { do: 'anotherTurn', atOnce: true }

const clock = (...effects: readonly Effect[]) =>
  inventPokemon('Clock', { attacks: [freeAttack('Strike', { after: effects }), freeAttack('Tick')] })

const start = (effects: readonly Effect[], more = '') =>
  board(`A active Clock\n A hand Fire Energy x2\n A deck Potion x3\n B active Vulpix Poisoned\n B deck Potion${more}`, {
    cards: [clock(...effects)],
  })

test('R37 no Checkup, the same player draws, and each once-per-turn action is available again', () => {
  const again = after(start([AT_ONCE]), A.attach('Fire Energy', 'Clock'), A.attack('Strike'))
  const { turn, players } = again.game
  expect(turn).toMatchObject({ player: 0, number: 4, energyAttached: 0 })
  expect(players[0].hand).toHaveLength(2)
  expect(players[1].active?.damage, 'not poisoned in between').toBe(0)
  expect(refusals(again, A.attach('Fire Energy', 'Clock'))).toEqual([])
  const over = after(again, A.attack('Tick'))
  expect(over.game.turn, 'the one after it is of the opponent').toMatchObject({ player: 1, number: 5 })
  expect(over.game.players[1].active?.damage).toBe(10)
})

test('R37 a text that does not skip the Checkup has one', () => {
  const again = after(start([{ do: 'anotherTurn' }]), A.attack('Strike'))
  expect(again.game.turn.player).toBe(0)
  expect(again.game.players[1].active?.damage).toBe(10)
})

test('R37 effects during your next turn apply to the extra turn, those during the opponent’s next turn wait', () => {
  const effects: readonly Effect[] = [
    AT_ONCE,
    {
      do: 'lasting',
      on: 'thisPokemon',
      effect: { lasting: 'cantUseAttack', attack: 'Strike' },
      during: 'yourNextTurn',
    },
    { do: 'lasting', on: 'opponentActive', effect: { lasting: 'cantRetreat' }, during: 'opponentsNextTurn' },
  ]
  const again = after(start(effects, '\n B bench Vulpix\n B hand Switch'), A.attack('Strike'))
  expect(refusals(again, A.attack('Strike'))).toEqual(['ATTACK_FORBIDDEN'])
  const theirs = after(again, A.attack('Tick'))
  expect(refusals(theirs, B.retreat())).toContain('RETREAT_FORBIDDEN')
})

test('R37 a player who cannot draw for the extra turn loses', () => {
  const last = board('A active Clock\n A deck\n B active Vulpix', { cards: [clock(AT_ONCE)] })
  expect(after(last, A.attack('Strike')).game.result).toMatchObject({ outcome: 'win', winner: 1 })
})

test('R37 "your last turn" is the turn before, even without a turn of the opponent between', () => {
  const echo = inventPokemon('Clock', {
    attacks: [
      freeAttack('Strike', {
        damage: {
          base: 10,
          sign: '+' as const,
          terms: [
            { amount: 50, if: { is: 'happened' as const, what: 'attackUsed' as const, when: 'yourLastTurn' as const } },
          ],
        },
        after: [AT_ONCE],
      }),
    ],
  })
  const first = after(
    board('A active Clock\n A deck Potion x3\n B active Laboratory Vessel VMAX', { cards: [echo] }),
    A.attack('Strike'),
  )
  expect(first.game.players[1].active?.damage).toBe(10)
  expect(after(first, A.attack('Strike')).game.players[1].active?.damage).toBe(70)
})

test('R37 if both Active Pokémon are Knocked Out, the player of the extra turn chooses Prize cards and promotes first', () => {
  const blast = freeAttack('Strike', {
    damage: { base: 200 },
    also: [{ to: 'thisPokemon', amount: 200 }],
    after: [AT_ONCE],
  })
  const lines = `A active Clock\n A bench Krabby; Wooloo\n A deck Potion x3\n A prizes Hop x2
  B active Vulpix\n B bench Krabby; Wooloo\n B prizes Hop x2`
  const struck = after(board(lines, { cards: [inventPokemon('Clock', { attacks: [blast] })] }), A.attack('Strike'))
  expect(struck.game.ask).toMatchObject({ ask: 'choice', player: 0, purpose: 'prizes' })
  const taken = after(struck, A.choose('prize 1'), B.choose('prize 1'))
  expect(taken.game.ask).toMatchObject({ ask: 'choice', player: 0, purpose: 'promote' })
  expect(after(taken, A.choose('Krabby'), B.choose('Wooloo')).game.turn).toMatchObject({ player: 0, number: 4 })
})

test('R37 the player of the extra turn orders the effects of the Checkup before it', () => {
  const seep = inventPokemon('Clock', {
    abilities: [
      {
        name: 'Seep',
        triggers: [{ on: 'checkup', does: [{ do: 'condition', pokemon: 'opponentActive', condition: 'Poisoned' }] }],
      },
    ],
    attacks: [freeAttack('Strike', { after: [{ do: 'anotherTurn' }] }), freeAttack('Tick')],
  })
  const lines = 'A active Clock\n A deck Potion x3\n B active Laboratory Mouse'
  const orderer = (attack: string): number | null => {
    const { ask } = after(board(lines, { cards: [seep] }), A.attack(attack)).game
    return ask?.ask === 'choice' ? ask.player : null
  }
  expect([orderer('Strike'), orderer('Tick')]).toEqual([0, 1])
})

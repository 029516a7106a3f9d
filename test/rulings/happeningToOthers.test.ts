/** Rulings about texts that other Pokémon trigger. */

import { board } from 'ptcg-turn-test-kit/board'
import { benchNames, damageOn, inPlayNamed } from 'ptcg-turn-test-kit/found'
import { freeAttack, inventItem, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, after, B } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'
import type { Trigger } from '../../src/game/model/triggers.ts'

const watching = (trigger: Trigger) => inventPokemon('Watcher', { abilities: [{ name: 'Watch', triggers: [trigger] }] })

const hurtsIt = [{ do: 'putCounters', on: { chosen: 'it' }, counters: 2 }] as const

test('R41 a card that the opponent attaches from the hand to their Pokémon triggers it, no other does', () => {
  const watcher = watching({ on: 'attached', card: { kind: 'Energy' }, of: { whose: 'opponent' }, does: hurtsIt })
  const start = board(
    'A active Laboratory Mouse\n A hand Fire Energy\n B active Laboratory Mouse\n B bench Watcher\n B hand Fire Energy',
    { cards: [watcher] },
  )
  const attached = after(start, A.attach('Fire Energy', 'Laboratory Mouse'))
  expect([damageOn(attached, 0, 'Laboratory Mouse'), damageOn(attached, 1, 'Laboratory Mouse')]).toEqual([20, 0])
  const own = after(start, A.endTurn(), B.attach('Fire Energy', 'Laboratory Mouse'))
  expect([damageOn(own, 0, 'Laboratory Mouse'), damageOn(own, 1, 'Laboratory Mouse')]).toEqual([0, 0])
})

test('T2D.5 a Stadium that affects either player', () => {
  const start = board(`
    stadium  Laboratory Toll Gate of A
    A active Laboratory Mouse
    A hand   Fire Energy, Laboratory Rat
    B active Laboratory Mouse
  `)
  const done = after(start, A.attach('Fire Energy', 'Laboratory Mouse'), A.bench('Laboratory Rat'))
  expect([damageOn(done, 0, 'Laboratory Mouse'), damageOn(done, 0, 'Laboratory Rat')]).toEqual([20, 10])
})

test('KO.2 Energy of a Knocked Out Pokémon is moved before it is discarded', () => {
  const striker = inventPokemon('Striker', { attacks: [freeAttack('Strike', { damage: { base: 300 } })] })
  const start = board(
    `A active Striker
     A prizes Hop x3
     B active Laboratory Mouse {Fire Energy}
     B bench Laboratory Rat [Laboratory Keepsake]`,
    { cards: [striker] },
  )
  const struck = after(start, A.attack('Strike'), B.choose('yes'))
  expect(inPlayNamed(struck, 1, 'Laboratory Rat').energy).toHaveLength(1)
  const kept = after(start, A.attack('Strike'), B.choose('no'), A.choose('prize 1'))
  expect(inPlayNamed(kept, 1, 'Laboratory Rat').energy).toHaveLength(0)
  expect(benchNames(kept, 1)).toEqual([])
})

test('R40 a text about Pokémon that a player puts onto the Bench counts effects too, in that player’s turn', () => {
  const ruins = {
    kind: 'Trainer',
    trainer: 'Stadium',
    id: 'Crumbling-Gate',
    name: 'Crumbling Gate',
    triggers: [
      {
        on: 'benched',
        how: 'any',
        of: { whose: 'either', fits: { stage: 'Basic', not: { type: 'Fire' } } },
        does: hurtsIt,
      },
    ],
  } as const
  const call = (whose: 'you' | 'opponent') =>
    inventItem(`Call ${whose}`, [
      { do: 'chooseCards', as: 'called', whose, from: 'discard', filter: {}, min: 2, max: 2 },
      { do: 'move', cards: 'called', to: 'bench' },
    ])
  const start = board(
    `stadium  Crumbling Gate of A
     A active Laboratory Mouse
     A hand Call you, Call opponent, Laboratory Rat
     A discard Sobble, Vulpix
     B active Laboratory Mouse
     B discard Sobble, Vulpix`,
    { cards: [ruins, call('you'), call('opponent')] },
  )
  const called = after(start, A.item('Call you'))
  expect([damageOn(called, 0, 'Sobble'), damageOn(called, 0, 'Vulpix')]).toEqual([20, 0])
  expect(damageOn(after(start, A.item('Call opponent')), 1, 'Sobble')).toBe(0)
  expect(damageOn(after(start, A.bench('Laboratory Rat')), 0, 'Laboratory Rat')).toBe(20)
})

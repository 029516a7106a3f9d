/** Triggers: their player, place, time, and order among other effects. */

import { board } from 'ptcg-turn-test-kit/board'
import { cardNamesIn, damageOn } from 'ptcg-turn-test-kit/found'
import { freeAttack, inventItem, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, after, B, takeAtRandom } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'
import type { Trigger } from '../../src/game/model/triggers.ts'

const hedgehogs = (marks = '') =>
  board(
    `A active Laboratory Hedgehog\n A bench Laboratory Mouse\n B active Laboratory Hedgehog ${marks}\n B bench Laboratory Mouse`,
  )

test("A-F.3 damaged by an attack of the opponent's, not by its own", () => {
  const rolled = after(hedgehogs(), A.attack('Roll'))
  expect(damageOn(rolled, 0, 'Laboratory Hedgehog')).toBe(30)
})

test('A-F.3 "in the Active Spot": damage on the Bench triggers nothing', () => {
  const sniper = inventPokemon('Sniper', {
    attacks: [freeAttack('Snipe', { also: [{ to: 'eachOfOpponentBench', amount: 20 }] })],
  })
  const start = board('A active Sniper\n B active Laboratory Mouse\n B bench Laboratory Hedgehog', { cards: [sniper] })
  const sniped = after(start, A.attack('Snipe'))
  expect([damageOn(sniped, 1, 'Laboratory Hedgehog'), damageOn(sniped, 0, 'Sniper')]).toEqual([20, 0])
})

test("KO.2 Knocked Out by damage from the opponent's attack, and not by Poison", () => {
  const start = (mark: string) =>
    board(`
      A active  Laboratory Hedgehog
      A hand    Hop
      A prizes  Hop x6
      B active  Laboratory Hedgehog ${mark}
      B bench   Laboratory Mouse
    `)
  expect(cardNamesIn(after(start('-80'), A.attack('Roll'), takeAtRandom(0)), 0, 'discard')).toEqual(['Hop'])
  expect(cardNamesIn(after(start('-90 Poisoned'), A.endTurn()), 0, 'discard')).toEqual([])
})

test('R41 attached from the hand: once for each card, for any Energy it provides, also by an effect', () => {
  const start = board(`
    A active  Laboratory Sentry -30
    A hand    lab-106, Fire Energy
    A deck    Hop x3
    B active  Laboratory Mouse
  `)
  const attached = after(start, A.attach('lab-106', 'Laboratory Sentry'), A.choose('Charge'))
  expect(cardNamesIn(attached, 0, 'hand')).toEqual(['Fire Energy', 'Hop'])
  expect(damageOn(attached, 0, 'Laboratory Sentry')).toBe(20)
})

const start = () =>
  board(`
      A active  Laboratory Mouse {Fire Energy}
      A bench   Laboratory Sentry {Fire Energy}
      A hand    Switch
      B active  Laboratory Shield
      B bench   Laboratory Sentry
    `)

test('by retreating, once in a turn', () => {
  const up = after(start(), A.retreat(), A.choose('yes'))
  expect(damageOn(up, 1, 'Laboratory Shield')).toBe(20)
})

test("not during the opponent's turn", () => {
  const puller = inventPokemon('Puller', {
    abilities: [
      {
        name: 'Pull',
        use: [
          { do: 'choosePokemon', as: 'it', from: { whose: 'opponent', where: 'Bench' } },
          { do: 'switch', who: 'opponent', with: 'it' },
        ],
      },
    ],
  })
  const pulled = after(
    board('A active Puller\n B active Laboratory Shield\n B bench Laboratory Sentry', { cards: [puller] }),
    A.ability('Puller'),
  )
  expect(pulled.state).toBe('turn.main.ready')
})

test('several triggers of one event are ordered by the player whose turn it is', () => {
  const draws = (on: Trigger): Trigger => on
  const twice = inventPokemon('Twice', {
    abilities: ['One', 'Two'].map((name) => ({
      name,
      triggers: [draws({ on: 'benched', does: [{ do: 'draw', who: 'you', cards: 1 }] })],
    })),
  })
  const start = board('A active Laboratory Mouse\n A hand Twice\n A deck Hop x5\n B active Laboratory Mouse', {
    cards: [twice],
  })
  const asked = after(start, A.bench('Twice'))
  expect(asked.game.ask).toMatchObject({ purpose: 'order', player: 0 })
  expect(cardNamesIn(after(asked, A.choose('Two')), 0, 'hand')).toEqual(['Hop', 'Hop'])
})

test('R10 simultaneous triggers are carried out even if their Pokémon has left play, and count the damage placed', () => {
  const vanishing = inventPokemon('Vanisher', {
    abilities: [
      {
        name: 'Vanish',
        triggers: [{ on: 'damaged', does: [{ do: 'leavePlay', pokemon: 'thisPokemon', to: 'hand' }] }],
      },
    ],
  })
  const mirror = {
    kind: 'Energy',
    id: 'mirror-energy',
    name: 'Mirror Energy',
    basic: false,
    provides: [['Colorless']],
    continuous: [{ continuous: 'returnsDamage', scope: { pokemon: 'thisPokemon' } }],
  } as const
  const scratcher = inventPokemon('Scratcher', { attacks: [freeAttack('Scratch', { damage: { base: 20 } })] })
  const start = board('A active Scratcher\n B active Vanisher {Mirror Energy}\n B bench Laboratory Mouse', {
    cards: [vanishing, mirror, scratcher],
  })
  const scratched = after(start, A.attack('Scratch'), B.choose('Vanish'))
  expect(cardNamesIn(scratched, 1, 'hand')).toContain('Mirror Energy')
  expect(damageOn(scratched, 0, 'Scratcher')).toBe(20)
})

test('KO.5 an Active Spot that a text has emptied is filled before its triggers', () => {
  const trick = inventItem('Trick', [
    { do: 'chooseCards', as: 'energy', whose: 'you', from: 'hand', filter: { kind: 'Energy' } },
    { do: 'attach', cards: 'energy', to: 'yourActive' },
    { do: 'leavePlay', pokemon: 'opponentActive', to: 'hand' },
  ])
  const start = board(
    `
    A active  Laboratory Mouse
    A hand    Trick, lab-106
    A deck    Hop x3
    B active  Laboratory Mouse
    B bench   Sobble; Wooloo
  `,
    { cards: [trick] },
  )
  const emptied = after(start, A.item('Trick'))
  expect([emptied.state, cardNamesIn(emptied, 0, 'hand')]).toEqual(['knockOut.promotion.choosing', []])
  expect(cardNamesIn(after(emptied, B.choose('Sobble')), 0, 'hand')).toEqual(['Hop'])
})

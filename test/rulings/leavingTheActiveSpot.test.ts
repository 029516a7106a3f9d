/** Rulings about Pokémon that leave the Active Spot, or come into it, by an attack or by evolving. */
import { expect, test } from 'vitest'
import { NO_CONDITIONS } from '../../src/game/model/conditions.ts'
import { board } from '../support/board.ts'
import { activeName, benchNames, damageOn, inPlayNamed, namesIn } from '../support/found.ts'
import { invented } from '../support/invented.ts'
import { A, after, B, factsNamed, refusals } from '../support/moves.ts'

/** Does 30, leaves "cannot attack" on itself, then changes places. */
const hitAndRun = invented('Hit and Run', {
  types: ['Grass'],
  attacks: [
    {
      name: 'Tired Strike',
      cost: [],
      damage: { base: 30 },
      after: [
        { do: 'lasting', on: 'thisPokemon', effect: { lasting: 'cantAttack' }, during: 'yourNextTurn' },
        { do: 'choosePokemon', as: 'next', from: { whose: 'you', where: 'Bench' } },
        { do: 'switch', who: 'you', with: 'next' },
      ],
    },
  ],
})

/** Pulls a Benched Pokémon in before its damage. */
const puller = invented('Puller', {
  types: ['Grass'],
  attacks: [
    {
      name: 'Drag Out',
      cost: [],
      damage: { base: 40 },
      before: [
        { do: 'choosePokemon', as: 'catch', from: { whose: 'opponent', where: 'Bench' } },
        { do: 'switch', who: 'opponent', with: 'catch' },
      ],
    },
  ],
})

test('R1 Switched out by the attack that Knocks it Out: it is Knocked Out on the Bench and nobody is promoted', () => {
  const hit = after(
    board(`
      A active  Laboratory Fan
      B active  Laboratory Rat -10
      B bench   Laboratory Mouse; Laboratory Tadpole
    `),
    A.attack('Blow Away'),
  )
  expect(damageOn(hit, 1, 'Laboratory Rat')).toBe(40)
  expect(refusals(hit, A.choose('Laboratory Mouse'))).toEqual(['NOT_YOUR_CHOICE'])

  const over = after(hit, B.choose('Laboratory Mouse'), A.choose('prize 1'))
  expect(activeName(over, 1)).toBe('Laboratory Mouse')
  expect(benchNames(over, 1)).toEqual(['Laboratory Tadpole'])
  expect(namesIn(over, 1, 'discard')).toEqual(['Laboratory Rat'])
  expect(factsNamed(over, 'PROMOTED')).toEqual([])
  expect(over.state).toBe('turn.main.ready')
})

test('R2 Attack that moves its own user: damage for the old Active, then its conditions and "cannot attack" are gone', () => {
  const start = board(
    `
      A active  Hit and Run Poisoned
      A bench   Laboratory Mouse
      A hand    Switch
      B active  Laboratory Shield
    `,
    { cards: [hitAndRun] },
  )
  const over = after(start, A.attack('Tired Strike'))
  expect(damageOn(over, 1, 'Laboratory Shield'), 'Grass against a Weakness to Grass').toBe(60)
  expect(activeName(over, 0)).toBe('Laboratory Mouse')
  const benched = inPlayNamed(over, 0, 'Hit and Run')
  expect(benched).toMatchObject({ conditions: NO_CONDITIONS, lasting: [], damage: 0 })

  const back = after(over, B.endTurn(), A.item('Switch'))
  expect(activeName(back, 0)).toBe('Hit and Run')
  expect(refusals(back, A.attack('Tired Strike'))).toEqual([])
})

test('R2 Attack that moves its own user: with an empty Bench it stays, and "cannot attack" with it', () => {
  const start = board('A active Hit and Run\n B active Laboratory Shield', { cards: [hitAndRun] })
  const next = after(start, A.attack('Tired Strike'), B.endTurn())
  expect(refusals(next, A.attack('Tired Strike'))).toEqual(['ATTACK_FORBIDDEN'])
})

test('R15 Smokescreen on a Pokémon that left and came back: no coin is flipped', () => {
  const fogged = after(
    board(`
      turn 2 of B
      A active  Laboratory Rat
      A bench   Laboratory Mouse
      A hand    Switch x2
      B active  Laboratory Fogger
    `),
    B.attack('Fog'),
  )
  expect(after(fogged, A.attack('Nip')).state, 'without leaving a coin is due').toBe('turn.attack.B_alter.flipping')

  const back = after(fogged, A.item('Switch'), A.item('Switch'), A.attack('Nip'))
  expect(factsNamed(back, 'COIN_FLIPPED')).toEqual([])
  expect(damageOn(back, 1, 'Laboratory Fogger')).toBe(20)
})

const STUCK = {
  lasting: {
    A: [{ effect: { lasting: 'cantRetreat' }, whose: 0, turn: 2, source: 'Stick', ofAttack: true }],
  },
} as const

test('R23 Evolving is a cure: sleep and "cannot retreat" vanish, damage and cards stay', () => {
  const start = board(
    `
      A active  Laboratory Tadpole -20 {Fire Energy} [Laboratory Skates] Asleep
      A bench   Laboratory Mouse
      A hand    Laboratory Froglet
      B active  Laboratory Mouse
    `,
    STUCK,
  )
  expect(refusals(start, A.retreat())).toEqual(['RETREATING_ASLEEP', 'RETREAT_FORBIDDEN'])
  const evolved = after(start, A.evolve('Laboratory Tadpole', 'Laboratory Froglet'))
  const frog = inPlayNamed(evolved, 0, 'Laboratory Froglet')
  expect(frog).toMatchObject({ conditions: NO_CONDITIONS, lasting: [], damage: 20 })
  expect([frog.energy, frog.tools].map((cards) => cards.length)).toEqual([1, 1])
  expect(refusals(evolved, A.retreat())).toEqual([])
})

test('R23 Devolving is a cure too, and what is left may not evolve again this turn', () => {
  const start = board(
    `
      A active  Laboratory Froglet < Laboratory Tadpole -20 {Fire Energy} Confused Burned
      A hand    Laboratory Notebook
      B active  Laboratory Mouse
    `,
    STUCK,
  )
  const frog = inPlayNamed(start, 0, 'Laboratory Froglet').id
  const devolved = after(
    start,
    A.item('Laboratory Notebook'),
    A.apply({ change: 'devolve', pokemon: frog, to: 'hand' }),
    A.done(),
  )
  const tadpole = inPlayNamed(devolved, 0, 'Laboratory Tadpole')
  expect(tadpole).toMatchObject({ conditions: NO_CONDITIONS, lasting: [], damage: 20 })
  expect(tadpole.energy).toHaveLength(1)
  expect(refusals(devolved, A.evolve('Laboratory Tadpole', 'Laboratory Froglet'))).toEqual(['EVOLVED_THIS_TURN'])
})

test('R44 Switching out is about the Active Pokémon: a protected one stays, whoever would come in', () => {
  const start = board(`
    A active  Laboratory Fan
    B active  Laboratory Glass
    B bench   Laboratory Mouse
  `)
  const over = after(start, A.attack('Blow Away'))
  expect(activeName(over, 1)).toBe('Laboratory Glass')
  expect(damageOn(over, 1, 'Laboratory Glass')).toBe(30)
  expect(factsNamed(over, 'EFFECT_PREVENTED')).toHaveLength(1)
})

test('R44 Switching out is about the Active Pokémon: a protected Benched one may come in for it', () => {
  const start = board('A active Laboratory Fan\n B active Laboratory Shield\n B bench Laboratory Glass')
  expect(activeName(after(start, A.attack('Blow Away')), 1)).toBe('Laboratory Glass')
})

test('R44 Switching in is about the chosen Benched Pokémon: a protected one may be chosen and stays', () => {
  const start = board(`
    A active  Laboratory Angler
    B active  Laboratory Rat
    B bench   Laboratory Glass; Laboratory Mouse
  `)
  const kept = after(start, A.attack('Reel In'), A.choose('Laboratory Glass'))
  expect(activeName(kept, 1)).toBe('Laboratory Rat')
  const pulled = after(start, A.attack('Reel In'), A.choose('Laboratory Mouse'))
  expect(activeName(pulled, 1)).toBe('Laboratory Mouse')
})

test('R44 Switching in is about the chosen Benched Pokémon: a protected Active one does not hinder it', () => {
  const start = board('A active Laboratory Angler\n B active Laboratory Glass\n B bench Laboratory Mouse')
  expect(activeName(after(start, A.attack('Reel In')), 1)).toBe('Laboratory Mouse')
})

test('R45 Switching in before damage: Weakness and Resistance are those of the new Active Pokémon', () => {
  const into = (active: string, bench: string) =>
    after(board(`A active Puller\n B active ${active}\n B bench ${bench}`, { cards: [puller] }), A.attack('Drag Out'))
  const weak = into('Laboratory Engine GX', 'Laboratory Shield')
  expect([damageOn(weak, 1, 'Laboratory Shield'), damageOn(weak, 1, 'Laboratory Engine GX')]).toEqual([80, 0])
  const plain = into('Laboratory Shield', 'Laboratory Engine GX')
  expect([damageOn(plain, 1, 'Laboratory Engine GX'), damageOn(plain, 1, 'Laboratory Shield')]).toEqual([40, 0])
})

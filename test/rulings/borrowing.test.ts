/**
 * Rulings about attacks that effects let a Pokémon use (A-A.1), doubled Energy (A-A.2), kept Special Conditions (T2B.7), and exceptions for
 * one Pokémon.
 */

import { board } from 'ptcg-turn-test-kit/board'
import { cardNamesIn, damageOn, inPlayNamed } from 'ptcg-turn-test-kit/found'
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, B, after as played, refusals } from 'ptcg-turn-test-kit/moves'
import { describe, expect, test } from 'vitest'
import type { PokemonDefinition, ToolDefinition } from '../../src/game/model/cards.ts'
import type { ContinuousEffect } from '../../src/game/model/lasting.ts'

const scope = { pokemon: 'thisPokemon' } as const

const own = (name: string, ...continuous: readonly ContinuousEffect[]): PokemonDefinition =>
  inventPokemon(name, { abilities: [{ name: 'Own', continuous }] })

const tool = (...continuous: readonly ContinuousEffect[]): ToolDefinition => ({
  kind: 'Trainer',
  trainer: 'Tool',
  id: 'Gadget',
  name: 'Gadget',
  continuous,
})

const pup = inventPokemon('Pup', { attacks: [freeAttack('Nip', { damage: { base: 10 } })] })
const hound = inventPokemon('Hound', {
  stage: 'Stage 1',
  evolvesFrom: 'Pup',
  types: ['Water'],
  attacks: [freeAttack('Bite', { damage: { base: 40 } })],
})
const wolf = inventPokemon('Wolf', { stage: 'Stage 2', evolvesFrom: 'Hound', types: ['Water'] })

describe('A-A.1 a Pokémon can use the attacks', () => {
  test('of cards in the discard pile that match, each printing once, and no others', () => {
    const mimic = own('Mimic', { continuous: 'usesAttacks', of: 'discard', filter: { stage: 'Basic' }, scope })
    const at = board('A active Mimic\n A discard Pup x2, Hound\n B active Wolf < Hound < Pup', {
      cards: [mimic, pup, hound, wolf],
    })
    expect(damageOn(played(at, A.attack('Nip')), 1, 'Wolf')).toBe(10)
    expect(refusals(at, A.attack('Bite'))).toContain('NO_SUCH_ATTACK')
    expect(refusals(at, () => ({ type: 'DECLARE_ATTACK', player: 0, attack: 1 }))).toContain('NO_SUCH_ATTACK')
  })

  test('of the cards below it, and pays for them itself', () => {
    const costly = { ...pup, attacks: [{ ...freeAttack('Nip', { damage: { base: 10 } }), cost: ['Fire'] as const }] }
    const cards = [costly, hound, wolf, tool({ continuous: 'usesAttacks', of: 'below', scope })]
    const at = board('A active Wolf < Hound < Pup [Gadget]\n B active Pup', { cards })
    expect(damageOn(played(at, A.attack('Bite')), 1, 'Pup')).toBe(40)
    expect(refusals(at, A.attack('Nip'))).toEqual(['ATTACK_COST_NOT_COVERED'])
  })

  test('of Pokémon in play that a text names; it is not its own, so a ban on one of its own leaves it alone', () => {
    const mimic = own('Mimic', { continuous: 'usesAttacks', of: { whose: 'opponent', where: 'Active' }, scope })
    const torment = inventPokemon('Tormentor', {
      attacks: [
        freeAttack('Torment', { after: [{ do: 'lockAttack', on: 'opponentActive', during: 'opponentsNextTurn' }] }),
      ],
    })
    const at = board('A active Tormentor\n A deck Pup x3\n B active Mimic\n B deck Pup x3', {
      cards: [mimic, torment, pup],
    })
    const locked = played(at, A.attack('Torment'))
    expect(refusals(locked, B.attack('Torment'))).toEqual([])
  })
})

describe('A-A.2 basic Energy that provides twice as much', () => {
  const dear = inventPokemon('Dear', {
    attacks: [{ name: 'Blaze', cost: ['Fire', 'Fire', 'Fire'], damage: { base: 90 } }],
  })
  const amplifier = own('Amplifier', {
    continuous: 'doublesBasicEnergy',
    type: 'Fire',
    scope: { pokemon: 'yours' },
    once: true,
  })

  test('pays for two symbols, and is not doubled again by a second card of the name', () => {
    const lines = (bench: string, energy: string) => `A active Dear {${energy}}\n A bench ${bench}\n B active Dear`
    const cards = [dear, amplifier]
    const blaze = (bench: string, energy: string) => refusals(board(lines(bench, energy), { cards }), A.attack('Blaze'))
    expect(blaze('Amplifier', 'Fire Energy x2')).toEqual([])
    expect(blaze('Amplifier; Amplifier', 'Fire Energy')).toEqual(['ATTACK_COST_NOT_COVERED'])
    expect(blaze('Dear', 'Fire Energy x2')).toEqual(['ATTACK_COST_NOT_COVERED'])
    expect(blaze('Amplifier', 'Water Energy x2')).toEqual(['ATTACK_COST_NOT_COVERED'])
  })

  test('pays for symbols of any type that a text leaves out', () => {
    const cards = [dear, tool({ continuous: 'symbolsSpared', symbols: 1, scope })]
    const blaze = (energy: string) =>
      refusals(board(`A active Dear {${energy}} [Gadget]\n B active Dear`, { cards }), A.attack('Blaze'))
    expect(blaze('Fire Energy x2')).toEqual([])
    expect(blaze('Fire Energy, Water Energy')).toEqual(['ATTACK_COST_NOT_COVERED'])
  })
})

describe('T2B.7 a Special Condition that survives evolving', () => {
  const fog = own('Fog', { continuous: 'keepsConditions', condition: 'Confused', scope: { pokemon: 'all' } })

  test('stays when its Pokémon evolves, and the others end', () => {
    const lines = 'A active Pup Confused Poisoned\n A bench Fog\n A hand Hound\n B active Pup'
    const evolved = played(board(lines, { cards: [pup, hound, fog] }), A.evolve('Pup', 'Hound'))
    expect(inPlayNamed(evolved, 0, 'Hound').conditions).toMatchObject({ rotated: 'Confused', poisoned: 0 })
  })
})

describe('A-A.3 T2E.6 being Asleep', () => {
  const lines = 'A active Pup Asleep [Gadget] {Fire Energy}\n A bench Pup\n B active Pup'
  const asleep = (doing: 'attacking' | 'retreating') =>
    board(lines, { cards: [hound, pup, tool({ continuous: 'unhindered', doing, scope })] })

  test('keeps a Pokémon from attacking unless a text says otherwise, and from retreating', () => {
    expect(refusals(asleep('attacking'), A.attack('Nip'))).toEqual([])
    expect(refusals(asleep('attacking'), A.retreat())).toContain('RETREATING_ASLEEP')
    expect(refusals(asleep('retreating'), A.attack('Nip'))).toContain('ATTACKER_ASLEEP')
    expect(refusals(asleep('retreating'), A.retreat())).toEqual([])
  })
})

test('A-D3.1 a text of the attacker changes the multiplier of Weakness', () => {
  const weak = inventPokemon('Weak', { weaknesses: [{ type: 'Colorless', operator: '×', amount: 2 }] })
  const at = (it: string) =>
    board(`A active Pup ${it}\n B active Weak`, {
      cards: [
        pup,
        weak,
        tool({ continuous: 'weaknessDealt', factor: 3, to: { whose: 'opponent', where: 'Active' }, scope }),
      ],
    })
  expect(damageOn(played(at('[Gadget]'), A.attack('Nip')), 1, 'Weak')).toBe(30)
  expect(damageOn(played(at(''), A.attack('Nip')), 1, 'Weak')).toBe(20)
})

describe('T2B.2 T2B.5 a Pokémon that may evolve on the turn it is played', () => {
  const garden = own('Garden', {
    continuous: 'evolvesEarly',
    newcomer: 'only',
    into: { kind: 'Pokemon', type: 'Water' },
    scope: { pokemon: 'all' },
  })
  const cards = [garden, pup, hound, wolf]
  const lines = 'A active Garden\n A bench Pup new\n A hand Hound, Wolf\n B active Pup'

  test('may evolve again into the next stage, but only into cards that the text names', () => {
    expect(refusals(played(board(lines, { cards }), A.evolve('Pup', 'Hound')), A.evolve('Hound', 'Wolf'))).toEqual([])
    const other = [garden, pup, { ...hound, types: ['Fire'] as const }, wolf]
    expect(refusals(board(lines, { cards: other }), A.evolve('Pup', 'Hound'))).toEqual(['NEW_IN_PLAY'])
  })

  test('does not evolve on the first turn', () => {
    const first = board(`turn 2 of A\n A turns 1\n ${lines}`, { cards })
    expect(refusals(first, A.evolve('Pup', 'Hound'))).toContain('YOUR_FIRST_TURN')
  })
})

test('T2F.1 one Ability of a name is used in a turn; declining it does not use it', () => {
  const greeter = inventPokemon('Greeter', {
    abilities: [
      {
        name: 'Greeting',
        triggers: [
          { on: 'benched', does: [{ do: 'may', once: 'Greeting', then: [{ do: 'draw', who: 'you', cards: 1 }] }] },
        ],
      },
    ],
  })
  const at = board('A active Pup\n A hand Greeter x3\n A deck Pup x5\n B active Pup', { cards: [pup, greeter] })
  const no = played(at, A.bench('Greeter'), A.choose('no'), A.bench('Greeter'))
  const yes = played(no, A.choose('yes'), A.bench('Greeter'))
  expect(cardNamesIn(yes, 0, 'hand')).toEqual(['Pup'])
})

test('T2F.2 a Pokémon lacks an Ability that another text takes away', () => {
  const asks = inventPokemon('Asker', {
    abilities: [
      {
        name: 'Ask',
        only: { is: 'like', pokemon: 'yourActive', filter: { fits: { ability: 'Own' } } },
        use: [{ do: 'draw', who: 'you', cards: 1 }],
      },
    ],
  })
  const silence = own('Silence', { continuous: 'noAbilities', except: 'Ask', scope: { pokemon: 'all' } })
  const lit = own('Lit')
  const cards = [
    asks,
    lit,
    { ...silence, abilities: [{ ...silence.abilities?.[0], name: 'Hush' }] } as PokemonDefinition,
  ]
  const ask = (bench: string) =>
    refusals(board(`A active Lit\n A bench ${bench}\n A deck Lit x3\n B active Lit`, { cards }), A.ability('Asker'))
  expect(ask('Asker')).toEqual([])
  expect(ask('Asker; Silence')).toContain('CONDITION_NOT_MET')
})

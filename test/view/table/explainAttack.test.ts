/**
 * Attacks explained step by step: every step with its rule, every number with its cause, and the same text for any cut of
 * the events.
 */
import { board } from 'ptcg-turn-test-kit/board'
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, heads, after as played, tails } from 'ptcg-turn-test-kit/moves'
import { eager, opening, walk } from 'ptcg-turn-test-kit/walk'
import { describe, expect, test } from 'vitest'
import type { AttackDefinition } from '../../../src/game/model/cards.ts'
import type { Fact } from '../../../src/game/model/facts.ts'
import type { Game } from '../../../src/game/model/game.ts'
import type { LastingEffect } from '../../../src/game/model/lasting.ts'
import { explainAttack, type FactSentence, factsWithSteps } from '../../../src/view/table/explainAttack.ts'

const explained = (facts: readonly Fact[], game: Game): readonly string[] =>
  (explainAttack(facts, game)?.lines ?? []).map(({ stop, rule, says }) => `${stop} ${rule} ${says}`)

const attacker = (attack: Partial<AttackDefinition>) =>
  inventPokemon('Blaze', { types: ['Fire'], attacks: [freeAttack('Flare', attack)] })

const lasting = (effect: LastingEffect, source: string) => [
  { effect, whose: 0, turn: 2, source, ofAttack: true } as const,
]

/** Every step has something to do. */
const LONG = attacker({
  choose: [{ do: 'choosePokemon', as: 'other', from: { whose: 'opponent', where: 'Bench' } }],
  require: [
    { do: 'flip', coins: 1 },
    { do: 'if', is: { is: 'anyTails' }, then: [{ do: 'doesNothing' }] },
  ],
  before: [{ do: 'discardTools', from: 'opponentActive' }],
  damage: { base: 30, sign: '+', coins: 2, terms: [{ amount: 20, times: { count: 'heads' } }] },
  also: [{ to: { chosen: 'other' }, amount: 30 }],
  after: [{ do: 'condition', pokemon: 'opponentActive', condition: 'Burned' }],
})
const WALL = inventPokemon('Wall', {
  hp: 200,
  weaknesses: [{ type: 'Fire', operator: '×', amount: 2 }],
  abilities: [
    {
      name: 'Hard',
      continuous: [{ continuous: 'damageTaken', scope: { pokemon: 'thisPokemon' }, amount: -20 }],
      triggers: [{ on: 'damaged', by: 'opponent', does: [{ do: 'putCounters', on: 'attacker', counters: 1 }] }],
    },
  ],
})

test('a long attack: each step, each number and its cause', () => {
  const start = board('A active Blaze Confused\nB active Wall\nB bench Wooloo; Sobble', {
    cards: [LONG, WALL],
    lasting: { A: lasting({ lasting: 'attackMayFail' }, 'Fog') },
  })
  const done = played(start, A.attack('Flare'), heads, heads, A.choose('Sobble'), heads, heads, tails)
  expect(explained(done.facts, done.game)).toEqual([
    'A A-A.3 Blaze attacks with Flare.',
    'B A-B.1 Fog takes effect (Blaze).',
    'B A-B.1 A flips heads (Fog).',
    'C A-C.1 Blaze is Confused.',
    'C A-C.1 A flips heads (Confused).',
    'D A-D.1 A chooses Sobble for Flare.',
    'E A-E.1 A flips heads (Flare).',
    '1 A-D1.2 A flips heads (Flare).',
    '1 A-D1.2 A flips tails (Flare).',
    'F A-F.2 Its damage to Wall is calculated.',
    '1 A-D1.2 50 damage: printed 30, text of the attack +20.',
    '2 A-D2.1 50 damage: nothing on the attacking side changes it.',
    '3 A-D3.1 50 damage becomes 100: Weakness to Fire ×2.',
    '4 A-D4.1 100 damage: no Resistance applies.',
    "5 A-D5.1 100 damage becomes 80: Wall's Hard −20.",
    '6 A-D6.1 80 damage: 8 damage counters placed.',
    'F A-F.2 Its damage to Sobble is calculated.',
    '1 A-D1.2 30 damage: text of the attack 30.',
    '2 A-D2.1 30 damage: nothing on the attacking side changes it.',
    '3 A-D3.1 30 damage: no Weakness applies.',
    '4 A-D4.1 30 damage: no Resistance applies.',
    '5 A-D5.1 30 damage: nothing on the defending side changes it.',
    '6 A-D6.1 30 damage: 3 damage counters placed.',
    'F A-F.3 Wall is now Burned.',
    'F A-F.3 Hard takes effect (Wall).',
    'F A-F.3 1 damage counter on Blaze (Hard).',
  ])
})

describe('a small attack', () => {
  const start = (attack: Partial<AttackDefinition>, rest = '') =>
    board(`A active Blaze ${rest}\nB active Wooloo\nB bench Sobble`, { cards: [attacker(attack)] })
  const short = (attack: Partial<AttackDefinition>) => {
    const done = played(start(attack), A.attack('Flare'))
    return explained(done.facts, done.game).slice(1)
  }

  test('mentions the steps without effect, and a calculation that stops', () => {
    const silent = [
      'B A-B.1 Nothing alters or cancels it.',
      'C A-C.1 The attacker is not Confused.',
      'D A-D.1 It asks for no choice.',
      'E A-E.1 It requires nothing.',
    ]
    expect(short({})).toEqual([...silent, 'F A-F.2 It does no damage.'])
    expect(short({ damage: { base: 0 } })).toEqual([
      ...silent,
      'F A-F.2 Its damage to Wooloo is calculated.',
      '1 A-D1.1 0 damage: printed 0.',
      '2 A-D2.1 0 damage: nothing on the attacking side changes it. The calculation stops (A-D2.2).',
    ])
  })

  test('omits the steps that it does not reach', () => {
    const done = played(start({ damage: { base: 90 } }, 'Confused'), A.attack('Flare'), tails)
    expect(explained(done.facts, done.game)).toEqual([
      'A A-A.3 Blaze attacks with Flare.',
      'B A-B.1 Nothing alters or cancels it.',
      'C A-C.1 Blaze is Confused.',
      'C A-C.1 A flips tails (Confused).',
      'C A-C.1 3 damage counters on Blaze (Confused).',
      'C A-C.1 Flare does not happen.',
    ])
  })

  test('has its own rules for a Knock Out, the Prize card and the promotion', () => {
    const done = played(start({ damage: { base: 90 } }), A.attack('Flare'), A.choose('prize 1'))
    expect(explained(done.facts, done.game).slice(-4)).toEqual([
      '6 A-D6.1 90 damage: 9 damage counters placed.',
      "knockOut KO.1 B's Wooloo is Knocked Out.",
      'knockOut PR.1 A takes 1 Prize card: Hop.',
      'knockOut KO.5 B makes Sobble the Active Pokémon.',
    ])
  })
})

test('is explained event by event as it is explained at its end', () => {
  const attacks = { over: 0 }
  for (const seed of [3, 4]) {
    let facts: Fact[] = []
    let lines: FactSentence[] = []
    walk(opening(['laboratory', 'laboratory'], { seed }), eager(seed), (_event, _before, { game }) => {
      if (game.facts[0]?.fact === 'ATTACK_DECLARED') {
        facts = []
        lines = []
      }
      lines.push(...factsWithSteps(facts, game.facts, game))
      facts.push(...game.facts)
      const whole = explainAttack(facts, game)
      if (whole === null) return
      if (whole.isOver) attacks.over += 1
      expect(lines.slice(0, whole.lines.length)).toEqual(whole.lines)
    })
  }
  expect(attacks.over).toBeGreaterThan(20)
})

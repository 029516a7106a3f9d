/** A damage calculation that does not add up is found, whatever the error. */

import { MEANING } from 'ptcg-turn-engine/internal/engine/stepper/meaning'
import { STEPPER, type Stepper } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { Game, Ledger, LedgerEntry } from 'ptcg-turn-engine/model'
import { board } from 'ptcg-turn-test-kit/board'
import { A } from 'ptcg-turn-test-kit/moves'
import { describe, expect, test } from 'vitest'
import { applied, damageAddsUp, wrongLedger } from '../../src/invariants/ledgers.ts'
import { broken, brokenIn, saysOfMoves, told } from './broken.ts'

const entry = (step: LedgerEntry['step'], before: number, out: number, ...changes: readonly string[]): LedgerEntry => ({
  step,
  in: before,
  out,
  sources: changes.map((change) => ({ source: 'a card', change })),
})

/** 40, doubled by Weakness, 30 less. */
const FIFTY: Ledger = {
  attack: 'Two Beams',
  target: 0,
  owner: 1,
  name: 'Laboratory Straw',
  wasActive: true,
  entries: [
    entry('1_base', 0, 40, '40'),
    entry('2_attacker', 40, 40),
    entry('3_weakness', 40, 80, '×2'),
    entry('4_resistance', 80, 80),
    entry('5_defender', 80, 50, '−30'),
    entry('6_counters', 50, 50),
  ],
  damage: 50,
  stopped: null,
}

const STOPPED: Ledger = {
  ...FIFTY,
  entries: [entry('1_base', 0, 20, '20'), entry('2_attacker', 20, 0, '−20')],
  damage: 0,
  stopped: '2_attacker',
}

const replaced = (ledger: Ledger, at: number, one: LedgerEntry): Ledger => ({
  ...ledger,
  entries: ledger.entries.map((old, index) => (index === at ? one : old)),
})

describe('what a source says can be read', () => {
  test.each([
    ['+40', 10, 50],
    ['−30', 10, -20],
    ['×2', 40, 80],
    ['= 0', 40, 0],
    ['20', 0, 20],
    ['20 × 3', 0, 60],
    ['+0', 10, 10],
  ])('%s of %i', (change, value, out) => {
    expect(applied(change, value)).toBe(out)
  })

  test.each(['', 'much', '+', '2 ×', '40 more'])('but not "%s"', (change) => {
    expect(applied(change, 10)).toBeNull()
  })
})

describe('a ledger', () => {
  test('that adds up is right', () => {
    expect(wrongLedger(FIFTY)).toBeNull()
    expect(wrongLedger(STOPPED)).toBeNull()
  })

  test.each<readonly [string, Ledger, RegExp]>([
    [
      'with a step that begins elsewhere',
      replaced(FIFTY, 3, entry('4_resistance', 70, 70)),
      /^P4: step 4_resistance begins/,
    ],
    [
      'with sources that make something else',
      replaced(FIFTY, 2, entry('3_weakness', 40, 70, '×2')),
      /make 80 of 40, not 70/,
    ],
    ['with a source that nobody can read', replaced(FIFTY, 2, entry('3_weakness', 40, 80, 'twice')), /nobody can read/],
    ['with counters for half of ten', replaced(FIFTY, 5, entry('6_counters', 50, 55)), /^A-D6.1: 50 damage is 50/],
    ['with a step left out', { ...FIFTY, entries: FIFTY.entries.slice(0, 5) }, /^P4: the calculation has 5 steps/],
    [
      'with the steps in another order',
      { ...FIFTY, entries: FIFTY.entries.toReversed() },
      /^P4: the steps of the damage are done in the order 6_counters/,
    ],
    ['with something else at the end', { ...FIFTY, damage: 60 }, /comes to 50, and 60 is kept/],
    ['that goes on at 0', { ...STOPPED, stopped: null }, /^P4: 0 is left after step 2_attacker/],
    [
      'that stops with something left',
      { ...FIFTY, stopped: '4_resistance' },
      /^P4: the calculation stops after step 4_resistance with 80/,
    ],
    [
      'that stops and goes on',
      { ...STOPPED, entries: [...STOPPED.entries, entry('3_weakness', 0, 0)] },
      /^P4: steps follow/,
    ],
  ])('%s is wrong', (_, ledger, says) => {
    expect(wrongLedger(ledger)).toMatch(says)
  })
})

const DUEL = board(`
  A active  Laboratory Prism
  B active  Laboratory Straw
  B bench   Laboratory Rat`)

const NOTHING_DONE = board(`
  A active  Laboratory Mouse
  B active  Laboratory Cushion`)

/** The engine with every calculation changed after an action. */
const withLedgers = (name: 'applyWeakness' | 'placeDamageCounters', change: (ledger: Ledger) => Ledger): Stepper =>
  brokenIn(name, (game: Game) =>
    game.attack === null ? game : { ...game, attack: { ...game.attack, ledgers: game.attack.ledgers.map(change) } },
  )

const { applyWeakness, applyResistance } = MEANING.actions

describe('an engine that calculates wrongly is found', () => {
  test.each<readonly [string, Stepper, RegExp]>([
    [
      'ten more than Weakness says',
      withLedgers('applyWeakness', (ledger) => {
        const last = ledger.entries.at(-1)
        const entries = last === undefined ? [] : [...ledger.entries.slice(0, -1), { ...last, out: last.out + 10 }]
        return { ...ledger, entries, damage: ledger.damage + 10 }
      }),
      /^A-D: in step 3_weakness the sources make 80 of 40, not 90\. \(Two Beams against Laboratory Straw\)/,
    ],
    [
      'Resistance before Weakness',
      broken({ applyWeakness: applyResistance, applyResistance: applyWeakness }),
      /^P4: the steps of the damage are done in the order .*; after 2_attacker comes 3_weakness\. /,
    ],
    [
      'ten more placed',
      brokenIn('placeDamageCounters', (game) =>
        told(game, (fact) => [fact.fact === 'DAMAGE_PLACED' ? { ...fact, damage: fact.damage + 10 } : fact]),
      ),
      /^A-D6.1: .* came to 80 and 90 was placed/,
    ],
    [
      'damage that is not told',
      brokenIn('placeDamageCounters', (game) => told(game, (fact) => (fact.fact === 'DAMAGE_PLACED' ? [] : [fact]))),
      /^A-F.2: .* neither placed nor told/,
    ],
    [
      'the calculation of another Pokémon',
      brokenIn('placeDamageCounters', (game) =>
        told(game, (fact) => [fact.fact === 'DAMAGE_PLACED' ? { ...fact, owner: 0 } : fact]),
      ),
      /^A-D6.1: the calculation of .* is another Pokémon's/,
    ],
  ])('%s', (_, stepper, says) => {
    expect(saysOfMoves(damageAddsUp, stepper, DUEL, A.attack('Two Beams'))).toMatch(says)
    expect(saysOfMoves(damageAddsUp, STEPPER, DUEL, A.attack('Two Beams'))).toBeNull()
  })

  test('no damage done although some is left', () => {
    const wrong = brokenIn('placeDamageCounters', (game) =>
      told(game, (fact) =>
        fact.fact === 'NO_DAMAGE_DONE' ? [{ ...fact, ledger: { ...FIFTY, target: fact.pokemon.id } }] : [fact],
      ),
    )
    expect(saysOfMoves(damageAddsUp, STEPPER, NOTHING_DONE, A.attack('Nibble'))).toBeNull()
    expect(saysOfMoves(damageAddsUp, wrong, NOTHING_DONE, A.attack('Nibble'))).toMatch(/^A-D6.2: /)
  })
})

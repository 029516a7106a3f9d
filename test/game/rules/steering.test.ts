/** Every clause that steers the chart: without it, or without its transition, some scripted game ends elsewhere. */

import { isDeepStrictEqual } from 'node:util'
import { board } from 'ptcg-turn-test-kit/board'
import { A, after } from 'ptcg-turn-test-kit/moves'
import { type MovesResult, outcome, TRANSITIONS, without, withoutTransition } from 'ptcg-turn-test-kit/variant'
import { describe, expect, test } from 'vitest'
import type { ClauseName } from '../../../machines/vocabulary.ts'
import { STEPPER, type Stepper } from '../../../src/engine/stepper/step.ts'
import type { Row } from '../../../src/engine/stepper/table.ts'
import type { Game } from '../../../src/game/model/game.ts'
import type { Ledger } from '../../../src/game/model/ledger.ts'
import { STEERING } from '../../../src/game/rules/clauses.ts'
import { extraCards } from '../../../src/game/rules/steering.ts'
import { swordAndShield } from '../../../src/game/rulesets/rulesets.ts'
import { idOfTransition } from '../../../src/view/chart/graph.ts'
import { attackScripts, checkupScripts, knockOutScripts } from './cases/attackScripts.ts'
import { eraScripts } from './cases/eraScripts.ts'
import { mainScripts, setUpScripts } from './cases/mainScripts.ts'
import { rulingScripts } from './cases/rulingScripts.ts'
import type { Script } from './cases/script.ts'
import { turnScripts } from './cases/turnScripts.ts'

/** Together they take every automatic transition. */
const SCRIPTS: readonly Script[] = [
  ...setUpScripts,
  ...mainScripts,
  ...attackScripts,
  ...knockOutScripts,
  ...checkupScripts,
  ...eraScripts,
  ...rulingScripts,
  ...turnScripts,
]

/**
 * Transitions that only shorten a path: without one, the chart reaches the same state by a longer path, for this
 * reason.
 */
const SHORT_CUTS: Readonly<Record<string, string>> = {
  'turn.attack.F_resolve.damage.2_attacker:always:0': 'The later steps leave a calculation alone that has stopped.',
  'knockOut.collecting:always:0': 'Judging and promoting change nothing.',
}

const steering: readonly (readonly [string, Row, ClauseName])[] = TRANSITIONS.filter(
  ({ event }) => event === null,
).flatMap((row) => row.clauses.map((clause) => [`${idOfTransition(row)}: ${clause}`, row, clause] as const))

const outcomes = new Map<Script, MovesResult>()

const outcomeOf = (script: Script): MovesResult => {
  const known = outcomes.get(script) ?? outcome(STEPPER, script.start(), script.moves)
  outcomes.set(script, known)
  return known
}

/** The first scripted game that ends elsewhere in a variant of the chart. */
const endsElsewhere = (variant: Stepper): string | undefined =>
  SCRIPTS.find((script) => !isDeepStrictEqual(outcome(variant, script.start(), script.moves), outcomeOf(script)))?.name

describe.each(SCRIPTS.map((script): readonly [string, Script] => [script.name, script]))(
  '%s',
  (_, { start, moves }) => {
    test('plays to its end', () => {
      expect(after(start(), ...moves).state).not.toBe('')
    })
  },
)

describe.each(steering)('%s', (_, row, clause) => {
  test('changes a game if it is left out', () => {
    expect(endsElsewhere(without(row, clause))).toBeDefined()
  })

  const isShortCut = idOfTransition(row) in SHORT_CUTS
  test(isShortCut ? 'belongs to a short cut' : 'holds where its transition is needed', () => {
    const elsewhere = endsElsewhere(withoutTransition(row))
    if (isShortCut) expect(elsewhere).toBeUndefined()
    else expect(elsewhere).toBeDefined()
  })
})

test('every short cut is on the chart', () => {
  const names = steering.map(([, row]) => idOfTransition(row))
  for (const name of Object.keys(SHORT_CUTS)) expect(names).toContain(name)
})

test('after set-up nobody has anything left to place or to draw', () => {
  const { game } = board('A active Scorbunny\nA hand Wooloo\nB active Sobble\nB hand Krabby')
  expect(STEERING.aPlayerIsNotReady(game)).toBe(false)
  expect(STEERING.aPlayerWithABasicPokemonIsNotReady(game)).toBe(false)
  expect(STEERING.extraCardsAreOwed(game)).toBe(false)
})

test('T1.1 an era may skip the draw on the first turn, and on no other', () => {
  const ruleset = { ...swordAndShield, firstTurn: { ...swordAndShield.firstTurn, draws: false } }
  const onTurn = (turn: number): Game =>
    board(`turn ${turn} of A\nA active Scorbunny\nB active Sobble`, { ruleset }).game
  expect([1, 3].map((turn) => STEERING.thisTurnHasNoDraw(onTurn(turn)))).toEqual([true, false])
})

test('MU.3 one player is owed extra cards, and waits until both are ready', () => {
  const { game } = board('A active Scorbunny\nB active Sobble')
  const setUp = { ready: [0, 1], placing: 1, owed: [6, 0], bonusCards: [] } as const
  expect(extraCards({ ...game, setUp })).toEqual({ player: 0, cards: 6 })
  expect(STEERING.extraCardsAreOwed({ ...game, setUp })).toBe(true)
  expect(STEERING.extraCardsAreOwed({ ...game, setUp: { ...setUp, ready: [0] } })).toBe(false)
})

test('KO.1 Knock Outs in progress belong to some Pokémon, or to none', () => {
  const { game } = board('A active Scorbunny\nB active Sobble')
  const of = (...pokemon: readonly number[]): Game => ({
    ...game,
    knockOut: { pokemon, latest: pokemon, prizes: [0, 0], chosen: [[], []] },
  })
  expect([game, of(), of(1)].map(STEERING.noPokemonIsKnockedOut)).toEqual([true, true, false])
})

test('T2A.3 a Bench is over its limit on either side', () => {
  const limited = (a: string, b: string): boolean => {
    const { game } = board(`A active Scorbunny\nA bench ${a}\nB active Sobble\nB bench ${b}`)
    return STEERING.aBenchIsOverItsLimit({ ...game, ruleset: { ...game.ruleset, benchLimit: 1 } })
  }
  expect([limited('Wooloo; Vulpix', 'Krabby'), limited('Wooloo', 'Krabby; Chewtle')]).toEqual([true, true])
  expect(limited('Wooloo', 'Krabby')).toBe(false)
})

const NO_LEDGER: Ledger = {
  attack: '',
  target: 0,
  owner: 1,
  name: '',
  wasActive: true,
  entries: [],
  damage: 0,
  stopped: null,
}

test('A-D2.2 damage is left to calculate while one calculation has not stopped', () => {
  const { game } = after(board('A active Laboratory Scribe\nB active Sobble'), A.attack('Preface'))
  const of = (...stops: readonly Ledger['stopped'][]): boolean => {
    const ledgers = stops.map((stopped) => ({ ...NO_LEDGER, stopped }))
    return STEERING.noDamageIsLeftToCalculate({ ...game, attack: game.attack && { ...game.attack, ledgers } })
  }
  expect([of('2_attacker', null), of(null), of('2_attacker', '4_resistance')]).toEqual([false, false, true])
})

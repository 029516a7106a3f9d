/** Mutants that do not reset or end something: counters of the turn, marks on Pokémon, traces of an attack. */

import type { RuleId } from 'ptcg-turn-engine'
import { turnWith } from 'ptcg-turn-engine/internal/game/changes/copy'
import type { Turn } from 'ptcg-turn-engine/model'
import { type Mutant, mutant, withAction } from './mutant.ts'
import { type Afterwards, comparing } from './wrong.ts'

const notReset = (what: string, rules: readonly RuleId[], change: Afterwards): Mutant =>
  mutant('counter not reset', what, {
    says: `a new turn keeps ${what} of the one before`,
    rules,
    subject: withAction('beginTurn', (action) => (game, event) => change(action(game, event), game, event)),
  })

const ofTheTurn = (counter: keyof Turn, rule: RuleId): Mutant =>
  notReset(counter, [rule], (after, before) => ({
    ...after,
    turn: turnWith(after.turn, { [counter]: before.turn[counter] }),
  }))

export const NOT_RESET_MUTANTS: readonly Mutant[] = [
  ofTheTurn('energyAttached', 'T2C.1'),
  ofTheTurn('supportersPlayed', 'T2D.3'),
  ofTheTurn('stadiumsPlayed', 'T2D.8'),
  ofTheTurn('retreats', 'T2E.1'),
  ofTheTurn('abilitiesUsed', 'T2F.1'),
  ofTheTurn('cutShort', 'MG.1'),
  ofTheTurn('another', 'T0.1'),
  ofTheTurn('number', 'T0.1'),
  ofTheTurn('player', 'T0.2'),
  notReset(
    'the Abilities used',
    ['T2F.1'],
    comparing((after, before) => ({ ...after, usedAbilities: before.usedAbilities })),
  ),
  notReset('the use of the Stadium', ['T2D.8'], (after) => ({
    ...after,
    stadium:
      after.stadium === null || after.stadium.usedOnTurn === 0
        ? after.stadium
        : { ...after.stadium, usedOnTurn: after.turn.number },
  })),
  notReset('the number of turns taken', ['T2B.3'], (after, before) => ({
    ...after,
    players: [
      { ...after.players[0], turnsTaken: before.players[0].turnsTaken },
      { ...after.players[1], turnsTaken: before.players[1].turnsTaken },
    ],
  })),
]

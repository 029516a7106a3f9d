/** Cancelled attacks (P3, A-C.1): engines that continue them are found. */

import { MEANING } from 'ptcg-turn-engine/internal/engine/stepper/meaning'
import type { Stepper } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { Effect } from 'ptcg-turn-engine/model'
import { board } from 'ptcg-turn-test-kit/board'
import { A, heads, tails } from 'ptcg-turn-test-kit/moves'
import { cancelledAttacks } from '../../src/invariants/attacks.ts'
import { broken, brokenIn } from './broken.ts'
import { found, never } from './wrongEngines.ts'

const CONFUSED = board(`
  A active  Laboratory Rat Confused
  B active  Laboratory Straw`)

/** The Confusion check without one of the effects of tails. */
const confusionWithout = (name: Effect['do']): Stepper =>
  brokenIn('queueConfusionCheck', (game) => ({
    ...game,
    waiting: game.waiting.map((one) => ({
      ...one,
      program: one.program.map((effect) =>
        effect.do === 'if' ? { ...effect, then: effect.then.filter((part) => part.do !== name) } : effect,
      ),
    })),
  }))

found([
  {
    what: 'Confusion without damage counters',
    check: cancelledAttacks,
    on: CONFUSED,
    moves: [A.attack('Nip'), tails],
    by: confusionWithout('putCounters'),
    says: /^A-C.1: Nip in step C, tails: 0 counters, not 3/,
  },
  {
    what: 'Confusion that cancels nothing',
    check: cancelledAttacks,
    on: CONFUSED,
    moves: [A.attack('Nip'), tails],
    by: confusionWithout('doesNotHappen'),
    says: /^P3: tails in step C, and Nip happens/,
  },
  {
    what: 'damage after tails',
    check: cancelledAttacks,
    on: CONFUSED,
    moves: [A.attack('Nip'), tails],
    by: broken({}, { theAttackDoesNotHappen: never }),
    says: /^P3: Nip does not happen, and damage was placed/,
  },
  {
    what: 'tails for heads',
    check: cancelledAttacks,
    on: CONFUSED,
    moves: [A.attack('Nip'), heads],
    by: broken({ landTheCoin: (game) => MEANING.actions.landTheCoin(game, { type: 'COIN_LANDED', heads: false }) }),
    says: /^A-C.1: Nip in step C, heads: 3 counters, not 0/,
  },
])

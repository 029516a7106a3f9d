/**
 * The hand-made design of the game's chart, for people who follow a turn: set-up at the top, then the turn from left to right, then what
 * comes between turns.
 */
import type { Design } from '../chart/design/design.ts'

const DAMAGE_STEPS = ['1_base', '2_attacker', '3_weakness', '4_resistance', '5_defender', '6_counters']

export const GAME_DESIGN: Design = {
  far: 7,
  noted: Object.fromEntries(DAMAGE_STEPS.map((step) => [`turn.attack.F_resolve.damage.${step}`, '60→120'])),
  wide: { 'turn.main.ready': 1200 },
  inside: {
    '': { down: ['setUp', 'turn', 'knockOut', { across: ['checkup', 'gameOver'], gap: 26 }], gap: 2 },
    setUp: {
      down: [
        { across: ['coinToss', 'goingFirst', 'openingHands', 'bothMulligan', 'nextPlayer', 'extraCards'] },
        { across: ['mulligan', 'active', 'bench', 'prizes', 'extraBench'] },
      ],
      gap: 2,
    },
    turn: {
      down: [{ across: [{ down: ['draw'] }, 'main', 'attack'], gap: 6 }, { across: ['secondAttack', 'ending', 'end'] }],
      gap: 1,
    },
    'turn.main': {
      down: ['ready', { across: ['retreating', { down: ['resolving', 'triggered', 'benchShrinking'], gap: 3 }] }],
    },
    'turn.main.retreating': { down: ['paying', 'confused', 'comingIn'], gap: 3 },
    'turn.attack': {
      across: [
        {
          down: ['A_announce', 'B_alter', 'C_confusion', 'D_choose', 'E_require', 'over', 'benchShrinking', 'enduring'],
          gap: 2,
        },
        'F_resolve',
      ],
      gap: 6,
    },
    'turn.attack.F_resolve': { across: [{ down: ['beforeDamage', 'otherEffects', 'reactions'] }, 'damage'] },
    'turn.attack.F_resolve.damage': { down: [{ down: DAMAGE_STEPS, gap: 2 }, 'enduring'], gap: 1 },
    knockOut: {
      down: [
        { across: ['collecting', 'effects', 'discarding', 'prizes', 'prizesUsed', 'prizeEffects'] },
        { across: ['judging', 'promotion', 'benchShrinking', 'resuming'] },
      ],
      gap: 2,
    },
    checkup: { across: ['effectsBefore', 'poisoned', 'burned', 'asleep', 'paralyzed', 'effectsAfter'] },
  },
}

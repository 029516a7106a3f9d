/** The two ways to end the main phase: an attack, or the end of the turn. A text may allow a second attack after the first. */
import { state } from './state.ts'
import { cite, when } from './vocabulary.ts'

/** The transition that announces an attack. The same rules apply to the first and to the second attack of a turn. */
export const declaringAnAttack = {
  description: 'Announce an attack of the Active Pokémon. It cannot be revoked.',
  meta: cite('T0.2', 'A-A.1', 'A-A.2', 'A-A.3', 'T3.1', 'T3.2', 'OG.1', 'GR.1'),
  guard: when(
    'itIsYourTurn',
    'attackIsOneOfTheActivePokemons',
    'attackIsAllowedThisEarly',
    'attackerIsNotAsleep',
    'attackerIsNotParalyzed',
    'nothingStopsTheAttack',
    'attackIsLeftThisGame',
    'attackConditionIsMet',
    'energyCoversTheAttackCost',
  ),
  actions: ['announceAttack', 'recover'],
  target: '#game.turn.attack',
} as const

export const endingTheTurn = {
  description: 'End the turn without attacking.',
  meta: cite('T0.2', 'T0.3'),
  guard: when('itIsYourTurn'),
  target: '#game.turn.ending',
} as const

export const secondAttack = state({
  description: 'A text allows a second attack; nothing else may be done before it.',
  meta: cite('GR.2', 'T0.1', 'T3.1'),
  tags: ['waiting'],
  entry: ['finishAttack', 'recover'],
  on: { DECLARE_ATTACK: declaringAnAttack, END_TURN: endingTheTurn },
})

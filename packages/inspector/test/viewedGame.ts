/** A game about to see an attack, as an actor, for the tests of viewers. */

import { actorOptions, gameMachine, snapshotOf } from 'ptcg-turn-engine'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { board } from 'ptcg-turn-test-kit/board'
import { A } from 'ptcg-turn-test-kit/moves'
import { createActor } from 'xstate'

const ABOUT_TO_ATTACK = `
  A active  Raboot < Scorbunny {Fire Energy, Fire Energy}
  A hand    Potion
  B active  Laboratory Shield
  B bench   Laboratory Mouse`

/** The states that an attack of a Raboot goes through, from its announcement to the next player's turn. */
export const STEPS_OF_AN_ATTACK = [
  'A_announce',
  'B_alter',
  'C_confusion',
  'D_choose',
  'E_require',
  'F_resolve',
  '1_base',
  '2_attacker',
  '3_weakness',
  '4_resistance',
  '5_defender',
  '6_counters',
] as const

export const aboutToAttack = () => board(ABOUT_TO_ATTACK, { seed: 1 })

export const viewedGame = () => {
  const start = aboutToAttack()
  const actor = createActor(gameMachine, actorOptions(start)).start()
  const attack: GameEvent = A.attack('Kick')(start)
  return { actor, attack, state: () => snapshotOf(actor.getSnapshot()).state }
}

/** Carries out the effects on the attack and the turn in progress. */

import { update, withTurn } from '../../changes/record.ts'
import { did, type WordMeanings } from '../../effects/continuation.ts'
import type { EffectNamed } from '../../model/effects.ts'
import type { Game } from '../../model/game.ts'

/** Ends the attack early: no steps of it are left. */
const endEarly = (
  game: Game,
  ended: 'doesNotHappen' | 'doesNothing',
  fact: 'ATTACK_DOES_NOT_HAPPEN' | 'ATTACK_DOES_NOTHING',
): Game =>
  game.attack === null
    ? game
    : update(
        game,
        {
          attack: { ...game.attack, ended },
          resolution: game.resolution === null ? null : { ...game.resolution, todo: [] },
          waiting: [],
        },
        { fact, player: game.attack.player, attack: game.attack.name },
      )

const doesNotHappen = (game: Game): Game => endEarly(game, 'doesNotHappen', 'ATTACK_DOES_NOT_HAPPEN')

export const doesNothing = (game: Game): Game => endEarly(game, 'doesNothing', 'ATTACK_DOES_NOTHING')

/** Makes the turn end once the text and its consequences have been carried out (MG.1). */
const endTurn = (game: Game): Game => did(withTurn(game, { cutShort: true }), true)

/** Gives the player one more turn, however many texts do so. If one of these texts skips the Checkup, it is skipped (R37). */
const anotherTurn = (game: Game, { atOnce }: EffectNamed<'anotherTurn'>): Game =>
  did(withTurn(game, { another: atOnce === true ? 'atOnce' : (game.turn.another ?? 'afterCheckup') }), true)

export const turnMeanings: WordMeanings<'doesNothing' | 'doesNotHappen' | 'endTurn' | 'anotherTurn'> = {
  doesNothing,
  doesNotHappen,
  endTurn,
  anotherTurn,
}

/** The verdicts on the lines of a log: their names and meanings. */
import type { ToldVerdict } from 'ptcg-turn-engine/internal/view/toldGame/toldGame'

export const VERDICTS: {
  readonly [Each in ToldVerdict['verdict']]: { readonly name: string; readonly means: string }
} = {
  allowed: { name: 'allowed', means: 'Every rule that was asked holds. The ids of the rules stand beside it.' },
  refused: {
    name: 'refused',
    means: 'A rule forbids it, whatever the hidden cards are. The board follows the log all the same.',
  },
  undecided: {
    name: 'undecided',
    means: 'It depends on a hidden card, or on a text that is not known. Nobody is accused.',
  },
  corrected: {
    name: 'corrected',
    means: 'The board here did not have what the line tells, and was changed to agree with the log.',
  },
}

export const VERDICT_NAMES = Object.keys(VERDICTS) as readonly ToldVerdict['verdict'][]

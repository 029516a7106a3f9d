/** The verdicts on the lines of a log: their names and meanings. */
import type { LineVerdict } from 'ptcg-turn-engine/internal/view/reconstructedGame/reconstructedGame'

export const VERDICTS: {
  readonly [Each in LineVerdict['verdict']]: { readonly name: string; readonly means: string }
} = {
  allowed: { name: 'allowed', means: 'All checked rules hold. Their ids are beside it.' },
  refused: {
    name: 'refused',
    means: 'A rule forbids it, whatever the hidden cards are. The board follows the log nevertheless.',
  },
  undecided: {
    name: 'undecided',
    means: 'It depends on a hidden card or an unknown text, so it is no violation.',
  },
  corrected: {
    name: 'corrected',
    means: 'The board differed from the line, and was changed to agree with the log.',
  },
}

export const VERDICT_NAMES = Object.keys(VERDICTS) as readonly LineVerdict['verdict'][]

/** Rulings as scripted games: those that reach places of the chart that no other script reaches. */
import * as E from 'fp-ts/lib/Either.js'
import type { NamedMove } from 'ptcg-turn-test-kit/moves'
import { eventFromText } from '../../../../src/view/notation/eventText.ts'
import { RULINGS } from '../../../rulings/cases/rulings.ts'
import { beginningOf } from '../../../rulings/playCase.ts'
import { type Script, script } from './script.ts'

const moveOf =
  (text: string): NamedMove =>
  (at) => {
    const read = eventFromText(at, text)
    if (E.isLeft(read)) throw new Error(read.left.message)
    return read.right
  }

/** The events that the cases of a ruling play. */
const scriptsOf = (ruling: string): readonly Script[] =>
  RULINGS.filter(({ id }) => id === ruling).flatMap(({ cases }) =>
    cases.map((one) =>
      script(
        `${ruling} ${one.shows}`,
        () => beginningOf(one),
        one.steps.flatMap((step) => (typeof step === 'string' ? [moveOf(step)] : [])),
      ),
    ),
  )

export const rulingScripts: readonly Script[] = ['R33', 'R38', 'R50', 'R113'].flatMap(scriptsOf)

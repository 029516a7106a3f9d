/** Models the wait while the chart is on its way: what was sent, and how many microsteps are still to come. */
import * as E from 'fp-ts/lib/Either.js'
import { readEvent } from '../../../engine/readEvent.ts'
import { eventInWords } from '../../../story/words.ts'
import type { Moment } from '../../time/moment.ts'

/** What is on its way, as it was said before it was played. */
const sentInWords = ({ step }: Moment): string => {
  const read = readEvent(step.event)
  return E.isRight(read) ? eventInWords(step.before.game, read.right) : 'the game is being laid out'
}

export const MovesPending = ({ moment }: { readonly moment: Moment }) => {
  const { step, place } = moment
  const left = step.frames.length - 1 - place.frame
  return (
    <div class="moves-asked moves-pending">
      <p>
        On its way: <strong>{sentInWords(moment)}</strong>
        <span class="moves-tag">
          {left} {left === 1 ? 'microstep' : 'microsteps'} to go
        </span>
      </p>
    </div>
  )
}

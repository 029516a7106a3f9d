/** Shows an event in progress, and the number of remaining microsteps. */
import { storyOfStep } from '../../story/storyOfStep.ts'
import type { Audience } from '../../time/inspection.ts'
import type { Moment } from '../../time/moment.ts'

interface Props {
  readonly moment: Moment
  readonly audience: Audience
}

export const MovesPending = ({ moment, audience }: Props) => {
  const { step, place } = moment
  const left = step.frames.length - 1 - place.frame
  return (
    <div class="moves-asked moves-pending">
      <p>
        Being carried out: <strong>{step.number === 0 ? 'the game begins' : storyOfStep(step, audience).words}</strong>
        <span class="moves-tag">
          {left} {left === 1 ? 'microstep' : 'microsteps'} to go
        </span>
      </p>
    </div>
  )
}

/** Draws the moves that were possible instead of the current step. A click on a move plays it as a what-if. */
import { useMemo } from 'preact/hooks'
import { insteadOf } from '../../moves/instead.ts'
import { storyOfStep } from '../../story/storyOfStep.ts'
import { type PanelProps, useCommands } from '../commands.ts'
import { MovesGroup } from './MovesGroup.tsx'
import './Moves.css'

export const InsteadPanel = ({ inspection, moment }: PanelProps) => {
  const { playFrom } = useCommands()
  const { step } = moment
  const { audience } = inspection
  const instead = useMemo(() => insteadOf(step, audience), [step, audience])
  const { who, words } = useMemo(() => storyOfStep(step, audience), [step, audience])
  if (instead === null)
    return <p class="quiet">Nobody had a choice at this step. Go to an action, such as an attack or a played card.</p>
  const { before, groups, played, unknown, unknownActive } = instead
  const play = (event: unknown): void => playFrom(step.number - 1, [event])
  return (
    <div class="moves">
      <div class="moves-asked">
        <p>
          Instead of: <strong>{who === null ? words : `${who}: ${words}`}</strong>
        </p>
        {unknown === 0 ? null : (
          <p class="quiet">
            {unknown === 1 ? 'One card' : `${unknown} cards`} of this hand {unknown === 1 ? 'is' : 'are'} not known; the
            moves with them are not listed.
          </p>
        )}
        {unknownActive === null ? null : (
          <p class="quiet">
            What is printed on {unknownActive} is not known; its other attacks and its retreat are not listed.
          </p>
        )}
      </div>
      {groups.map((now) => (
        <MovesGroup key={now.group.id} now={now} snapshot={before} tries={[]} sent={played} onPlay={play} />
      ))}
    </div>
  )
}

/** Draws the timeline controls: play, pause, step, scrub, pace, and the lines of play. */
import { lineAt, PACES, type Pace } from '../time/inspection.ts'
import type { Survey } from '../time/survey.ts'
import { type PanelProps, useCommands } from './commands.ts'
import {
  BackIcon,
  ForwardIcon,
  NextEventIcon,
  PauseIcon,
  PlayIcon,
  PreviousEventIcon,
  ToEndIcon,
  ToStartIcon,
} from './icons.tsx'
import { LandmarkTicks, LandmarkWays } from './Landmarks.tsx'
import { Lines } from './Lines.tsx'
import { StepNumber } from './StepNumber.tsx'
import './Transport.css'

const paceInWords = (pace: Pace): string => (pace === 'atOnce' ? 'all at once' : `${pace} a second`)

/** The buttons, each with the component of its icon: a reused element of the icon would keep every earlier page in memory. */
const BUTTONS = [
  { does: 'toStart', label: 'To the beginning', keys: 'Home', Icon: ToStartIcon },
  { does: 'back', label: 'Previous microstep', keys: 'Shift+←', Icon: BackIcon },
  { does: 'previousEvent', label: 'Previous event', keys: '←', Icon: PreviousEventIcon },
] as const
const BUTTONS_AFTER = [
  { does: 'nextEvent', label: 'Next event', keys: '→', Icon: NextEventIcon },
  { does: 'forward', label: 'Next microstep', keys: 'Shift+→', Icon: ForwardIcon },
  { does: 'toEnd', label: 'To the end', keys: 'End', Icon: ToEndIcon },
] as const

type TimeButton = (typeof BUTTONS)[number] | (typeof BUTTONS_AFTER)[number]

interface Props extends PanelProps {
  readonly survey: Survey
}

export const Transport = ({ inspection, moment, survey }: Props) => {
  const { dispatch } = useCommands()
  const { length } = lineAt(inspection).history
  const { step, frame } = moment.place
  const isMoving = inspection.motion !== 'still'
  const timeButton = ({ does, label, keys, Icon }: TimeButton) => (
    <button
      key={does}
      type="button"
      title={`${label} (${keys})`}
      aria-label={label}
      onClick={() => dispatch({ do: does })}
    >
      <Icon />
    </button>
  )
  const playLabel = isMoving ? 'Pause' : 'Replay'
  return (
    <section class="transport" aria-label="Time">
      <Lines inspection={inspection} moment={moment} />
      <div class="transport-line">
        <LandmarkWays inspection={inspection} moment={moment} survey={survey} />
        <div class="transport-slider">
          <LandmarkTicks survey={survey} />
          <input
            class="transport-scrub"
            type="range"
            aria-label="Step"
            min={0}
            max={length}
            value={step}
            aria-valuetext={`Step ${step} of ${length}`}
            onInput={({ currentTarget }) => dispatch({ do: 'go', step: Number(currentTarget.value) })}
          />
        </div>
      </div>
      <div class="transport-row">
        {BUTTONS.map(timeButton)}
        <button
          type="button"
          class="transport-play"
          title={`${playLabel} (Space)`}
          aria-label={playLabel}
          onClick={() => dispatch({ do: isMoving ? 'pause' : 'replay' })}
        >
          {isMoving ? <PauseIcon /> : <PlayIcon />}
        </button>
        {BUTTONS_AFTER.map(timeButton)}
        <span class="transport-pace">
          <select
            aria-label="Pace"
            title="The speed of the replay in microsteps"
            value={`${inspection.pace}`}
            onChange={({ currentTarget }) => {
              const pace = PACES.find((one) => `${one}` === currentTarget.value)
              if (pace !== undefined) dispatch({ do: 'pace', pace })
            }}
          >
            {PACES.map((pace) => (
              <option key={pace} value={`${pace}`}>
                {paceInWords(pace)}
              </option>
            ))}
          </select>
        </span>
        <output class="transport-where" aria-label="Where we are">
          <StepNumber step={step} length={length} />, microstep <b>{frame + 1}</b> of {moment.step.frames.length}
        </output>
      </div>
    </section>
  )
}

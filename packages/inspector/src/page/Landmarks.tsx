/** Draws the landmarks of a line of play above the timeline, and the buttons that go to the next and previous landmark. */
import { Component } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { LANDMARKS, type Landmark, landmarkPlaces, neighbor, type Survey } from '../time/survey.ts'
import { type PanelProps, useCommands } from './commands.ts'
import { BackIcon, ForwardIcon } from './icons.tsx'
import './Landmarks.css'

/** The names of the landmarks. */
export const IN_WORDS: { readonly [Name in Landmark]: { readonly one: string; readonly many: string } } = {
  turn: { one: 'turn', many: 'Turns' },
  attack: { one: 'attack', many: 'Attacks' },
  knockOut: { one: 'Knock Out', many: 'Knock Outs' },
  refused: { one: 'refusal', many: 'Refusals' },
}

/** The top and bottom of each kind of tick. */
const HEIGHTS: { readonly [Name in Landmark]: readonly [from: number, to: number] } = {
  turn: [0, 12],
  attack: [4, 12],
  knockOut: [0, 12],
  refused: [7, 12],
}

interface Props extends PanelProps {
  readonly survey: Survey
}

interface TicksProps {
  readonly survey: Survey
}

const pathOf = (survey: Survey, landmark: Landmark): string => {
  const [from, to] = HEIGHTS[landmark]
  const steps = new Set(survey.landmarks.filter((one) => one.landmark === landmark).map(({ step }) => step))
  return [...steps].map((step) => `M${step} ${from}V${to}`).join('')
}

/**
 * The ticks of all landmarks: one path for each kind, because a long game has thousands of them. They are redrawn only when the
 * survey of the game has changed.
 */
export class LandmarkTicks extends Component<TicksProps> {
  override shouldComponentUpdate(next: TicksProps): boolean {
    return next.survey !== this.props.survey
  }

  override render({ survey }: TicksProps) {
    const length = Math.max(1, survey.history.length)
    return (
      <svg class="landmark-ticks" viewBox={`0 0 ${length} 12`} preserveAspectRatio="none" aria-hidden="true">
        {LANDMARKS.map((landmark) => (
          <path key={landmark} class={`tick-${landmark}`} d={pathOf(survey, landmark)} />
        ))}
      </svg>
    )
  }
}

/** Draws the buttons that go to the next and the previous landmark of a kind. */
export const LandmarkWays = ({ inspection, moment, survey }: Props) => {
  const { dispatch } = useCommands()
  const [landmark, look] = useState<Landmark>('turn')
  const { one } = IN_WORDS[landmark]
  const places = useMemo(() => landmarkPlaces(survey, landmark), [survey, landmark])
  const go = (direction: 'next' | 'previous'): void => {
    const place = neighbor(places, moment.place, direction)
    if (place !== undefined) dispatch({ do: 'go', line: inspection.place.line, step: place.step, frame: place.frame })
    else
      dispatch({ do: 'say', message: `No ${one} ${direction === 'next' ? 'comes after' : 'came before'} this moment.` })
  }
  const way = (direction: 'next' | 'previous') => {
    const label = `${direction === 'next' ? 'Next' : 'Previous'} ${one}`
    return (
      <button type="button" aria-label={label} title={label} onClick={() => go(direction)}>
        {direction === 'next' ? <ForwardIcon /> : <BackIcon />}
      </button>
    )
  }
  return (
    <span class="landmark-ways">
      {way('previous')}
      <select
        aria-label="Landmarks"
        title="The kind of moment that the arrows beside it go to; each kind has its ticks above the slider"
        value={landmark}
        onChange={({ currentTarget }) => look(LANDMARKS.find((name) => name === currentTarget.value) ?? 'turn')}
      >
        {LANDMARKS.map((name) => (
          <option key={name} value={name}>
            {IN_WORDS[name].many}
          </option>
        ))}
      </select>
      {way('next')}
    </span>
  )
}

/** Draws one event in the story: the event as it was sent, and its facts or the reasons of its refusal. */
import { Component, type ComponentChildren } from 'preact'
import type { FactInStory, StepInStory } from '../../story/storyOfStep.ts'
import { useCommands, useStateName } from '../commands.ts'
import { Later } from '../Later.tsx'
import { Selectable } from '../Selectable.tsx'

interface GoProps {
  readonly step: number
  readonly frame?: number
  readonly name: string
  readonly children: ComponentChildren
}

const Go = ({ step, frame, name, children }: GoProps) => {
  const { dispatch } = useCommands()
  return (
    <button
      type="button"
      class="Story-go"
      aria-label={name}
      title={name}
      onClick={() => dispatch(frame === undefined ? { do: 'go', step } : { do: 'go', step, frame })}
    >
      {children}
    </button>
  )
}

/** The chart's name of a state; a state whose key says little, such as `working`, is replaced by the state around it. */
const useShortName = (state: string): string => {
  const parts = state.split('.').filter((part) => part !== 'working' && part !== 'asking' && part !== 'done')
  return useStateName()(parts.join('.')) ?? parts.at(-1) ?? state
}

interface FactProps {
  readonly fact: FactInStory
  readonly step: number
  /** The current microstep, or null if another step is current. */
  readonly frame: number | null
}

const Fact = ({ fact, step, frame }: FactProps) => {
  const isLater = frame !== null && fact.frame > frame
  const isNow = frame !== null && fact.frame === frame
  const classes = ['Story-fact', isLater ? 'Story-later' : '', isNow ? 'Story-now' : ''].filter(Boolean).join(' ')
  const place = useShortName(fact.state)
  const words = fact.beginsATurn ? <b>{fact.words}</b> : fact.words
  return (
    <li class={classes}>
      {isLater ? <span class="unseen">still to come: </span> : null}
      {fact.about.length === 0 ? (
        <span class="Story-words">{words}</span>
      ) : (
        <Selectable about={fact.about} label={fact.words} class="Story-words">
          {words}
        </Selectable>
      )}
      <Go
        step={step}
        frame={fact.frame}
        name={`${place}: go to microstep ${fact.frame + 1} of step ${step}, ${fact.state}`}
      >
        {place}
      </Go>
    </li>
  )
}

interface Props {
  readonly story: StepInStory
  readonly frame: number | null
}

/** One event in the story, rendered again only when its content or its current microstep changes. */
export class StoryStep extends Component<Props> {
  override shouldComponentUpdate(next: Props): boolean {
    return next.story !== this.props.story || next.frame !== this.props.frame
  }

  override render({ story, frame }: Props) {
    const { step, who, words, about, facts, reasons, said } = story
    const isRefused = reasons.length > 0
    const classes = ['Story-step', frame === null ? '' : 'Story-current'].filter(Boolean).join(' ')
    return (
      <li class={classes} aria-current={frame === null ? undefined : 'step'}>
        <div class="Story-heading">
          <span class="Story-number">{step}</span>
          <h4>
            <Selectable about={about} label={`${who === null ? '' : `${who}: `}${words}`} class="Story-words">
              {who === null ? null : <span class="Story-who">{who}: </span>}
              {words}
            </Selectable>
          </h4>
          {isRefused ? <span class="Story-refused">refused</span> : null}
          <Go step={step} name={`Go to step ${step}`}>
            go to
          </Go>
        </div>
        {said === undefined ? null : <Later draw={({ StorySaid }) => <StorySaid said={said} />} />}
        {isRefused ? (
          <ul class="Story-facts">
            {reasons.map(({ rule, words: why }) => (
              <li key={`${rule} ${why}`} class="Story-fact">
                <span class="Story-words">
                  {why}{' '}
                  {rule === null ? null : (
                    <Selectable about={[`rule:${rule}`]} label={`rule ${rule}`} class="mono">
                      {rule}
                    </Selectable>
                  )}
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <ol class="Story-facts">
            {facts.map((fact, at) => (
              <Fact key={at} fact={fact} step={step} frame={frame} />
            ))}
          </ol>
        )}
      </li>
    )
  }
}

/** Draws the form for trying anything: an event composed from its parts, or any JSON at all. */

import { useId, useState } from 'preact/hooks'
import type { Snapshot } from 'ptcg-turn-engine'
import { EVENT_TYPES, type EventType } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import { type Field, fieldsOf, firstText, MAX_TEXT_LENGTH, partIn, readJson, withPart } from '../../moves/composing.ts'
import { useCommands } from '../commands.ts'
import './MovesAnythingForm.css'

interface PartProps {
  readonly field: Field
  readonly text: string
  readonly onPick: (json: string) => void
}

const PartField = ({ field, text, onPick }: PartProps) => {
  const now = partIn(text, field.key)
  const isKnown = field.candidates.some(({ json }) => json === now)
  return (
    <label>
      <span>{field.label}</span>
      <select value={isKnown ? now : ''} onChange={(event) => onPick(event.currentTarget.value)}>
        {!isKnown && <option value="">as written below</option>}
        {field.candidates.map(({ json, label }) => (
          <option key={json} value={json}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

export const MovesAnythingForm = ({ snapshot }: { readonly snapshot: Snapshot }) => {
  const { send } = useCommands()
  const [picked, setType] = useState<EventType | null>(null)
  const [written, write] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const id = useId()
  const type = picked ?? (snapshot.game.ask?.ask === 'byHand' ? 'APPLY' : 'ATTACH_ENERGY')
  const text = written ?? firstText(snapshot, type)
  const change = (next: string | null): void => {
    write(next)
    setProblem(null)
  }
  const submit = (event: Event): void => {
    event.preventDefault()
    const read = readJson(text)
    if (E.isLeft(read)) setProblem(read.left)
    else send(read.right)
  }
  return (
    <form onSubmit={submit}>
      <label>
        <span>Event</span>
        <select
          value={type}
          onChange={(event) => {
            const next = EVENT_TYPES.find((one) => one === event.currentTarget.value)
            if (next !== undefined) setType(next)
            change(null)
          }}
        >
          {EVENT_TYPES.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      {fieldsOf(snapshot, type).map((field) => (
        <PartField
          key={field.key}
          field={field}
          text={text}
          onPick={(json) => change(withPart(text, type, field.key, json))}
        />
      ))}
      <label class="moves-json" for={`${id}-json`}>
        <span>As JSON</span>
        <textarea
          id={`${id}-json`}
          class="mono"
          rows={3}
          spellcheck={false}
          maxLength={MAX_TEXT_LENGTH}
          value={text}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-problem`}
          onInput={(event) => change(event.currentTarget.value)}
        />
      </label>
      <p id={`${id}-problem`} class="moves-problem" role="alert">
        {problem}
      </p>
      <button type="submit">Send it</button>
    </form>
  )
}

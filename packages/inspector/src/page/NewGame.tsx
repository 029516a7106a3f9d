/** Draws the dialog for a new game: two decks, the seed of coins and shuffles, and the era of the rules. */

import { useEffect, useRef, useState } from 'preact/hooks'
import { type DeckName, decks, type Recording, type RulesetId, recordingOf, rulesets } from 'ptcg-turn-engine'
import { swordAndShield } from 'ptcg-turn-engine/internal/game/rulesets/rulesets'
import * as E from '#fp-ts/Either'
import type { Inspection } from '../time/inspection.ts'
import { inspectNext } from '../time/inspectNext.ts'
import { openWrittenGame } from './opening.ts'
import './NewGame.css'

const DECKS = Object.keys(decks) as readonly DeckName[]
const ERAS = Object.keys(rulesets) as readonly RulesetId[]
const PLAYERS = ['Ada', 'Ben'] as const
const LARGEST_SEED = 2 ** 31 - 1

interface Props {
  readonly onClose: () => void
  readonly onOpen: (recording: Recording, inspection: Inspection) => void
}

interface Choice {
  readonly decks: readonly [DeckName, DeckName]
  readonly seed: number
  readonly era: RulesetId
}

const titleOf = ({ decks: [a, b], seed }: Choice): string => `${decks[a].name} against ${decks[b].name}, seed ${seed}`

const gameOf = ({ decks: [a, b], seed, era, ...rest }: Choice): Recording =>
  recordingOf(titleOf({ decks: [a, b], seed, era, ...rest }), {
    from: 'deal',
    options: {
      players: [
        { name: PLAYERS[0], deck: a },
        { name: PLAYERS[1], deck: b },
      ],
      randomness: { seed },
      ruleset: era,
    },
  })

export const NewGame = ({ onClose, onOpen }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const [choice, choose] = useState<Choice>({
    decks: ['cinderace', 'inteleon'],
    seed: Date.now() % 10_000,
    era: swordAndShield.id as RulesetId,
  })
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const begin = (event: Event): void => {
    event.preventDefault()
    const opened = openWrittenGame(gameOf(choice))
    if (E.isLeft(opened)) setProblem(opened.left)
    else onOpen(opened.right.recording, inspectNext(opened.right.inspection, { do: 'toStart' }))
  }
  const deckOf = (player: 0 | 1) => (
    <label>
      {PLAYERS[player]} plays
      <select
        value={choice.decks[player]}
        onChange={({ currentTarget }) => {
          const deck = DECKS.find((name) => name === currentTarget.value) ?? 'cinderace'
          choose({ ...choice, decks: player === 0 ? [deck, choice.decks[1]] : [choice.decks[0], deck] })
        }}
      >
        {DECKS.map((name) => (
          <option key={name} value={name}>
            {decks[name].name}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <dialog class="help new-game" ref={dialog} aria-labelledby="new-game-title" onClose={onClose}>
      <h2 id="new-game-title">New game</h2>
      <form onSubmit={begin}>
        {deckOf(0)}
        {deckOf(1)}
        <label>
          Era
          <select
            aria-label="Era"
            value={choice.era}
            onChange={({ currentTarget }) =>
              choose({ ...choice, era: ERAS.find((id) => id === currentTarget.value) ?? choice.era })
            }
          >
            {ERAS.map((id) => (
              <option key={id} value={id}>
                {rulesets[id].name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Seed
          <input
            type="number"
            required
            min={0}
            max={LARGEST_SEED}
            step={1}
            value={choice.seed}
            onInput={({ currentTarget }) => choose({ ...choice, seed: Math.trunc(currentTarget.valueAsNumber || 0) })}
          />
        </label>
        <p class="quiet">
          The seed decides coins and shuffles: the same choices with the same seed give the same game.
        </p>
        {problem === null ? null : <p role="alert">{problem}</p>}
        <div class="new-game-ways">
          <button type="submit">Begin</button>
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </div>
      </form>
    </dialog>
  )
}

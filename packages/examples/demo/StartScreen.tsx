/**
 * Draws the questions before a game: the players, their decks, the source of chance; or the button to continue the
 * saved game.
 */
import { tableOf } from 'ptcg-turn-engine/table'
import { type FormEvent, useId, useState } from 'react'
import { begin, type Chosen, type Opponent } from './chosen.ts'
import { DeckChoice, readWanted } from './DeckChoice.tsx'
import { download } from './files.ts'
import { OpenFile } from './OpenFile.tsx'
import { type Going, type Kept, makeRoom } from './saved.ts'

interface StartScreenProps {
  readonly kept: Kept
  readonly onStart: (going: Going) => void
}

const OPPONENTS: readonly (readonly [Opponent, string, string])[] = [
  ['club', 'A club player', 'The computer plays 200 games ahead before it decides.'],
  ['strong', 'A strong player', 'The computer plays 2,000 games ahead: a few seconds.'],
  ['beginner', 'A beginner', 'The computer plays what looks good at once.'],
  ['person', 'Two people, one device', 'Cards are hidden while you pass the device.'],
]

const KeptGame = ({ kept, onStart }: StartScreenProps) => {
  if (kept.kept === 'nothing') return null
  if (kept.kept === 'unreadable')
    return (
      <section className="start-kept is-unreadable" aria-label="The saved game">
        <p>
          <b>The saved game cannot be read.</b> {kept.why} It is kept, even if you start another game.
        </p>
        <button type="button" className="button" onClick={() => download('unreadable-save.json', kept.text)}>
          Download it
        </button>
      </section>
    )
  const { game } = kept.going.session.state()
  const [first, second] = game.players
  return (
    <section className="start-kept" aria-label="The saved game">
      <p>
        <b>
          {first.name} and {second.name}
        </b>
        <br />
        {tableOf(game, 0).title}
      </p>
      <button type="button" className="button button-main button-large" onClick={() => onStart(kept.going)}>
        {game.result === null ? 'Go on' : 'Look at it again'}
      </button>
    </section>
  )
}

const HIGHEST_SEED = 2 ** 31 - 1

const seedOf = (form: FormData): number => {
  const seed = Number(form.get('seed'))
  return Number.isSafeInteger(seed) ? seed : 1
}

const nameOf = (form: FormData, name: string, otherwise: string): string =>
  String(form.get(name) ?? '')
    .trim()
    .slice(0, 24) || otherwise

const chosenIn = (form: FormData): Chosen => {
  const opponent = OPPONENTS.find(([name]) => name === form.get('opponent'))?.[0] ?? 'club'
  return {
    opponent,
    names: [nameOf(form, 'name-0', 'You'), opponent === 'person' ? nameOf(form, 'name-1', 'The other') : 'Computer'],
    decks: [readWanted(form, 'deck-0'), readWanted(form, 'deck-1')],
    seed: form.get('chance') === 'asked' ? null : seedOf(form),
  }
}

/** The start screen. */
export const StartScreen = ({ kept, onStart }: StartScreenProps) => {
  const [opponent, setOpponent] = useState<Opponent>('club')
  const [seed] = useState(() => Math.floor(Math.random() * HIGHEST_SEED))
  const [refused, setRefused] = useState('')
  const id = useId()
  const start = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const chosen = chosenIn(new FormData(event.currentTarget))
    setRefused('')
    const session = await begin(chosen)
    if (typeof session === 'string') {
      setRefused(session)
      return
    }
    makeRoom(kept)
    onStart({ session, opponent: chosen.opponent })
  }
  return (
    <main className="start">
      <header>
        <h1>A game to play</h1>
        <p className="start-lead">
          Every rule of the turn, from the statechart. If an action is not allowed, the page says why.
        </p>
      </header>
      <KeptGame kept={kept} onStart={onStart} />
      <form onSubmit={start} className="start-form" aria-label="A new game">
        <fieldset className="start-opponents">
          <legend>Against whom do you play?</legend>
          {OPPONENTS.map(([value, name, what]) => (
            <label key={value} className="start-card">
              <input
                type="radio"
                name="opponent"
                value={value}
                checked={opponent === value}
                onChange={() => setOpponent(value)}
              />
              <span>
                <b>{name}</b>
                <small>{what}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <div className="start-players">
          <fieldset>
            <legend>{opponent === 'person' ? 'First player' : 'You'}</legend>
            <label className="start-field" htmlFor={`${id}-0`}>
              Name
              <input id={`${id}-0`} name="name-0" defaultValue="Ann" maxLength={24} autoComplete="off" />
            </label>
            <DeckChoice name="deck-0" initial="cinderace" />
          </fieldset>
          <fieldset>
            <legend>{opponent === 'person' ? 'Second player' : 'The computer'}</legend>
            {opponent === 'person' && (
              <label className="start-field" htmlFor={`${id}-1`}>
                Name
                <input id={`${id}-1`} name="name-1" defaultValue="Bob" maxLength={24} autoComplete="off" />
              </label>
            )}
            <DeckChoice name="deck-1" initial="inteleon" />
          </fieldset>
        </div>
        <fieldset className="start-chance">
          <legend>Who flips the coins?</legend>
          <label>
            <input type="radio" name="chance" value="asked" defaultChecked /> You do, by hand
          </label>
          <label>
            <input type="radio" name="chance" value="seeded" /> The game does, from the seed
          </label>
          <input
            className="start-seed"
            name="seed"
            type="number"
            min="0"
            max={HIGHEST_SEED}
            step="1"
            defaultValue={seed}
            aria-label="Seed"
          />
        </fieldset>
        <div className="start-buttons">
          <p className="start-refused" role="alert">
            {refused}
          </p>
          <button type="submit" className="button button-main button-large">
            Start
          </button>
          <OpenFile
            onOpened={(going) => {
              makeRoom(kept)
              onStart(going)
            }}
            onRefused={setRefused}
          />
          {kept.kept === 'game' && <span className="start-note">A new game replaces the saved one.</span>}
        </div>
      </form>
    </main>
  )
}

/** Draws the end of a game: the winner and the reason, the race for the Prize cards with its turning points, and the story. */
import type { Fact, Game, PlayerId, Session } from 'ptcg-turn-engine'
import { factInWords, REASONS } from 'ptcg-turn-engine/table'
import { useMemo, useState } from 'react'
import { Along } from './Along.tsx'
import { Dialog } from './Dialog.tsx'
import { type Left, type RaceMoment, raceOf, turnAtTheStart, turningPoints } from './race.ts'

const WIDTH = 320
const HEIGHT = 96

/** The SVG path of a line that goes down with each Prize card taken. */
const lineOf = (player: PlayerId, from: Left, moments: readonly RaceMoment[], turns: number): string => {
  const x = (turn: number): number => 14 + (turn / Math.max(1, turns)) * (WIDTH - 28)
  const y = (left: number): number => HEIGHT - 12 - (left / Math.max(1, ...from)) * (HEIGHT - 24)
  const steps = moments.map(({ turn, left }) => `H${x(turn)}V${y(left[player])}`)
  return `M${x(0)} ${y(from[player])}${steps.join('')}H${x(turns)}`
}

interface RaceProps {
  readonly game: Game
  readonly from: Left
  readonly moments: readonly RaceMoment[]
}

const Race = ({ game, from, moments }: RaceProps) => {
  const turns = Math.max(game.turn.number, 1)
  const [first, second] = game.players
  return (
    <figure className="end-race">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="race-0" d={lineOf(0, from, moments, turns)} />
        <path className="race-1" d={lineOf(1, from, moments, turns)} />
      </svg>
      <figcaption>
        Prize cards left, turn by turn: <b className="race-0">{first.name}</b> {first.prizes.length},{' '}
        <b className="race-1">{second.name}</b> {second.prizes.length}
      </figcaption>
    </figure>
  )
}

const Point = ({ game, moment }: { readonly game: Game; readonly moment: RaceMoment }) => {
  const { turn, taker, count, left, because, isLead } = moment
  const cards = count === 1 ? 'a Prize card' : `${count} Prize cards`
  const says = isLead ? 'takes the lead' : left[taker] === 0 ? 'takes the last Prize card' : `takes ${cards}`
  return (
    <li>
      <b>
        Turn {turn}: {game.players[taker].name} {says}
      </b>
      , {left[taker]} to {left[taker === 0 ? 1 : 0]}. {because.join(' ')}
    </li>
  )
}

interface TurnStory {
  readonly name: string
  readonly sentences: readonly string[]
}

/** The facts as sentences, turn by turn. */
const storyOf = (game: Game, past: readonly (readonly Fact[])[]): readonly TurnStory[] => {
  const begun = turnAtTheStart(past, game)
  const turns: { name: string; sentences: string[] }[] = [
    { name: begun === 0 ? 'Set-up' : `Turn ${begun}`, sentences: [] },
  ]
  for (const fact of past.flat())
    if (fact.fact === 'TURN_BEGAN') turns.push({ name: factInWords(game, fact), sentences: [] })
    else turns.at(-1)?.sentences.push(factInWords(game, fact))
  return turns.filter((turn) => turn.sentences.length > 0)
}

const whyOf = ({ result }: Game): string => {
  const why = (result?.reasons ?? []).map((reason) => REASONS[reason]).join(' and ')
  return `${why.charAt(0).toUpperCase()}${why.slice(1)}`
}

const titleOf = ({ result, players }: Game): string =>
  result?.outcome === 'win' ? `${players[result.winner].name} wins` : 'A tie'

interface EndScreenProps {
  readonly session: Session
  readonly past: readonly (readonly Fact[])[]
  readonly onClose: () => void
  readonly onLeave: () => void
}

/** The end of a game. */
export const EndScreen = ({ session, past, onClose, onLeave }: EndScreenProps) => {
  const { game } = session.state()
  const events = session.history().length
  const { from, moments } = useMemo(() => raceOf({ past, events, game }), [past, events, game])
  const [said, setSaid] = useState('')
  const points = turningPoints(moments)
  const story = useMemo(() => storyOf(game, past), [game, past])
  return (
    <Dialog title={titleOf(game)} onClose={onClose} className="end">
      <p className="end-why">
        <b>{whyOf(game)}</b>, after {game.turn.number} turns.
      </p>
      <Race game={game} from={from} moments={moments} />
      {points.length > 0 && (
        <>
          <h3>Turning points</h3>
          <ol className="end-points">
            {points.map((moment) => (
              <Point key={`${moment.step} ${moment.left}`} game={game} moment={moment} />
            ))}
          </ol>
        </>
      )}
      <h3>The game as a story</h3>
      <div className="end-story">
        {story.map(({ name, sentences }, at) => (
          <details key={name} open={at === story.length - 1}>
            <summary>{name}</summary>
            <p>{sentences.join(' ')}</p>
          </details>
        ))}
      </div>
      <p role="status">{said}</p>
      <div className="menu-buttons">
        <button type="button" className="button button-main" onClick={onLeave}>
          Another game
        </button>
        <Along session={session} onSaid={setSaid} />
      </div>
    </Dialog>
  )
}

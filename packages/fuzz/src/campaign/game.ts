/** Plays one game of a campaign. Everything in the game is drawn from the seed and the number of the game. */
import * as E from '#fp-ts/Either'
import type { Check, Finding, TriedEvent } from '../check.ts'
import { checksOf } from '../checks.ts'
import { type Counter, createCounter } from '../coverage/counting.ts'
import type { Tally } from '../coverage/tally.ts'
import { openingOf, type Start } from '../opening.ts'
import { fuzzPlayer } from '../player.ts'
import { type Rng, seededRng } from '../rng.ts'
import { ENGINE, run, type Subject } from '../run.ts'
import { type Drawn, goingAs } from './corpus.ts'
import { illegalDeckFinding, spoilt } from './decks.ts'
import { digestOf, seedOf } from './digest.ts'
import type { KeptGame } from './keeping.ts'
import { drawStart } from './starts.ts'

/** A game with a failure, as it was played. */
export interface FailedGame {
  readonly number: number
  readonly finding: Finding
  readonly start: Start
  readonly sent: readonly TriedEvent[]
}

export interface GameReport {
  readonly number: number
  readonly tally: Tally
  readonly found: FailedGame | null
  readonly digest: string
  /** Short games that repeat what this game was the first to reach, if there is a corpus. */
  readonly kept?: readonly KeptGame[]
}

/** The maximum number of events of a game. Most games end much earlier. */
export const MAX_EVENTS_OF_A_GAME = 1000
/** The probabilities of trying an illegal event, of which each game draws one. */
const ADVERSARY = [0, 0.1, 0.3] as const

/** The name of the check that reports a start that cannot be opened. */
export const STARTS = 'starts are legal'

/** A check without findings, which passes the first moment and every moment at rest to a counter. */
const resting = ({ atRest, begun }: Counter): Check => ({
  name: 'counting',
  watch: () => {
    let isFirst = true
    return {
      atRest: (at) => {
        if (isFirst) begun(at)
        isFirst = false
        atRest(at)
        return null
      },
    }
  },
})

interface Played {
  readonly sent: readonly TriedEvent[]
  readonly finding: Finding | null
}

const playFrom = (
  { start, moves }: Drawn,
  seed: number,
  checks: readonly Check[],
  counter: Counter,
  subject: Subject,
): Played => {
  const opening = openingOf(start)
  if (E.isLeft(opening)) return { sent: [], finding: { check: STARTS, says: opening.left.join(' ') } }
  const own = seededRng(seed)
  const next = fuzzPlayer(seed, { adversary: own.pick(ADVERSARY) })
  const { sent, last, finding } = run(opening.right, {
    subject,
    checks: [resting(counter), ...checks],
    next: moves === undefined ? next : goingAs(moves, own, next),
    most: MAX_EVENTS_OF_A_GAME,
    observe: counter.see,
  })
  if (last !== null) counter.ended(last)
  return { sent, finding }
}

/** Plays a game by its number while the checks watch it. `draw` draws the start of the game. */
export const playGame = (
  seed: number,
  number: number,
  checks: readonly Check[] = checksOf(number),
  subject: Subject = ENGINE,
  draw: (rng: Rng) => Drawn = (rng) => ({ start: drawStart(rng) }),
): GameReport => {
  const own = seedOf(seed, number)
  const drawing = seededRng(own)
  const drawn = draw(drawing)
  const { start } = drawn
  const counter = createCounter()
  const report = (found: Omit<FailedGame, 'number'> | null, sent: readonly TriedEvent[]): GameReport => ({
    number,
    tally: counter.tally(),
    found: found === null ? null : { number, ...found },
    digest: digestOf(number, start, sent),
  })
  if (start.from === 'newGame') {
    const illegal = spoilt(start, drawing)
    const finding = illegalDeckFinding(illegal)
    if (finding !== null) return report({ finding, start: illegal.start, sent: [] }, [])
    counter.deck(illegal.breaks, 'rejected')
    counter.deck('SU.1', 'accepted')
    counter.deck('SU.2', 'accepted')
  }
  const { sent, finding } = playFrom(drawn, drawing.upTo(0x7fffffff), checks, counter, subject)
  return report(finding === null ? null : { finding, start, sent }, sent)
}

/** Plays a campaign for a program that imports this package: games by seed and number, each failure shrunk. */
import { drawPosition } from '../arbitraries/positions.ts'
import { drawNewGame, type GameStartOptions } from '../arbitraries/starts.ts'
import type { Check, Finding, TriedEvent } from '../check.ts'
import { checksOf } from '../checks.ts'
import { addTallies, EMPTY_TALLY, type Tally } from '../coverage/tally.ts'
import type { Start } from '../opening.ts'
import type { Rng } from '../rng.ts'
import { shrinkFailure } from '../shrink.ts'
import { playGame } from './game.ts'
import { drawStart } from './starts.ts'

/** The games of a campaign and the checks that watch them. The same options play the same games. */
export interface CampaignOptions extends GameStartOptions {
  readonly seed: number
  readonly games: number
  /** Default: the checks of the command line, where the deep checks watch every 20th game. */
  readonly checks?: readonly Check[]
}

/** A failure after shrinking. */
export interface CampaignFailure {
  readonly number: number
  readonly finding: Finding
  readonly start: Start
  readonly events: readonly TriedEvent[]
}

export interface CampaignResult {
  readonly games: number
  readonly tally: Tally
  readonly failures: readonly CampaignFailure[]
}

/** Draws a start from the caller's cards, decks or ruleset: a new game if there are decks, otherwise usually a board. */
const drawOwn = (rng: Rng, options: GameStartOptions): Start =>
  options.decks !== undefined || rng.chance(0.3)
    ? drawNewGame(rng, options)
    : { from: 'position', position: drawPosition(rng, options) }

/** Plays games until all are played or one has failed. */
export const campaign = (options: CampaignOptions): CampaignResult => {
  const { seed, games, checks } = options
  const isOwn = [options.cards, options.decks, options.ruleset, options.kind].some((one) => one !== undefined)
  const failures: CampaignFailure[] = []
  let tally = EMPTY_TALLY
  let number = 0
  for (; number < games && failures.length === 0; number += 1) {
    const watching = checks ?? checksOf(number)
    const draw = (rng: Rng) => ({ start: isOwn ? drawOwn(rng, options) : drawStart(rng) })
    const { tally: more, found } = playGame(seed, number, watching, undefined, draw)
    tally = addTallies(tally, more)
    if (found === null) continue
    const { start, sent, finding } = found
    const { shrinks: _, ...small } = shrinkFailure({ start, sent, finding, checks: watching })
    failures.push({ number, ...small })
  }
  return { games: number, tally, failures }
}

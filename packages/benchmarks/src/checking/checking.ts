/**
 * The section of the benchmark about checked games. It compares the time of an event in a campaign, in which checks watch
 * every event, with the time in the engine alone.
 */
import * as E from 'fp-ts/lib/Either.js'
import { legalEvents, readEvent } from 'ptcg-turn-engine'
import { STEPPER, step } from 'ptcg-turn-engine/internal/engine/stepper/step'
import { type Check, EVERY_GAME, firstSnapshot, type Opening } from 'ptcg-turn-engine-fuzz'
import { playGame } from 'ptcg-turn-engine-fuzz/internal/campaign/game'
import { checksOf, DEEP_EVERY } from 'ptcg-turn-engine-fuzz/internal/checks'
import type { Figure, Section, SectionRun } from '../section.ts'
import { type Contender, speedOf, timeContenders, timesAsFast } from '../timing.ts'

const SEED = 1

/** A game of a campaign: its opening, and every event that was sent, including refused events. */
interface CampaignGame {
  readonly opening: Opening
  readonly sent: readonly unknown[]
}

/** Plays the game with this number, and records what was sent. */
const campaignGame = (number: number): CampaignGame => {
  const games: { opening: Opening; sent: unknown[] }[] = []
  const recording: Check = {
    name: 'recording',
    watch: (opening) => {
      const sent: unknown[] = []
      games.push({ opening, sent })
      return {
        see: ({ event }) => {
          sent.push(event)
          return null
        },
      }
    },
  }
  playGame(SEED, number, [recording])
  const [game] = games
  if (game === undefined) throw new Error(`Game ${number} did not begin.`)
  return game
}

/**
 * Plays with the engine alone, which lists legal events and accepts or refuses events. Returns the number of events.
 */
const decide = ({ opening, sent }: CampaignGame): number => {
  let at = firstSnapshot(opening)
  legalEvents(at)
  for (const event of sent) {
    const read = readEvent(event)
    if (E.isLeft(read)) continue
    const after = step(STEPPER, at, read.right)
    if (after !== at) legalEvents(after)
    at = after
  }
  return sent.length
}

const ENGINE_ALONE = 'the engine alone'
const EVERY = 'with the checks of every game'
const CAMPAIGN = 'with the checks of a campaign: all checks in some games'
const COST = 'time of an event in a campaign, against the engine alone'

const measure = async ({ quick, progress }: SectionRun): Promise<readonly Figure[]> => {
  const numbers = Array.from({ length: quick ? 1 : 2 * DEEP_EVERY }, (_, number) => number)
  const games = numbers.map(campaignGame)
  const events = games.reduce((sum, { sent }) => sum + sent.length, 0)
  const playing = (name: string, checks: (number: number) => readonly Check[]): Contender => ({
    name,
    go: () => {
      for (const number of numbers) {
        const { found } = playGame(SEED, number, checks(number))
        if (found !== null) throw new Error(`Game ${number} of seed ${SEED}: ${found.finding.says}`)
      }
      return events
    },
  })
  const contenders: readonly Contender[] = [
    { name: ENGINE_ALONE, go: () => games.reduce((sum, game) => sum + decide(game), 0) },
    playing(EVERY, () => EVERY_GAME),
    playing(CAMPAIGN, (number) => checksOf(number)),
  ]
  const timings = await timeContenders(contenders, { rounds: quick ? 1 : 12, warmup: quick ? 0 : 1000 }, progress)
  return [
    ...contenders.map(({ name }) => speedOf(timings, name, 'events/s')),
    timesAsFast(
      timings,
      ENGINE_ALONE,
      EVERY,
      'time of an event with the checks of every game, against the engine alone',
    ),
    timesAsFast(timings, ENGINE_ALONE, CAMPAIGN, COST),
  ]
}

export const checking: Section = {
  title: 'What checking costs',
  reading: `The first ${2 * DEEP_EVERY} games of a campaign with its checks, compared with the engine alone on the same events.`,
  targets: [{ figure: COST, says: 'time of an event in a campaign, as a multiple of the engine alone', atMost: 15 }],
  measure,
}

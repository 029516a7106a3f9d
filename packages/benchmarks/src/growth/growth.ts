/**
 * The section of the benchmark about growth: the time of a decision (listing the legal events and playing one of them) on
 * larger boards and late in long games.
 */
import { legalEvents, type Snapshot } from 'ptcg-turn-engine'
import { STEPPER, step } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { diceFrom } from '../dice.ts'
import { median } from '../median.ts'
import type { Figure, Section, SectionRun } from '../section.ts'
import { type Contender, speedOf, type Timings, timeContenders, timesAsFast } from '../timing.ts'
import { boardOf, type Sizes } from './boards.ts'
import { momentsOfLongGame } from './longGame.ts'
import { memoryFigures, savedBytes } from './memory.ts'

const TURNS = [2, 20, 50, 100, 200] as const
const SEEDS = 40
const DECISIONS = 1500

/** Decisions that always start from the same moments, so that the board does not grow during the measurement. */
const deciding = (name: string, moments: readonly Snapshot[], count: number): Contender => ({
  name,
  go: () => {
    const dice = diceFrom(1)
    for (let made = 0; made < count; made += 1) {
      const moment = moments[made % moments.length] as Snapshot
      const legal = legalEvents(moment)
      step(STEPPER, moment, legal[dice(legal.length)] as GameEvent)
    }
    return count
  },
})

const USUAL: Sizes = { hand: 7, bench: 3, continuous: 0 }

const boards: readonly (readonly [string, Sizes])[] = [
  ...[5, 10, 20, 40].map((hand) => [`hand of ${hand} cards`, { ...USUAL, hand }] as const),
  ...[0, 1, 3, 5].map((bench) => [`Bench of ${bench} Pokémon`, { ...USUAL, bench }] as const),
  ...[0, 3, 6, 12].map(
    (continuous) => [`${continuous} continuous effects in play`, { ...USUAL, bench: 5, continuous }] as const,
  ),
]

const turnName = (turn: number): string => `turn ${turn}`

/** The name of the figure for the time of a decision on the slowest turn, as a multiple of the time on turn 2. */
const FLAT = 'slowest turn against turn 2'

const flatness = (timings: Timings): Figure => {
  const ratios = TURNS.slice(1).map((turn) => timesAsFast(timings, turnName(2), turnName(turn), FLAT))
  return ratios.reduce((worst, one) => (one.value > worst.value ? one : worst))
}

const measure = async ({ quick, progress }: SectionRun): Promise<readonly Figure[]> => {
  const games = Array.from({ length: quick ? 2 : SEEDS }, (_, seed) => momentsOfLongGame(seed + 1, TURNS))
  const moments = (at: number): readonly Snapshot[] => games.map((game) => game[at] as Snapshot)
  const count = quick ? 10 : DECISIONS
  const atTurns = TURNS.map((turn, at) => deciding(turnName(turn), moments(at), count))
  const onBoards = boards.map(([name, sizes]) => deciding(name, [boardOf(sizes)], count))
  const patience = { rounds: quick ? 1 : 40, warmup: quick ? 0 : 300 }
  const turnTimings = await timeContenders(atTurns, patience, (done) => progress(done / 3))
  const boardTimings = await timeContenders(onBoards, patience, (done) => progress(1 / 3 + (done * 2) / 3))
  return [
    ...atTurns.map(({ name }) => speedOf(turnTimings, name, 'decisions/s')),
    flatness(turnTimings),
    ...onBoards.map(({ name }) => speedOf(boardTimings, name, 'decisions/s')),
    ...TURNS.map(
      (turn, at): Figure => ({
        name: `save at turn ${turn}`,
        value: median(moments(at).map(savedBytes)),
        unit: 'bytes',
      }),
    ),
    ...memoryFigures(quick),
  ]
}

export const growth: Section = {
  title: 'How the cost grows',
  reading:
    'Decisions at different turns of an endless game, and on boards that differ in one size. A larger hand has more legal events to list; a later turn should cost the same.',
  targets: [
    { figure: FLAT, says: 'time of a decision at the slowest turn up to 200, as a multiple of turn 2', atMost: 1.3 },
  ],
  measure,
}

/** Shows the progress of a campaign: a changing line at a terminal, otherwise a line every few seconds. */
import { SingleBar } from 'cli-progress'
import { gameMachine } from 'ptcg-turn-engine'
import { chartGraph } from 'ptcg-turn-engine/chart'
import { duration, figure, percent, some } from 'ptcg-turn-engine-fuzz/internal/report/figures'
import { gamesDone } from 'ptcg-turn-engine-fuzz/internal/report/gamesDone'
import { REACHES, type Reach, reachedCount, reachOf } from 'ptcg-turn-engine-fuzz/internal/report/reach'
import type { Report } from 'ptcg-turn-engine-fuzz/internal/report/report'

export interface CampaignProgress {
  show(report: Report): void
  end(): void
}

const graph = chartGraph(gameMachine)

/** The coverage of a report: rules, states, transitions and clauses. */
export const reachIn = ({ tally }: Report): Reach => reachOf(tally, graph)

const coverage = (report: Report): string => {
  const reach = reachIn(report)
  return REACHES.map((name) => `${name} ${percent(reachedCount(reach[name]), reach[name].all.length)}`).join(' ')
}

const eventsOf = ({ tally }: Report): number => tally.events + tally.refusals

/** One line: the number of games, their speed, the coverage, the failures. */
const lineOf = (report: Report, first: Report): string => {
  const seconds = Math.max(0.001, report.seconds - first.seconds)
  const speed = `${figure((gamesDone(report) - gamesDone(first)) / seconds)} games/s ${figure((eventsOf(report) - eventsOf(first)) / seconds)} events/s`
  return [some(gamesDone(report), 'game'), speed, coverage(report), some(report.failed, 'failure')].join(' | ')
}

const EVERY_SECONDS = 5

const lineByLine = (first: Report): CampaignProgress => {
  let shown = first.seconds
  return {
    show: (report) => {
      if (report.seconds - shown < EVERY_SECONDS) return
      shown = report.seconds
      process.stderr.write(`${duration(report.seconds)} | ${lineOf(report, first)}\n`)
    },
    end: () => undefined,
  }
}

/** The finished share, from 0 to 1: of the games if their number is known, otherwise of the time; 0 if neither is limited. */
const share = (report: Report, first: Report, time: number | null, games: number | null): number => {
  if (games !== null) return games === 0 ? 1 : gamesDone(report) / games
  return time === null ? 0 : Math.min(1, (report.seconds - first.seconds) / time)
}

const PARTS = 1000

const atTerminal = (first: Report, time: number | null, games: number | null): CampaignProgress => {
  const bar = new SingleBar({ format: '{bar} {percentage}% | {line}', hideCursor: true, barsize: 12 })
  bar.start(PARTS, 0, { line: 'the first games are played' })
  return {
    show: (report) =>
      bar.update(Math.round(PARTS * share(report, first, time, games)), { line: lineOf(report, first) }),
    end: () => bar.stop(),
  }
}

/** Shows progress on standard error. `time` is in seconds, `games` is the number of games of this shard; null for no limit. */
export const campaignProgress = (first: Report, time: number | null, games: number | null): CampaignProgress =>
  process.stderr.isTTY ? atTerminal(first, time, games) : lineByLine(first)

/** The result of a campaign: a few lines for people, JSON for programs. */
import pc from 'picocolors'
import { gameMachine } from 'ptcg-turn-engine'
import { chartGraph } from 'ptcg-turn-engine/chart'
import { EVERY_MEETING, meetingsNotMet } from 'ptcg-turn-engine-fuzz/internal/coverage/meetings'
import { EVERY_PAIR, EVERY_VALUE, pairsNotMet, valuesNotMet } from 'ptcg-turn-engine-fuzz/internal/coverage/parameters'
import { campaignOf } from 'ptcg-turn-engine-fuzz/internal/report/campaign'
import { duration, figure, joinWords } from 'ptcg-turn-engine-fuzz/internal/report/figures'
import { findingInWords } from 'ptcg-turn-engine-fuzz/internal/report/findingInWords'
import { gamesDone, gamesWithoutNew, newestGame } from 'ptcg-turn-engine-fuzz/internal/report/gamesDone'
import { REACHES, reachedCount } from 'ptcg-turn-engine-fuzz/internal/report/reach'
import type { Report } from 'ptcg-turn-engine-fuzz/internal/report/report'
import { verdictOf } from 'ptcg-turn-engine-fuzz/internal/report/verdict'

/** The maximum number of missing names shown. */
const MAX_NAMES = 12

/**
 * Two rows: one for the values of era parameters, one for the pairs of values that can occur in the same game. Each row has the
 * number of values or pairs, and the values or pairs that occurred in no game.
 */
const parametersIn = ({ tally }: Report) => [
  { name: 'values', all: EVERY_VALUE.length, missing: valuesNotMet(tally) },
  { name: 'pairs', all: EVERY_PAIR.length, missing: pairsNotMet(tally) },
]

/** Says when the campaign last reached something new. After many games without anything new, a campaign has little left to find. */
const discovery = (report: Report): string => {
  const since = gamesWithoutNew(report)
  const newest = newestGame(report)
  return newest === -1
    ? 'nothing was reached'
    : `game ${newest} was the last to reach something new; ${figure(since)} ${since === 1 ? 'game' : 'games'} since`
}

/** Counts the ways in which effects of one kind met each other on opening boards, and lists the ways that never occurred. */
const meetingsInWords = ({ tally }: Report): string => {
  const missing = meetingsNotMet(tally)
  const names = joinWords(missing.slice(0, MAX_NAMES)) + (missing.length > MAX_NAMES ? ' …' : '')
  return `${figure(EVERY_MEETING.length - missing.length)} of ${figure(EVERY_MEETING.length)} ways in which effects of one kind meet${missing.length === 0 ? '' : pc.dim(`  missing: ${names}`)}`
}

/** The number of games of the report's own shards that were not played, because a shard was stopped. */
const unplayed = (report: Report): number => {
  const { games, of, shards } = report
  if (games === null) return 0
  return shards.reduce((sum, shard) => sum + Math.max(0, Math.ceil((games - shard + 1) / of)), 0) - gamesDone(report)
}

/** Lines about what a report lacks: shards that were not joined, and games of its shards that were not played. */
const lacking = (report: Report): readonly string[] => {
  const { of, shards } = report
  const absent = Array.from({ length: of }, (_, at) => at + 1).filter((shard) => !shards.includes(shard))
  const games = unplayed(report)
  return [
    ...(shards.length > 1 && absent.length > 0
      ? [`  ${pc.yellow('missing')}      ${absent.length} of ${of} shards: ${joinWords(absent.map(String))}`]
      : []),
    ...(games > 0
      ? [
          `  ${pc.yellow('unplayed')}     ${figure(games)} games of ${shards.length > 1 ? 'these shards' : 'this campaign'}; a shard continues when it is started again`,
        ]
      : []),
  ]
}

/** Says by how much a failure was shrunk. Without any event, the opening itself fails. */
const shrunk = (played: number, left: number): string =>
  left === 0 ? 'the opening itself fails' : `shrunk from ${played} to ${left} ${left === 1 ? 'event' : 'events'}`

/** The result as lines for a terminal. `files` has the file of each failure, by number of the game. */
export const summaryLines = (report: Report, files: ReadonlyMap<number, string>): string => {
  const campaign = campaignOf(report, chartGraph(gameMachine))
  const lines = REACHES.map((name) => {
    const { all, missing } = campaign.reach[name]
    const names = joinWords(missing.slice(0, MAX_NAMES)) + (missing.length > MAX_NAMES ? ' …' : '')
    return `  ${name.padEnd(12)} ${reachedCount(campaign.reach[name])} of ${all.length}${missing.length === 0 ? '' : pc.dim(`  missing: ${names}`)}`
  })
  const failures = report.failures.map(({ number, finding, events, played }) => {
    const file = files.get(number)
    const where = file === undefined ? '' : pc.dim(` (${file})`)
    return `  ${pc.red('✗')} game ${number}: ${finding.check}: ${findingInWords(finding)}\n    ${shrunk(played, events.length)}${where}`
  })
  const { events, refusals } = report.tally
  const speed = `${figure(gamesDone(report) / Math.max(0.001, report.seconds))} games and ${figure((events + refusals) / Math.max(0.001, report.seconds))} events a second`
  return [
    pc.bold(verdictOf(campaign)),
    `  seed ${report.seed}, ${duration(report.seconds)}, ${speed}, digest ${report.digest}`,
    ...lacking(report),
    ...lines,
    `  eras         ${parametersIn(report)
      .map(({ name, all, missing }) => `${figure(all - missing.length)} of ${figure(all)} ${name}`)
      .join(', ')} of parameters`,
    `  meetings     ${meetingsInWords(report)}`,
    `  discovery    ${discovery(report)}`,
    ...failures,
    '',
  ].join('\n')
}

/** The result as one JSON object. `files` has the file of each failure, by number of the game. */
export const summaryJson = (report: Report, files: ReadonlyMap<number, string>): string => {
  const { reach } = campaignOf(report, chartGraph(gameMachine))
  const { engine, seed, games, of, shards, tally, failed, failures, digest, seconds } = report
  return `${JSON.stringify({
    engine,
    seed,
    games,
    shards: shards.map((one) => `${one}/${of}`),
    played: gamesDone(report),
    unplayed: unplayed(report),
    events: tally.events,
    refusals: tally.refusals,
    seconds,
    digest,
    coverage: Object.fromEntries(
      REACHES.map((name) => [
        name,
        { reached: reachedCount(reach[name]), all: reach[name].all.length, missing: reach[name].missing },
      ]),
    ),
    parameters: Object.fromEntries(
      parametersIn(report).map(({ name, all, missing }) => [name, { reached: all - missing.length, all, missing }]),
    ),
    meetings: {
      reached: EVERY_MEETING.length - meetingsNotMet(tally).length,
      all: EVERY_MEETING.length,
      missing: meetingsNotMet(tally),
    },
    failed,
    failures: failures.map(({ number, finding, events }) => ({
      number,
      ...finding,
      events: events.length,
      file: files.get(number) ?? null,
    })),
  })}\n`
}

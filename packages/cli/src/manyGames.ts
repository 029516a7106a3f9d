/** Plays many games without a person, counts the wins and their reasons, and measures the lengths of the games and the speed. */
import { Presets, SingleBar } from 'cli-progress'
import Table from 'cli-table3'
import pc from 'picocolors'
import { request } from 'ptcg-turn-engine'
import { type Game, PLAYERS } from 'ptcg-turn-engine/model'
import { REASONS } from 'ptcg-turn-engine/table'
import type { ChosenDecks } from './chosenDecks.ts'
import type { ComputerSeats } from './kindsOfPlayers.ts'
import { openedGame, playToTheEnd } from './randomGame.ts'
import { type Answerer, answererOf } from './seats.ts'

/** The results of many games. Lengths are in turns. */
export interface GamesTally {
  readonly games: number
  readonly seed: number
  readonly players: ComputerSeats
  /** Games won by the first and the second player; the others were ties. */
  readonly wins: readonly [number, number]
  readonly results: Readonly<Record<string, number>>
  readonly turns: { readonly shortest: number; readonly median: number; readonly longest: number }
  readonly suddenDeaths: number
  readonly decisions: number
}

/** The result of a game in words. */
const resultInWords = ({ result, players }: Game): string => {
  if (result === null) return 'not over'
  const reasons = result.reasons.map((reason) => REASONS[reason]).join(' and ')
  return result.outcome === 'tie' ? `tie (${reasons})` : `${players[result.winner].name} wins: ${reasons}`
}

const gameOf = (chosen: ChosenDecks, players: ComputerSeats, seed: number): ReturnType<typeof playToTheEnd> => {
  const answerers = PLAYERS.map((player) => answererOf(players[player], chosen, seed, player))
  return playToTheEnd(openedGame(chosen.decks, seed, chosen.cards, chosen.era), (snapshot, legal) => {
    const player = request(snapshot)?.player ?? snapshot.game.turn.player
    return (answerers[player] as Answerer)(snapshot, legal).event
  })
}

/** Plays `games` games; game number i has the seed `seed + i`. */
export const tallyGames = (
  chosen: ChosenDecks,
  players: ComputerSeats,
  games: number,
  seed: number,
  progress: (done: number) => void,
): GamesTally => {
  const results = new Map<string, number>()
  const turns: number[] = []
  const wins: [number, number] = [0, 0]
  let decisions = 0
  let suddenDeaths = 0
  for (let i = 0; i < games; i += 1) {
    const { last, decisions: made } = gameOf(chosen, players, seed + i)
    if (last.game.result?.outcome === 'win') wins[last.game.result.winner] += 1
    const words = resultInWords(last.game)
    results.set(words, (results.get(words) ?? 0) + 1)
    turns.push(last.game.turn.number)
    decisions += made
    suddenDeaths += last.game.tieBreak > 0 ? 1 : 0
    progress(i + 1)
  }
  const sorted = turns.toSorted((a, b) => a - b)
  const ranked = [...results].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  return {
    games,
    seed,
    players,
    wins,
    results: Object.fromEntries(ranked),
    turns: {
      shortest: sorted[0] ?? 0,
      median: sorted[Math.floor(sorted.length / 2)] ?? 0,
      longest: sorted.at(-1) ?? 0,
    },
    suddenDeaths,
    decisions,
  }
}

const tallyTable = ({ games, results }: GamesTally): string => {
  const table = new Table({
    head: ['result', 'games', ''].map(pc.bold),
    style: { head: [], border: [], compact: true },
    colAligns: ['left', 'right', 'right'],
  })
  for (const [words, count] of Object.entries(results))
    table.push([words, count, `${((100 * count) / games).toFixed(1)} %`])
  return table.toString()
}

const EVERY_MS = 5000

/** Shows the number of games played: a bar at a terminal, otherwise a line every few seconds. */
const showProgress = (games: number): { readonly show: (done: number) => void; readonly end: () => void } => {
  if (process.stderr.isTTY) {
    const bar = new SingleBar(
      { format: '{bar} {percentage}% | {value}/{total} games | {eta_formatted} left', hideCursor: true },
      Presets.shades_classic,
    )
    bar.start(games, 0)
    return { show: (done) => bar.update(done), end: () => bar.stop() }
  }
  let shown = performance.now()
  const show = (done: number): void => {
    if (performance.now() - shown < EVERY_MS || done === games) return
    shown = performance.now()
    process.stderr.write(`${done} of ${games} games\n`)
  }
  return { show, end: () => undefined }
}

/** Plays the games, shows the progress, and prints the tally; with `json`, only JSON. Speed goes to standard error. */
export const manyGames = (
  chosen: ChosenDecks,
  players: ComputerSeats,
  games: number,
  seed: number,
  json: boolean,
): void => {
  const progress = showProgress(games)
  const began = performance.now()
  const tally = tallyGames(chosen, players, games, seed, progress.show)
  const seconds = (performance.now() - began) / 1000
  progress.end()
  const { turns, decisions, suddenDeaths, wins } = tally
  process.stdout.write(
    json
      ? `${JSON.stringify(tally)}\n`
      : `${tallyTable(tally)}\n${pc.bold('players')}    Ada (${players[0]}) won ${wins[0]}, Ben (${players[1]}) won ${wins[1]}\n${pc.bold('turns')}      shortest ${turns.shortest}, median ${turns.median}, longest ${turns.longest}\n${pc.bold('decisions')}  ${decisions} in all, ${suddenDeaths} ${suddenDeaths === 1 ? 'game' : 'games'} went to Sudden Death\n`,
  )
  process.stderr.write(
    `${pc.bold('speed')}      ${Math.round(decisions / seconds)} decisions per second, ${(games / seconds).toFixed(1)} games per second\n`,
  )
}

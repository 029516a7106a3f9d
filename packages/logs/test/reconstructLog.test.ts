/**
 * A battle log as a game to look at: its lines are the story, the chart steps through each of them, and verdicts are at
 * their lines.
 */
import * as E from 'fp-ts/lib/Either.js'
import { gameGraph } from 'ptcg-turn-engine/game-chart'
import { swordAndShield } from 'ptcg-turn-engine/internal/game/rulesets/rulesets'
import type { ReconstructedGame } from 'ptcg-turn-engine/internal/view/reconstructedGame/reconstructedGame'
import { storyOfStep } from 'ptcg-turn-engine-inspector/internal/story/storyOfStep'
import { inspect } from 'ptcg-turn-engine-inspector/internal/time/inspection'
import { inspectNext } from 'ptcg-turn-engine-inspector/internal/time/inspectNext'
import { historyOfReconstruction, linesOfReconstruction } from 'ptcg-turn-engine-inspector/internal/time/reconstructed'
import { surveyor } from 'ptcg-turn-engine-inspector/internal/time/survey'
import { expect, test } from 'vitest'
import { readBattleLog } from '../src/reading/readBattleLog.ts'
import { reconstructLog } from '../src/reconstructing/reconstructLog.ts'
import { refereedInWords } from '../src/reconstructing/report.ts'
import { refereeLog } from '../src/refereeing/referee.ts'
import { loggedGame, refereeText } from './planted/game.ts'

const { text, cards } = loggedGame(4)

const reconstruct = (log: string): ReconstructedGame => {
  const made = reconstructLog(log, { cards, whole: true, ruleset: swordAndShield })
  if (E.isLeft(made)) throw new Error(made.left)
  // As a page receives it.
  return JSON.parse(JSON.stringify(made.right))
}

const whole = reconstruct(text)
const lines = linesOfReconstruction(whole)
const history = historyOfReconstruction(whole)

test('every line of the log is in the story, in order', () => {
  const said = lines.slice(1).flatMap(({ words, under }) => [words, ...under])
  const written = text.split('\n').flatMap((line) => line.replace(/^[\s•-]+/, '').trim() || [])
  const begins = readBattleLog(text).entries.find(({ sentence }) => sentence.says === 'turnBegan')?.line ?? 0
  expect([...lines[0].under, ...said]).toEqual(written)
  expect(lines[1]?.line).toBe(begins)
})

test('a line has its event, the missing parts of the board, and the printed cards to continue with', () => {
  const wrong = reconstruct(text.replace(/^(.* ended their turn\.)$/m, "$1\nAda's Mewtwo was Knocked Out!"))
  const verdicts = linesOfReconstruction(wrong).flatMap((line) => line.verdicts)
  expect(verdicts.filter(({ verdict }) => verdict === 'corrected').map(({ words }) => words)).toEqual([
    'Mewtwo is not Knocked Out on this board.',
  ])
  expect(lines.flatMap(({ event }) => event?.type ?? [])).toContain('DECLARE_ATTACK')
  const printed = new Map(cards.map((card) => [card.id, card]))
  expect(whole.cards.length).toBeGreaterThan(5)
  for (const card of whole.cards) expect(card).toEqual(printed.get(card.id))
})

test('each microstep is a transition of the chart, and the last one is the game after the line', () => {
  const ids = new Set(gameGraph.transitions.map(({ id }) => id))
  const { moments } = refereeText(text, cards)
  let [taken, turn, waiting] = [0, 0, 0]
  const begins = (at: number): boolean => lines[at + 1]?.words.endsWith("'s Turn") ?? true
  for (const [at, { frames, line }] of lines.slice(1).entries()) {
    for (const { transition } of frames) {
      if (transition === null) continue
      taken += 1
      expect(ids).toContain(transition)
    }
    const moment = moments[at]
    if (begins(at)) turn = moment?.snapshot.game.turn.number ?? 0
    if (moment?.snapshot.game.turn.number !== turn) {
      // The results of an attack belong to its turn; the next turn begins with its own line.
      waiting += 1
      expect((frames.at(-1) ?? lines[0].frames[0]).game.turn.number).toBe(turn)
      continue
    }
    const { facts: _, latest: __, ...game } = frames.at(-1)?.game ?? lines[0].frames[0].game
    expect([line, frames.at(-1)?.state]).toEqual([moment?.line, moment?.snapshot.state])
    const { facts: ___, latest: ____, ...stood } = JSON.parse(JSON.stringify(moment?.snapshot.game))
    expect(game).toEqual(stood)
  }
  expect(taken).toBeGreaterThan(lines.length)
  expect(waiting).toBeGreaterThan(0)
})

test.each([
  ['with its Checkups', lines],
  ['with Checkups left out', linesOfReconstruction(reconstruct(text.replaceAll('\nPokémon Checkup\n', '')))],
])('facts belong to the line in which they happen: %s', (_, of) => {
  for (const { words, frames } of of) {
    const { facts } = frames.at(-1)?.game ?? frames[0].game
    const attacks = facts.filter(({ fact }) => fact === 'ATTACK_DECLARED').length
    if (/ used .* for \d+ damage/.test(words)) expect([words, attacks]).toEqual([words, 1])
    else if (!words.includes(' used ')) expect([words, attacks]).toEqual([words, 0])
  }
})

test('a log that ends with an attack shows its consequences and the beginning of the next turn', () => {
  const rows = text.replaceAll('\nPokémon Checkup\n', '').split('\n')
  const attack = rows.findIndex((row) => / used .* for \d+ damage/.test(row))
  const cut = rows.slice(0, attack + 1).join('\n')
  const last = linesOfReconstruction(reconstruct(cut)).at(-1)?.frames.at(-1)?.game
  expect(last?.turn.number).toBe(refereeText(cut, cards).moments.at(-1)?.snapshot.game.turn.number)
  expect(last?.facts.map(({ fact }) => fact)).toEqual(expect.arrayContaining(['ATTACK_DECLARED', 'TURN_BEGAN']))
})

test('the inspector shows the lines in their own words, and applies the rules to other moves', () => {
  const at = lines.findIndex(({ frames }, line) => line > 10 && frames.at(-1)?.state === 'turn.main.ready')
  expect(storyOfStep(history.stepAt(at), 'both').words).toBe(lines[at]?.words)
  const there = inspectNext(inspect(history), { do: 'go', step: at })
  const { player } = history.snapshotAt(at).game.turn
  const branched = inspectNext({ ...there, pace: 'atOnce' }, { do: 'branch', events: [{ type: 'CONCEDE', player }] })
  const line = branched.lines[1]?.history
  expect(line?.length).toBe(at + 1)
  expect(line?.snapshotAt(at + 1).game.result).toMatchObject({ outcome: 'win', winner: 1 - player })
})

test('a refused line is a landmark with its rule', () => {
  const turn = text.split('\n').findIndex((line) => /^(?:Ada|Ben) attached .* to /.test(line))
  const rows = text.split('\n')
  const again = reconstruct([...rows.slice(0, turn + 1), rows[turn], ...rows.slice(turn + 1)].join('\n'))
  const refused = surveyor()
    .survey(historyOfReconstruction(again), 10_000)
    .landmarks.filter(({ landmark }) => landmark === 'refused')
  const marked = linesOfReconstruction(again).map(({ verdicts }) =>
    verdicts.filter(({ verdict }) => verdict === 'refused'),
  )
  expect(refused.map(({ step }) => step)).toEqual(marked.flatMap((one, step) => (one.length > 0 ? [step] : [])))
  expect(marked.flat().flatMap(({ rules }) => rules)).toContain('T2C.1')
  expect(linesOfReconstruction(again).find(({ line }) => line === turn + 2)?.verdicts[0]?.verdict).toBe('refused')
})

test('an invalid log gets one sentence', () => {
  expect(reconstructLog('<html><body>hello</body></html>', { cards: [] })).toMatchObject({ _tag: 'Left' })
})

test('the report gives the assumption of an undecided action, and the share of explained damage', () => {
  const game = loggedGame(4)
  const unknown = refereeLog(readBattleLog(game.text), { cards: [] })
  const words = refereedInWords(unknown, game.text, { all: true }).join('\n')
  expect(words).toMatch(/undecided: .+\n {2}What is printed on .+ is not known\. Known to hold: .*T0\.2/)
  expect(words).toMatch(/\d+ attacks: .+ \d+ % are explained\./)
})

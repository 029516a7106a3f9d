/** Judges the engine that a command starts, and reports the result. */

import { printable } from 'ptcg-turn-engine/internal/game/json/printable'
import { engineProcess, judge } from 'ptcg-turn-engine-conformance'
import { writeWhole } from 'ptcg-turn-engine-fuzz/internal/campaign/file'
import { regressionOf } from 'ptcg-turn-engine-fuzz/internal/campaign/regression'
import { chosenDecks } from './chosenDecks.ts'
import { engineVersion } from './engineVersion.ts'
import type { JudgeCommand } from './judge.ts'
import { orSentence } from './orSentence.ts'
import { regressionStory } from './regressionStory.ts'

type Judged = ReturnType<typeof judge>

const SECOND = 1000
const [ALIKE, DIFFERENT, NOT_COMPARED] = [0, 1, 2]

const write = (lines: readonly string[]): void => {
  process.stdout.write(`${lines.map(printable).join('\n')}\n`)
}

const compared = ({ games, moments, events, compared, passed }: Judged): readonly string[] => [
  `${games} ${games === 1 ? 'game' : 'games'}, ${moments} moments, ${events} events and ${compared} answers compared.`,
  ...Object.entries(passed).map(([reason, times]) => `Not compared, ${times} times: ${reason}`),
]

/** Writes the difference to a file for the inspector, and prints it as a story. */
const reportDivergence = (judged: Judged, { seed, output }: JudgeCommand): void => {
  const { divergence } = judged
  if (divergence === null) return
  const { number, start, events, finding, position } = divergence
  const story = regressionStory(divergence)
  const failure = { number, start, events, finding, played: events.length, story }
  const regression = regressionOf(failure, seed, engineVersion())
  orSentence(writeWhole(output, `${JSON.stringify(regression, null, 2)}\n`))
  write([
    ...story,
    '',
    ...(position === null ? [] : [`The board as a line: ${position}`]),
    `To look at it: ptcg-turn inspect ${output}`,
    ...compared(judged),
  ])
}

const decksOf = async ({ decks: names, cards: files, era = 'sword-and-shield' }: JudgeCommand) => {
  const { decks, cards } = await chosenDecks(names, files)
  return { decks, cards, ruleset: era }
}

/** Judges the engine that the words of a command start. Returns the exit code: 0 alike, 1 different, 2 nothing was compared. */
export const judgeEngine = async (
  words: readonly string[],
  options: JudgeCommand,
  isOfDecks: boolean,
): Promise<number> => {
  const { seed, games, within, json, plain, era = 'sword-and-shield' } = options
  const [command = '', ...rest] = words
  const decks = isOfDecks && !plain ? await decksOf(options) : null
  const engine = engineProcess({ command, arguments: rest, within: within * SECOND })
  const judged = judge(engine.exchange, {
    seed,
    games,
    ...(plain ? { plain: era } : {}),
    ...(decks === null ? {} : { decks }),
  })
  await engine.end()
  if (json) write([JSON.stringify(judged)])
  else if (judged.divergence === null) {
    const [counts = '', ...reasons] = compared(judged)
    write([`${judged.compared === 0 ? 'Nothing was compared' : 'No difference'}: ${counts}`, ...reasons])
  } else reportDivergence(judged, options)
  if (judged.divergence !== null) return DIFFERENT
  return judged.compared === 0 ? NOT_COMPARED : ALIKE
}

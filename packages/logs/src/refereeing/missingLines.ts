/** Detects missing lines of a log. No action after a gap is refused. */
import type { Entry } from '../reading/battleLog.ts'
import { POKEMON_NOT_THERE } from './judging.ts'
import type { RefereedLog } from './referee.ts'
import type { Verdict } from './verdicts.ts'

/** The line after which lines are missing, and a message about the gap. */
interface Gap {
  readonly line: number
  readonly words: string
}

/** Finds two turns of one player in a row: the other player's turn between them is missing. */
const turnTwice = (entries: readonly Entry[], names: readonly string[]): Gap | null => {
  const turns = entries.filter(({ sentence: { says } }) => says === 'turnBegan' || says === 'suddenDeathBegan')
  for (const [at, { line, sentence }] of turns.entries()) {
    const before = turns[at - 1]
    if (sentence.says !== 'turnBegan' || before?.sentence.says !== 'turnBegan') continue
    if (before.sentence.player === sentence.player)
      return {
        line: before.line,
        words: `Line ${line} begins another turn of ${names[sentence.player]}: lines are missing after line ${before.line}, so no refusal after that line is certain.`,
      }
  }
  return null
}

const mentionsPokemonNotInPlay = ({ refusals }: Verdict): boolean =>
  refusals.some(({ message }) => message === POKEMON_NOT_THERE)

/** Finds two lines about Pokémon that are not in play. One such line may be a player's mistake; two mean that lines are missing. */
const severalNotThere = (verdicts: readonly Verdict[]): Gap | null => {
  const [first, second] = verdicts.filter(mentionsPokemonNotInPlay)
  return first === undefined || second === undefined
    ? null
    : {
        line: first.line,
        words: `Lines ${first.line} and ${second.line} mention Pokémon that are not in play there: lines are missing, so no refusal after them is certain.`,
      }
}

const unsure = (one: Verdict, from: number): Verdict =>
  one.line < from || one.verdict !== 'refused'
    ? one
    : {
        ...one,
        verdict: 'undecided',
        refusals: [],
        hidden: [...one.refusals.map(({ message }) => message), 'Lines of the log are missing.'],
      }

/** Makes refusals after a gap undecided. With `isWhole`, cards in play are certain, so a line about a Pokémon not in play shows no gap. */
export const withoutWhatMayBeMissing = (
  refereed: RefereedLog,
  entries: readonly Entry[],
  names: readonly string[],
  isWhole: boolean,
): RefereedLog => {
  const gaps = [turnTwice(entries, names), isWhole ? null : severalNotThere(refereed.verdicts)].filter(
    (gap) => gap !== null,
  )
  if (gaps.length === 0) return refereed
  const from = Math.min(...gaps.map(({ line }) => line))
  return {
    ...refereed,
    verdicts: refereed.verdicts.map((one) => unsure(one, from)),
    assumed: [...refereed.assumed, ...gaps.map(({ words }) => words)],
  }
}

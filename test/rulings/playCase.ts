/** Plays a case step by step, and returns the first difference in one sentence. */
import * as E from 'fp-ts/lib/Either.js'
import { check } from '../../src/engine/play/check.ts'
import { createGame } from '../../src/engine/play/newGame.ts'
import { play } from '../../src/engine/play/play.ts'
import { request } from '../../src/engine/play/request.ts'
import type { Snapshot } from '../../src/engine/stepper/snapshot.ts'
import type { Deck } from '../../src/game/cards/decks.ts'
import type { GameEvent } from '../../src/game/model/events.ts'
import type { Fact } from '../../src/game/model/facts.ts'
import { boardFromText, positionFromText } from '../../src/view/notation/boardFromText.ts'
import { boardToText } from '../../src/view/notation/boardToText.ts'
import { eventFromText, optionsInText } from '../../src/view/notation/eventText.ts'
import { factInWords } from '../../src/view/words/words.ts'
import type { Decks, RulingCase, Side, Step } from './ruling.ts'

const wrong = (what: string, problems: readonly { readonly message: string }[]): never => {
  throw new Error(`${what}: ${problems.map(({ message }) => message).join(' ')}`)
}

const begun = ({ A, B }: Decks, { cards = [], ruleset }: RulingCase): Snapshot => {
  const text = `A active Wooloo\nA deck ${A}\nB active Wooloo\nB deck ${B}`
  const read = positionFromText(text, { cards })
  if (E.isLeft(read)) return wrong('The decks', read.left)
  const [a, b] = read.right.players.map(({ deck }) => ({ name: 'Deck', cards: deck as readonly string[] }))
  const players = [
    { name: 'A', deck: a as Deck },
    { name: 'B', deck: b as Deck },
  ] as const
  const created = createGame({ players, cards, randomness: 'asked', ...(ruleset === undefined ? {} : { ruleset }) })
  return E.isRight(created) ? created.right : wrong('The decks', created.left)
}

/** The beginning of a case; throws an Error about a wrong board or wrong decks. */
export const beginningOf = (one: RulingCase): Snapshot => {
  const { board, cards, ruleset } = one
  if (typeof board !== 'string') return begun(board, one)
  const read = boardFromText(board, {
    filling: 'Hop',
    ...(cards === undefined ? {} : { cards }),
    ...(ruleset === undefined ? {} : { ruleset }),
  })
  return E.isRight(read) ? read.right : wrong('The board', read.left)
}

interface At {
  readonly snapshot: Snapshot
  /** The facts since the event after the last step that checked facts. */
  readonly facts: readonly Fact[]
  readonly areFactsChecked: boolean
}

class Difference extends Error {}

const differ = (message: string): never => {
  throw new Difference(message)
}

const eventOf = ({ snapshot }: At, text: string): GameEvent => {
  const read = eventFromText(snapshot, text)
  return E.isRight(read) ? read.right : differ(`"${text}" cannot be read: ${read.left.message}`)
}

const reasonsOf = (at: At, text: string): readonly { readonly short: string; readonly message: string }[] => {
  const checked = check(at.snapshot, eventOf(at, text))
  if (E.isRight(checked)) return []
  return checked.left.map(({ rule, code, message }) => ({
    short: `${rule} ${code}`,
    message: `${rule} ${code}: ${message}`,
  }))
}

const listed = (lines: readonly string[]): string =>
  lines.length === 0 ? 'nothing' : lines.map((line) => `\n  ${line}`).join('')

/** The limit at which an event that runs in an endless circle ends with an error. */
const MAX_MICROSTEPS = 500
type Watch = NonNullable<Parameters<typeof play>[2]>
const counted = (watch: Watch): Watch => {
  let left = MAX_MICROSTEPS
  return (...step) => {
    watch(...step)
    left -= 1
    if (left < 0) throw new Error('The chart goes round in a circle.')
  }
}

const played = (at: At, text: string, watch: Watch): At => {
  const done = play(at.snapshot, eventOf(at, text), counted(watch))
  if (E.isLeft(done))
    return differ(
      `"${text}" is refused:${listed(done.left.violations.map(({ rule, code, message }) => `${rule} ${code}: ${message}`))}`,
    )
  const earlier = at.areFactsChecked ? [] : at.facts
  return { snapshot: done.right.snapshot, facts: [...earlier, ...done.right.facts], areFactsChecked: false }
}

const sideOf = (player: 0 | 1): Side => (player === 0 ? 'A' : 'B')

const whatIsAsked = ({ snapshot }: At): string => {
  const asked = request(snapshot)
  if (asked === null) return 'nobody, for the game is over'
  const what = asked.kind === 'resolve' ? 'byHand' : 'purpose' in asked ? asked.purpose : asked.kind
  return `${sideOf(asked.player)} for ${what}`
}

const sorted = (texts: readonly string[]): string => texts.toSorted().join(', ')

const look = {
  refused: (at: At, { refused, because }: Extract<Step, { refused: string }>) => {
    const found = reasonsOf(at, refused)
    if (found.length === 0) differ(`"${refused}" is legal.`)
    if (sorted(found.map(({ short }) => short)) !== sorted(because))
      differ(`"${refused}" is refused for other reasons:${listed(found.map(({ message }) => message))}`)
  },
  legal: (at: At, { legal }: Extract<Step, { legal: unknown }>) => {
    for (const event of legal) {
      const found = reasonsOf(at, event)
      if (found.length > 0) differ(`"${event}" is refused:${listed(found.map(({ message }) => message))}`)
    }
  },
  asked: (at: At, { asked, for: what, options }: Extract<Step, { asked: Side }>) => {
    const found = whatIsAsked(at)
    if (found !== `${asked} for ${what}`) differ(`It is ${found}, that something is asked of.`)
    const offered = optionsInText(at.snapshot)
    if (options !== undefined && sorted(offered) !== sorted(options)) differ(`To be chosen there is:${listed(offered)}`)
  },
  facts: ({ facts, snapshot: { game } }: At, { facts: expected, all }: Extract<Step, { facts: unknown }>) => {
    const asked = all === undefined ? facts : facts.filter(({ fact }) => all.includes(fact))
    const lines = asked.map((fact) => factInWords(game, fact))
    const reached = lines.reduce((index, line) => (line === expected[index] ? index + 1 : index), 0)
    if (reached < expected.length || (all !== undefined && lines.length > expected.length))
      differ(`What happened is:${listed(lines)}`)
  },
  noFacts: ({ facts, snapshot: { game } }: At, { noFacts }: Extract<Step, { noFacts: unknown }>) => {
    const found = facts.filter(({ fact }) => noFacts.includes(fact))
    if (found.length > 0) differ(`It happened:${listed(found.map((fact) => factInWords(game, fact)))}`)
  },
  board: ({ snapshot }: At, { board }: Extract<Step, { board: string }>) => {
    const now = placesOf(boardToText(snapshot))
    for (const [place, expected] of placesOf(board)) {
      const found = now.get(place) ?? 'nothing'
      if (found !== expected) differ(`${place} is: ${found}`)
    }
  },
  over: ({ snapshot: { game } }: At, { over }: Extract<Step, { over: unknown }>) => {
    const { result } = game
    const found = result === null ? 'The game goes on' : result.outcome === 'tie' ? 'tie' : sideOf(result.winner)
    if (found !== over) differ(`The game: ${found}.`)
  },
} as const

/** The lines of a board by their places: `A active`, `turn`, `stadium`. */
const placesOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split('\n')
      .map((line) => line.trim().replaceAll(/ +/g, ' '))
      .filter((line) => line !== '')
      .map((line) => {
        const place = /^[AB] \w+|^\w+/.exec(line)?.[0] ?? line
        return [place, line.slice(place.length + 1)]
      }),
  )

const looked = (at: At, step: Exclude<Step, string>): At => {
  const kind = (Object.keys(look) as (keyof typeof look)[]).find((one) => one in step)
  if (kind === undefined) return differ('There is no such step.')
  look[kind](at, step as never)
  return { ...at, areFactsChecked: at.areFactsChecked || 'facts' in step || 'noFacts' in step }
}

/** The first step that differs, in words; null if the case is right. Passes every microstep to `watch`. */
export const differenceInCase = (one: RulingCase, watch: Watch = () => {}): string | null => {
  let at: At = { snapshot: beginningOf(one), facts: [], areFactsChecked: false }
  for (const [index, step] of one.steps.entries())
    try {
      at = typeof step === 'string' ? played(at, step, watch) : looked(at, step)
    } catch (error) {
      if (!(error instanceof Difference)) throw error
      return `Step ${index + 1}, ${JSON.stringify(step)}: ${error.message}`
    }
  return null
}

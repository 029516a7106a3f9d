/** Reads one line of a board that is drawn as text, from left to right, and keeps the first problem. */
import type { DefinitionId } from '../../game/model/cards.ts'
import type { PlayerId } from '../../game/model/players.ts'
import { boardTokens, type Token } from './boardTokens.ts'
import { BOARD_WORDS, type Catalogue, NOTHING, UNKNOWN_CARD } from './names.ts'
import { type NotationProblem, type NotationProblemCode, quoteInput, type Unplaced } from './problem.ts'

/** The maximum number of cards in a pile; saved positions have the same maximum. */
export const MAX_CARDS = 200

const COUNT = /^x(\d{1,6})$/
const DAMAGE = /^-(\d{1,6})$/
const NUMBER = /^\d{1,6}$/
const ENDS_A_NAME = new Set<string>([...BOARD_WORDS, NOTHING])

/** The seat for the letter A or B; null for any other text. */
export const seatOf = (letter: string): PlayerId | null => (letter === 'A' ? 0 : letter === 'B' ? 1 : null)

/**
 * One line being read. Every method returns a value even after a problem, so that reading continues; `problem` says
 * whether the values are valid.
 */
export class BoardLine {
  problem: NotationProblem | null = null
  /** The line number, counted from 1. */
  readonly line: number
  readonly #tokens: readonly Token[]
  readonly #catalogue: Catalogue
  #at = 0

  constructor(text: string, line: number, catalogue: Catalogue) {
    this.#tokens = boardTokens(text)
    this.line = line
    this.#catalogue = catalogue
  }

  /** The token that comes next, or the one `ahead` tokens after it. */
  peek(ahead = 0): Token {
    return this.#tokens[Math.min(this.#at + ahead, this.#tokens.length - 1)] as Token
  }

  next(): Token {
    const token = this.peek()
    if (token.kind !== 'end') this.#at += 1
    return token
  }

  get ended(): boolean {
    return this.peek().kind === 'end' || this.problem !== null
  }

  fail(code: NotationProblemCode, message: string, at: Token = this.peek(), candidates: readonly string[] = []): void {
    this.problem ??= { code, message, line: this.line, column: at.column, candidates }
  }

  #failAs({ code, message, candidates }: Unplaced, at: Token): void {
    this.fail(code, message, at, candidates)
  }

  /** Moves past the mark or word `text` if it comes next; returns true if it came next. */
  takes(text: string): boolean {
    const { kind, text: found } = this.peek()
    if ((kind !== 'mark' && kind !== 'word') || found !== text) return false
    this.#at += 1
    return true
  }

  expect(text: string, after: string): void {
    if (!this.takes(text)) this.fail('unreadable', `${quoteInput(text)} is missing after ${after}.`)
  }

  /** Records a problem if the line has not ended. */
  finish(): void {
    const token = this.peek()
    if (token.kind !== 'end') this.fail('unreadable', `${quoteInput(token.text)} is not expected here.`, token)
  }

  number(what: string): number {
    const token = this.peek()
    if (token.kind !== 'word' || !NUMBER.test(token.text)) {
      this.fail('unreadable', `${what} is a whole number, such as 3.`)
      return 0
    }
    this.next()
    return Number(token.text)
  }

  seat(what: string): PlayerId {
    const token = this.next()
    const seat = token.kind === 'word' ? seatOf(token.text) : null
    if (seat === null) this.fail('unreadable', `${what} is A or B.`, token)
    return seat ?? 0
  }

  /** Reads damage: returns 30 for `-30`, or null if something else comes next. */
  damage(): number | null {
    const token = this.peek()
    const found = token.kind === 'word' ? DAMAGE.exec(token.text) : null
    if (found === null) return null
    this.next()
    const damage = Number(found[1])
    if (damage % 10 !== 0) this.fail('unreadable', `Damage is a multiple of 10, so not ${damage}.`, token)
    return damage
  }

  /** Reads a number of copies: returns 3 for `x3`, or null if something else comes next. */
  count(): number | null {
    const token = this.peek()
    const found = token.kind === 'word' ? COUNT.exec(token.text) : null
    if (found === null) return null
    this.next()
    return Number(found[1])
  }

  /** Reads a quoted name and returns the text inside the quotes. */
  quoted(what: string): string {
    const token = this.next()
    if (token.kind !== 'quoted') this.fail('unreadable', `${what} is written in quotes.`, token)
    return token.text
  }

  /** Reads words up to a mark and joins them with single spaces; quoted names keep their quotes. */
  phrase(): string {
    const words: string[] = []
    for (let token = this.peek(); token.kind === 'word' || token.kind === 'quoted'; token = this.peek()) {
      words.push(token.kind === 'quoted' ? JSON.stringify(token.text) : token.text)
      this.next()
    }
    return words.join(' ')
  }

  /** Reads a name in quotes, or a bare name of at most `most` words; returns an empty string if no name comes next. */
  name(most = Number.POSITIVE_INFINITY): string {
    if (this.peek().kind === 'quoted') return this.next().text
    const words: string[] = []
    for (let token = this.peek(); token.kind === 'word' && words.length < most; token = this.peek()) {
      const { text } = token
      if (ENDS_A_NAME.has(text) || COUNT.test(text) || DAMAGE.test(text)) break
      words.push(text)
      this.next()
    }
    return words.join(' ')
  }

  /** Reads the name or id of a card and returns its definition id; null for a hidden card (`?`), and after a problem. */
  card(most?: number): DefinitionId | null {
    const token = this.peek()
    const name = this.name(most)
    if (name === '') {
      const found = token.kind === 'end' ? 'the line ends' : `there is ${quoteInput(token.text)}`
      const quotes = token.text === '"' ? ' The quotes do not close.' : ''
      this.fail('unreadable', `The name of a card is missing: ${found}.${quotes}`, token)
      return null
    }
    if (name === UNKNOWN_CARD && token.kind === 'word') return null
    const card = this.#catalogue.find(name)
    if ('id' in card) return card.id
    this.#failAs(card, token)
    return null
  }

  /** Reads cards separated by commas. `x3` after a card means three copies; `nothing` means no cards. */
  pile(): (DefinitionId | null)[] {
    if (this.takes(NOTHING)) return []
    const cards: (DefinitionId | null)[] = []
    do {
      const token = this.peek()
      const card = this.card()
      const count = this.count() ?? 1
      if (cards.length + count > MAX_CARDS) {
        this.fail('tooLong', `A pile has at most ${MAX_CARDS} cards.`, token)
        return cards
      }
      for (let copy = 0; copy < count; copy += 1) cards.push(card)
    } while (this.takes(','))
    return cards
  }
}

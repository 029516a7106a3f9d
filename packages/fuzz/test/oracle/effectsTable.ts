/** Shared helpers for tests of the oracle's words: tables drawn as text, texts carried out on them, and answers. */

import {
  type CardId,
  type EffectSource,
  type Memory,
  NO_MEMORY,
  type PlayerId,
  type Program,
  type SourceKind,
} from 'ptcg-turn-engine/model'
import { board, type TestBoardOptions } from 'ptcg-turn-test-kit/board'
import { expect } from 'vitest'
import { nameOf } from '../../src/oracle/cards.ts'
import { takeable } from '../../src/oracle/choices.ts'
import { oracleTableOf } from '../../src/oracle/oracle.ts'
import {
  allPokemon,
  type OracleAnswer,
  type OraclePokemon,
  type OracleTable,
  type Pickable,
  type Playing,
  pokemonOfSide,
  type Wait,
} from '../../src/oracle/table.ts'
import { carryOut } from '../../src/oracle/text.ts'

export const tableFrom = (text: string, options: TestBoardOptions = {}): OracleTable =>
  oracleTableOf(board(text, options).game, false)

export const textOf = (kind: SourceKind = 'trainer', player: PlayerId = 0): EffectSource => ({
  kind,
  player,
  label: 'Text',
  pokemon: null,
})

/** The first Pokémon in play of that name; those of player A come first. */
export const pokemonNamed = (table: OracleTable, name: string): OraclePokemon => {
  const found = allPokemon(table).find(({ cards }) => nameOf(table, cards.at(-1) ?? -1) === name)
  return found ?? expect.fail(`${name} is not in play.`)
}

export const names = (table: OracleTable, cards: readonly CardId[]): readonly string[] =>
  cards.map((card) => nameOf(table, card)).sort()

export const inPlay = (table: OracleTable, player: PlayerId): readonly string[] =>
  pokemonOfSide(table, player).map(({ cards }) => nameOf(table, cards.at(-1) ?? -1))

/** Answers a request. */
export type Answer = (wait: Wait, table: OracleTable) => OracleAnswer

const nameOfOption = (table: OracleTable, option: Pickable): string => {
  switch (option.pick) {
    case 'card':
    case 'prize':
      return nameOf(table, option.card)
    case 'pokemon': {
      const pokemon = allPokemon(table).find(({ id }) => id === option.pokemon)
      return nameOf(table, pokemon?.cards.at(-1) ?? -1)
    }
    case 'answer':
      return option.answer
    case 'number':
      return `${option.number}`
    case 'effect':
      return option.effect
  }
}

/** The options by name; without options, the kind of the request. */
export const listOffered = (table: OracleTable, wait: Wait | undefined): readonly string[] =>
  wait?.for === 'pick' ? wait.options.map((option) => nameOfOption(table, option)).sort() : [wait?.for ?? 'nothing']

export const picks =
  (name: string): Answer =>
  (wait, table) => {
    const option = wait.for === 'pick' ? wait.options.find((one) => nameOfOption(table, one) === name) : undefined
    return option === undefined ? expect.fail(`${name} is not offered.`) : { answer: 'pick', what: option }
  }

export const stops: Answer = () => ({ answer: 'stop' })
export const heads: Answer = () => ({ answer: 'coin', heads: true })
export const tails: Answer = () => ({ answer: 'coin', heads: false })
export const turnsRound: Answer = (wait) => {
  const length = wait.for === 'shuffle' ? wait.cards : 0
  return { answer: 'shuffle', order: Array.from({ length }, (_, at) => length - 1 - at) }
}
export const takesFirst: Answer = (wait, table) => {
  const card = wait.for === 'random' ? takeable(table, wait.player)[0] : undefined
  return card === undefined ? expect.fail('No card can be taken.') : { answer: 'random', card }
}

/**
 * Runs a generator with answers to its requests. Returns the requests and the result; undefined while it still waits.
 */
export const through = <Returned>(
  table: OracleTable,
  stretch: Playing<Returned>,
  answers: readonly Answer[],
): { readonly waits: readonly Wait[]; readonly out: Returned | undefined } => {
  const waits: Wait[] = []
  let at = stretch.next()
  for (const answer of answers) {
    if (at.done) return expect.fail(`Nothing is waited for after ${waits.length} answers.`)
    waits.push(at.value)
    at = stretch.next(answer(at.value, table))
  }
  if (!at.done) return { waits: [...waits, at.value], out: undefined }
  return { waits, out: at.value }
}

/** Carries out a text and returns its memory; fails if a request is left. */
export const carryOutText = (
  table: OracleTable,
  program: Program,
  answers: readonly Answer[] = [],
  source: EffectSource = textOf(),
  memory: Memory = NO_MEMORY,
): Memory => {
  const { out, waits } = through(table, carryOut(table, source, program, memory), answers)
  return out ?? expect.fail(`Still waiting: ${JSON.stringify(waits.at(-1))}`)
}

/** The first request, or undefined if the text is carried out at once. */
export const firstWait = (table: OracleTable, program: Program, source: EffectSource = textOf()): Wait | undefined =>
  through(table, carryOut(table, source, program, NO_MEMORY), []).waits[0]

/** Shared helpers for tests of the oracle's turn: actions by name on a table drawn as text. */

import type { TestBoardOptions } from 'ptcg-turn-test-kit/board'
import { expect } from 'vitest'
import { nameOf, pokemonCard } from '../../src/oracle/cards.ts'
import { legalPlays } from '../../src/oracle/legality.ts'
import { referee } from '../../src/oracle/referee.ts'
import type { OracleTable, Play, Wait } from '../../src/oracle/table.ts'
import { type Answer, pokemonNamed, tableFrom, through } from './effectsTable.ts'

/** An action as words: its kind, then its card and Pokémon, or its attack or Ability by name. */
export const wordsOf = (table: OracleTable, play: Play): string => {
  const words: string[] = [play.play]
  if ('card' in play) words.push(nameOf(table, play.card))
  if ('pokemon' in play) {
    const cards = table.sides.flatMap(({ active, bench }) => (active === null ? bench : [active, ...bench]))
    const pokemon = cards.find(({ id }) => id === play.pokemon)
    words.push(nameOf(table, pokemon?.cards.at(-1) ?? -1))
  }
  const { active } = table.sides[table.turn.player]
  if ('attack' in play && active !== null) words.push(pokemonCard(table, active).attacks[play.attack]?.name ?? '')
  return words.join(' ')
}

/** Every legal action as words, sorted; `kind` selects those of one kind. */
export const playsOf = (table: OracleTable, kind?: Play['play']): readonly string[] =>
  legalPlays(table)
    .filter(({ play }) => kind === undefined || play === kind)
    .map((play) => wordsOf(table, play))
    .sort()

/** Takes the legal action with these words. */
export const plays =
  (words: string): Answer =>
  (_, table) => {
    const what = legalPlays(table).find((play) => wordsOf(table, play) === words)
    return what === undefined
      ? expect.fail(`${words} is not legal: ${playsOf(table).join(', ')}`)
      : { answer: 'play', what }
  }

export interface Played {
  readonly table: OracleTable
  /** The final request; undefined: the game is over. */
  readonly waits: Wait | undefined
}

/** Plays from a main phase drawn as text. */
export const playFrom = (text: string, answers: readonly Answer[], options: TestBoardOptions = {}): Played => {
  const table = tableFrom(text, options)
  const { waits } = through(table, referee(table, 'main'), answers)
  return { table, waits: table.result === null ? waits.at(-1) : undefined }
}

export const damageOn = (table: OracleTable, name: string): number => pokemonNamed(table, name).damage

export const attacks = (name: string): Answer => plays(`DECLARE_ATTACK ${name}`)
export const endsTheTurn: Answer = plays('END_TURN')

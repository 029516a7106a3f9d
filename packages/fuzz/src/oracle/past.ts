/** Records past events for texts that ask about them later. Nothing is recorded during set-up and Pokémon Checkups. */
import type { CardId, HappeningName, Past, PlayerId } from 'ptcg-turn-engine/model'
import { fits } from './cards.ts'
import type { OraclePokemon, OracleTable } from './table.ts'

/** A past event. `card` is the card that it is about: the top card of the Pokémon at that time, or a Trainer card. */
export interface PastNote {
  readonly what: HappeningName
  readonly turn: number
  readonly player: PlayerId
  /** The Pokémon; null if the event is not about a Pokémon, or if the Pokémon has left play since. */
  pokemon: OraclePokemon | null
  readonly card: CardId | null
  readonly attack: string | null
  readonly count: number
  fatal: boolean
  /** True for a move to the Active Spot if the Pokémon has evolved or devolved since: a text about "this Pokémon" no longer finds it. */
  isOver: boolean
}

type NoteDetails = Partial<Pick<PastNote, 'pokemon' | 'card' | 'attack' | 'count' | 'fatal'>>

/** Records an event of this turn. `details` replaces the default values. */
export const noteDown = (
  table: OracleTable,
  what: HappeningName,
  player: PlayerId,
  details: NoteDetails = {},
): void => {
  if (table.settingUp || table.betweenTurns) return
  const { pokemon = null } = details
  table.past.push({
    what,
    turn: table.turn.number,
    player,
    pokemon,
    card: pokemon?.cards.at(-1) ?? null,
    attack: null,
    count: 1,
    fatal: false,
    isOver: false,
    ...details,
  })
}

/** Marks all damage of a Pokémon so far as not fatal. */
export const survive = (table: OracleTable, pokemon: OraclePokemon): void => {
  for (const note of table.past) if (note.pokemon === pokemon) note.fatal = false
}

/** Removes a Pokémon that leaves play from past events: if it comes back, it is a different one. */
export const forget = (table: OracleTable, pokemon: OraclePokemon): void => {
  for (const note of table.past) if (note.pokemon === pokemon) note.pokemon = null
}

/** Marks the move of a Pokémon to the Active Spot as over when it evolves or devolves: it is then another Pokémon (R39). */
export const forgetItsMove = (table: OracleTable, pokemon: OraclePokemon): void => {
  for (const note of table.past) if (note.pokemon === pokemon && note.what === 'movedToActive') note.isOver = true
}

/** A text's question about the past, from the point of view of its player and Pokémon. */
export interface AskedOfThePast extends Omit<Past, 'whose' | 'pokemon' | 'except' | 'when'> {
  readonly of: PlayerId | 'this turn'
  readonly player: PlayerId | null
  /** The Pokémon that the question names: undefined if it names none, null if that Pokémon is not in play. */
  readonly pokemon: OraclePokemon | null | undefined
  readonly except: OraclePokemon | null | undefined
}

export const notesOf = (table: OracleTable, asked: AskedOfThePast): readonly PastNote[] =>
  table.past.filter((note) => {
    if (note.what !== asked.what) return false
    if (note.turn !== (asked.of === 'this turn' ? table.turn.number : table.turn.ended[asked.of])) return false
    if (asked.player !== null && note.player !== asked.player) return false
    const pokemon = note.isOver ? null : note.pokemon
    if (asked.pokemon !== undefined && (asked.pokemon === null || pokemon !== asked.pokemon)) return false
    if (asked.except !== undefined && asked.except !== null && pokemon === asked.except) return false
    const { filter = {} } = asked
    const isLikeThat = note.card !== null && fits(table, note.card, filter, note.pokemon === null ? undefined : {})
    if (Object.keys(filter).length > 0 && !isLikeThat) return false
    if (asked.attack !== undefined && note.attack !== asked.attack) return false
    return asked.fatal === undefined || note.fatal
  })

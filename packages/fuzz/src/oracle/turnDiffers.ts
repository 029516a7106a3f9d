/** Describes how the turn in the engine differs from the turn by the rules. */
import type { Turn } from 'ptcg-turn-engine/model'
import type { TurnOnTable } from './table.ts'

/** A description of each property of a turn. */
const CALLED: { readonly [Key in keyof TurnOnTable]-?: string } = {
  number: 'the number of the turn',
  player: 'the player whose turn it is',
  energyAttached: 'Energy attached from the hand this turn',
  supportersPlayed: 'Supporters played this turn',
  stadiumsPlayed: 'Stadiums played this turn',
  retreats: 'retreats this turn',
  attacks: 'attacks announced this turn',
  abilitiesUsed: 'limited Abilities used this turn',
  cutShort: 'an action has ended the turn',
  played: 'Supporters that lie on the table until the turn is over',
  discardsFirst: 'the player who discards first from a Bench that became smaller',
  another: 'another turn of this player after this one',
  ended: 'the last turn that A and B have ended',
}

const KEYS = Object.keys(CALLED) as readonly (keyof TurnOnTable)[]

const ANOTHER = { atOnce: 'at once', afterCheckup: 'after the Pokémon Checkup' }

const said = (key: keyof TurnOnTable, turn: TurnOnTable | Turn): string => {
  const value = turn[key]
  if ((key === 'player' || key === 'discardsFirst') && value !== undefined) return value === 0 ? 'A' : 'B'
  if (key === 'another') return turn.another === null ? 'no' : ANOTHER[turn.another]
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (!Array.isArray(value)) return value === undefined ? 'nobody' : `${value}`
  return value.length === 0 ? 'none' : value.join(' and ')
}

/**
 * Describes the first difference, or returns null. `isOver`: the game has ended by the rules. Properties that only the engine has are not
 * compared.
 */
export const turnDiffers = (rules: TurnOnTable, engine: Turn, isOver: boolean): string | null => {
  const is = { ...engine, played: engine.played ?? [] }
  for (const key of KEYS) {
    if (rules[key] === is[key]) continue
    if (key === 'number')
      return rules.number < engine.number
        ? `by the rules ${isOver ? 'the game ends in turn' : 'it is still turn'} ${rules.number}, and in the engine turn ${engine.number} has begun`
        : `turn ${rules.number} has begun by the rules, and in the engine turn ${engine.number} is not over`
    const [expected, found] = [said(key, rules), said(key, is)]
    if (expected !== found) return `${CALLED[key]}: by the rules ${expected}, in the engine ${found}`
  }
  return null
}

/** Lists the continuous effects on the oracle's table that belong to no Ability (T2F.2). */
import { type CardId, type ContinuousEffect, PLAYERS, type PlayerId } from 'ptcg-turn-engine/model'
import { type Attached, areWithoutEffect } from './asked.ts'
import { definitionOf, saysItIsAPokemon } from './cards.ts'
import { type OraclePokemon, type OracleTable, pokemonOfSide } from './table.ts'

/** The name of a kind of continuous effect. */
export type ContinuousName = ContinuousEffect['continuous']

type Named<Of extends ContinuousName> = Extract<ContinuousEffect, { readonly continuous: Of }>

/**
 * A continuous effect in play. `of` is the Pokémon whose card or attached card has it; null for a Stadium, or an effect set for the turn.
 * `player` is the side of the effect; null for a Stadium.
 */
export interface Working {
  readonly effect: ContinuousEffect
  readonly of: OraclePokemon | null
  readonly player: PlayerId | null
  /** The name of the Ability, card or text. */
  readonly called: string
  readonly isOfAnAbility?: true
}

/** A continuous effect in play, of one kind. */
export type WorkingAs<Of extends ContinuousName> = Working & { readonly effect: Named<Of> }

/** The continuous effects of a kind on a Pokémon: those of its own card outside Abilities, then `ofAbilities`, then those of attached cards. */
export const effectsOnCards = (
  table: OracleTable,
  of: OraclePokemon,
  player: PlayerId,
  name: ContinuousName,
  ofAbilities: readonly Working[] = [],
): readonly Working[] => {
  const all: Working[] = []
  const add = (cards: readonly CardId[], without?: Attached): void => {
    const found: Working[] = []
    for (const card of cards) {
      const printed = definitionOf(table, card)
      if (printed === null) continue
      const effects = 'continuous' in printed ? printed.continuous : saysItIsAPokemon(printed)?.continuous
      for (const effect of effects ?? [])
        if (effect.continuous === name) found.push({ effect, of, player, called: printed.name })
    }
    if (found.length > 0 && (without === undefined || !areWithoutEffect(table, without, of))) all.push(...found)
  }
  add(of.cards.slice(-1))
  all.push(...ofAbilities)
  add(of.tools, 'noToolEffects')
  add(of.energy, 'plainSpecialEnergy')
  return all
}

/** The effects of a kind of the Stadium in play. */
export const effectsOfTheStadium = (table: OracleTable, name: ContinuousName): readonly Working[] => {
  const stadium = table.stadium === null ? null : definitionOf(table, table.stadium.card)
  if (stadium === null || !('continuous' in stadium)) return []
  const effects = (stadium.continuous ?? []).filter(({ continuous }) => continuous === name)
  return effects.map((effect) => ({ effect, of: null, player: null, called: stadium.name }))
}

/** The effects of a kind that earlier texts have set for this turn. */
export const effectsOfTheTurn = (table: OracleTable, name: ContinuousName): readonly Working[] =>
  table.rules.flatMap(({ effect, player, whose, turn, source }) =>
    effect.continuous === name && table.turn.player === whose && table.sides[whose].turnsTaken === turn
      ? [{ effect, of: null, player, called: source }]
      : [],
  )

/**
 * The effects of a kind on attached cards, on Items in play as Pokémon and on the Stadium, and those set for a turn.
 */
export const effectsOutsideAbilities = (table: OracleTable, name: ContinuousName): readonly Working[] => [
  ...PLAYERS.flatMap((player) => pokemonOfSide(table, player).flatMap((of) => effectsOnCards(table, of, player, name))),
  ...effectsOfTheStadium(table, name),
  ...effectsOfTheTurn(table, name),
]

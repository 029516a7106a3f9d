/** Lists the attacks and Abilities that a Pokémon can use: those printed on it, those of its Tools (TL.1), and borrowed attacks. */
import {
  type AbilityDefinition,
  type AttackDefinition,
  type CardId,
  opponentOf,
  type ToolDefinition,
} from 'ptcg-turn-engine/model'
import { areWithoutEffect } from './asked.ts'
import { definitionOf, fits, pokemonCard } from './cards.ts'
import { abilitiesOf, modifiersOn, playerOf } from './continuous.ts'
import { isLike } from './inPlayFilter.ts'
import { isNamed } from './onDamage.ts'
import { allPokemon, type OraclePokemon, type OracleTable } from './table.ts'

/** An attack, the card that it is printed on, and its index on that card. */
interface AttackOnCard {
  readonly attack: AttackDefinition
  readonly card: CardId | undefined
  readonly at: number
}

const helpers = (table: OracleTable, pokemon: OraclePokemon): readonly (readonly [CardId, ToolDefinition])[] =>
  pokemon.tools.length === 0 || areWithoutEffect(table, 'noToolEffects', pokemon)
    ? []
    : pokemon.tools.flatMap((card) => {
        const printed = definitionOf(table, card)
        if (printed?.kind !== 'Trainer' || printed.trainer !== 'Tool') return []
        const suits = printed.usedBy === undefined || isLike(table, pokemon, { fits: printed.usedBy })
        return suits ? [[card, printed] as const] : []
      })

const onCard = (card: CardId | undefined, attacks: readonly AttackDefinition[] = []): readonly AttackOnCard[] =>
  attacks.map((attack, at) => ({ attack, card, at }))

/** Every attack that a Pokémon can use. Events refer to an attack by its index in this list. */
export const attacksAtHand = (table: OracleTable, pokemon: OraclePokemon): readonly AttackOnCard[] => [
  ...onCard(pokemon.cards.at(-1), pokemonCard(table, pokemon).attacks),
  ...helpers(table, pokemon).flatMap(([card, tool]) => onCard(card, tool.attacks)),
  ...borrowed(table, pokemon),
]

/**
 * The attacks that texts let a Pokémon borrow from cards below it, from the discard pile, or from other Pokémon. Each printing appears
 * once; the Pokémon's own printing does not appear.
 */
const borrowed = (table: OracleTable, pokemon: OraclePokemon): readonly AttackOnCard[] => {
  const own = pokemonCard(table, pokemon)
  const its = playerOf(table, pokemon)
  const seen = new Set([own.id])
  const found: AttackOnCard[] = []
  for (const { of, filter = {} } of modifiersOn(table, 'usesAttacks', pokemon)) {
    const cards =
      of === 'below'
        ? pokemon.cards.slice(0, -1)
        : of === 'discard'
          ? table.sides[its].discard
          : [its, opponentOf(its)]
              .flatMap((side) => allPokemon(table).filter((one) => playerOf(table, one) === side))
              .filter((one) => isNamed(table, of, { pokemon: one, player: playerOf(table, one) }, pokemon))
              .flatMap((one) => one.cards.slice(-1))
    for (const card of cards) {
      const printed = definitionOf(table, card)
      if (printed?.kind !== 'Pokemon' || seen.has(printed.id) || !fits(table, card, filter)) continue
      seen.add(printed.id)
      found.push(...onCard(card, printed.attacks))
    }
  }
  return found
}

/** Every Ability that a Pokémon has. Events refer to an Ability by its index in this list. `works` is false if an effect disables it. */
export const abilitiesAtHand = (
  table: OracleTable,
  pokemon: OraclePokemon,
): readonly { readonly ability: AbilityDefinition; readonly works: boolean }[] => {
  const left = abilitiesOf(table, pokemon)
  return [
    ...(pokemonCard(table, pokemon).abilities ?? []).map((ability) => ({ ability, works: left.includes(ability) })),
    ...helpers(table, pokemon).flatMap(([, tool]) =>
      (tool.abilities ?? []).map((ability) => ({ ability, works: true })),
    ),
  ]
}

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
import { isNamed } from './onDamage.ts'
import { isLike } from './standing.ts'
import { everyStanding, type OraclePokemon, type OracleTable } from './table.ts'

/** An attack, the card that it is printed on, and its index on that card. */
interface AttackOnCard {
  readonly attack: AttackDefinition
  readonly card: CardId | undefined
  readonly at: number
}

const helpers = (table: OracleTable, standing: OraclePokemon): readonly (readonly [CardId, ToolDefinition])[] =>
  standing.tools.length === 0 || areWithoutEffect(table, 'noToolEffects', standing)
    ? []
    : standing.tools.flatMap((card) => {
        const printed = definitionOf(table, card)
        if (printed?.kind !== 'Trainer' || printed.trainer !== 'Tool') return []
        const suits = printed.usedBy === undefined || isLike(table, standing, { fits: printed.usedBy })
        return suits ? [[card, printed] as const] : []
      })

const onCard = (card: CardId | undefined, attacks: readonly AttackDefinition[] = []): readonly AttackOnCard[] =>
  attacks.map((attack, at) => ({ attack, card, at }))

/** Every attack that a Pokémon can use. Events refer to an attack by its index in this list. */
export const attacksAtHand = (table: OracleTable, standing: OraclePokemon): readonly AttackOnCard[] => [
  ...onCard(standing.cards.at(-1), pokemonCard(table, standing).attacks),
  ...helpers(table, standing).flatMap(([card, tool]) => onCard(card, tool.attacks)),
  ...borrowed(table, standing),
]

/**
 * The attacks that texts let a Pokémon borrow from cards below it, from the discard pile, or from other Pokémon. Each printing appears
 * once; the Pokémon's own printing does not appear.
 */
const borrowed = (table: OracleTable, standing: OraclePokemon): readonly AttackOnCard[] => {
  const own = pokemonCard(table, standing)
  const its = playerOf(table, standing)
  const seen = new Set([own.id])
  const found: AttackOnCard[] = []
  for (const { of, filter = {} } of modifiersOn(table, 'usesAttacks', standing)) {
    const cards =
      of === 'below'
        ? standing.cards.slice(0, -1)
        : of === 'discard'
          ? table.sides[its].discard
          : [its, opponentOf(its)]
              .flatMap((side) => everyStanding(table).filter((one) => playerOf(table, one) === side))
              .filter((one) => isNamed(table, of, { standing: one, player: playerOf(table, one) }, standing))
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
  standing: OraclePokemon,
): readonly { readonly ability: AbilityDefinition; readonly works: boolean }[] => {
  const left = abilitiesOf(table, standing)
  return [
    ...(pokemonCard(table, standing).abilities ?? []).map((ability) => ({ ability, works: left.includes(ability) })),
    ...helpers(table, standing).flatMap(([, tool]) =>
      (tool.abilities ?? []).map((ability) => ({ ability, works: true })),
    ),
  ]
}

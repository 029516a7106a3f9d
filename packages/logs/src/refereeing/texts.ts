/** Finds facts that a log leaves out: the damage counters of a Special Condition, and whether a card is an Energy card or a Fossil. */
import { asPokemonInPlay, definitionOf } from 'ptcg-turn-engine/internal/game/board/definitions'
import type { InPlay } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import type { CardDefinition, SpecialCondition } from 'ptcg-turn-engine/model'
import type { LoggedEffect } from './cardMoves.ts'
import type { RefereedTable } from './table.ts'
import { workedOutOnce } from './workedOutOnce.ts'

/** In the languages of logs, the word for Energy begins or ends the name of an Energy card; a Tool may have it inside its name. */
const ENERGY = /^(?:Energ[ií]a|Énergie)(?=\s|$)|Energ(?:y|ie)$/

/** True if a card is an Energy card: by its definition, else by its name. */
export const isEnergyCard = (card: CardDefinition | null, name: string): boolean =>
  card === null ? ENERGY.test(name) : card.kind === 'Energy'

/** Returns the whole card as JSON. */
export const wholeText = workedOutOnce((card: CardDefinition): string => JSON.stringify(card))

/** Returns the attack or Ability with this name as JSON, or the whole card if it has no such part. */
export const textNamed = (card: CardDefinition, name: string): string => {
  const parts = card.kind === 'Pokemon' ? [...card.attacks, ...(card.abilities ?? [])] : []
  const part = parts.find((one) => one.name === name)
  return part === undefined ? wholeText(card) : JSON.stringify(part)
}

/** Returns the Abilities that are triggered when a Pokémon evolves into this card, as JSON; null if there are none. */
export const textOfEvolving = (card: CardDefinition | undefined): string | null => {
  const abilities = (card?.kind === 'Pokemon' ? card.abilities : undefined) ?? []
  const triggered = abilities.filter(({ triggers = [] }) => triggers.some(({ on }) => on === 'evolved'))
  return triggered.length === 0 ? null : JSON.stringify(triggered)
}

/** Returns the number of damage counters that a text gives a Special Condition, if the text contains a number. */
export const countersSaid = ({ text }: LoggedEffect, condition: SpecialCondition): number | undefined => {
  const found = new RegExp(`"condition":"${condition}","counters":(\\d+)`).exec(text)
  return found === null ? undefined : Number(found[1])
}

/** True if a card other than a Pokémon is in play as a Pokémon. It may be discarded at any time (T2D.9). */
export const isFossil = (table: RefereedTable, found: InPlay | undefined): found is InPlay => {
  const card = found === undefined ? null : definitionOf(table.game, found.pokemon.cards.at(-1) ?? -1)
  return card?.kind !== 'Pokemon' && asPokemonInPlay(card) !== null
}

/** What a log leaves out and a card tells: how strong a Poison is, and whether a card is an Energy or a Fossil, by its text or else by its name. */
import { asPokemonInPlay, definitionOf } from 'ptcg-turn-engine/internal/game/board/definitions'
import type { InPlay } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import type { CardDefinition, SpecialCondition } from 'ptcg-turn-engine/model'
import type { LoggedEffect } from './cardMoves.ts'
import type { RefereedTable } from './table.ts'

/** In the five languages of a log the word for Energy begins or ends the name; a Tool may have it inside. */
const ENERGY = /^Energ[ií]a\b|Energ(?:y|ie)$/

/** Whether a card is an Energy card: what it is known to be, else by its name. */
export const isEnergyCard = (card: CardDefinition | null, name: string): boolean =>
  card === null ? ENERGY.test(name) : card.kind === 'Energy'

/** The attack or Ability of that name, or all that the card says. */
const partNamed = (text: string, name: string): string => {
  if (text === '') return text
  const card = JSON.parse(text) as CardDefinition
  if (card.kind !== 'Pokemon') return text
  const part = [...card.attacks, ...(card.abilities ?? [])].find((one) => one.name === name)
  return part === undefined ? text : JSON.stringify(part)
}

/** How many damage counters a Special Condition puts that a text has brought about, where it is not the usual number. */
export const countersSaid = ({ text, label }: LoggedEffect, condition: SpecialCondition): number | undefined => {
  const found = new RegExp(`"condition":"${condition}","counters":(\\d+)`).exec(partNamed(text, label))
  return found === null ? undefined : Number(found[1])
}

/** Whether a card is in play as a Pokémon that is none: it may be discarded at any time (T2D.9). */
export const isFossil = (table: RefereedTable, found: InPlay | undefined): found is InPlay => {
  const card = found === undefined ? null : definitionOf(table.game, found.pokemon.cards.at(-1) ?? -1)
  return card?.kind !== 'Pokemon' && asPokemonInPlay(card) !== null
}

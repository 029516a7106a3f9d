/**
 * Facts that a log leaves out and a card gives: the strength of a Poison, and whether a card is an Energy or a Fossil,
 * by its text or else by its name.
 */
import { asPokemonInPlay, definitionOf } from 'ptcg-turn-engine/internal/game/board/definitions'
import type { InPlay } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import type { CardDefinition, SpecialCondition } from 'ptcg-turn-engine/model'
import type { LoggedEffect } from './cardMoves.ts'
import type { RefereedTable } from './table.ts'

/** In the five languages of a log the word for Energy begins or ends the name; a Tool may have it inside. */
const ENERGY = /^Energ[ií]a\b|Energ(?:y|ie)$/

/** True if a card is an Energy card: by its definition, else by its name. */
export const isEnergyCard = (card: CardDefinition | null, name: string): boolean =>
  card === null ? ENERGY.test(name) : card.kind === 'Energy'

/** The text of the attack or Ability with that name, or the whole text of the card. */
export const partNamed = (text: string, name: string): string => {
  if (text === '') return text
  const card = JSON.parse(text) as CardDefinition
  if (card.kind !== 'Pokemon') return text
  const part = [...card.attacks, ...(card.abilities ?? [])].find((one) => one.name === name)
  return part === undefined ? text : JSON.stringify(part)
}

/** The number of damage counters of a Special Condition that a text has caused, if it is not the usual one. */
export const countersSaid = ({ text, label }: LoggedEffect, condition: SpecialCondition): number | undefined => {
  const found = new RegExp(`"condition":"${condition}","counters":(\\d+)`).exec(partNamed(text, label))
  return found === null ? undefined : Number(found[1])
}

/** True if a card other than a Pokémon is in play as one: it may be discarded at any time (T2D.9). */
export const isFossil = (table: RefereedTable, found: InPlay | undefined): found is InPlay => {
  const card = found === undefined ? null : definitionOf(table.game, found.pokemon.cards.at(-1) ?? -1)
  return card?.kind !== 'Pokemon' && asPokemonInPlay(card) !== null
}

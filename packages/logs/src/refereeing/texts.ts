/**
 * Facts that a log leaves out and a card gives: the strength of a Poison, and whether a card is an Energy or a Fossil,
 * by its text or else by its name.
 */
import { asPokemonInPlay, definitionOf } from 'ptcg-turn-engine/internal/game/board/definitions'
import type { InPlay } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import type { CardDefinition, SpecialCondition } from 'ptcg-turn-engine/model'
import type { LoggedEffect } from './cardMoves.ts'
import type { RefereedTable } from './table.ts'
import { workedOutOnce } from './workedOutOnce.ts'

/** In the languages of a log the word for Energy begins or ends the name; a Tool may have it inside. */
const ENERGY = /^(?:Energ[ií]a|Énergie)(?=\s|$)|Energ(?:y|ie)$/

/** True if a card is an Energy card: by its definition, else by its name. */
export const isEnergyCard = (card: CardDefinition | null, name: string): boolean =>
  card === null ? ENERGY.test(name) : card.kind === 'Energy'

const textOf = workedOutOnce((card: CardDefinition): string => JSON.stringify(card))

/** The text of the attack or Ability with that name as data, or the whole text of the card. */
export const textNamed = (card: CardDefinition, name: string): string => {
  const parts = card.kind === 'Pokemon' ? [...card.attacks, ...(card.abilities ?? [])] : []
  const part = parts.find((one) => one.name === name)
  return part === undefined ? textOf(card) : JSON.stringify(part)
}

/** The Abilities that are set off when a Pokémon evolves into this card, as data; null if there are none. */
export const textOfEvolving = (card: CardDefinition | undefined): string | null => {
  const abilities = (card?.kind === 'Pokemon' ? card.abilities : undefined) ?? []
  const setOff = abilities.filter(({ triggers = [] }) => triggers.some(({ on }) => on === 'evolved'))
  return setOff.length === 0 ? null : JSON.stringify(setOff)
}

/** The number of damage counters of a Special Condition that a text has caused, if it is not the usual one. */
export const countersSaid = ({ text }: LoggedEffect, condition: SpecialCondition): number | undefined => {
  const found = new RegExp(`"condition":"${condition}","counters":(\\d+)`).exec(text)
  return found === null ? undefined : Number(found[1])
}

/** True if a card other than a Pokémon is in play as one: it may be discarded at any time (T2D.9). */
export const isFossil = (table: RefereedTable, found: InPlay | undefined): found is InPlay => {
  const card = found === undefined ? null : definitionOf(table.game, found.pokemon.cards.at(-1) ?? -1)
  return card?.kind !== 'Pokemon' && asPokemonInPlay(card) !== null
}

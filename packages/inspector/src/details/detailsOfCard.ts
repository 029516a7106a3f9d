/** Describes one card: its owner, its place, and its text as rendered from its effects. */

import { abilityText, attackText, cardText } from 'ptcg-turn-engine'
import { definitionOf, pokemonName } from 'ptcg-turn-engine/internal/game/board/definitions'
import { everyPokemon } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import {
  type CardDefinition,
  type CardId,
  type EnergyType,
  type EnergyUnit,
  type Game,
  PLAYERS,
  type PokemonDefinition,
} from 'ptcg-turn-engine/model'
import { PILE_NAMES, PILES, printedDamage } from 'ptcg-turn-engine/table'

export interface PartOfCard {
  readonly title: string
  /** The cost of an attack; null for an Ability. */
  readonly cost: readonly EnergyType[] | null
  readonly damage: string
  readonly text: string
}

export interface CardDetail {
  readonly kind: 'card'
  readonly card: CardId
  /** Null if the card lies face down for the viewer, who may then know only its owner. */
  readonly name: string | null
  readonly definition: string | null
  readonly owner: string
  readonly where: string
  /** The kind of card, in words. */
  readonly sort: string
  readonly types: readonly EnergyType[]
  readonly provides: readonly EnergyUnit[]
  /** One line each for HP, every Weakness, every Resistance, and the Retreat Cost. */
  readonly lines: readonly string[]
  readonly parts: readonly PartOfCard[]
  /** The text of a card; for a Pokémon, only the lines that belong to no attack and no Ability. */
  readonly text: string
}

const whereItIs = (game: Game, card: CardId): string => {
  for (const player of PLAYERS) {
    const side = game.players[player]
    const pile = PILES.find((name) => side[name].includes(card))
    if (pile !== undefined) return `${PILE_NAMES[pile]} of ${side.name}`
  }
  for (const { pokemon, place, owner } of everyPokemon(game)) {
    const of = `${game.players[owner].name}'s ${place === 'Active' ? 'Active Pokémon' : 'Benched Pokémon'}`
    if (pokemon.cards.includes(card)) return `part of ${of}`
    if ([...pokemon.energy, ...pokemon.tools].includes(card)) return `attached to ${pokemonName(game, pokemon)}, ${of}`
  }
  if (game.stadium?.card === card) return 'Stadium in play'
  if (game.turn.played?.includes(card) === true) return 'played this turn, on the table until its end'
  return game.limbo === card ? 'being played' : 'nowhere: it has left the game'
}

const sortOf = (card: CardDefinition): string => {
  switch (card.kind) {
    case 'Pokemon':
      return `${card.stage} Pokémon${card.evolvesFrom === undefined ? '' : `, evolves from ${card.evolvesFrom}`}`
    case 'Energy':
      return card.basic ? 'basic Energy card' : 'Special Energy card'
    case 'Trainer':
      return card.trainer === 'Tool' ? 'Pokémon Tool' : `${card.trainer} card`
  }
}

const linesOf = ({ hp, weaknesses = [], resistances = [], retreatCost }: PokemonDefinition): readonly string[] => [
  `HP ${hp}`,
  ...weaknesses.map(({ type, operator, amount }) => `Weakness ${type} ${operator}${amount}`),
  ...resistances.map(({ type, amount }) => `Resistance ${type} −${Math.abs(amount)}`),
  `Retreat Cost ${retreatCost}`,
]

const partsOf = ({ abilities = [], attacks }: PokemonDefinition): readonly PartOfCard[] => [
  ...abilities.map((ability) => ({
    title: `Ability ${ability.name}`,
    cost: null,
    damage: '',
    text: abilityText(ability),
  })),
  ...attacks.map((attack) => ({
    title: attack.name,
    cost: attack.cost,
    damage: printedDamage(attack),
    text: attackText(attack),
  })),
]

/** The lines of a Pokémon's text that belong to no attack and no Ability. */
const restOfText = (card: PokemonDefinition): string => {
  const own = new Set(partsOf(card).map(({ title, text }) => `${title}: ${text}`))
  return cardText(card)
    .split('\n')
    .filter((line) => !own.has(line))
    .join('\n')
}

/** The details of a card in a view of the game, or null if the card does not exist. */
export const cardDetail = (game: Game, card: CardId): CardDetail | null => {
  const one = Number.isInteger(card) ? game.cards[card] : undefined
  if (one === undefined) return null
  const definition = definitionOf(game, card)
  const isPokemon = definition?.kind === 'Pokemon'
  const rules = definition?.rules ?? []
  return {
    kind: 'card',
    card,
    name: definition?.name ?? null,
    definition: definition?.id ?? null,
    owner: game.players[one.owner].name,
    where: definition === null ? 'face down' : whereItIs(game, card),
    sort: definition === null ? 'card' : [sortOf(definition), ...rules].join(', '),
    types: isPokemon ? definition.types : [],
    provides: definition?.kind === 'Energy' ? definition.provides : [],
    lines: isPokemon ? linesOf(definition) : [],
    parts: isPokemon ? partsOf(definition) : [],
    text: definition === null ? '' : isPokemon ? restOfText(definition) : cardText(definition),
  }
}

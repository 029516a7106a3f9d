/** Models one Pokémon on the table: everything that a player would read off its cards, its counters and what affects it. */
import { continuousOn } from '../../board/continuous.ts'
import { definitionOf, pokemonDefinition } from '../../board/definitions.ts'
import { attachedUnits, missingSymbols, unitsOf } from '../../board/energy.ts'
import { hitPoints } from '../../board/hitPoints.ts'
import { isInForce } from '../../board/inForce.ts'
import { retreatCost } from '../../board/limits.ts'
import { cardsOf, type InPlay } from '../../board/pokemonInPlay.ts'
import { isIn } from '../../board/specialConditions.ts'
import { continuousClause, lastingClause } from '../../cards/lastingText.ts'
import { abilityText, attackText } from '../../cards/text.ts'
import { nothingTold } from '../../cards/words.ts'
import type { AttackDefinition } from '../../model/cards.ts'
import { SPECIAL_CONDITIONS, type SpecialCondition } from '../../model/conditions.ts'
import type { EnergyType, EnergyUnit } from '../../model/energy.ts'
import type { Game } from '../../model/game.ts'
import type { ContinuousEffect, InForce } from '../../model/lasting.ts'
import type { CardId, Pokemon, PokemonId } from '../../model/pokemon.ts'
import { factInWords } from '../../story/words.ts'
import type { About } from '../selection.ts'
import { type CardsShown, cardShown, cardToken } from './tableCards.ts'

export interface EnergyShown {
  readonly card: CardId
  readonly name: string
  readonly units: readonly EnergyUnit[]
  readonly about: readonly About[]
}

export interface AttackShown {
  readonly name: string
  readonly cost: readonly EnergyType[]
  readonly damage: string
  readonly text: string
  /** Symbols of the cost that the attached Energy does not cover. */
  readonly missing: readonly EnergyType[]
}

export interface AbilityShown {
  readonly name: string
  readonly text: string
  readonly isUsed: boolean
}

export interface PokemonShown {
  readonly id: PokemonId
  readonly name: string
  readonly about: readonly About[]
  readonly place: InPlay['place']
  /** It lies face down and whoever looks on may not know it: all the rest is empty. */
  readonly isHidden: boolean
  readonly stage: string
  readonly types: readonly EnergyType[]
  readonly hp: number
  readonly left: number
  readonly damage: number
  readonly energy: readonly EnergyShown[]
  readonly tools: readonly CardsShown[]
  readonly conditions: readonly SpecialCondition[]
  /** What else affects it, one sentence each. */
  readonly effects: readonly string[]
  readonly evolvedFrom: readonly CardsShown[]
  readonly retreatCost: number
  readonly attacks: readonly AttackShown[]
  readonly abilities: readonly AbilityShown[]
}

/** The damage of an attack as it is printed; empty for an attack that does none. */
export const printedDamage = ({ damage }: AttackDefinition): string =>
  damage === undefined ? '' : `${damage.base}${damage.sign ?? ''}`

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

/** An effect of an attack: in force during this turn, or waiting for a turn to come. */
const lastingInWords = (game: Game, pokemon: Pokemon, name: string, lasting: InForce): string => {
  const { effect, source } = lasting
  const words = isInForce(game, lasting)
    ? `${capital(lastingClause('it', effect, 'thisTurn'))}.`
    : factInWords({ fact: 'LASTING_EFFECT_BEGAN', pokemon: { id: pokemon.id, name }, ...lasting }, game)
  return `${words} (${source})`
}

/** The kinds of continuous effects that reach a Pokémon. */
const REACHING = [
  'hp',
  'damageDealt',
  'damageTaken',
  'retreatCost',
  'noRetreatCost',
  'cantRetreat',
  'preventDamage',
  'preventEffects',
] as const satisfies readonly ContinuousEffect['continuous'][]

const continuousInWords = (game: Game, target: InPlay): readonly string[] =>
  REACHING.flatMap((kind) =>
    continuousOn(game, kind, target).map(
      ({ effect, source }) => `${capital(continuousClause(effect, nothingTold('this Pokémon')))}. (${source})`,
    ),
  )

const statusInWords = (game: Game, { id, enteredOnTurn, changedOnTurn }: Pokemon): readonly string[] => {
  const { number } = game.turn
  const { attack, knockOut } = game
  return [
    ...(attack?.pokemon === id ? [`It is attacking with ${attack.name}.`] : []),
    ...(knockOut?.pokemon.includes(id) === true ? ['It is Knocked Out.'] : []),
    ...(number > 0 && enteredOnTurn === number ? ['It came into play this turn.'] : []),
    ...(number > 0 && changedOnTurn === number ? ['It evolved or devolved this turn.'] : []),
  ]
}

const energyShown = (game: Game, card: CardId): EnergyShown => ({
  card,
  name: definitionOf(game, card)?.name ?? 'a hidden card',
  units: unitsOf(game, card),
  about: [cardToken(card)],
})

const hidden = (id: PokemonId, place: InPlay['place']): PokemonShown => ({
  id,
  name: 'a face-down Pokémon',
  about: [],
  place,
  isHidden: true,
  stage: '',
  types: [],
  hp: 0,
  left: 0,
  damage: 0,
  energy: [],
  tools: [],
  conditions: [],
  effects: [],
  evolvedFrom: [],
  retreatCost: 0,
  attacks: [],
  abilities: [],
})

/** A Pokémon in play as it is shown. */
export const pokemonShown = (game: Game, target: InPlay): PokemonShown => {
  const { pokemon, place } = target
  if (definitionOf(game, pokemon.cards.at(-1) ?? -1) === null) return hidden(pokemon.id, place)
  const { name, stage, types, attacks, abilities = [] } = pokemonDefinition(game, pokemon)
  const hp = hitPoints(game, target)
  const units = attachedUnits(game, pokemon)
  return {
    id: pokemon.id,
    name,
    about: cardsOf(pokemon).map(cardToken),
    place,
    isHidden: false,
    stage,
    types,
    hp,
    left: Math.max(0, hp - pokemon.damage),
    damage: pokemon.damage,
    energy: pokemon.energy.map((card) => energyShown(game, card)),
    tools: pokemon.tools.map((card) => cardShown(game, card)),
    conditions: SPECIAL_CONDITIONS.filter((condition) => isIn(pokemon, condition)),
    effects: [
      ...statusInWords(game, pokemon),
      ...pokemon.lasting.map((lasting) => lastingInWords(game, pokemon, name, lasting)),
      ...continuousInWords(game, target),
    ],
    evolvedFrom: pokemon.cards.slice(0, -1).map((card) => cardShown(game, card)),
    retreatCost: retreatCost(game, target),
    attacks: attacks.map((attack) => ({
      name: attack.name,
      cost: attack.cost,
      damage: printedDamage(attack),
      text: attackText(attack),
      missing: missingSymbols(units, attack.cost),
    })),
    abilities: abilities.map((ability) => ({
      name: ability.name,
      text: abilityText(ability),
      isUsed: pokemon.usedAbilities.includes(ability.name),
    })),
  }
}

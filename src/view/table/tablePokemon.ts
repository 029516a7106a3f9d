/** One Pokémon on the table: everything that a player can read off its cards, counters and effects. */
import { conditionCounters } from '../../game/board/conditionCounters.ts'
import { asPokemonInPlay, definitionOf } from '../../game/board/definitions.ts'
import { unitsOf } from '../../game/board/energy.ts'
import { hitPoints } from '../../game/board/hitPoints.ts'
import { abilitiesToUse, attacksToUse } from '../../game/board/lent.ts'
import { retreatCost, unpaidSymbols } from '../../game/board/limits.ts'
import { cardsOf, type InPlay } from '../../game/board/pokemonInPlay.ts'
import { isIn } from '../../game/board/specialConditions.ts'
import { currentTypesOf } from '../../game/board/typesOf.ts'
import { resistancesOf, weaknessesOf } from '../../game/board/weaknesses.ts'
import type { CardRule } from '../../game/model/cardRules.ts'
import type { Resistance, Stage, Weakness } from '../../game/model/cards.ts'
import { SPECIAL_CONDITIONS, type SpecialCondition } from '../../game/model/conditions.ts'
import type { EnergyType, EnergyUnit } from '../../game/model/energy.ts'
import type { Game } from '../../game/model/game.ts'
import type { PlayerId } from '../../game/model/players.ts'
import type { CardId, PokemonId } from '../../game/model/pokemon.ts'
import {
  colorless,
  type PrintedAbility,
  type PrintedAttack,
  printedAbility,
  printedAttack,
  printedPokemon,
} from './printed.ts'
import { type CardShown, cardShown } from './tableCards.ts'
import { changesOf } from './tableChanges.ts'
import { effectsOn } from './tableEffects.ts'

/** An attached Energy card. */
export interface EnergyShown extends CardShown {
  /** One entry for each unit of Energy that the card provides here: the types that the unit can provide, one at a time. */
  readonly units: readonly EnergyUnit[]
}

/** An attack that a Pokémon in play can use. `index` is its position among these, as in the event `DECLARE_ATTACK`. */
export interface AttackShown extends PrintedAttack {
  /** Symbols of the cost, as it is now, that the attached Energy does not pay. */
  readonly missing: readonly EnergyType[]
}

/** An Ability of a Pokémon in play. `index` is its position among those of its card and its Tools, as in the event `USE_ABILITY`. */
export interface AbilityShown extends PrintedAbility {
  /** True if it has been used this turn. */
  readonly isUsed: boolean
}

/** A Pokémon in play. All numbers but `prizes` are current values, with every modifier applied. */
export interface PokemonShown {
  /** The Pokémon's id, as in events and options. For a hidden Pokémon it may be another in the next view. */
  readonly id: PokemonId
  readonly owner: PlayerId
  readonly place: 'Active' | 'Bench'
  /** True if it lies face down and the viewer may not know it: only its ids, owner and place are given. */
  readonly isHidden: boolean
  readonly name: string
  /** All of its cards: its stack from the bottom up, Energy, Tools. */
  readonly cards: readonly CardId[]
  /** The card on top, which defines the current Pokémon. */
  readonly card: CardShown
  /** The cards under the top card, the bottom card first. */
  readonly evolvedFrom: readonly CardShown[]
  readonly energy: readonly EnergyShown[]
  readonly tools: readonly CardShown[]
  /** Null if the Pokémon is hidden. */
  readonly stage: Stage | null
  /** Its types now; `card` has the printed ones. */
  readonly types: readonly EnergyType[]
  readonly rules: readonly CardRule[]
  /** Maximum HP in points, bonuses included. */
  readonly hp: number
  /** Remaining HP in points. */
  readonly left: number
  /** Damage in points. */
  readonly damage: number
  /** The damage in damage counters, each of 10 points. */
  readonly counters: number
  readonly conditions: readonly SpecialCondition[]
  /** Damage counters that each Pokémon Checkup places for being Poisoned, 0 when it is not. */
  readonly poisonCounters: number
  /** Damage counters that each Pokémon Checkup places for being Burned, 0 when it is not. */
  readonly burnCounters: number
  /** Other effects on it, one sentence each. */
  readonly effects: readonly string[]
  /** The current Weaknesses; `card` has the printed ones. */
  readonly weaknesses: readonly Weakness[]
  readonly resistances: readonly Resistance[]
  /** The Energy symbols of its current Retreat Cost; `card` has the printed ones. */
  readonly retreatCost: readonly EnergyType[]
  readonly attacks: readonly AttackShown[]
  readonly abilities: readonly AbilityShown[]
  /** The number of Prize cards that the opponent takes when it is Knocked Out, as printed on its card. */
  readonly prizes: number
  readonly isAttacking: boolean
  readonly isKnockedOut: boolean
  /** Its changes since the previous game, in a few words each, such as `+30 damage`. */
  readonly changes: readonly string[]
}

const hidden = (game: Game, { pokemon, owner, place }: InPlay): PokemonShown => ({
  id: pokemon.id,
  owner,
  place,
  isHidden: true,
  name: 'a face-down Pokémon',
  cards: cardsOf(pokemon),
  card: cardShown(game, pokemon.id),
  evolvedFrom: [],
  energy: [],
  tools: [],
  stage: null,
  types: [],
  rules: [],
  hp: 0,
  left: 0,
  damage: 0,
  counters: 0,
  conditions: [],
  poisonCounters: 0,
  burnCounters: 0,
  effects: [],
  weaknesses: [],
  resistances: [],
  retreatCost: [],
  attacks: [],
  abilities: [],
  prizes: 0,
  isAttacking: false,
  isKnockedOut: false,
  changes: [],
})

/** A Pokémon in play as it is shown; `before` is the previous game, or the same game to show no changes. */
export const pokemonShown = (game: Game, target: InPlay, before: Game): PokemonShown => {
  const { pokemon, owner, place } = target
  const top = pokemon.cards.at(-1) ?? pokemon.id
  const definition = asPokemonInPlay(definitionOf(game, top))
  if (definition === null) return hidden(game, target)
  const printed = printedPokemon(definition)
  const hp = hitPoints(game, target)
  return {
    id: pokemon.id,
    owner,
    place,
    isHidden: false,
    name: printed.name,
    cards: cardsOf(pokemon),
    card: cardShown(game, top),
    evolvedFrom: pokemon.cards.slice(0, -1).map((card) => cardShown(game, card)),
    energy: pokemon.energy.map((card) => ({ ...cardShown(game, card), units: unitsOf(game, card) })),
    tools: pokemon.tools.map((card) => cardShown(game, card)),
    stage: printed.stage,
    types: currentTypesOf(game, target),
    rules: printed.rules,
    hp,
    left: Math.max(0, hp - pokemon.damage),
    damage: pokemon.damage,
    counters: pokemon.damage / 10,
    conditions: SPECIAL_CONDITIONS.filter((condition) => isIn(pokemon, condition)),
    poisonCounters: conditionCounters(game, target, 'Poisoned'),
    burnCounters: conditionCounters(game, target, 'Burned'),
    effects: effectsOn(game, target),
    weaknesses: weaknessesOf(game, target),
    resistances: resistancesOf(game, target),
    retreatCost: colorless(retreatCost(game, target)),
    attacks: attacksToUse(game, target)
      .map(printedAttack)
      .map((attack) => ({ ...attack, missing: unpaidSymbols(game, target, attack) })),
    abilities: abilitiesToUse(game, target)
      .map(printedAbility)
      .map((ability) => ({
        ...ability,
        isUsed: pokemon.usedAbilities.includes(ability.name),
      })),
    prizes: printed.prizes,
    isAttacking: game.attack?.pokemon === pokemon.id,
    isKnockedOut: game.knockOut?.pokemon.includes(pokemon.id) ?? false,
    changes: changesOf(before, game, target),
  }
}

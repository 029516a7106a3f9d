/** Finds the kinds of effects that the cards of a game have, so that no time is spent searching for other kinds. */
import type { AbilityDefinition, CardDefinition } from '../model/cards.ts'
import type { Game } from '../model/game.ts'
import type { ContinuousEffect } from '../model/lasting.ts'
import type { Pokemon } from '../model/pokemon.ts'
import type { OccasionName, Trigger } from '../model/triggers.ts'
import { memoize } from './memoize.ts'

export type ContinuousKind = ContinuousEffect['continuous']

const NO_EFFECTS: readonly ContinuousEffect[] = []

/** The Abilities printed on a card: on a Pokémon, on a Tool, or on an Item that is played as if it were a Pokémon. */
const abilitiesOn = (card: CardDefinition): readonly AbilityDefinition[] =>
  ('abilities' in card ? card.abilities : 'asPokemon' in card ? card.asPokemon?.abilities : undefined) ?? NO_ABILITIES

const NO_ABILITIES: readonly AbilityDefinition[] = []

const continuousEffectsOf = (card: CardDefinition): readonly ContinuousEffect[] => {
  const own = 'continuous' in card ? card.continuous : 'asPokemon' in card ? card.asPokemon?.continuous : undefined
  const abilities = abilitiesOn(card)
  if (abilities.length === 0) return own ?? NO_EFFECTS
  return [...(own ?? NO_EFFECTS), ...abilities.flatMap(({ continuous }) => continuous ?? NO_EFFECTS)]
}

const occasionsOf = (card: CardDefinition): readonly OccasionName[] => {
  const texts: readonly { readonly triggers?: readonly Trigger[] }[] = [
    ...abilitiesOn(card),
    ...('triggers' in card ? [card] : []),
  ]
  return texts.flatMap(({ triggers = [] }) => triggers.map(({ on }) => on))
}

interface Catalogue {
  /** True if the catalogue has an Item that is played as if it were a Pokémon. */
  readonly itemsAsPokemon: boolean
  readonly abilitiesToUse: boolean
  readonly abilitiesTakeAway: boolean
  /** The cards with a continuous effect of each kind, and all continuous effects of each card. */
  readonly continuous: ReadonlyMap<ContinuousKind, Printed<readonly ContinuousEffect[]>>
  /** True if an Energy card has a continuous effect. */
  readonly energyChanges: boolean
  readonly lowersHitPoints: boolean
  /** The smallest Bench limit that a card sets; Infinity if no card sets one. */
  readonly lowestBenchLimit: number
  /** For each occasion, the cards with a text that it triggers. */
  readonly triggers: ReadonlyMap<OccasionName, Printed<true>>
}

/** Some cards of a game, each with a value. */
type Printed<Value> = ReadonlyMap<CardDefinition, Value>

const sorted = <Sort, Value>(
  cards: readonly CardDefinition[],
  sorts: (card: CardDefinition) => readonly Sort[],
  value: (card: CardDefinition) => Value,
): ReadonlyMap<Sort, Printed<Value>> => {
  const found = new Map<Sort, Map<CardDefinition, Value>>()
  for (const card of cards)
    for (const sort of sorts(card)) found.set(sort, (found.get(sort) ?? new Map()).set(card, value(card)))
  return found
}

const catalogueOf = memoize((definitions: Game['definitions']): Catalogue => {
  const cards = Object.values(definitions)
  const effects = cards.flatMap(continuousEffectsOf)
  const kindsOf = (card: CardDefinition) => continuousEffectsOf(card).map(({ continuous }) => continuous)
  return {
    itemsAsPokemon: cards.some((card) => 'asPokemon' in card && card.asPokemon !== undefined),
    abilitiesToUse: cards.some((card) => abilitiesOn(card).some(({ use }) => use !== undefined)),
    abilitiesTakeAway: cards.some((card) =>
      abilitiesOn(card).some(({ continuous = NO_EFFECTS }) =>
        continuous.some((effect) => effect.continuous === 'noAbilities'),
      ),
    ),
    continuous: sorted(cards, kindsOf, continuousEffectsOf),
    energyChanges: cards.some((card) => card.kind === 'Energy' && continuousEffectsOf(card).length > 0),
    lowersHitPoints: effects.some((effect) => effect.continuous === 'hp' && effect.amount < 0),
    lowestBenchLimit: Math.min(
      ...effects.flatMap((effect) => (effect.continuous === 'benchLimit' ? [effect.limit] : [])),
    ),
    triggers: sorted(cards, occasionsOf, () => true),
  }
})

/** True if any card of this game, in play or not, has a continuous effect of this kind. */
export const changesAny = (game: Game, kind: ContinuousKind): boolean =>
  catalogueOf(game.definitions).continuous.has(kind)

/** True if no lasting effect and no card of the game could change a Pokémon in this way. */
export const nothingChanges = (game: Game, kind: ContinuousKind, { lasting }: Pokemon): boolean =>
  lasting.length + game.lastingRules.length === 0 && !changesAny(game, kind)

/** True if any card of this game, in play or not, has an Ability that takes away Abilities. */
export const anyAbilityTakesAway = (game: Game): boolean => catalogueOf(game.definitions).abilitiesTakeAway

/** True if any Energy card of this game, in play or not, has a continuous effect. */
export const anyEnergyChanges = (game: Game): boolean => catalogueOf(game.definitions).energyChanges

/** True if any card of this game, in play or not, lowers HP. */
export const anyLowersHitPoints = (game: Game): boolean => catalogueOf(game.definitions).lowersHitPoints

/** The smallest Bench limit that any card of this game sets, in play or not; Infinity if no card sets one. */
export const lowestBenchLimit = (game: Game): number => catalogueOf(game.definitions).lowestBenchLimit

const NO_CARDS = new Map<CardDefinition, never>()

/** The cards of this game with a printed continuous effect of this kind, each with all its continuous effects. */
export const cardsThatChange = (game: Game, kind: ContinuousKind): Printed<readonly ContinuousEffect[]> =>
  catalogueOf(game.definitions).continuous.get(kind) ?? NO_CARDS

/** True if any card of this game, in play or not, has an effect that this occasion triggers. */
export const anythingIsSetOffBy = (game: Game, occasion: OccasionName): boolean =>
  catalogueOf(game.definitions).triggers.has(occasion)

/** The cards of this game with an effect that this occasion triggers. */
export const cardsSetOffBy = (game: Game, occasion: OccasionName): Printed<true> =>
  catalogueOf(game.definitions).triggers.get(occasion) ?? NO_CARDS

/** True if any card of this game, in play or not, is an Item that is played as if it were a Pokémon. */
export const anyItemIsAPokemon = (game: Game): boolean => catalogueOf(game.definitions).itemsAsPokemon

/** True if any card of this game, in play or not, has an Ability that is used by announcing it. */
export const anyAbilityIsUsed = (game: Game): boolean => catalogueOf(game.definitions).abilitiesToUse

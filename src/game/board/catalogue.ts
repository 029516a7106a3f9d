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

/** Every continuous effect printed on a card, including those of its Abilities. */
export const continuousEffectsOf = (card: CardDefinition): readonly ContinuousEffect[] => {
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
  /** The kinds of the continuous effects that the cards have. */
  readonly kinds: ReadonlySet<ContinuousKind>
  /** The cards with a continuous effect. */
  readonly changing: ReadonlySet<CardDefinition>
  readonly lowersHitPoints: boolean
  /** The smallest Bench limit that a card sets; Infinity if no card sets one. */
  readonly lowestBenchLimit: number
  /** For each occasion, the cards with a text that it triggers. */
  readonly triggers: ReadonlyMap<OccasionName, ReadonlySet<CardDefinition>>
}

const byOccasion = (cards: readonly CardDefinition[]): Catalogue['triggers'] => {
  const found = new Map<OccasionName, Set<CardDefinition>>()
  for (const card of cards)
    for (const occasion of occasionsOf(card)) found.set(occasion, (found.get(occasion) ?? new Set()).add(card))
  return found
}

const catalogueOf = memoize((definitions: Game['definitions']): Catalogue => {
  const cards = Object.values(definitions)
  const effects = cards.flatMap(continuousEffectsOf)
  return {
    itemsAsPokemon: cards.some((card) => 'asPokemon' in card && card.asPokemon !== undefined),
    abilitiesToUse: cards.some((card) => abilitiesOn(card).some(({ use }) => use !== undefined)),
    abilitiesTakeAway: cards.some((card) =>
      abilitiesOn(card).some(({ continuous = NO_EFFECTS }) =>
        continuous.some((effect) => effect.continuous === 'noAbilities'),
      ),
    ),
    kinds: new Set(effects.map(({ continuous }) => continuous)),
    changing: new Set(cards.filter((card) => continuousEffectsOf(card).length > 0)),
    lowersHitPoints: effects.some((effect) => effect.continuous === 'hp' && effect.amount < 0),
    lowestBenchLimit: Math.min(
      ...effects.flatMap((effect) => (effect.continuous === 'benchLimit' ? [effect.limit] : [])),
    ),
    triggers: byOccasion(cards),
  }
})

/** True if any card of this game, in play or not, has a continuous effect of this kind. */
export const changesAny = (game: Game, kind: ContinuousKind): boolean => catalogueOf(game.definitions).kinds.has(kind)

/** True if no lasting effect and no card of the game could change a Pokémon in this way. */
export const nothingChanges = (game: Game, kind: ContinuousKind, { lasting }: Pokemon): boolean =>
  lasting.length + game.lastingRules.length === 0 && !changesAny(game, kind)

/** True if any card of this game, in play or not, has an Ability that takes away Abilities. */
export const anyAbilityTakesAway = (game: Game): boolean => catalogueOf(game.definitions).abilitiesTakeAway

/** True if any card of this game, in play or not, lowers HP. */
export const anyLowersHitPoints = (game: Game): boolean => catalogueOf(game.definitions).lowersHitPoints

/** The smallest Bench limit that any card of this game sets, in play or not; Infinity if no card sets one. */
export const lowestBenchLimit = (game: Game): number => catalogueOf(game.definitions).lowestBenchLimit

/** The cards of this game with a printed continuous effect. */
export const cardsThatChange = (game: Game): ReadonlySet<CardDefinition> => catalogueOf(game.definitions).changing

const NO_CARDS: ReadonlySet<CardDefinition> = new Set()

/** True if any card of this game, in play or not, has an effect that this occasion triggers. */
export const anythingIsTriggeredBy = (game: Game, occasion: OccasionName): boolean =>
  catalogueOf(game.definitions).triggers.has(occasion)

/** The cards of this game with an effect that this occasion triggers. */
export const cardsTriggeredBy = (game: Game, occasion: OccasionName): ReadonlySet<CardDefinition> =>
  catalogueOf(game.definitions).triggers.get(occasion) ?? NO_CARDS

/** True if any card of this game, in play or not, is an Item that is played as if it were a Pokémon. */
export const anyItemIsAPokemon = (game: Game): boolean => catalogueOf(game.definitions).itemsAsPokemon

/** True if any card of this game, in play or not, has an Ability that is used by announcing it. */
export const anyAbilityIsUsed = (game: Game): boolean => catalogueOf(game.definitions).abilitiesToUse

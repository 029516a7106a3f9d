/** Reads what the cards of a game could do at all, so that what none of them does costs nothing to ask for. */
import type { CardDefinition } from '../model/cards.ts'
import type { Game } from '../model/game.ts'
import type { ContinuousEffect } from '../model/lasting.ts'
import type { OccasionName, Trigger } from '../model/triggers.ts'
import { memoize } from './memoize.ts'

export type ContinuousKind = ContinuousEffect['continuous']

const NONE: readonly ContinuousEffect[] = []

const continuousEffectsOf = (card: CardDefinition): readonly ContinuousEffect[] => {
  if (card.kind === 'Pokemon') return (card.abilities ?? []).flatMap((ability) => ability.continuous ?? NONE)
  return ('continuous' in card ? card.continuous : undefined) ?? NONE
}

const triggersOf = (card: CardDefinition): readonly OccasionName[] => {
  const texts: readonly { readonly triggers?: readonly Trigger[] }[] =
    card.kind === 'Pokemon' ? (card.abilities ?? []) : 'triggers' in card ? [card] : []
  return texts.flatMap(({ triggers = [] }) => triggers.map(({ on }) => on))
}

interface Catalogue {
  readonly abilitiesToUse: boolean
  /** The cards that change something for as long as they are in play, and what they change. */
  readonly continuous: ReadonlyMap<CardDefinition, readonly ContinuousEffect[]>
  readonly kinds: ReadonlySet<ContinuousKind>
  /** Some of them are Energy cards. */
  readonly energyChanges: boolean
  readonly triggers: ReadonlySet<OccasionName>
}

const catalogueOf = memoize((definitions: Game['definitions']): Catalogue => {
  const cards = Object.values(definitions)
  const continuous = cards
    .map((card) => [card, continuousEffectsOf(card)] as const)
    .filter(([, effects]) => effects.length > 0)
  return {
    abilitiesToUse: cards.some(
      (card) => card.kind === 'Pokemon' && card.abilities?.some(({ use }) => use !== undefined),
    ),
    continuous: new Map(continuous),
    kinds: new Set(continuous.flatMap(([, effects]) => effects.map((effect) => effect.continuous))),
    energyChanges: continuous.some(([{ kind }]) => kind === 'Energy'),
    triggers: new Set(cards.flatMap(triggersOf)),
  }
})

/** Whether any card of this game has a continuous effect of that kind, in play or not. */
export const changesAny = (game: Game, kind: ContinuousKind): boolean => catalogueOf(game.definitions).kinds.has(kind)

/** Whether any Energy card of this game has a continuous effect, in play or not. */
export const anyEnergyChanges = (game: Game): boolean => catalogueOf(game.definitions).energyChanges

/** The continuous effects printed on a card of this game; none where it is hidden. */
export const printedContinuous = (game: Game, card: CardDefinition | null): readonly ContinuousEffect[] =>
  (card === null ? undefined : catalogueOf(game.definitions).continuous.get(card)) ?? NONE

/** Whether any card of this game has an effect that such an occasion sets off, in play or not. */
export const anythingIsSetOffBy = (game: Game, occasion: OccasionName): boolean =>
  catalogueOf(game.definitions).triggers.has(occasion)

/** Whether any Pokémon of this game has an Ability that is announced, in play or not. */
export const anyAbilityIsUsed = (game: Game): boolean => catalogueOf(game.definitions).abilitiesToUse

/** Reads what the cards of a game could do at all, so that what none of them does costs nothing to ask for. */
import type { CardDefinition } from '../model/cards.ts'
import type { Game } from '../model/game.ts'
import type { ContinuousEffect } from '../model/lasting.ts'

export type ContinuousKind = ContinuousEffect['continuous']

/** What sets off the effect of an Ability, a Tool or a Stadium. */
export type Trigger = 'whenDamaged' | 'whenKnockedOut' | 'checkup'

const NONE: readonly ContinuousEffect[] = []

/** The continuous effects printed on a card. */
export const continuousEffectsOf = (card: CardDefinition | null): readonly ContinuousEffect[] => {
  if (card === null) return NONE
  if (card.kind !== 'Pokemon') return ('continuous' in card ? card.continuous : undefined) ?? NONE
  if (card.abilities === undefined) return NONE
  return card.abilities.flatMap((ability) => ability.continuous ?? NONE)
}

const TRIGGERS: readonly Trigger[] = ['whenDamaged', 'whenKnockedOut', 'checkup']

const triggersOf = (card: CardDefinition): readonly Trigger[] => {
  const texts: readonly object[] = card.kind === 'Pokemon' ? (card.abilities ?? []) : [card]
  return TRIGGERS.filter((trigger) => texts.some((text) => trigger in text))
}

interface Catalogue {
  readonly continuous: ReadonlySet<ContinuousKind>
  readonly triggers: ReadonlySet<Trigger>
}

const known = new WeakMap<Game['definitions'], Catalogue>()

const catalogueOf = (definitions: Game['definitions']): Catalogue => {
  const before = known.get(definitions)
  if (before !== undefined) return before
  const cards = Object.values(definitions)
  const catalogue: Catalogue = {
    continuous: new Set(cards.flatMap((card) => continuousEffectsOf(card).map(({ continuous }) => continuous))),
    triggers: new Set(cards.flatMap(triggersOf)),
  }
  known.set(definitions, catalogue)
  return catalogue
}

/** Whether any card of this game has a continuous effect of that kind, in play or not. */
export const changesAny = (game: Game, kind: ContinuousKind): boolean =>
  catalogueOf(game.definitions).continuous.has(kind)

/** Whether any card of this game has an effect that this sets off, in play or not. */
export const anythingIsSetOffBy = (game: Game, trigger: Trigger): boolean =>
  catalogueOf(game.definitions).triggers.has(trigger)

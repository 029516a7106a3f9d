/** A selection: a label for people, and tokens for everything that it refers to, so that every panel can highlight it. */
import type { GameEvent } from 'ptcg-turn-engine/model'

/** A token of something a panel can show. A Pokémon is identified by its lowest card, as in the game. */
export type About =
  | `card:${number}`
  | `player:${number}`
  | `state:${string}`
  | `transition:${string}`
  | `clause:${string}`
  | `rule:${string}`
  | `event:${string}`
  | `step:${number}`

export interface Selection {
  readonly label: string
  readonly about: readonly About[]
}

/** True if a selection highlights a thing, that is, if the two share a token. */
export const isLit = (selection: Selection | null, about: readonly About[]): boolean =>
  selection?.about.some((token) => about.includes(token)) ?? false

/** True if both are the same selection. */
export const isSameSelection = (a: Selection | null, b: Selection | null): boolean =>
  a === b || (a !== null && b !== null && a.about.join() === b.about.join())

const isNumber = (value: unknown): value is number => typeof value === 'number'

/** The tokens of an event: its type and the cards and Pokémon that it names. */
export const aboutEvent = (event: GameEvent): readonly About[] => {
  const { card, pokemon } = event as { readonly card?: unknown; readonly pokemon?: unknown }
  return [`event:${event.type}`, ...[card, pokemon].filter(isNumber).map((id): About => `card:${id}`)]
}

/** Makes boards with other printings of the cards of which only the name is known. */
import type { Snapshot } from 'ptcg-turn-engine'
import { gameWith } from 'ptcg-turn-engine/internal/game/changes/copy'
import type { CardDefinition, CardId } from 'ptcg-turn-engine/model'
import { carriedOutByHand } from './byHand.ts'
import { sightingKey } from './sightings.ts'
import type { RefereedTable } from './table.ts'

/** Returns the same moment with other printings of some cards. */
export type Supposition = (at: Snapshot) => Snapshot

/** A card of uncertain printing, and the other printings that matter. */
export interface OpenCard {
  readonly card: CardId
  readonly printings: readonly CardDefinition[]
}

/** The maximum number of boards that are tried. */
const MAX_BOARDS = 128

/** Supposes that these cards have this printing. */
export const supposing =
  (cards: readonly CardId[], printing: CardDefinition): Supposition =>
  (at) => {
    const { definitions } = at.game
    return {
      ...at,
      game: gameWith(at.game, {
        definitions: { [printing.id]: carriedOutByHand(printing), ...definitions },
        cards: at.game.cards.map((one, id) => (cards.includes(id) ? { ...one, definition: printing.id } : one)),
      }),
    }
  }

/** Returns every board with these printings, in which all cards of one player with the same name are alike; null if there are too many. */
export const suppositions = (table: RefereedTable, open: readonly OpenCard[]): readonly Supposition[] | null => {
  const { cards } = table.game
  const nameOf = (card: CardId): string => sightingKey(cards[card]?.owner ?? 0, table.nameOf(card) ?? '')
  const byName = new Map<string, ReadonlySet<CardDefinition>>()
  for (const { card, printings } of open)
    byName.set(nameOf(card), new Set([...(byName.get(nameOf(card)) ?? []), ...printings]))
  return [...byName].reduce<readonly Supposition[] | null>(
    (all, [name, printings]) => {
      if (all === null || all.length * (printings.size + 1) > MAX_BOARDS) return null
      const alike = cards.flatMap(({ definition }, card) =>
        definition !== null && nameOf(card) === name ? [card] : [],
      )
      const ways: readonly Supposition[] = [(at) => at, ...[...printings].map((printing) => supposing(alike, printing))]
      return all.flatMap((before) =>
        ways.map(
          (way): Supposition =>
            (at) =>
              way(before(at)),
        ),
      )
    },
    [(at) => at],
  )
}

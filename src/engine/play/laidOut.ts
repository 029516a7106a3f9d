/** Checks two decks and numbers their cards. The result is cached, because many games may be played with the same decks (SU.1, SU.2). */
import * as E from '#fp-ts/Either'
import type * as RNEA from '#fp-ts/ReadonlyNonEmptyArray'
import { type DeckProblem, deckProblems } from '../../game/cards/deckConstruction.ts'
import type { Deck } from '../../game/cards/decks.ts'
import type { CardDefinition, DefinitionId } from '../../game/model/cards.ts'
import type { Card } from '../../game/model/game.ts'
import type { PlayerId } from '../../game/model/players.ts'
import type { CardId } from '../../game/model/pokemon.ts'
import type { Ruleset } from '../../game/model/ruleset.ts'

type Catalogue = Readonly<Record<DefinitionId, CardDefinition>>

/** The cards of two decks, frozen because all games with these decks share them. */
export interface LaidOutCards {
  readonly cards: readonly Card[]
  /** The definitions of all cards in the decks. */
  readonly definitions: Catalogue
  /** The ids of the cards of each deck, in the order of the deck list. */
  readonly decks: readonly [readonly CardId[], readonly CardId[]]
}

/** Laid-out cards in the cache, with the deck lists, the catalogue and the ruleset that they were made for. */
interface Known {
  readonly lists: readonly [readonly DefinitionId[], readonly DefinitionId[]]
  readonly catalogue: Catalogue
  readonly ruleset: Ruleset
  readonly table: LaidOutCards
}

const idsFrom = (first: number, size: number): readonly CardId[] => {
  const ids: CardId[] = []
  for (let id = first; id < first + size; id += 1) ids.push(id)
  return Object.freeze(ids)
}

const tableOf = (lists: Known['lists'], catalogue: Catalogue): LaidOutCards => {
  const [first, second] = lists
  const cards = lists.flatMap((list, owner) =>
    list.map((definition): Card => Object.freeze({ owner: owner as PlayerId, definition })),
  )
  const used = new Set([...first, ...second])
  return {
    cards: Object.freeze(cards),
    definitions: Object.freeze(Object.fromEntries([...used].map((id) => [id, catalogue[id] as CardDefinition]))),
    decks: [idsFrom(0, first.length), idsFrom(first.length, second.length)],
  }
}

/**
 * The cache: for each deck that player 0 has used, the laid-out cards of the latest game with this deck. Deck lists are compared card by
 * card, because a host may have changed a list since then.
 */
const known = new WeakMap<Deck, Known>()

const isSame = (list: readonly DefinitionId[], before: readonly DefinitionId[]): boolean =>
  list.length === before.length && list.every((id, at) => id === before[at])

/** The cards and definitions for a game with two decks, or every problem with the decks. */
export const layOutDecks = (
  first: Deck,
  second: Deck,
  catalogue: Catalogue,
  ruleset: Ruleset,
): E.Either<RNEA.ReadonlyNonEmptyArray<DeckProblem>, LaidOutCards> => {
  const before = known.get(first)
  if (
    before !== undefined &&
    before.catalogue === catalogue &&
    before.ruleset === ruleset &&
    isSame(first.cards, before.lists[0]) &&
    isSame(second.cards, before.lists[1])
  )
    return E.right(before.table)
  const problems = [first, second].flatMap((deck) => deckProblems(deck, catalogue, ruleset))
  if (problems.length > 0) return E.left(problems as unknown as RNEA.ReadonlyNonEmptyArray<DeckProblem>)
  const lists = [[...first.cards], [...second.cards]] as const
  const table = tableOf(lists, catalogue)
  known.set(first, { lists, catalogue, ruleset, table })
  return E.right(table)
}

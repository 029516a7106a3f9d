/** Reports on deck lists: which cards the engine carries out by itself, and which cards keep most decks from being fully automatic. */
import type { DefinitionId } from 'ptcg-turn-engine/model'
import { isAutomatic, type ReadCard } from '../cards/readCard.ts'
import { type DeckListRemark, type MissingCard, readDeckList } from './deckList.ts'

/** A deck list and its name. */
export interface NamedDeckList {
  readonly name: string
  readonly text: string
}

/** A card of a deck with a text that is done by hand. */
export interface CardByHand {
  readonly id: DefinitionId
  readonly name: string
  readonly copies: number
  /** The sentences that are not understood, or one sentence that says why a text as a whole is not understood. */
  readonly why: readonly string[]
}

/** The report on one deck. */
export interface ReportedDeck {
  readonly name: string
  /** The number of cards that the engine carries out by itself, counting every copy. */
  readonly automatic: number
  /** The number of cards in the list, counting every copy. */
  readonly all: number
  readonly byHand: readonly CardByHand[]
  /** Cards that are not among the given cards. */
  readonly missing: readonly MissingCard[]
  readonly remarks: readonly DeckListRemark[]
}

/** A card name or a sentence, with the number of decks in which it is done by hand. */
export interface Blocking {
  readonly what: string
  readonly decks: number
}

/** The number of decks that would be fully automatic if the first `names` cards of the ranking were automatic. */
export interface PointOfCurve {
  readonly names: number
  readonly decks: number
}

/** A report on decks. `names` and `sentences` rank what is done by hand; names or sentences in the most decks come first. */
export interface DeckReport {
  readonly decks: readonly ReportedDeck[]
  /**
   * `all`: the number of decks. `known`: the decks that contain cards, no unknown card and no unreadable line. `automatic`: the known decks
   * that are fully automatic.
   */
  readonly whole: { readonly automatic: number; readonly known: number; readonly all: number }
  readonly names: readonly Blocking[]
  readonly sentences: readonly Blocking[]
  /** Counts only the decks that `whole` counts as `known`. */
  readonly curve: readonly PointOfCurve[]
}

const deckOf = ({ name, text }: NamedDeckList, cards: ReadonlyMap<DefinitionId, ReadCard>): ReportedDeck => {
  const { cards: ids, missing, remarks } = readDeckList(text, [...cards.values()])
  const byHand = [...new Set(ids)].flatMap((id): readonly CardByHand[] => {
    const card = cards.get(id)
    return card === undefined || isAutomatic(card)
      ? []
      : [
          {
            id,
            name: card.definition.name,
            copies: ids.filter((one) => one === id).length,
            why: card.texts.flatMap(({ unread }) => unread),
          },
        ]
  })
  const sum = (all: readonly { readonly copies: number }[]): number => all.reduce((now, { copies }) => now + copies, 0)
  return { name, automatic: ids.length - sum(byHand), all: ids.length + sum(missing), byHand, missing, remarks }
}

/** Ranks names or sentences by the number of lists that contain them. */
const ranking = (named: readonly (readonly string[])[]): readonly Blocking[] => {
  const counts = new Map<string, number>()
  for (const names of named) for (const one of new Set(names)) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts]
    .map(([what, decks]) => ({ what, decks }))
    .sort((one, other) => other.decks - one.decks || (one.what < other.what ? -1 : 1))
}

/** Reads deck lists with the given cards, and counts the cards and sentences that are done by hand. Never throws. */
export const deckReport = (lists: readonly NamedDeckList[], cards: readonly ReadCard[]): DeckReport => {
  const byId = new Map(cards.map((card) => [card.definition.id, card]))
  const decks = lists.map((list) => deckOf(list, byId))
  const known = decks.filter(
    ({ missing, all, remarks }) =>
      missing.length === 0 && all > 0 && remarks.every(({ remark }) => remark !== 'unreadable'),
  )
  const blocked = known.map(({ byHand }) => byHand.map(({ name }) => name))
  const names = ranking(decks.map(({ byHand }) => byHand.map(({ name }) => name)))
  const place = new Map(names.map(({ what }, index) => [what, index + 1]))
  const needed = blocked.map((all) => Math.max(0, ...all.map((name) => place.get(name) ?? 0)))
  return {
    decks,
    whole: { automatic: blocked.filter((all) => all.length === 0).length, known: known.length, all: decks.length },
    names,
    sentences: ranking(decks.map(({ byHand }) => byHand.flatMap(({ why }) => why))),
    curve: [0, ...place.values()].map((mended) => ({
      names: mended,
      decks: needed.filter((one) => one <= mended).length,
    })),
  }
}

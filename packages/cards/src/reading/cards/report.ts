/** Reports which share of a list of printed cards the engine carries out by itself, and which sentences most often prevent this. */
import { isAutomatic, type PrintedText, type ReadCard, TEXT_KINDS, type TextKind } from './readCard.ts'

/** The number of automatic texts or printings, and the number of all. */
export interface Share {
  readonly automatic: number
  readonly all: number
}

/** A sentence that is not understood, and the number of different texts that contain it. */
export interface Unread {
  readonly sentence: string
  readonly texts: number
}

/** The results for a list of cards. Equal texts are counted once, even if several cards have them. */
export interface CardReport {
  readonly texts: { readonly [Kind in TextKind]: Share }
  /** Attacks with a printed text. */
  readonly attacksWithText: Share
  /** Printings; a printing is automatic if all its texts are. */
  readonly printings: Share
  readonly unread: readonly Unread[]
  /** One entry, `sentence: doubt`, for each thing that the second look finds only in a sentence's words or only in its effect. */
  readonly doubts: readonly string[]
}

const share = (texts: readonly PrintedText[]): Share => ({
  automatic: texts.filter(({ unread }) => unread.length === 0).length,
  all: texts.length,
})

/** Returns each text once, even if several cards have it. */
const differentTexts = (cards: readonly ReadCard[]): readonly PrintedText[] => [
  ...new Map(
    cards.flatMap(({ texts }) => texts).map((text) => [`${text.kind} ${text.printed}`, text] as const),
  ).values(),
]

const mostUnread = (texts: readonly PrintedText[]): readonly Unread[] => {
  const counts = new Map<string, number>()
  for (const { unread } of texts)
    for (const sentence of new Set(unread)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  return [...counts]
    .map(([sentence, count]) => ({ sentence, texts: count }))
    .sort((one, other) => other.texts - one.texts || (one.sentence < other.sentence ? -1 : 1))
}

/** Counts the texts and printings that are automatic, and ranks the sentences that are not understood. */
export const reportOf = (cards: readonly ReadCard[]): CardReport => {
  const texts = differentTexts(cards)
  const ofKind = (kind: TextKind): Share => share(texts.filter((text) => text.kind === kind))
  return {
    texts: Object.fromEntries(TEXT_KINDS.map((kind) => [kind, ofKind(kind)])) as CardReport['texts'],
    attacksWithText: share(texts.filter(({ kind, printed }) => kind === 'attack' && /[A-Za-z]/.test(printed))),
    printings: { automatic: cards.filter(isAutomatic).length, all: cards.length },
    unread: mostUnread(texts),
    doubts: [...new Set(texts.flatMap(({ doubts = [] }) => doubts))],
  }
}

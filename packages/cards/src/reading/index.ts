/** Reads cards as they are printed, from public JSON, into definitions that the engine plays. */

export { type FieldUse, fieldUses } from './cards/fields.ts'
export { isAutomatic, type PrintedText, type ReadCard, TEXT_KINDS, type TextKind } from './cards/readCard.ts'
export {
  type ReadCards,
  type ReadingInParts,
  readCards,
  readCardsInParts,
  withEvolutionLines,
} from './cards/readCards.ts'
export { type CardReport, reportOf, type Share, type Unread } from './cards/report.ts'
export { type DeckListRemark, type MissingCard, type ReadDeckList, readDeckList } from './deckLists/deckList.ts'
export {
  type Blocking,
  type CardByHand,
  type DeckReport,
  deckReport,
  type NamedDeckList,
  type PointOfCurve,
  type ReportedDeck,
} from './deckLists/deckReport.ts'

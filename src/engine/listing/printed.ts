/**
 * Finds the plans of a state that each card of a hand fits by its printed values. The result is cached for each printing, because printed
 * values do not change.
 */
import { memoizeBoth } from '../../game/board/memoize.ts'
import type { Game } from '../../game/model/game.ts'
import type { CardId } from '../../game/model/pokemon.ts'
import type { Draft } from './payloads.ts'
import type { Kinds, Plan, Plans } from './plan.ts'

/** A player's hand, with the plans of a state that its cards fit. */
export interface Hand {
  readonly cards: readonly CardId[]
  /** The number of each card's printing, by the card's id. */
  readonly printings: readonly number[]
  /** The plans that each printing fits, by the number of the printing. */
  readonly kinds: readonly (Kinds | undefined)[]
  /** The plans that at least one card of the hand fits. */
  readonly together: Kinds
}

const NO_HAND: Hand = { cards: [], printings: [], kinds: [], together: 0 }

/** The number of each card's printing in the catalogue of its game; all hidden cards share the last number. */
const printingsOf = memoizeBoth((definitions: Game['definitions'], cards: Game['cards']): readonly number[] => {
  const numbers = new Map(Object.keys(definitions).map((id, number) => [id, number]))
  return cards.map(({ definition }) => numbers.get(definition ?? '') ?? numbers.size)
})

const ask = (plans: Plans, game: Game, draft: Draft): Kinds => {
  let kinds = 0
  for (const { index, printed } of plans.all)
    if (printed.length > 0 && printed.every((holds) => holds(game, draft as never))) kinds |= 1 << index
  return kinds
}

/** The hand of the player whose turn it is, with the plans that its cards fit; empty if no plan reads printed values. */
export const handFor = (plans: Plans, game: Game, draft: Draft): Hand => {
  if (!plans.lookAtPrint) return NO_HAND
  const printings = printingsOf(game.definitions, game.cards)
  const kinds = plans.kindsIn(game.definitions)
  const cards = game.players[game.turn.player].hand
  let together = 0
  for (const card of cards) {
    const printing = printings[card] as number
    let kind = kinds[printing]
    if (kind === undefined) {
      draft.card = card
      kind = ask(plans, game, draft)
      kinds[printing] = kind
    }
    together |= kind
  }
  return { cards, printings, kinds, together }
}

/** True if the hand has a card that fits the plan, or if the plan does not read printed values. */
export const hasFitting = ({ index, printed }: Plan, { together }: Hand): boolean =>
  printed.length === 0 || (together & (1 << index)) !== 0

/** True if a card of the hand fits a plan. */
export const isFitting = ({ index }: Plan, { printings, kinds }: Hand, card: CardId): boolean =>
  ((kinds[printings[card] as number] as Kinds) & (1 << index)) !== 0

/** The nearest earlier position in the hand with a card of the same printing, or -1 if there is none. */
export const twinBefore = ({ cards, printings }: Hand, at: number): number => {
  const printing = printings[cards[at] as CardId]
  let before = at - 1
  while (before >= 0 && printings[cards[before] as CardId] !== printing) before -= 1
  return before
}

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
  /** The number of each card's printing, by the card's id. */
  readonly printings: readonly number[]
  /** The cards of the hand that fit each plan, by the plan's index and in the order of the hand. */
  readonly fitting: readonly (readonly CardId[] | undefined)[]
}

const NO_HAND: Hand = { printings: [], fitting: [] }

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
  const fitting: CardId[][] = []
  for (const card of game.players[game.turn.player].hand) {
    const printing = printings[card] as number
    let kind = kinds[printing]
    if (kind === undefined) {
      draft.card = card
      kind = ask(plans, game, draft)
      kinds[printing] = kind
    }
    for (let left = kind; left !== 0; left &= left - 1) {
      const index = 31 - Math.clz32(left & -left)
      const already = fitting[index]
      if (already === undefined) fitting[index] = [card]
      else already.push(card)
    }
  }
  return { printings, fitting }
}

/** True if the hand has a card that fits the plan, or if the plan does not read printed values. */
export const hasFitting = ({ index, printed }: Plan, { fitting }: Hand): boolean =>
  printed.length === 0 || fitting[index] !== undefined

/** The last position before `at` whose card has the same printing as the card at `at`, or -1 if there is none. */
export const twinBefore = (cards: readonly CardId[], at: number, { printings }: Hand): number => {
  const printing = printings[cards[at] as CardId]
  let before = at - 1
  while (before >= 0 && printings[cards[before] as CardId] !== printing) before -= 1
  return before
}

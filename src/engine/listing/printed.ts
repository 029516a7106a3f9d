/**
 * Finds which transitions of a state the cards of the hand fit. Each printing is asked once, since printed values do
 * not change.
 */
import type { Game } from '../../game/model/game.ts'
import type { CardId } from '../../game/model/pokemon.ts'
import type { Draft } from './payloads.ts'
import type { Kinds, Plan, Plans } from './plan.ts'

/** Which plans each card of the current player's hand fits, in the order of the hand, and the union of all of them. */
export interface Hand {
  readonly kinds: readonly Kinds[]
  readonly together: Kinds
}

const NO_HAND: Hand = { kinds: [], together: 0 }

const ask = (plans: Plans, game: Game, draft: Draft): Kinds => {
  let kinds = 0
  for (const { index, printed } of plans.all)
    if (printed.length > 0 && printed.every((holds) => holds(game, draft as never))) kinds |= 1 << index
  return kinds
}

/** The hand as the plans of a state see it; empty if none of them reads printed values. The draft names the player. */
export const handFor = (plans: Plans, game: Game, draft: Draft): Hand => {
  if (!plans.lookAtPrint) return NO_HAND
  const cards = game.players[game.turn.player].hand
  const printings = plans.kindsIn(game.definitions)
  let together = 0
  const kinds = cards.map((card) => {
    const printing = game.cards[card]?.definition ?? ''
    let kind = printings.get(printing)
    if (kind === undefined) {
      draft.card = card
      kind = ask(plans, game, draft)
      printings.set(printing, kind)
    }
    together |= kind
    return kind
  })
  return { kinds, together }
}

/** True if the hand has a card that fits the plan, or if the plan does not read printed values. */
export const hasFitting = ({ index, printed }: Plan, { together }: Hand): boolean =>
  printed.length === 0 || (together & (1 << index)) !== 0

/** True if the card at a position of the hand fits a plan. */
export const isFitting = ({ index }: Plan, { kinds }: Hand, at: number): boolean =>
  ((kinds[at] as Kinds) & (1 << index)) !== 0

/** The latest card before this one in the hand with the same printing; undefined if there is none. */
export const twinOf = (at: number, { players, turn, cards }: Game, { kinds }: Hand): CardId | undefined => {
  const { hand } = players[turn.player]
  const printing = cards[hand[at] as CardId]?.definition
  for (let before = at - 1; before >= 0; before -= 1)
    if (kinds[before] === kinds[at] && cards[hand[before] as CardId]?.definition === printing) return hand[before]
  return undefined
}

/** Which transitions of a state a card of the hand is of the right kind for: asked of each printing once, as print does not change. */
import type { Game } from '../../game/model/game.ts'
import type { Draft } from './payloads.ts'
import type { Kinds, Plan, Plans } from './plan.ts'

/** What each card of the hand of the player whose turn it is is of the right kind for, in its order, and all of them together. */
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

/** The hand as the plans of a state see it; empty where none of them looks at what is printed. The draft says who plays. */
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

/** Whether the hand has a card of the right kind, or the plan does not look at what is printed. */
export const hasFitting = ({ index, printed }: Plan, { together }: Hand): boolean =>
  printed.length === 0 || (together & (1 << index)) !== 0

/** Whether the card at a position of the hand is of the right kind for a plan. */
export const isFitting = ({ index }: Plan, { kinds }: Hand, at: number): boolean =>
  ((kinds[at] as Kinds) & (1 << index)) !== 0

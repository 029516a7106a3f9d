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
  /** For each card, the position of the latest one before it with the same printing; -1 if there is none. */
  readonly twins: readonly number[]
}

const NO_HAND: Hand = { kinds: [], together: 0, twins: [] }

const ask = (plans: Plans, game: Game, draft: Draft): Kinds => {
  let kinds = 0
  for (const { index, printed } of plans.all)
    if (printed.length > 0 && printed.every((holds) => holds(game, draft as never))) kinds |= 1 << index
  return kinds
}

/** The position of the latest card before this one with the same printing; -1 if there is none. */
const twinOf = (at: number, { players, turn, cards }: Game, kinds: readonly Kinds[]): number => {
  const { hand } = players[turn.player]
  const printing = cards[hand[at] as CardId]?.definition
  for (let twin = at - 1; twin >= 0; twin -= 1)
    if (kinds[twin] === kinds[at] && cards[hand[twin] as CardId]?.definition === printing) return twin
  return -1
}

/** The hand as the plans of a state see it; empty if none of them reads printed values. The draft names the player. */
export const handFor = (plans: Plans, game: Game, draft: Draft): Hand => {
  if (!plans.lookAtPrint) return NO_HAND
  const cards = game.players[game.turn.player].hand
  const printings = plans.kindsIn(game.definitions)
  let together = 0
  const twins: number[] = []
  const kinds: Kinds[] = []
  for (const card of cards) {
    const printing = game.cards[card]?.definition ?? ''
    let kind = printings.get(printing)
    if (kind === undefined) {
      draft.card = card
      kind = ask(plans, game, draft)
      printings.set(printing, kind)
    }
    together |= kind
    kinds.push(kind)
    twins.push(kind === 0 ? -1 : twinOf(kinds.length - 1, game, kinds))
  }
  return { kinds, together, twins }
}

/** True if the hand has a card that fits the plan, or if the plan does not read printed values. */
export const hasFitting = ({ index, printed }: Plan, { together }: Hand): boolean =>
  printed.length === 0 || (together & (1 << index)) !== 0

/** True if the card at a position of the hand fits a plan. */
export const isFitting = ({ index }: Plan, { kinds }: Hand, at: number): boolean =>
  ((kinds[at] as Kinds) & (1 << index)) !== 0

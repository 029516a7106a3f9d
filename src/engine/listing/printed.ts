/**
 * Finds which transitions of a state the cards of the hand fit. Each printing is asked once, since printed values do
 * not change.
 */
import type { Game } from '../../game/model/game.ts'
import type { CardId } from '../../game/model/pokemon.ts'
import type { Draft } from './payloads.ts'
import type { Kinds, Plan, Plans } from './plan.ts'

/** The plans that the cards of a player's hand fit, in the order of the hand. */
export interface Hand {
  readonly kinds: readonly Kinds[]
  /** The plans that any of them fits. */
  readonly together: Kinds
  /** For each card, the latest card before it with the same printing; undefined if there is none. */
  readonly twins: readonly (CardId | undefined)[]
}

const NO_HAND: Hand = { kinds: [], together: 0, twins: [] }

const ask = (plans: Plans, game: Game, draft: Draft): Kinds => {
  let kinds = 0
  for (const { index, printed } of plans.all)
    if (printed.length > 0 && printed.every((holds) => holds(game, draft as never))) kinds |= 1 << index
  return kinds
}

/** The hand as the plans of a state see it; empty if none of them reads printed values. The draft names the player. */
export const handFor = (plans: Plans, game: Game, draft: Draft): Hand => {
  if (!plans.lookAtPrint) return NO_HAND
  const printings = plans.kindsIn(game.definitions)
  const latest = new Map<string, CardId>()
  let together = 0
  const kinds: Kinds[] = []
  const twins: (CardId | undefined)[] = []
  for (const card of game.players[game.turn.player].hand) {
    const printing = game.cards[card]?.definition ?? ''
    let kind = printings.get(printing)
    if (kind === undefined) {
      draft.card = card
      kind = ask(plans, game, draft)
      printings.set(printing, kind)
    }
    together |= kind
    kinds.push(kind)
    twins.push(latest.get(printing))
    latest.set(printing, card)
  }
  return { kinds, together, twins }
}

/** True if the hand has a card that fits the plan, or if the plan does not read printed values. */
export const hasFitting = ({ index, printed }: Plan, { together }: Hand): boolean =>
  printed.length === 0 || (together & (1 << index)) !== 0

/** True if the card at a position of the hand fits a plan. */
export const isFitting = ({ index }: Plan, { kinds }: Hand, at: number): boolean =>
  ((kinds[at] as Kinds) & (1 << index)) !== 0

/**
 * Finds which transitions of a state the cards of the hand fit. Each printing is asked once, since printed values do
 * not change.
 */
import type { Game } from '../../game/model/game.ts'
import type { CardId } from '../../game/model/pokemon.ts'
import type { Draft } from './payloads.ts'
import type { Hand, Kinds, Plan, Plans } from './plan.ts'

const NO_HAND: Hand = { kinds: [], together: 0, twins: [] }

const ask = (plans: Plans, game: Game, draft: Draft): Kinds => {
  let kinds = 0
  for (const { index, printed } of plans.all)
    if (printed.length > 0 && printed.every((holds) => holds(game, draft as never))) kinds |= 1 << index
  return kinds
}

const look = (plans: Plans, game: Game, draft: Draft, cards: readonly CardId[]): Hand => {
  const printings = plans.kindsIn(game.definitions)
  const latest = new Map<string, CardId>()
  let together = 0
  const kinds: Kinds[] = []
  const twins: (CardId | undefined)[] = []
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
    twins.push(latest.get(printing))
    latest.set(printing, card)
  }
  return { kinds, together, twins }
}

/** The hand as the plans of a state see it; empty if none of them reads printed values. The draft names the player. */
export const handFor = (plans: Plans, game: Game, draft: Draft): Hand => {
  if (!plans.lookAtPrint) return NO_HAND
  return look(plans, game, draft, game.players[game.turn.player].hand)
}

/** True if the hand has a card that fits the plan, or if the plan does not read printed values. */
export const hasFitting = ({ index, printed }: Plan, { together }: Hand): boolean =>
  printed.length === 0 || (together & (1 << index)) !== 0

/** True if the card at a position of the hand fits a plan. */
export const isFitting = ({ index }: Plan, { kinds }: Hand, at: number): boolean =>
  ((kinds[at] as Kinds) & (1 << index)) !== 0

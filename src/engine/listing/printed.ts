/**
 * Finds which transitions of a state the cards of the hand fit. Each printing is asked once, since printed values do
 * not change.
 */
import { memoizeBoth } from '../../game/board/memoize.ts'
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

/** The number of each card's printing in the catalogue of its game; all hidden cards have the last. */
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

/** The hand as the plans of a state see it; empty if none of them reads printed values. The draft names the player. */
export const handFor = (plans: Plans, game: Game, draft: Draft): Hand => {
  if (!plans.lookAtPrint) return NO_HAND
  const printings = printingsOf(game.definitions, game.cards)
  const known = plans.kindsIn(game.definitions)
  const { hand } = game.players[game.turn.player]
  let together = 0
  const kinds: Kinds[] = []
  const twins: (CardId | undefined)[] = []
  for (let at = 0; at < hand.length; at += 1) {
    const card = hand[at] as CardId
    const printing = printings[card] as number
    let kind = known[printing]
    if (kind === undefined) {
      draft.card = card
      kind = ask(plans, game, draft)
      known[printing] = kind
    }
    together |= kind
    kinds.push(kind)
    let twin: CardId | undefined
    for (let before = at - 1; before >= 0 && twin === undefined; before -= 1)
      if (printings[hand[before] as CardId] === printing) twin = hand[before]
    twins.push(twin)
  }
  return { kinds, together, twins }
}

/** True if the hand has a card that fits the plan, or if the plan does not read printed values. */
export const hasFitting = ({ index, printed }: Plan, { together }: Hand): boolean =>
  printed.length === 0 || (together & (1 << index)) !== 0

/** True if the card at a position of the hand fits a plan. */
export const isFitting = ({ index }: Plan, { kinds }: Hand, at: number): boolean =>
  ((kinds[at] as Kinds) & (1 << index)) !== 0

/** Effects that name cards without a choice: all of a zone, all that are attached, some that chance takes from a hand. */
import { countOf } from '../board/count.ts'
import { playerOf } from '../board/references.ts'
import { notTaken, randomOrder, rolled } from '../changes/chance.ts'
import { remember, withAsk } from '../changes/record.ts'
import type { EffectNamed } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import type { PlayerId } from '../model/players.ts'
import type { CardId } from '../model/pokemon.ts'
import { offeredAttached, offeredCards } from './choosing.ts'
import { type Here, shuffleFirst } from './continuation.ts'

const named = (game: Game, as: string, cards: readonly CardId[]): Game =>
  game.resolution === null
    ? game
    : remember(game, { done: cards.length > 0, cards: { ...game.resolution.memory.cards, [as]: cards } })

/** A deck that all of them are shuffled into is shuffled even where there are none (GR.5). */
export const allCards = (game: Game, effect: EffectNamed<'allCards'>, here: Here): Game => {
  const { as, whose } = effect
  const cards = offeredCards(game, here, effect)
  const next = game.resolution?.todo[0]
  const isForDeck = next?.do === 'move' && next.cards === as && next.to === 'deck'
  const found = named(game, as, cards)
  return cards.length === 0 && isForDeck ? shuffleFirst(found, [whose]) : found
}

export const allAttached = (game: Game, effect: EffectNamed<'allAttached'>, here: Here): Game =>
  named(game, effect.as, offeredAttached(game, here, effect))

/** Chance has taken cards from a hand, where nobody has taken them yet (R32). They stay there until they are moved. */
export const takeAtRandom = (game: Game, player: PlayerId, as: string, positions: readonly number[]): Game => {
  const memory = game.resolution?.memory
  if (memory === undefined) return game
  const left = notTaken(game, player)
  const taken = positions.map((position) => left[position] as CardId)
  return remember(named(game, as, [...(memory.cards[as] ?? []), ...taken]), { held: [...memory.held, ...taken] })
}

export const randomCards = (game: Game, { as, whose, cards }: EffectNamed<'randomCards'>, here: Here): Game => {
  const player = playerOf(here.source, whose)
  const left = notTaken(game, player)
  const wanted = Math.min(left.length, Math.max(0, countOf(game, here.source, here.memory, cards)))
  const none = named(game, as, [])
  if (wanted === 0) return none
  const taken = rolled(none, (upTo) => randomOrder(left.length, upTo).slice(0, wanted))
  return taken === null
    ? withAsk(none, { ask: 'atRandom', player, cards: wanted, as })
    : takeAtRandom(taken.game, player, as, taken.value)
}

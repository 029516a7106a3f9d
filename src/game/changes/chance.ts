/** Coins, shuffles and random cards (GR.8). A seeded game stores the state of a random generator, from which the results are drawn. */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { namedCards } from '../board/definitions.ts'
import type { Game, Randomness } from '../model/game.ts'
import type { PlayerId } from '../model/players.ts'
import type { CardId } from '../model/pokemon.ts'
import { record, remember, update, updatePlayer } from './record.ts'

/** A random generator for a seed, a whole number. The generator jumps ahead, because small seeds give similar first results. */
export const generatorFor = (seed: number): ReturnType<typeof xoroshiro128plus> => {
  const generator = xoroshiro128plus(seed)
  generator.jump()
  return generator
}

/** The randomness of a new seeded game. */
export const seeded = (seed: number): Randomness => ({ mode: 'seeded', state: generatorFor(seed).getState() })

/** Draws numbers from the generator of a seeded game. `upTo(limit)` gives a number from 0 to `limit`. Null if the host decides chance. */
export const roll = <Value>(
  game: Game,
  draw: (upTo: (limit: number) => number) => Value,
): { readonly game: Game; readonly value: Value } | null => {
  if (game.randomness.mode === 'asked') return null
  const generator = xoroshiro128plusFromState(game.randomness.state)
  const value = draw((limit) => uniformInt(generator, 0, limit))
  return { game: update(game, { randomness: { mode: 'seeded', state: generator.getState() } }), value }
}

/** A random order of `size` items: `order[i]` is the old position of the item at the new position `i`. */
export const randomOrder = (size: number, upTo: (limit: number) => number): readonly number[] => {
  const order: number[] = []
  for (let position = 0; position < size; position += 1) order.push(position)
  for (let i = size - 1; i > 0; i -= 1) {
    const j = upTo(i)
    const swapped = order[i] as number
    order[i] = order[j] as number
    order[j] = swapped
  }
  return order
}

/** Forgets which cards a player has looked at, because a deck or Prize cards are shuffled now (GR.5). */
const forgetting = (game: Game): Game =>
  game.resolution === null || game.resolution.memory.lookedAt.length === 0 ? game : remember(game, { lookedAt: [] })

/** Puts a deck into a new order. If `order` is shorter than the deck, only the cards at the bottom are reordered. */
export const reorderDeck = (game: Game, player: PlayerId, order: readonly number[]): Game => {
  const { deck } = game.players[player]
  const kept = deck.length - order.length
  const turned = order.map((position) => deck[kept + position] as CardId)
  const next = kept === 0 ? turned : [...deck.slice(0, kept), ...turned]
  const fact = { fact: 'DECK_SHUFFLED', player, order: next } as const
  return updatePlayer(forgetting(game), player, { deck: next }, kept === 0 ? fact : { ...fact, bottom: order.length })
}

/** Puts Prize cards into a new order. */
export const reorderPrizes = (game: Game, player: PlayerId, order: readonly number[]): Game => {
  const { prizes } = game.players[player]
  const next = order.map((position) => prizes[position] as CardId)
  return updatePlayer(forgetting(game), player, { prizes: next }, { fact: 'PRIZES_SHUFFLED', player, order: next })
}

/** Records the results of coin flips; `true` means heads. `purpose` is the reason for the flips. */
export const coinsShow = (game: Game, player: PlayerId, faces: readonly boolean[], purpose: string): Game =>
  record(game, ...faces.map((heads) => ({ fact: 'COIN_FLIPPED' as const, player, heads, for: purpose })))

/** The cards of a hand that can still be taken at random. Cards that were already taken are left out (R32). */
export const notTaken = ({ players, resolution }: Game, player: PlayerId): readonly CardId[] => {
  const { hand } = players[player]
  const held = resolution?.memory.held ?? []
  return held.length === 0 ? hand : hand.filter((card) => !held.includes(card))
}

/** Records that cards are shown to both players. */
export const revealCards = (game: Game, player: PlayerId, cards: readonly CardId[]): Game =>
  record(game, { fact: 'CARDS_REVEALED', player, cards: namedCards(game, cards) })

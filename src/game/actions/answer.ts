/** Actions for answers to requests: a player's picks, and the host's coins, shuffles and random cards (GR.6, GR.8). */

import { reorderDeck, reorderPrizes } from '../changes/chance.ts'
import { choiceWith } from '../changes/copy.ts'
import { withAsk } from '../changes/record.ts'
import { withLastOfAnOrder } from '../effects/choice.ts'
import { resolve, useChoice } from '../effects/resolve.ts'
import type { CoinAsk } from '../model/asks.ts'
import type { EventNamed } from '../model/events.ts'
import { takeRandomCards } from '../words/choosing/meaning.ts'
import { countCoins } from '../words/coins/meaning.ts'
import type { Action } from './action.ts'

export const resolveEffects: Action = (game) => resolve(game)

export const choose: Action<EventNamed<'CHOOSE'>> = (game, { option }) =>
  game.ask?.ask === 'choice'
    ? withAsk(game, withLastOfAnOrder(choiceWith(game.ask, { picked: [...game.ask.picked, option] })))
    : game

export const stopChoosing: Action = (game) =>
  game.ask?.ask === 'choice' ? withAsk(game, choiceWith(game.ask, { done: true })) : game

export const takeTheChoice: Action = (game) => useChoice(game)

/** The request for the coins that are left after one has landed, or null if none is left. */
const coinsLeft = (ask: CoinAsk, heads: boolean): CoinAsk | null => {
  if (ask.coins === 'untilTails') return heads ? ask : null
  return ask.coins > 1 ? { ...ask, coins: ask.coins - 1 } : null
}

export const landTheCoin: Action<EventNamed<'COIN_LANDED'>> = (game, { heads }) => {
  if (game.ask?.ask !== 'coin' || game.resolution === null) return game
  const { source, memory } = game.resolution
  return countCoins(withAsk(game, coinsLeft(game.ask, heads)), { source, memory }, [heads])
}

export const shuffleTheDeck: Action<EventNamed<'DECK_SHUFFLED'>> = (game, { order }) =>
  game.ask?.ask !== 'shuffle'
    ? game
    : (game.ask.prizes === true ? reorderPrizes : reorderDeck)(withAsk(game, null), game.ask.player, order)

export const takeTheRandomCard: Action<EventNamed<'CARD_TAKEN_AT_RANDOM'>> = (game, { position }) => {
  if (game.ask?.ask !== 'atRandom') return game
  const { player, cards, as } = game.ask
  const ask = cards > 1 ? { ...game.ask, cards: cards - 1 } : null
  return takeRandomCards(withAsk(game, ask), player, as, [position])
}

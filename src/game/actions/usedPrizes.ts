/** The actions of taking Prize cards. A Prize card may have a text that is used before the card goes to the hand (PR.2, R50). */
import { anythingIsTriggeredBy } from '../board/catalogue.ts'
import { namedCards } from '../board/definitions.ts'
import { moveCards, TO_HAND } from '../changes/cards.ts'
import { update, updatePlayer } from '../changes/record.ts'
import { triggeredByTaking } from '../changes/triggering.ts'
import { askChoice, pickedCards } from '../effects/choice.ts'
import { queue } from '../effects/continuation.ts'
import type { Option } from '../model/asks.ts'
import type { Game, KnockOut } from '../model/game.ts'
import { PLAYERS, type PlayerId, withSeat } from '../model/players.ts'
import type { CardId } from '../model/pokemon.ts'
import type { Action } from './action.ts'
import { nextFirst, takePrizesAt } from './knockOut.ts'

const NOBODY_ASKED: NonNullable<KnockOut['used']> = [null, null]

const usedBy = ({ knockOut }: Game, player: PlayerId): readonly CardId[] | null =>
  (knockOut?.used ?? NOBODY_ASKED)[player]

/** The chosen Prize cards with a text that the player may use now. */
const usable = (game: Game, player: PlayerId): readonly CardId[] =>
  (game.knockOut?.chosen[player] ?? [])
    .map((position) => game.players[player].prizes[position] as CardId)
    .filter((card) => triggeredByTaking(game, player, card).length > 0)

/** Asks a player which of the chosen Prize cards to use; the order of the picks counts. The opponent does not see the options. */
export const askWhichPrizesAreUsed: Action = (game) => {
  if (!anythingIsTriggeredBy(game, 'takenAsPrize')) return game
  const player = nextFirst(game).find((one) => usedBy(game, one) === null && usable(game, one).length > 0)
  if (player === undefined) return game
  const options = usable(game, player).map((card): Option => ({ option: 'card', card }))
  return askChoice(game, { player, purpose: 'usePrize', options, min: 0, max: options.length, hidden: true })
}

const withUsed = (game: Game, player: PlayerId, cards: readonly CardId[]): Game => {
  const { knockOut } = game
  return knockOut === null
    ? game
    : update(game, { knockOut: { ...knockOut, used: withSeat(knockOut.used ?? NOBODY_ASKED, player, cards) } })
}

export const keepTheUsedPrizes: Action = (game) =>
  game.ask?.ask === 'choice' ? withUsed(update(game, { ask: null }), game.ask.player, pickedCards(game.ask)) : game

/** Moves the chosen Prize cards to the hands, except the cards that the players use, and clears the choice. */
export const takePrizes: Action = (game) => {
  const taken = PLAYERS.reduce((now, player) => {
    const { prizes } = game.players[player]
    const positions = (game.knockOut?.chosen[player] ?? []).filter(
      (position) => usedBy(game, player)?.includes(prizes[position] as CardId) !== true,
    )
    return takePrizesAt(now, player, positions)
  }, game)
  return taken.knockOut === null ? taken : update(taken, { knockOut: { ...taken.knockOut, chosen: [[], []] } })
}

const takeAside = (game: Game, player: PlayerId, card: CardId): Game => {
  const { prizes } = game.players[player]
  const positions = [prizes.indexOf(card)]
  return updatePlayer(
    update(game, { limbo: card }),
    player,
    { prizes: prizes.filter((one) => one !== card) },
    { fact: 'PRIZES_TAKEN', player, count: 1, positions, cards: namedCards(game, [card]), to: 'limbo' },
  )
}

/** Moves the Prize card in `limbo`, which was used last, to the hand. Then takes the next Prize card, if any, and queues its text. */
export const useTheNextPrize: Action = (game) => {
  const { limbo } = game
  const done = limbo === null ? game : moveCards(game, [limbo], TO_HAND)
  const player = nextFirst(done).find((one) => (usedBy(done, one) ?? []).length > 0)
  if (player === undefined) return done
  const [card, ...left] = usedBy(done, player) as readonly [CardId, ...CardId[]]
  const taken = takeAside(withUsed(done, player, left), player, card)
  return queue(taken, triggeredByTaking(taken, player, card), player)
}

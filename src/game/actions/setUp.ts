/** The actions of set-up: coin toss, opening hands, mulligans, placing Pokémon and Prize cards (SU, MU). */

import { isABasicPokemon } from '../board/basicPokemon.ts'
import { namedCard, namedPokemon } from '../board/definitions.ts'
import { benchLimit, prizeCount } from '../board/limits.ts'
import { putCards, TO_DECK_TOP, withoutCard } from '../changes/cards.ts'
import { turnWith } from '../changes/copy.ts'
import { drawCards } from '../changes/draw.ts'
import { newPokemon } from '../changes/pokemon.ts'
import { record, update, updatePlayer, withAsk } from '../changes/record.ts'
import { askChoice, pickedCards, pickedOptions } from '../effects/choice.ts'
import { queue } from '../effects/continuation.ts'
import type { Option } from '../model/asks.ts'
import type { Program } from '../model/effects.ts'
import type { Fact } from '../model/facts.ts'
import { COIN_TOSS, type Game, OPENING_HAND, type SetUp } from '../model/game.ts'
import { opponentOf, PLAYERS, type PlayerId } from '../model/players.ts'
import type { CardId } from '../model/pokemon.ts'
import type { WaitingProgram } from '../model/resolution.ts'
import {
  aMulliganComesFirst,
  bothPlayersAreReady,
  extraCards,
  hasABasicPokemon,
  notReady,
  theTossComesLast,
} from '../rules/steering.ts'
import type { Action } from './action.ts'

/** The data of set-up at its beginning. */
export const NEW_SET_UP: SetUp = { owed: [0, 0], ready: [], placing: 0, bonusCards: [] }

const byRule = (player: PlayerId, label: string, program: Program): WaitingProgram => ({
  source: { kind: 'rule', player, label, pokemon: null },
  program,
})

const setUpOf = (game: Game): SetUp => game.setUp ?? NEW_SET_UP

/** Queues the toss, in which player 0 wins on heads. If the ruleset tosses the coin last, the toss waits until both players are ready. */
export const tossTheCoin: Action = (game) =>
  theTossComesLast(game) && !bothPlayersAreReady(game)
    ? game
    : queue(game, [byRule(0, COIN_TOSS, [{ do: 'flip', coins: 1 }])])

const winnerOfTheToss = ({ resolution }: Game): PlayerId => ((resolution?.memory.heads ?? 0) > 0 ? 0 : 1)

export const askWhoGoesFirst: Action = (game) =>
  askChoice(game, {
    player: winnerOfTheToss(game),
    purpose: 'goFirst',
    options: [
      { option: 'answer', answer: 'first' },
      { option: 'answer', answer: 'second' },
    ],
    min: 1,
    max: 1,
  })

const goesFirst = (game: Game, player: PlayerId, first: PlayerId): Game =>
  update(
    game,
    { firstPlayer: first, turn: turnWith(game.turn, { player: first }), ask: null, resolution: null },
    { fact: 'FIRST_PLAYER_CHOSEN', player, first },
  )

export const decideWhoGoesFirst: Action = (game) => {
  if (game.ask?.ask !== 'choice') return game
  const { player } = game.ask
  return goesFirst(game, player, game.ask.picked[0] === 0 ? player : opponentOf(player))
}

export const letTheWinnerGoFirst: Action = (game) => goesFirst(game, winnerOfTheToss(game), winnerOfTheToss(game))

const shuffleAndDraw = (game: Game, player: PlayerId): WaitingProgram =>
  byRule(player, OPENING_HAND, [
    { do: 'shuffleDeck', whose: 'you' },
    { do: 'draw', who: 'you', cards: game.ruleset.openingHand },
  ])

export const drawOpeningHands: Action = (game) =>
  queue(
    game,
    [game.firstPlayer, opponentOf(game.firstPlayer)].map((player) => shuffleAndDraw(game, player)),
  )

/** Shows a hand without a Basic Pokémon and puts it back into the deck. */
const showAndReturn = (game: Game, player: PlayerId): Game => {
  const { hand } = game.players[player]
  const shown = record(game, { fact: 'MULLIGAN', player, hand: hand.map((card) => namedCard(game, card)) })
  return putCards(updatePlayer(shown, player, { hand: [] }), hand, TO_DECK_TOP)
}

/** Lets both players draw a new hand. Neither player gets extra cards for this (MU.1). */
export const redrawBothHands: Action = (game) =>
  drawOpeningHands(PLAYERS.reduce(showAndReturn, game), { type: 'DONE', player: 0 })

const withOwed = ({ owed }: SetUp, player: PlayerId, cards: number): SetUp['owed'] =>
  player === 0 ? [cards, owed[1]] : [owed[0], cards]

export const redrawHand: Action = (game) => {
  const setUp = setUpOf(game)
  const { placing } = setUp
  const other = opponentOf(placing)
  const owed = withOwed(setUp, other, setUp.owed[other] + game.ruleset.cardsPerMulligan)
  const returned = showAndReturn(update(game, { setUp: { ...setUp, owed } }), placing)
  return queue(returned, [shuffleAndDraw(returned, placing)])
}

/**
 * Chooses the player who places Pokémon next, starting with the player who goes first. Usually this is a player with a Basic Pokémon; if
 * mulligans come first, it is a player without one (MU.2).
 */
export const beginPlacing: Action = (game) => {
  const waiting = notReady(game)
  const withABasic = !aMulliganComesFirst(game)
  const placing = waiting.find((player) => hasABasicPokemon(game, player) === withABasic) ?? waiting[0] ?? 0
  return update(game, { setUp: { ...setUpOf(game), placing } })
}

const basicsAmong = (game: Game, cards: readonly CardId[]): readonly Option[] =>
  cards.filter((card) => isABasicPokemon(game, card)).map((card) => ({ option: 'card', card }))

export const askForTheActivePokemon: Action = (game) => {
  const { placing } = setUpOf(game)
  const options = basicsAmong(game, game.players[placing].hand)
  return askChoice(game, { player: placing, purpose: 'active', options, min: 1, max: 1, hidden: true })
}

const pickedNow = ({ ask }: Game): readonly CardId[] => (ask?.ask === 'choice' ? pickedCards(ask) : [])

const placementFact = (game: Game, player: PlayerId, card: CardId, to: 'active' | 'bench'): Fact => ({
  fact: 'POKEMON_PLACED',
  player,
  pokemon: namedCard(game, card),
  to,
  faceDown: true,
})

export const placeTheActivePokemon: Action = (game) => {
  const { placing } = setUpOf(game)
  const card = pickedNow(game)[0]
  if (card === undefined) return game
  const { hand } = game.players[placing]
  return updatePlayer(
    withAsk(game, null),
    placing,
    { hand: withoutCard(hand, card), active: newPokemon(game, card) },
    placementFact(game, placing, card, 'active'),
  )
}

const askForBench = (game: Game, player: PlayerId, purpose: 'bench' | 'bonusBench', from: readonly CardId[]): Game =>
  askChoice(game, {
    player,
    purpose,
    options: basicsAmong(game, from),
    min: 0,
    max: benchLimit(game, player) - game.players[player].bench.length,
    hidden: true,
  })

const placeOnBench = (game: Game, player: PlayerId): Game => {
  const cards = pickedNow(game)
  const { hand, bench } = game.players[player]
  return updatePlayer(
    withAsk(game, null),
    player,
    {
      hand: hand.filter((one) => !cards.includes(one)),
      bench: [...bench, ...cards.map((card) => newPokemon(game, card))],
    },
    ...cards.map((card) => placementFact(game, player, card, 'bench')),
  )
}

export const askForTheBench: Action = (game) => {
  const { placing } = setUpOf(game)
  return askForBench(game, placing, 'bench', game.players[placing].hand)
}

export const placeTheBench: Action = (game) => placeOnBench(game, setUpOf(game).placing)

export const layPrizeCards: Action = (game) => {
  const setUp = setUpOf(game)
  const { placing } = setUp
  const { deck } = game.players[placing]
  const prizes = deck.slice(0, prizeCount(game))
  return updatePlayer(
    update(game, { setUp: { ...setUp, ready: [...setUp.ready, placing] } }),
    placing,
    { deck: deck.slice(prizes.length), prizes },
    { fact: 'PRIZES_LAID', player: placing, prizes: prizes.length },
  )
}

export const askHowManyExtraCards: Action = (game) => {
  const owed = extraCards(game)
  if (owed === null) return game
  const asked = game.ruleset.extraCards.announced ? owed.cards : 1
  const most = Math.min(asked, game.players[owed.player].deck.length)
  const options = Array.from({ length: most + 1 }, (_, number): Option => ({ option: 'number', number }))
  return askChoice(game, { player: owed.player, purpose: 'bonusDraw', options, min: 1, max: 1 })
}

export const drawExtraCards: Action = (game) => {
  if (game.ask?.ask !== 'choice') return game
  const { player } = game.ask
  const [pick] = pickedOptions(game.ask)
  const wanted = pick?.option === 'number' ? pick.number : 0
  const before = game.players[player].hand.length
  const drawn = drawCards(withAsk(game, null), player, wanted)
  const setUp = setUpOf(drawn)
  const { announced, drawn: when } = game.ruleset.extraCards
  const owed = withOwed(setUp, player, announced || wanted === 0 ? 0 : setUp.owed[player] - wanted)
  const bonusCards =
    when === 'afterSetUp' ? [...setUp.bonusCards, ...drawn.players[player].hand.slice(before)] : setUp.bonusCards
  return update(drawn, { setUp: { ...setUp, owed, placing: player, bonusCards } })
}

export const askForTheExtraBench: Action = (game) => {
  const { placing, bonusCards } = setUpOf(game)
  return askForBench(game, placing, 'bonusBench', bonusCards)
}

export const placeTheExtraBench: Action = (game) =>
  placeOnBench(update(game, { setUp: { ...setUpOf(game), bonusCards: [] } }), setUpOf(game).placing)

export const revealPokemon: Action = (game) =>
  update(
    game,
    { setUp: null, resolution: null },
    ...PLAYERS.flatMap((player): readonly Fact[] => {
      const { active, bench } = game.players[player]
      return active === null
        ? []
        : [
            {
              fact: 'POKEMON_REVEALED',
              player,
              active: namedPokemon(game, active),
              bench: bench.map((one) => namedPokemon(game, one)),
            },
          ]
    }),
  )

/** Plays set-up: the toss, opening hands, mulligans, Pokémon and Prize cards; and clears the table for another game. */
import { type CardId, opponentOf, PLAYERS, type PlayerId } from 'ptcg-turn-engine/model'
import { definitionOf, ownerOf } from './cards.ts'
import { flip, pick, shuffle } from './choices.ts'
import { drawCards, moveCards, newOraclePokemon } from './moves.ts'
import type { OracleTable, Playing } from './table.ts'

const isBasic = (table: OracleTable, card: CardId): boolean => {
  const printed = definitionOf(table, card)
  return printed?.kind === 'Pokemon' && printed.stage === 'Basic'
}

const basicsIn = (table: OracleTable, cards: readonly CardId[]): readonly CardId[] =>
  cards.filter((card) => isBasic(table, card))

const hasBasic = (table: OracleTable, player: PlayerId): boolean => basicsIn(table, table.sides[player].hand).length > 0

const cardOptions = (cards: readonly CardId[]) => cards.map((card) => ({ pick: 'card', card }) as const)

/**
 * Flips the coin of the toss; player 0 wins it with heads. The winner chooses who goes first, or in some eras goes first without a choice
 * (SU.3).
 */
function* tossForTheFirstTurn(table: OracleTable): Playing {
  const { heads } = yield* flip(table, 0, 1)
  const winner: PlayerId = heads > 0 ? 0 : 1
  if (!table.ruleset.goesFirst.winnerChooses) {
    table.firstPlayer = winner
    return
  }
  const options = [
    { pick: 'answer', answer: 'first' },
    { pick: 'answer', answer: 'second' },
  ] as const
  const [answer] = yield* pick(table, { player: winner, options, min: 1, max: 1 })
  const goesFirst = answer?.pick === 'answer' && answer.answer === 'first'
  table.firstPlayer = goesFirst ? winner : opponentOf(winner)
}

function* shuffleAndDraw(table: OracleTable, player: PlayerId): Playing {
  yield* shuffle(table, player)
  drawCards(table, player, table.ruleset.openingHand)
}

/** Puts a card of the hand face down into play. */
const place = (table: OracleTable, player: PlayerId, card: CardId, where: 'active' | 'bench'): void => {
  const side = table.sides[player]
  side.hand = side.hand.filter((one) => one !== card)
  const pokemon = newOraclePokemon(table, card)
  if (where === 'active') side.active = pokemon
  else side.bench.push(pokemon)
}

/** Places any number of the given Basic Pokémon on the Bench, up to its limit (SU.6). */
function* placeOnBench(table: OracleTable, player: PlayerId, from: readonly CardId[]): Playing {
  const options = cardOptions(basicsIn(table, from))
  const room = table.ruleset.benchLimit - table.sides[player].bench.length
  for (const one of yield* pick(table, { player, options, min: 0, max: room }))
    if (one.pick === 'card') place(table, player, one.card, 'bench')
}

/** Lays out the Active Pokémon, Bench and Prize cards of one player (SU.5 to SU.7). */
function* layOut(table: OracleTable, player: PlayerId): Playing {
  const side = table.sides[player]
  const options = cardOptions(basicsIn(table, side.hand))
  const [active] = yield* pick(table, { player, options, min: 1, max: 1 })
  if (active?.pick === 'card') place(table, player, active.card, 'active')
  yield* placeOnBench(table, player, side.hand)
  const { tie, prizes } = table.ruleset
  const many = table.tieBreak > 0 && tie.leadsTo === 'anotherGame' ? tie.prizes : prizes
  side.prizes = side.deck.splice(0, many)
}

/** Lets players without a Basic Pokémon shuffle their hands into their decks and draw new ones (MU.1, MU.2). */
function* mulligan(table: OracleTable, players: readonly PlayerId[]): Playing {
  for (const player of players) moveCards(table, table.sides[player].hand, 'deckBottom')
  for (const player of players) yield* shuffleAndDraw(table, player)
}

/**
 * Lets a player draw up to this number of cards for the other player's mulligans, and returns the drawn cards. The player chooses the
 * number in advance, or decides after looking at each card, depending on the ruleset (MU.3).
 */
function* extraCards(table: OracleTable, player: PlayerId, cards: number): Playing<readonly CardId[]> {
  const side = table.sides[player]
  const atOnce = table.ruleset.extraCards.announced ? cards : 1
  const all: CardId[] = []
  while (all.length < cards) {
    const most = Math.min(atOnce, side.deck.length)
    const options = Array.from({ length: most + 1 }, (_, number) => ({ pick: 'number', number }) as const)
    const [chosen] = yield* pick(table, { player, options, min: 1, max: 1 })
    const drawn = side.deck.slice(0, chosen?.pick === 'number' ? chosen.number : 0)
    drawCards(table, player, drawn.length)
    all.push(...drawn)
    if (drawn.length === 0 || table.ruleset.extraCards.announced) break
  }
  return all
}

/**
 * Plays set-up when only one player has a Basic Pokémon. That player draws extra cards after each mulligan of the other player, or after
 * both have set up, depending on the ruleset (MU.2, MU.3).
 */
function* layOutLate(table: OracleTable, late: PlayerId): Playing {
  const { cardsPerMulligan, extraCards: extra } = table.ruleset
  const other = opponentOf(late)
  const atOnce = extra.drawn === 'asTheyOccur'
  if (!atOnce) yield* layOut(table, other)
  let mulligans = 0
  for (; !hasBasic(table, late); mulligans += 1) {
    yield* mulligan(table, [late])
    if (atOnce) yield* extraCards(table, other, cardsPerMulligan)
  }
  if (atOnce) {
    for (const player of [table.firstPlayer, opponentOf(table.firstPlayer)] as const) yield* layOut(table, player)
    return
  }
  yield* layOut(table, late)
  yield* placeOnBench(table, other, yield* extraCards(table, other, mulligans * cardsPerMulligan))
}

export function* oracleSetUp(table: OracleTable): Playing {
  table.settingUp = true
  const { tossed } = table.ruleset.goesFirst
  if (tossed === 'beforeHands') yield* tossForTheFirstTurn(table)
  else table.firstPlayer = 0 // nobody is first yet; the oracle lets seat 0 draw and place first
  const inOrder = [table.firstPlayer, opponentOf(table.firstPlayer)] as const
  for (const player of inOrder) yield* shuffleAndDraw(table, player)
  while (!hasBasic(table, 0) && !hasBasic(table, 1)) yield* mulligan(table, inOrder)

  const late = inOrder.find((player) => !hasBasic(table, player))
  if (late === undefined) for (const player of inOrder) yield* layOut(table, player)
  else yield* layOutLate(table, late)
  if (tossed === 'afterSetUp') yield* tossForTheFirstTurn(table)
  table.settingUp = false
}

/** Puts every card back into its owner's deck, and resets the table for another game (TI.1). */
export const cleanUp = (table: OracleTable): void => {
  for (const player of PLAYERS) {
    const cards = table.cards.flatMap((_, card) => (ownerOf(table, card) === player ? [card] : []))
    const side = table.sides[player]
    side.deck = cards
    side.hand = []
    side.discard = []
    side.lostZone = []
    side.prizes = []
    side.active = null
    side.bench = []
    side.turnsTaken = 0
    side.spent = []
  }
  table.turn = { ...table.turn, number: 0, energyAttached: 0, supportersPlayed: 0, stadiumsPlayed: 0, retreats: 0 }
  table.turn.abilitiesUsed = []
  table.turn.played = []
  table.turn.cutShort = false
  table.turn.another = null
  table.turn.attacks = 0
  table.turn.ended = [0, 0]
  table.stadium = null
  table.rules = []
  table.limbo = null
  table.triggered = []
  table.attack = null
  table.settingUp = true
}

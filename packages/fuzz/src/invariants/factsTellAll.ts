/** Facts tell everything: a board that is updated from facts alone equals the game's board after every event. */
import { type CardId, type EventParts, type Fact, type Game, type InForce, PLAYERS } from 'ptcg-turn-engine/model'
import { factInWords } from 'ptcg-turn-engine/table'
import { lastingInWords } from 'ptcg-turn-engine/words'
import type { Check, Sent } from '../check.ts'
import { keyInWords, valueInWords } from '../oracle/valueInWords.ts'
import {
  FACT_PILES,
  factBoardOf,
  type HeardPile,
  pokemonWithSide,
  type ToldBoard,
  type ToldPokemon,
  type ToldSide,
} from './factBoard.ts'
import { cardInWords, conditionsInWords, playerInWords } from './reading.ts'
import { hear } from './replayFacts.ts'
import { isSame } from './sameness.ts'

/** A part of a Pokémon or of the table: its name, its value, and the value in words. */
type PartOf<Whole> = readonly [name: string, of: (whole: Whole) => unknown, inWords?: (value: never) => string]

const OF_A_POKEMON: readonly PartOf<ToldPokemon>[] = [
  ['cards', ({ id, cards }) => [id, ...cards]],
  ['Energy', ({ energy }) => energy],
  ['Tools', ({ tools }) => tools],
  ['damage', ({ damage }) => damage],
  ['Special Conditions', ({ conditions }) => conditions, conditionsInWords],
  [
    'lasting effects',
    ({ lasting }) => lasting,
    (all: readonly InForce[]) =>
      all.map(({ effect, source }) => `"${lastingInWords(effect)}" (${source})`).join(' and ') || 'nothing',
  ],
  [
    'time in play',
    ({ enteredOnTurn, changedOnTurn }) => [enteredOnTurn, changedOnTurn],
    ([entered, changed]: readonly number[]) =>
      `since turn ${entered}${changed === -1 ? '' : `, evolved or devolved on turn ${changed}`}`,
  ],
  ['used Abilities', ({ usedAbilities }) => usedAbilities],
]

/** The first part that differs, with its two values in words, or null. */
const differentPart = <Whole>(parts: readonly PartOf<Whole>[], told: Whole, is: Whole) => {
  for (const [name, of, inWords = valueInWords] of parts) {
    const values = [of(told), of(is)] as const
    if (!isSame(...values)) return { name, values: values.map((value) => inWords(value as never)) }
  }
  return null
}

const differentPokemon = (
  game: Game,
  told: ToldPokemon | null,
  pokemon: ToldPokemon | null,
  where: string,
): string | null => {
  if (told === null || pokemon === null)
    return told === pokemon
      ? null
      : `${cardInWords(game, (told ?? pokemon)?.id ?? -1)} is ${told === null ? 'not ' : ''}the ${where} according to the facts.`
  const part = differentPart(OF_A_POKEMON, told, pokemon)
  return part === null
    ? null
    : `${cardInWords(game, pokemon.id)}, the ${where}: by the facts its ${part.name} should be ${part.values[0]}, in the engine it has ${part.values[1]}.`
}

const whereIn = (side: ToldSide, card: CardId): string => {
  const pile = FACT_PILES.find((one) => side[one].includes(card))
  return pile === undefined ? 'elsewhere' : `in the ${keyInWords(pile)}`
}

/** The cards that only one of two piles holds; if they hold the same cards, their order differs. */
const differentPile = (game: Game, name: string, pile: HeardPile, told: ToldSide, is: ToldSide): string => {
  const moved = [...new Set([...told[pile], ...is[pile]])].filter(
    (card) => told[pile].includes(card) !== is[pile].includes(card),
  )
  const ways = moved.map(
    (card) =>
      `${cardInWords(game, card)} of ${name} is ${whereIn(told, card)} by the facts, and in the game it is ${whereIn(is, card)}`,
  )
  if (ways.length > 0) return `${ways.join('; ')}.`
  const at = told[pile].findIndex((card, place) => card !== is[pile][place])
  const there = [told, is].map((side) => cardInWords(game, side[pile][at] ?? -1))
  return `The ${keyInWords(pile)} of ${name} lies in another order: at place ${at + 1} from the top, the facts put ${there[0]}, and the game has ${there[1]}.`
}

const differentSide = (game: Game, told: ToldSide, is: ToldSide, name: string): string | null => {
  for (const pile of FACT_PILES) if (!isSame(told[pile], is[pile])) return differentPile(game, name, pile, told, is)
  const active = differentPokemon(game, told.active, is.active, `Active Pokémon of ${name}`)
  if (active !== null) return active
  if (told.bench.length !== is.bench.length)
    return `The Bench of ${name} holds ${told.bench.length} Pokémon by the facts, not ${is.bench.length}.`
  for (const [at, pokemon] of is.bench.entries()) {
    const bench = differentPokemon(game, told.bench[at] ?? null, pokemon, `Benched Pokémon ${at + 1} of ${name}`)
    if (bench !== null) return bench
  }
  return told.turnsTaken === is.turnsTaken ? null : `By the facts ${name} has taken ${told.turnsTaken} turns.`
}

const OF_THE_TABLE: readonly PartOf<ToldBoard>[] = [
  ['seat that goes first', ({ firstPlayer }) => firstPlayer],
  ['turn', ({ turn }) => turn.number],
  ['seat whose turn it is', ({ turn }) => turn.player],
  ['Stadium', ({ stadium }) => stadium?.card],
  [
    'last use of the Stadium in play',
    ({ stadium }) => stadium?.usedOnTurn,
    (turn: number) => (turn === 0 ? 'never' : `on turn ${turn}`),
  ],
  ['card being played', ({ limbo }) => limbo],
  ['Supporters played', ({ played }) => played],
  ['rules for a turn', ({ rules }) => rules],
  ['set-up', ({ settingUp }) => settingUp],
  ['attack', ({ attack }) => attack?.name],
  ['end of the attack', ({ attack }) => attack?.ended],
  ['number of the game', ({ tieBreak }) => tieBreak],
  ['result', ({ result }) => result],
]

/** The first difference between the reconstructed board and the game, in one sentence, or null. */
export const boardDifference = (board: ToldBoard, game: Game): string | null => {
  const is = factBoardOf(game)
  for (const player of PLAYERS) {
    const side = differentSide(game, board.sides[player], is.sides[player], playerInWords(game, player))
    if (side !== null) return side
  }
  const part = differentPart(OF_THE_TABLE, board, is)
  return part === null
    ? null
    : `The ${part.name} is ${part.values[0]} by the facts, and in the game it is ${part.values[1]}.`
}

/** A shuffle event is reported with as many cards as were shuffled, and a coin with its face and with whoever was asked to flip it. */
const answeredOtherwise = ({ event, before, after }: Sent): string | null => {
  const [fact] = after.game.facts
  const { type, order = [], heads } = event as Partial<EventParts> & { readonly type: string }
  if (type === 'COIN_LANDED' && fact?.fact === 'COIN_FLIPPED') {
    const { ask } = before.game
    return ask?.ask === 'coin' && ask.player === fact.player && fact.heads === heads
      ? null
      : `${playerInWords(before.game, fact.player)} has flipped ${fact.heads ? 'heads' : 'tails'} by the fact, and it was another coin.`
  }
  if (type !== 'DECK_SHUFFLED' || fact?.fact !== 'DECK_SHUFFLED') return null
  const told = fact.bottom ?? fact.order.length
  return told === order.length ? null : `${order.length} cards were shuffled, and ${told} by the fact.`
}

/** A retreat discards exactly the Energy that its fact names (T2E.2). */
const paidOtherwise = ({ before, after: { game } }: Sent): string | null => {
  const at = game.facts.findIndex(({ fact }) => fact === 'RETREATED')
  const retreated = game.facts[at]
  if (retreated?.fact !== 'RETREATED') return null
  const attached = before.game.players[retreated.player].active?.energy ?? []
  // what a text does because of the retreat is no payment
  const isSetOff = game.facts[at + 1]?.fact === 'EFFECT_APPLIES'
  const went = game.facts
    .slice(at + 1, isSetOff ? at + 1 : at + 3)
    .flatMap((fact) => (fact.fact === 'CARDS_MOVED' && fact.from === 'attached' ? fact.cards : []))
    .filter(({ id }) => attached.includes(id))
  const told = retreated.paid.map(({ id }) => id)
  return isSame(told.toSorted(), went.map(({ id }) => id).toSorted())
    ? null
    : `${cardInWords(game, retreated.pokemon.id)} retreats by the fact for ${told.map((id) => cardInWords(game, id)).join(', ') || 'nothing'}, and ${went.map(({ id }) => cardInWords(game, id)).join(', ') || 'nothing'} was discarded from it.`
}

/** More about a fact that does not fit: its places, or what was there before it. */
const moreOf = (board: ToldBoard, fact: Fact): string => {
  if (fact.fact === 'PRIZES_TAKEN')
    return ` The fact puts them at the places ${fact.positions.map((at) => at + 1).join(', ')}, in this order.`
  if (fact.fact !== 'COUNTERS_REMOVED') return ''
  const damage = pokemonWithSide(board, fact.pokemon.id)?.pokemon.damage ?? 0
  return ` Only ${damage + fact.counters * 10} damage was on it.`
}

const NOTHING_NEW: readonly Fact[] = []

/**
 * Compares the board that the facts build with the game. Counters of the turn and spent powers are left out, since no
 * fact reports them.
 */
export const factsTellEverything: Check = {
  name: 'facts tell everything',
  watch: (opening) => {
    const board = factBoardOf(opening.game)
    let heard = opening.game.facts
    return {
      see: (sent) => (sent.accepted ? (answeredOtherwise(sent) ?? paidOtherwise(sent)) : null),
      atRest: ({ game }) => {
        const facts = game.facts === heard ? NOTHING_NEW : game.facts
        heard = game.facts
        for (const fact of facts)
          if (!hear(board, fact))
            return `This does not fit what was told before: ${factInWords(fact, game)}${moreOf(board, fact)}`
        return boardDifference(board, game)
      },
    }
  },
}

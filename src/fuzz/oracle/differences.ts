/** Compares two tables, of the oracle and of the engine, and tells the first thing that lies otherwise. */
import type { Snapshot } from '../../engine/stepper/snapshot.ts'
import type { Conditions } from '../../game/model/conditions.ts'
import type { Game, Player } from '../../game/model/game.ts'
import { PLAYERS, type PlayerId } from '../../game/model/players.ts'
import type { CardId, Pokemon, PokemonId } from '../../game/model/pokemon.ts'
import type { Result } from '../../game/model/result.ts'
import { nameOf } from './cards.ts'
import type { AttackOnTable, OraclePokemon, OracleSide, OracleTable } from './table.ts'
import { turnDiffers } from './turnDiffers.ts'

/** Data as words; the order of the keys of an object means nothing. */
const words = (data: unknown): string => {
  if (Array.isArray(data)) return `[${data.map(words).join(', ')}]`
  if (typeof data !== 'object' || data === null) return `${data}`
  const entries = Object.entries(data).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([key, value]) => `${key} ${words(value)}`).join(', ')}}`
}

const sortedWords = (data: readonly unknown[]): readonly string[] => data.map(words).sort()

const sortedNumbers = (numbers: readonly number[]): readonly number[] => [...numbers].sort((one, other) => one - other)

const otherwise = (what: string, rules: unknown, engine: unknown): string | null => {
  if (rules === engine) return null
  const [expected, found] = [words(rules), words(engine)]
  return expected === found ? null : `${what}: ${expected} by the rules, ${found} in the engine`
}

/** What only one side has; something it has twice counts twice. */
const onlyInOne = (
  rules: readonly string[],
  engine: readonly string[],
): readonly [readonly string[], readonly string[]] => {
  const without = (some: readonly string[], others: readonly string[]): readonly string[] => {
    const left = [...others]
    return some.filter((one) => !left.includes(one) || left.splice(left.indexOf(one), 1).length === 0)
  }
  return [without(rules, engine), without(engine, rules)]
}

/** Things whose order means nothing. */
const inAnyOrder = (what: string, rules: readonly unknown[], engine: readonly unknown[]): string | null =>
  rules.length === 0 && engine.length === 0
    ? null
    : otherwise(what, ...onlyInOne(sortedWords(rules), sortedWords(engine)))

const namesOf = (table: OracleTable, cards: readonly CardId[]): string =>
  cards.length === 0 ? 'nothing' : cards.map((card) => `${nameOf(table, card)} (card ${card})`).join(', ')

const isSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, at) => one === others[at])

/** Cards that lie in an order. */
const pile = (table: OracleTable, what: string, rules: readonly CardId[], engine: readonly CardId[]): string | null => {
  if (isSame(rules, engine)) return null
  return `${what}: ${namesOf(table, rules)} by the rules, ${namesOf(table, engine)} in the engine`
}

/** Cards whose order means nothing. Told are those that only one side has. */
const heap = (table: OracleTable, what: string, rules: readonly CardId[], engine: readonly CardId[]): string | null => {
  if (isSame(rules, engine) || isSame(sortedNumbers(rules), sortedNumbers(engine))) return null
  const missing = rules.filter((card) => !engine.includes(card))
  const added = engine.filter((card) => !rules.includes(card))
  const only = (cards: readonly CardId[], where: string): readonly string[] =>
    cards.length === 0 ? [] : [`${namesOf(table, cards)} only ${where}`]
  return `${what}: ${[...only(missing, 'by the rules'), ...only(added, 'in the engine')].join(', ')}`
}

const first = (found: readonly (() => string | null)[]): string | null => {
  for (const look of found) {
    const says = look()
    if (says !== null) return says
  }
  return null
}

const conditionsDiffer = (name: string, rules: Conditions, engine: Conditions): string | null =>
  rules.poisoned === engine.poisoned &&
  rules.burned === engine.burned &&
  rules.rotated === engine.rotated &&
  rules.rotatedOnTurn === engine.rotatedOnTurn
    ? null
    : otherwise(`the Special Conditions of ${name}`, rules, engine)

const pokemonDiffers = (table: OracleTable, name: string, rules: OraclePokemon, engine: Pokemon): string | null =>
  first([
    () => pile(table, `the cards of ${name}`, rules.cards, engine.cards),
    () => heap(table, `the Energy on ${name}`, rules.energy, engine.energy),
    () => heap(table, `the Tools on ${name}`, rules.tools, engine.tools),
    () => otherwise(`the damage on ${name}`, rules.damage, engine.damage),
    () => otherwise(`whether ${name} is Knocked Out by a text`, rules.isOut, engine.isOut === true),
    () => conditionsDiffer(name, rules.conditions, engine.conditions),
    () => inAnyOrder(`what lasts on ${name}`, rules.lasting, engine.lasting),
    () => otherwise(`the turn on which ${name} came into play`, rules.enteredOnTurn, engine.enteredOnTurn),
    () => otherwise(`the turn on which ${name} evolved`, rules.changedOnTurn, engine.changedOnTurn),
    () => inAnyOrder(`the Abilities used by ${name}`, rules.usedAbilities, engine.usedAbilities),
  ])

const stackName = (table: OracleTable, cards: readonly CardId[]): string => {
  const top = cards.at(-1)
  return top === undefined ? 'nobody' : nameOf(table, top)
}

const seatName = (player: PlayerId): string => (player === 0 ? 'A' : 'B')

const ids = (pokemon: readonly { readonly id: PokemonId }[]): readonly PokemonId[] =>
  sortedNumbers(pokemon.map(({ id }) => id))

const pokemonOf = ({ active, bench }: Player): readonly Pokemon[] => (active === null ? bench : [active, ...bench])

const standingsOf = ({ active, bench }: OracleSide): readonly OraclePokemon[] =>
  active === null ? bench : [active, ...bench]

const sideDiffers = (table: OracleTable, game: Game, player: PlayerId): string | null => {
  const rules = table.sides[player]
  const engine = game.players[player]
  const whose = `${seatName(player)}'s`
  return first([
    () => pile(table, `${whose} Active Pokémon`, rules.active?.cards ?? [], engine.active?.cards ?? []),
    () => heap(table, `${whose} Bench`, ids(rules.bench), ids(engine.bench)),
    () =>
      first(
        standingsOf(rules).map((standing) => () => {
          const other = pokemonOf(engine).find(({ id }) => id === standing.id)
          const name = `${whose} ${stackName(table, standing.cards)}`
          return other === undefined ? null : pokemonDiffers(table, name, standing, other)
        }),
      ),
    () => heap(table, `${whose} hand`, rules.hand, engine.hand),
    () => heap(table, `${whose} discard pile`, rules.discard, engine.discard),
    () => heap(table, `${whose} Lost Zone`, rules.lostZone, engine.lostZone),
    () => pile(table, `${whose} Prize cards`, rules.prizes, engine.prizes),
    () => otherwise(`${whose} turns`, rules.turnsTaken, engine.turnsTaken),
    () => inAnyOrder(`what ${seatName(player)} has used of once a game`, rules.spent, engine.spent),
  ])
}

/**
 * A deck that is about to be shuffled has no order; nor has one from which an opening hand is still to be drawn, or one of a game
 * that was given up, perhaps before a shuffle.
 */
const decksDiffer = (table: OracleTable, { ask, players, result, resolution }: Game): string | null =>
  first(
    PLAYERS.map((player) => () => {
      const isShuffledNow = ask?.ask === 'shuffle' && ask.player === player
      // Cards of both players went into their decks, and one is shuffled after the other.
      const isShuffledAfter =
        ask?.ask === 'shuffle' &&
        resolution?.todo[0]?.do === 'shuffleDeck' &&
        (resolution.todo[0].whose === 'you') === (resolution.source.player === player)
      const isShuffledNext = table.settingUp && table.sides[player].hand.length === 0
      const isGivenUp = result?.reasons.includes('conceded') ?? false
      const compare = isShuffledNow || isShuffledAfter || isShuffledNext || isGivenUp ? heap : pile
      return compare(table, `${seatName(player)}'s deck`, table.sides[player].deck, players[player].deck)
    }),
  )

const resultWords = (result: Result | null): string => {
  if (result === null) return 'nobody has won'
  const who = result.outcome === 'win' ? `${seatName(result.winner)} has won` : 'it is a tie'
  return `${who} (${[...result.reasons].sort().join(', ')})`
}

/** How the game stands: who has won, and in which game of the match. */
export const resultDiffers = (table: OracleTable, { game }: Snapshot): string | null =>
  first([
    () => otherwise('the result', resultWords(table.result), resultWords(game.result)),
    () => otherwise('games that break a tie', table.tieBreak, game.tieBreak),
  ])

/** What both sides know of an attack in progress; null: there is none. */
const attackOn = (attack: Pick<AttackOnTable, 'player' | 'pokemon' | 'name' | 'ended' | 'damageByHand'> | null) =>
  attack === null
    ? null
    : {
        player: attack.player,
        pokemon: attack.pokemon,
        name: attack.name,
        ended: attack.ended,
        damageByHand: attack.damageByHand,
      }

/** The first thing on the table that lies otherwise in the engine, as a sentence, or null. */
export const differences = ({ game }: Snapshot, table: OracleTable): string | null =>
  first([
    () => otherwise('set-up', table.settingUp, game.setUp !== null),
    () => (table.settingUp ? null : turnDiffers(table.turn, game.turn)),
    () => (table.settingUp ? null : otherwise('the seat that goes first', table.firstPlayer, game.firstPlayer)),
    () => otherwise('the Stadium', table.stadium, game.stadium),
    () => otherwise('the card that is being played', table.limbo, game.limbo),
    () => inAnyOrder('what is in force for a turn', table.rules, game.lastingRules),
    () => otherwise('the attack in progress', attackOn(table.attack), attackOn(game.attack)),
    ...PLAYERS.map((player) => () => sideDiffers(table, game, player)),
    () => decksDiffer(table, game),
  ])

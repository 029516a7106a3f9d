/** Facts tell everything: a board that is updated from facts alone equals the game's board after every event. */
import {
  type CardId,
  type Fact,
  type Game,
  PLAYERS,
  type Player,
  type PlayerId,
  type Pokemon,
} from 'ptcg-turn-engine/model'
import type { Check } from '../check.ts'
import { FACT_PILES, factBoardOf, type ToldBoard, type ToldPokemon, type ToldSide } from './factBoard.ts'
import { cardInWords, conditionsInWords, playerInWords } from './reading.ts'
import { hear } from './replayFacts.ts'
import { COMPARED_PILES } from './sameness.ts'

const sameList = (one: readonly unknown[], other: readonly unknown[]): boolean => {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false
  return true
}

const sameText = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** The part of a Pokémon that differs, or null. */
const changedPart = (told: ToldPokemon, pokemon: Pokemon): string | null => {
  if (told.id !== pokemon.id || !sameList(told.cards, pokemon.cards)) return 'cards'
  if (!sameList(told.energy, pokemon.energy)) return 'Energy'
  if (!sameList(told.tools, pokemon.tools)) return 'Tools'
  if (told.damage !== pokemon.damage) return 'damage'
  const { poisoned, burned, rotated, rotatedOnTurn } = pokemon.conditions
  const { conditions } = told
  if (conditions.poisoned !== poisoned || conditions.burned !== burned) return 'Special Conditions'
  if (conditions.rotated !== rotated || conditions.rotatedOnTurn !== rotatedOnTurn) return 'Special Conditions'
  if (told.lasting.length !== pokemon.lasting.length) return 'lasting effects'
  if (told.lasting.some((one, at) => !sameInForce(one, pokemon.lasting[at]))) return 'lasting effects'
  if (told.enteredOnTurn !== pokemon.enteredOnTurn || told.changedOnTurn !== pokemon.changedOnTurn)
    return 'time in play'
  return sameList(told.usedAbilities, pokemon.usedAbilities) ? null : 'used Abilities'
}

const sameInForce = (one: Pokemon['lasting'][number], other: Pokemon['lasting'][number] | undefined): boolean =>
  other !== undefined &&
  one.whose === other.whose &&
  one.turn === other.turn &&
  one.source === other.source &&
  one.ofAttack === other.ofAttack &&
  sameText(one.effect, other.effect)

const describe = (part: string, told: ToldPokemon, pokemon: Pokemon): string => {
  const values: Readonly<Record<string, readonly [unknown, unknown]>> = {
    cards: [told.cards, pokemon.cards],
    Energy: [told.energy, pokemon.energy],
    Tools: [told.tools, pokemon.tools],
    damage: [told.damage, pokemon.damage],
    'Special Conditions': [conditionsInWords(told.conditions), conditionsInWords(pokemon.conditions)],
    'lasting effects': [told.lasting, pokemon.lasting],
    'time in play': [
      [told.enteredOnTurn, told.changedOnTurn],
      [pokemon.enteredOnTurn, pokemon.changedOnTurn],
    ],
    'used Abilities': [told.usedAbilities, pokemon.usedAbilities],
  }
  const [heard, is] = values[part] ?? []
  const say = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
  return `by what was told its ${part} should be ${say(heard)}, in the engine it has ${say(is)}.`
}

const differentPokemon = (
  game: Game,
  told: ToldPokemon | null,
  pokemon: Pokemon | null,
  where: string,
): string | null => {
  if (told === null || pokemon === null)
    return told === pokemon
      ? null
      : `${cardInWords(game, (told ?? pokemon)?.id ?? -1)} is ${told === null ? 'not ' : ''}told to be the ${where}.`
  const part = changedPart(told, pokemon)
  return part === null ? null : `${cardInWords(game, pokemon.id)}, the ${where}: ${describe(part, told, pokemon)}`
}

type Piles = Pick<Player, (typeof FACT_PILES)[number]>

const whereIn = (side: Piles, card: CardId): string => {
  const pile = FACT_PILES.find((one) => side[one].includes(card))
  return pile === undefined ? 'elsewhere' : `in the ${COMPARED_PILES[pile]}`
}

/** The cards that only one of two piles holds; if they hold the same cards, their order differs. */
const differentPile = (game: Game, name: string, pile: (typeof FACT_PILES)[number], told: Piles, is: Piles): string => {
  const moved = [...new Set([...told[pile], ...is[pile]])].filter(
    (card) => told[pile].includes(card) !== is[pile].includes(card),
  )
  return moved.length === 0
    ? `The ${COMPARED_PILES[pile]} of ${name} is told to lie in another order.`
    : `${moved
        .map(
          (card) =>
            `${cardInWords(game, card)} of ${name} is told to be ${whereIn(told, card)}, and in the game it is ${whereIn(is, card)}`,
        )
        .join('; ')}.`
}

const differentSide = (game: Game, told: ToldSide, player: Player, name: string): string | null => {
  for (const pile of FACT_PILES)
    if (!sameList(told[pile], player[pile])) return differentPile(game, name, pile, told, player)
  const active = differentPokemon(game, told.active, player.active, `Active Pokémon of ${name}`)
  if (active !== null) return active
  if (told.bench.length !== player.bench.length)
    return `The Bench of ${name} is told to hold ${told.bench.length} Pokémon, not ${player.bench.length}.`
  for (const [at, pokemon] of player.bench.entries()) {
    const bench = differentPokemon(game, told.bench[at] ?? null, pokemon, `Benched Pokémon ${at + 1} of ${name}`)
    if (bench !== null) return bench
  }
  return told.turnsTaken === player.turnsTaken ? null : `${name} is told to have taken ${told.turnsTaken} turns.`
}

const isPlayer = (value: unknown): value is PlayerId => PLAYERS.some((player) => player === value)

const LAST_USE = 'last use of the Stadium in play'

/** A part as a sentence shows it: players by name, other values as in a save. */
const partInWords = (game: Game, name: string, value: unknown): string =>
  name === LAST_USE
    ? value === 0
      ? 'never'
      : `on turn ${value}`
    : name.includes('player') && isPlayer(value)
      ? playerInWords(game, value)
      : (JSON.stringify(value) ?? 'nothing')

const tables = ({ attack, stadium, ...board }: ToldBoard): readonly (readonly [string, unknown])[] => [
  ['first player', board.firstPlayer],
  ['turn', board.turn.number],
  ['player of the turn', board.turn.player],
  ['Stadium', stadium?.card],
  [LAST_USE, stadium?.usedOnTurn],
  ['card being played', board.limbo],
  ['Supporters played', board.played],
  ['rules for a turn', board.rules],
  ['set-up', board.settingUp],
  ['attack', attack?.name],
  ['end of the attack', attack?.ended],
  ['number of the game', board.tieBreak],
  ['result', board.result],
]

/** The first difference between the reconstructed board and the game, in one sentence, or null. */
export const boardDifference = (board: ToldBoard, game: Game): string | null => {
  for (const player of PLAYERS) {
    const side = differentSide(game, board.sides[player], game.players[player], playerInWords(game, player))
    if (side !== null) return side
  }
  const { turn, stadium, attack } = game
  const is: readonly unknown[] = [
    game.firstPlayer,
    turn.number,
    turn.player,
    stadium?.card,
    stadium?.usedOnTurn,
    game.limbo,
    turn.played ?? [],
    game.lastingRules,
    game.setUp !== null,
    attack?.name,
    attack?.ended,
    game.tieBreak,
    game.result,
  ]
  for (const [at, [name, told]] of tables(board).entries())
    if (!sameText(told, is[at]))
      return `The ${name} was told to be ${partInWords(game, name, told)}, and in the game it is ${partInWords(game, name, is[at])}.`
  return null
}

/** The problem if a shuffle is reported with another number of cards than were shuffled, or null. */
const shuffledOtherwise = (event: unknown, [fact]: readonly Fact[]): string | null => {
  const { type, order = [] } = event as { readonly type: string; readonly order?: readonly number[] }
  if (type !== 'DECK_SHUFFLED' || fact?.fact !== 'DECK_SHUFFLED') return null
  const told = fact.bottom ?? fact.order.length
  return told === order.length ? null : `${order.length} cards were shuffled, and ${told} are told to be.`
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
      see: ({ event, accepted, after }) => (accepted ? shuffledOtherwise(event, after.game.facts) : null),
      atRest: ({ game }) => {
        const facts = game.facts === heard ? NOTHING_NEW : game.facts
        heard = game.facts
        for (const fact of facts)
          if (!hear(board, fact)) return `${JSON.stringify(fact)} does not fit what was told before.`
        return boardDifference(board, game)
      },
    }
  },
}

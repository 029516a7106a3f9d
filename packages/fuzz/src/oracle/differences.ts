/** Compares the oracle's table with the engine's, and describes the first difference. */
import type {
  CardId,
  Conditions,
  Game,
  InForce,
  Player,
  PlayerId,
  Pokemon,
  PokemonId,
  Result,
} from 'ptcg-turn-engine/model'
import { REASONS } from 'ptcg-turn-engine/table'
import { lastingInWords } from 'ptcg-turn-engine/words'
import { conditionsInWords } from '../invariants/reading.ts'
import { compareUnordered, differingNames, inAnyOrder, pile, seatName, unlessAlike } from './apart.ts'
import { pokemonName } from './keys.ts'
import { type AttackOnTable, type OraclePokemon, type OracleTable, pokemonOfSide } from './table.ts'
import { turnDiffers } from './turnDiffers.ts'
import { keyInWords } from './valueInWords.ts'

const conditionsDiffer = (name: string, rules: Conditions, engine: Conditions): string | null =>
  rules.poisoned === engine.poisoned &&
  rules.burned === engine.burned &&
  rules.rotated === engine.rotated &&
  rules.rotatedOnTurn === engine.rotatedOnTurn
    ? null
    : `${unlessAlike(`the Special Conditions of ${name}`, rules, engine, conditionsInWords)}${rules.rotated === engine.rotated || ![rules.rotated, engine.rotated].includes('Paralyzed') ? '' : ' (PC.5)'}`

/** Describes the source of an effect, the turn for which it is set, and the number of turns so far. */
const duringInWords =
  (table: OracleTable) =>
  ({ source, whose, turn }: Pick<InForce, 'source' | 'whose' | 'turn'>): string =>
    `(${source}, for ${seatName(whose)}'s own turn number ${turn}; so far ${seatName(whose)} has begun ${table.sides[whose].turnsTaken})`

const pokemonDiffers = (table: OracleTable, name: string, rules: OraclePokemon, engine: Pokemon): string | null =>
  pile(table, `the cards of ${name}`, rules.cards, engine.cards) ??
  compareUnordered(table, `the Energy on ${name}`, rules.energy, engine.energy) ??
  compareUnordered(table, `the Tools on ${name}`, rules.tools, engine.tools) ??
  unlessAlike(`the damage on ${name}`, rules.damage, engine.damage) ??
  unlessAlike(`whether ${name} is Knocked Out by a text`, rules.isOut, engine.isOut === true) ??
  conditionsDiffer(name, rules.conditions, engine.conditions) ??
  inAnyOrder(
    `the lasting effects on ${name}`,
    rules.lasting,
    engine.lasting,
    (one) => `"${lastingInWords(one.effect)}" ${duringInWords(table)(one)}`,
  ) ??
  unlessAlike(`the turn on which ${name} came into play`, rules.enteredOnTurn, engine.enteredOnTurn) ??
  unlessAlike(`the turn on which ${name} evolved`, rules.changedOnTurn, engine.changedOnTurn) ??
  inAnyOrder(`the Abilities used by ${name}`, rules.usedAbilities, engine.usedAbilities, String)

const ids = (pokemon: readonly { readonly id: PokemonId }[]): readonly PokemonId[] => pokemon.map(({ id }) => id)

const pokemonOf = ({ active, bench }: Player): readonly Pokemon[] => (active === null ? bench : [active, ...bench])

type Piles = Pick<Player, 'hand' | 'deck' | 'discard' | 'lostZone' | 'prizes'>

const PILES: { readonly [Pile in keyof Piles]: string } = {
  hand: 'in the hand',
  discard: 'in the discard pile',
  lostZone: 'in the Lost Zone',
  deck: 'in the deck',
  prizes: 'a Prize card',
}

const placeOf = (side: Piles, card: CardId): string => {
  const pile = (Object.keys(PILES) as readonly (keyof Piles)[]).find((one) => side[one].includes(card))
  return pile === undefined ? 'in play' : PILES[pile]
}

/**
 * Compares the hand, the discard pile and the Lost Zone of a player. The difference says where each card is by the rules, and where it is
 * in the engine.
 */
const pilesDiffer = (table: OracleTable, whose: string, rules: Piles, engine: Piles): string | null => {
  for (const pile of ['hand', 'discard', 'lostZone'] as const) {
    if (compareUnordered(table, pile, rules[pile], engine[pile]) === null) continue
    const moved = [...new Set([...rules[pile], ...engine[pile]])].filter(
      (card) => placeOf(rules, card) !== placeOf(engine, card),
    )
    const wayOf = (card: CardId) => `by the rules ${placeOf(rules, card)}, in the engine ${placeOf(engine, card)}`
    const places = [...new Set(moved.map(wayOf))].map((way) => {
      const cards = moved.filter((card) => wayOf(card) === way)
      return `${way}: ${differingNames(table, cards)}`
    })
    return `where ${whose} cards are: ${places.join('; ')}`
  }
  return null
}

/** The once-per-game powers in words. */
const POWERS = new Map<string, string>(Object.entries({ GX: 'a GX attack', VSTAR: 'a VSTAR Power' }))

/** Describes the first Pokémon that differs. Its name is looked up only in that case. */
const anyPokemonDiffers = (
  table: OracleTable,
  rules: readonly OraclePokemon[],
  engine: readonly Pokemon[],
): string | null => {
  for (const pokemon of rules) {
    const other = engine.find(({ id }) => id === pokemon.id)
    if (other !== undefined && pokemonDiffers(table, '', pokemon, other) !== null)
      return pokemonDiffers(table, pokemonName(table, pokemon.id), pokemon, other)
  }
  return null
}

const sideDiffers = (table: OracleTable, game: Game, player: PlayerId): string | null => {
  const rules = table.sides[player]
  const engine = game.players[player]
  const whose = `${seatName(player)}'s`
  return (
    pile(table, `${whose} Active Pokémon`, rules.active?.cards ?? [], engine.active?.cards ?? []) ??
    compareUnordered(table, `${whose} Bench`, ids(rules.bench), ids(engine.bench)) ??
    anyPokemonDiffers(table, pokemonOfSide(table, player), pokemonOf(engine)) ??
    unlessAlike(`the number of ${whose} Prize cards`, rules.prizes.length, engine.prizes.length) ??
    pilesDiffer(table, whose, rules, engine) ??
    pile(table, `${whose} Prize cards`, rules.prizes, engine.prizes) ??
    unlessAlike(`${whose} turns`, rules.turnsTaken, engine.turnsTaken) ??
    inAnyOrder(
      `the once-per-game powers that ${seatName(player)} has used`,
      rules.spent,
      engine.spent,
      (power) => POWERS.get(power) ?? power,
    )
  )
}

/**
 * Compares the deck of a player. Its order is ignored while it is about to be shuffled, before the opening hand is drawn from it, and in a
 * conceded game, which may have ended before a shuffle.
 */
const deckDiffers = (
  table: OracleTable,
  { ask, players, result, resolution }: Game,
  player: PlayerId,
): string | null => {
  const isShuffledNow = ask?.ask === 'shuffle' && ask.prizes === undefined && ask.player === player
  // another shuffle is requested now, and the next effect of the text shuffles this deck
  const isShuffledAfter =
    ask?.ask === 'shuffle' &&
    resolution?.todo[0]?.do === 'shuffleDeck' &&
    (resolution.todo[0].whose === 'you') === (resolution.source.player === player)
  const isShuffledNext = table.settingUp && table.sides[player].hand.length === 0
  const isGivenUp = result?.reasons.includes('conceded') ?? false
  const compare = isShuffledNow || isShuffledAfter || isShuffledNext || isGivenUp ? compareUnordered : pile
  return compare(table, `${seatName(player)}'s deck`, table.sides[player].deck, players[player].deck)
}

const resultWords = (result: Result | null): string => {
  if (result === null) return 'nobody has won'
  const who = result.outcome === 'win' ? `${seatName(result.winner)} has won` : 'it is a tie'
  return `${who} (${[...result.reasons]
    .sort()
    .map((reason) => REASONS[reason])
    .join(' and ')})`
}

/** Describes the difference in the result, together with the first difference between the sides; null if the results are the same. */
const resultsDiffer = (table: OracleTable, game: Game): string | null => {
  const differ = unlessAlike('the result', table.result, game.result, resultWords)
  const more = differ === null ? null : (sideDiffers(table, game, 0) ?? sideDiffers(table, game, 1))
  return more === null ? differ : `${differ}. And ${more}`
}

/** Compares the results, and the numbers of tie-break games. */
export const resultDiffers = (table: OracleTable, game: Game): string | null =>
  resultsDiffer(table, game) ?? unlessAlike('games that break a tie', table.tieBreak, game.tieBreak)

const stadiumInWords = (table: OracleTable, stadium: OracleTable['stadium']): string => {
  if (stadium === null) return 'none'
  const used = stadium.usedOnTurn === 0 ? 'not used' : `last used on turn ${stadium.usedOnTurn}`
  return `${differingNames(table, [stadium.card])}, ${used}`
}

/** The properties of an attack in progress that the oracle and the engine both have. */
const OF_AN_ATTACK = ['player', 'pokemon', 'name', 'ended', 'damageByHand'] as const

const attackOn = (attack: Pick<AttackOnTable, (typeof OF_AN_ATTACK)[number]> | null) =>
  attack === null ? null : Object.fromEntries(OF_AN_ATTACK.map((key) => [key, attack[key]]))

/** Compares the past events that texts can still ask about: those of this turn, and of the last turn of each player. */
export const pastDiffers = (table: OracleTable, { history, turn }: Game): string | null => {
  if (history.length === 0) return null
  const expected = table.past
    .filter((note) => note.turn === turn.number || turn.ended.includes(note.turn))
    .map(({ pokemon, card, isOver, ...note }) => ({
      ...note,
      pokemon: isOver ? null : (pokemon?.id ?? null),
      definition: table.cards[card ?? -1]?.definition ?? null,
    }))
  return inAnyOrder(
    'what has happened',
    expected,
    history,
    ({ what, turn: when, pokemon }) =>
      `${keyInWords(what)} in turn ${when}${pokemon === null ? '' : ` (${pokemonName(table, pokemon)})`}`,
  )
}

/** Describes the first difference between the engine's game and the oracle's table; null if there is none. */
export const differences = (game: Game, table: OracleTable): string | null =>
  unlessAlike('set-up', table.settingUp, game.setUp !== null) ??
  (table.settingUp ? null : turnDiffers(table.turn, game.turn, table.result !== null)) ??
  (table.settingUp ? null : unlessAlike('the seat that goes first', table.firstPlayer, game.firstPlayer)) ??
  unlessAlike('the Stadium', table.stadium, game.stadium, (stadium) => stadiumInWords(table, stadium)) ??
  unlessAlike('the card that is being played', table.limbo, game.limbo, (card) =>
    differingNames(table, card === null ? [] : [card]),
  ) ??
  inAnyOrder(
    'the effects set for a turn',
    table.rules,
    game.lastingRules,
    (rule) => `an effect of ${seatName(rule.player)} ${duringInWords(table)(rule)}`,
  ) ??
  unlessAlike(
    'the Abilities that disable Abilities',
    table.takers.map(({ of, called }) => `${called} of ${of?.id}`).join(', '),
    game.takingAway.map(({ pokemon, ability }) => `${ability} of ${pokemon}`).join(', '),
  ) ??
  unlessAlike('the attack in progress', attackOn(table.attack), attackOn(game.attack)) ??
  sideDiffers(table, game, 0) ??
  sideDiffers(table, game, 1) ??
  deckDiffers(table, game, 0) ??
  deckDiffers(table, game, 1)

/** Adversaries of the main phase. Each sends actions of one type that break one rule. The oracle decides which rules an action breaks. */
import type { RuleId, Snapshot } from 'ptcg-turn-engine'
import { memoize } from 'ptcg-turn-engine/internal/game/board/memoize'
import {
  type CardId,
  type Game,
  type GameEvent,
  opponentOf,
  type PlayerId,
  type PokemonId,
} from 'ptcg-turn-engine/model'
import type { TriedEvent } from '../check.ts'
import { tableOfGame } from '../invariants/inForceHere.ts'
import { WAYS } from '../oracle/cardReasons.ts'
import { definitionOf } from '../oracle/cards.ts'
import { abilitiesAtHand, attacksAtHand } from '../oracle/lending.ts'
import { rulesAgainst } from '../oracle/reasons.ts'
import { type OracleTable, type Play, pokemonOfSide } from '../oracle/table.ts'
import { breaking, isMainPhase, mayAttackNow, type Occasions } from './occasions.ts'

/** The rules that may forbid each type of action. Each pair of a type and a rule is one adversary. */
const FORBIDDEN = {
  BENCH_POKEMON: ['T2A.1', 'T2A.3', 'FT.1', 'GR.1'],
  EVOLVE: ['T2B.1', 'T2B.2', 'T2B.3', 'T2B.4', 'T2B.5', 'GR.1'],
  ATTACH_ENERGY: ['T2C.1', 'T2C.2', 'GR.1'],
  PLAY_ITEM: ['T2D.1', 'T2D.2', 'T2D.1b', 'FT.1', 'GR.1', 'GR.3'],
  PLAY_TOOL: ['TL.1', 'FT.1', 'GR.1'],
  PLAY_SUPPORTER: ['T2D.1', 'T2D.3', 'T2D.4', 'T2D.1b', 'GR.1', 'GR.3'],
  PLAY_STADIUM: ['T2D.1', 'T2D.5', 'T2D.7', 'T2D.8', 'FT.1', 'GR.1'],
  USE_STADIUM: ['T2D.5', 'T2D.8', 'T2D.1b', 'GR.3'],
  RETREAT: ['T2E.1', 'T2E.2', 'T2E.4', 'T2E.6', 'GR.1'],
  USE_ABILITY: ['T2F.1', 'T2F.2', 'T2F.3', 'T2D.1b', 'GR.1', 'GR.3', 'OG.1'],
  DISCARD_FROM_PLAY: ['T2D.9'],
  DECLARE_ATTACK: ['A-A.1', 'A-A.2', 'A-A.3', 'T3.2', 'GR.1', 'OG.1'],
} as const satisfies { readonly [Name in Exclude<Play['play'], 'END_TURN'>]: readonly RuleId[] }

type Forbidden = keyof typeof FORBIDDEN
type MainAdversary = { [Name in Forbidden]: `${Name} against ${(typeof FORBIDDEN)[Name][number]}` }[Forbidden]

/** The number of cards that are tried from each pile. Further cards would test nothing new. */
const A_FEW = 3
const NO_CARD = 9999

/** Cards anywhere except in the current player's hand. */
const cardsElsewhere = ({ players, turn, stadium }: Game): readonly CardId[] => {
  const own = players[turn.player]
  const other = players[opponentOf(turn.player)]
  const pokemon = [own.active, ...own.bench].flatMap((one) => one ?? [])
  return [
    own.discard.slice(-A_FEW),
    own.lostZone.slice(-A_FEW),
    own.deck.slice(0, A_FEW),
    own.deck.slice(-1),
    own.prizes.slice(0, 1),
    pokemon.flatMap(({ cards, energy, tools }) => [...cards, ...energy, ...tools]),
    other.hand.slice(0, A_FEW),
    other.discard.slice(-A_FEW),
    stadium === null ? [] : [stadium.card],
  ].flat()
}

const TYPES = Object.keys(WAYS) as readonly (keyof typeof WAYS)[]

/**
 * The actions of a type that adversaries try: they name cards in the hand and elsewhere, Pokémon of both sides, and ids that belong to no
 * Pokémon.
 */
const actions = (game: Game, table: OracleTable, type: string): readonly Play[] => {
  const types = TYPES.filter((one) => one === type)
  const { player } = game.turn
  const { hand, active, bench } = game.players[player]
  const own = pokemonOfSide(table, player)
  const theirs = pokemonOfSide(table, opponentOf(player)).map(({ id }) => id)
  const nobody: readonly PokemonId[] = [...hand.slice(0, 1), ...bench.flatMap(({ energy }) => energy), NO_CARD]
  const everybody = [...own.map(({ id }) => id), ...theirs, ...nobody]
  const onto = (play: keyof typeof WAYS, card: CardId, targets: readonly PokemonId[]): readonly Play[] =>
    play === 'EVOLVE' || play === 'ATTACH_ENERGY' || play === 'PLAY_TOOL'
      ? targets.map((pokemon) => ({ play, card, pokemon }))
      : [{ play, card }]
  const somebody = [active?.id ?? 0]
  const isFor = (play: keyof typeof WAYS, card: CardId): boolean => {
    const printed = definitionOf(table, card)
    return printed !== null && WAYS[play][2](printed)
  }
  const known = (card: CardId): boolean => definitionOf(table, card) !== null
  const indexes = (many: number): readonly number[] => Array.from({ length: many + 2 }, (_, at) => at)
  const attacks = own[0] === undefined || active === null ? 0 : attacksAtHand(table, own[0]).length
  const plays: readonly Play[] = [
    ...hand
      .filter(known)
      .flatMap((card) => types.flatMap((play) => onto(play, card, isFor(play, card) ? everybody : somebody))),
    ...cardsElsewhere(game).flatMap((card) =>
      types.filter((play) => isFor(play, card)).flatMap((play) => onto(play, card, somebody)),
    ),
    ...[game.cards.length, NO_CARD].flatMap((card) => types.flatMap((play) => onto(play, card, somebody))),
    { play: 'USE_STADIUM' },
    { play: 'RETREAT' },
    // also Abilities that the Active Pokémon does not have
    ...own.flatMap((one, at) =>
      indexes(abilitiesAtHand(table, one).length - (at === 0 ? 0 : 2)).map(
        (ability) => ({ play: 'USE_ABILITY', pokemon: one.id, ability }) as const,
      ),
    ),
    ...[...theirs, ...nobody].map((pokemon) => ({ play: 'USE_ABILITY', pokemon, ability: 0 }) as const),
    ...everybody.map((pokemon) => ({ play: 'DISCARD_FROM_PLAY', pokemon }) as const),
    ...indexes(attacks).map((attack) => ({ play: 'DECLARE_ATTACK', attack }) as const),
  ]
  return plays.filter(({ play }) => play === type)
}

const eventOf = (player: PlayerId, play: Play): GameEvent => {
  const { play: type, ...parts } = play
  return { type, player, ...parts } as GameEvent
}

/** Caches the forbidden actions of a game by type and rule. A type is added when it is first needed. */
const forbiddenIn = memoize((_: Game) => new Map<string, ReadonlyMap<RuleId, readonly TriedEvent[]>>())

const forbiddenBy = (game: Game, type: string): ReadonlyMap<RuleId, readonly TriedEvent[]> => {
  const table = tableOfGame(game)
  const tries = new Map<RuleId, TriedEvent[]>()
  for (const play of actions(game, table, type))
    for (const rule of rulesAgainst(table, play))
      tries.set(rule, [...(tries.get(rule) ?? []), breaking(rule, eventOf(game.turn.player, play))])
  return tries
}

/** The actions of the given type that the given rule forbids on this board. */
const forbiddenAt = (at: Snapshot, type: string, rule: RuleId): readonly TriedEvent[] => {
  if (!(isMainPhase(at) || (mayAttackNow(at) && type === 'DECLARE_ATTACK'))) return []
  const known = forbiddenIn(at.game)
  const tries = known.get(type) ?? forbiddenBy(at.game, type)
  known.set(type, tries)
  return tries.get(rule) ?? []
}

export const MAIN_PHASE = Object.fromEntries(
  Object.entries(FORBIDDEN).flatMap(([play, rules]) =>
    rules.map((rule): readonly [string, Occasions] => [`${play} against ${rule}`, (at) => forbiddenAt(at, play, rule)]),
  ),
) as { readonly [Name in MainAdversary]: Occasions }

/** Lists the rules that forbid playing a card of the hand or using a text. */
import type { RuleId } from 'ptcg-turn-engine'
import {
  type CardDefinition,
  type CardId,
  type EffectSource,
  NO_MEMORY,
  type OncePerGame,
  type PerTurn,
  type PokemonId,
  type Predicate,
  type Program,
  type TrainerDefinition,
} from 'ptcg-turn-engine/model'
import { definitionOf, fits, pokemonCard, saysItIsAPokemon } from './cards.ts'
import { modifiersOn } from './continuous.ts'
import { holds } from './counts.ts'
import { isFirstTurn, mayPlay, receives } from './ofPlayers.ts'
import { canPayAll } from './paying.ts'
import { couldChangeSomething } from './prospects.ts'
import { type OraclePokemon, type OracleSide, type OracleTable, type Play, pokemonOfSide } from './table.ts'

/** A rule, and a function that returns true if the rule forbids the action. */
export type Objection = readonly [rule: RuleId, forbids: () => boolean]

/** Objections in the order in which they are checked. A list is checked only if no earlier list forbids the action. */
export type Objections = readonly (readonly Objection[])[]

export type PlayNamed<Name extends Play['play']> = Extract<Play, { readonly play: Name }>
export type PlayOfACard = Extract<Play, { readonly card: CardId }>

export const mySide = (table: OracleTable): OracleSide => table.sides[table.turn.player]
export const myPokemon = (table: OracleTable): readonly OraclePokemon[] => pokemonOfSide(table, table.turn.player)
export const mine = (table: OracleTable, id: PokemonId): OraclePokemon | undefined =>
  myPokemon(table).find((pokemon) => pokemon.id === id)

export const isLimitReached = (done: number, limit: PerTurn): boolean => limit !== null && done >= limit

export const isPowerSpent = (table: OracleTable, power: OncePerGame | undefined): boolean =>
  power !== undefined && mySide(table).spent.includes(power)

const trainer =
  (kind: TrainerDefinition['trainer']) =>
  (card: CardDefinition): boolean =>
    card.kind === 'Trainer' && card.trainer === kind && saysItIsAPokemon(card) === null

/** For each event that plays a card: the rule that the card must be in the hand, the rule about its kind, and a test for that kind. */
export const WAYS: {
  readonly [Name in PlayOfACard['play']]: readonly [
    hand: RuleId,
    kind: RuleId,
    isFor: (card: CardDefinition) => boolean,
  ]
} = {
  BENCH_POKEMON: [
    'T2A.1',
    'T2A.1',
    (card) => (card.kind === 'Pokemon' && card.stage === 'Basic') || saysItIsAPokemon(card) !== null,
  ],
  EVOLVE: ['T2B.1', 'T2B.4', (card) => card.kind === 'Pokemon' && card.stage !== 'Basic'],
  ATTACH_ENERGY: ['T2C.1', 'T2C.1', (card) => card.kind === 'Energy'],
  PLAY_ITEM: ['T2D.1', 'T2D.2', trainer('Item')],
  PLAY_TOOL: ['TL.1', 'TL.1', trainer('Tool')],
  PLAY_SUPPORTER: ['T2D.1', 'T2D.3', trainer('Supporter')],
  PLAY_STADIUM: ['T2D.1', 'T2D.5', trainer('Stadium')],
}

/**
 * Objections to playing a card: it is not in the hand, its kind is not the one that the event plays, or an effect forbids playing it.
 * `yours` are further objections, checked together with the objection that the card is not in the hand.
 */
export const ofTheCard = (
  table: OracleTable,
  { play, card }: PlayOfACard,
  yours: readonly Objection[] = [],
): Objections => {
  const [hand, kind, isFor] = WAYS[play]
  const printed = definitionOf(table, card)
  return [
    [[hand, () => !mySide(table).hand.includes(card)], ...yours],
    [
      [kind, () => printed === null || !isFor(printed)],
      ['GR.1', () => !mayPlay(table, table.turn.player, card)],
    ],
  ]
}

/** True on the first turn of the game, if the ruleset forbids this kind of card then and the card's own text does not allow it (FT.1). */
export const isTooEarly = (
  table: OracleTable,
  card: CardId,
  what: 'items' | 'tools' | 'stadiums' | 'supporters',
): boolean => {
  const printed = definitionOf(table, card)
  const isAllowed = printed !== null && 'onTheFirstTurn' in printed && printed.onTheFirstTurn === true
  return isFirstTurn(table) && !table.ruleset.firstTurn[what] && !isAllowed
}

/** The condition and the cost of a text that a player can use. */
interface Usable {
  readonly only?: Predicate | undefined
  readonly cost?: Program | undefined
}

export const ofTheText = (
  table: OracleTable,
  source: EffectSource,
  { only, cost }: Usable,
  program: Program,
  condition: RuleId,
): Objections => [
  [[condition, () => only !== undefined && !holds(table, source, NO_MEMORY, only)]],
  [['GR.3', () => !canPayAll(table, source, cost, program)]],
  [['T2D.1b', () => !couldChangeSomething(table, source, program, NO_MEMORY, cost)]],
]

/** Checks an objection as if the card had left the hand, since a card leaves the hand before its text is carried out (T2D.1, R27). */
const inLimbo =
  (table: OracleTable, card: CardId, forbids: () => boolean): (() => boolean) =>
  () => {
    const side = mySide(table)
    const { hand } = side
    const { limbo } = table
    side.hand = hand.filter((one) => one !== card)
    table.limbo = card
    const answer = forbids()
    side.hand = hand
    table.limbo = limbo
    return answer
  }

export const ofTheTextOf = (table: OracleTable, card: CardId): Objections => {
  const printed = definitionOf(table, card)
  if (printed?.kind !== 'Trainer' || !('effect' in printed)) return []
  const source: EffectSource = { kind: 'trainer', player: table.turn.player, label: printed.name, pokemon: null }
  return ofTheText(table, source, printed, printed.effect, 'T2D.1').map((list) =>
    list.map(([rule, forbids]) => [rule, inLimbo(table, card, forbids)] as const),
  )
}

/**
 * Objections to evolving a Pokémon: it must have the name that the card evolves from, it must not have come into play, evolved or devolved
 * this turn, and its player must have begun the turn in which the ruleset first allows evolving (T2B.1 to T2B.5). Texts may allow a Pokémon
 * to evolve earlier.
 */
export const ofTheEvolution = (table: OracleTable, play: PlayNamed<'EVOLVE'>): Objections => {
  const pokemon = mine(table, play.pokemon)
  const card = ofTheCard(table, play, [['T2B.1', () => pokemon === undefined]])
  if (pokemon === undefined) return card
  const printed = definitionOf(table, play.card)
  const early = () =>
    modifiersOn(table, 'evolvesEarly', pokemon).filter(({ into }) => into === undefined || fits(table, play.card, into))
  const isFree = printed?.kind === 'Pokemon' && printed.evolvesEarly === true
  const mayBeNew = () => isFree || early().some(({ newcomer }) => newcomer !== undefined)
  return [
    ...card,
    [
      ['GR.1', () => !receives(table, play.card, pokemon)],
      ['T2B.1', () => printed?.kind !== 'Pokemon' || printed.evolvesFrom !== pokemonCard(table, pokemon).name],
      ['T2B.5', () => pokemon.changedOnTurn === table.turn.number && !mayBeNew()],
      [
        'T2B.3',
        () =>
          mySide(table).turnsTaken < table.ruleset.evolvesFromTurn &&
          !isFree &&
          !early().some(({ newcomer }) => newcomer !== 'only'),
      ],
      ['T2B.2', () => pokemon.enteredOnTurn === table.turn.number && !mayBeNew()],
    ],
  ]
}

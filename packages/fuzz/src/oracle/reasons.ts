/** Lists the rules that forbid an action of the main phase. */
import type { RuleId } from 'ptcg-turn-engine'
import { type EffectSource, NO_MEMORY } from 'ptcg-turn-engine/model'
import {
  isLimitReached,
  isPowerSpent,
  isTooEarly,
  mine,
  mySide,
  type Objections,
  ofTheCard,
  ofTheEvolution,
  ofTheText,
  ofTheTextOf,
  type PlayNamed,
} from './cardReasons.ts'
import { definitionOf, nameOf, saysItIsAPokemon } from './cards.ts'
import { lacking } from './changed.ts'
import { modifiersOn } from './continuous.ts'
import { holds } from './counts.ts'
import { mayCarry, units } from './energy.ts'
import { abilitiesAtHand, attacksAtHand } from './lending.ts'
import { isActive } from './moves.ts'
import { benchLimit, isFirstTurn, receives } from './ofPlayers.ts'
import { cantAttack, cantRetreat, cantUseAttack, retreatCost } from './ofPokemon.ts'
import type { OraclePokemon, OracleTable, Play } from './table.ts'

/** The rules against using the Stadium. Each Stadium card can be used once a turn (T2D.8, R24). */
const ofTheStadium = (table: OracleTable): Objections => {
  const { stadium } = table
  const printed = stadium === null ? null : definitionOf(table, stadium.card)
  if (printed?.kind !== 'Trainer' || printed.trainer !== 'Stadium' || printed.use === undefined)
    return [[['T2D.5', () => true]]]
  const source: EffectSource = { kind: 'stadium', player: table.turn.player, label: printed.name, pokemon: null }
  return [
    [['T2D.8', () => stadium?.usedOnTurn === table.turn.number]],
    ...ofTheText(table, source, { cost: printed.cost }, printed.use, 'T2D.5'),
  ]
}

/** The rules against using an Ability (T2F, OG.1, T2D.1b). */
const ofTheAbility = (table: OracleTable, { pokemon: id, ability: index }: PlayNamed<'USE_ABILITY'>): Objections => {
  const pokemon = mine(table, id)
  if (pokemon === undefined) return [[['T2F.3', () => true]]]
  const found = abilitiesAtHand(table, pokemon)[index]
  if (found?.ability.use === undefined) return [[['T2F.2', () => true]]]
  const { ability, works } = found
  const { name, from, limit, use = [] } = ability
  const source: EffectSource = { kind: 'ability', player: table.turn.player, label: name, pokemon: id }
  return [
    [
      ['GR.1', () => !works],
      ['T2F.2', () => from !== undefined && (from === 'Active') !== isActive(table, pokemon)],
      ['T2F.1', () => limit === 'oncePerTurn' && pokemon.usedAbilities.includes(name)],
      ['T2F.1', () => limit === 'onePerTurn' && table.turn.abilitiesUsed.includes(name)],
      ['OG.1', () => isPowerSpent(table, ability.oncePerGame)],
    ],
    ...ofTheText(table, source, ability, use, 'T2F.2'),
  ]
}

/** True if being Asleep or Paralyzed keeps a Pokémon from attacking or retreating. */
const isHeld = (table: OracleTable, active: OraclePokemon, doing: 'attacking' | 'retreating'): boolean => {
  const { rotated } = active.conditions
  const isTurned = rotated === 'Asleep' || rotated === 'Paralyzed'
  return isTurned && !modifiersOn(table, 'unhindered', active).some((one) => one.doing === doing)
}

/** The rules against retreating (T2E). */
const ofTheRetreat = (table: OracleTable): Objections => {
  const { active, bench } = mySide(table)
  if (active === null) return [[['T2E.2', () => true]]]
  return [
    [
      ['T2E.4', () => bench.length === 0],
      ['T2E.1', () => isLimitReached(table.turn.retreats, table.ruleset.perTurn.retreats)],
      ['T2E.6', () => isHeld(table, active, 'retreating')],
      ['GR.1', () => cantRetreat(table, active)],
      ['T2E.2', () => units(table, active.energy).length < retreatCost(table, active)],
    ],
  ]
}

/** The rules against announcing an attack (A-A, T3.2, OG.1, R14). */
const ofTheAttack = (table: OracleTable, index: number): Objections => {
  const { active } = mySide(table)
  const attack = active === null ? undefined : attacksAtHand(table, active)[index]?.attack
  if (active === null || attack === undefined) return [[['A-A.1', () => true]]]
  const { name, only } = attack
  const source: EffectSource = { kind: 'attack', player: table.turn.player, label: name, pokemon: active.id }
  return [
    [
      ['T3.2', () => isFirstTurn(table) && !table.ruleset.firstTurn.attacks && attack.onTheFirstTurn !== true],
      ['A-A.3', () => isHeld(table, active, 'attacking')],
      ['GR.1', () => cantAttack(table, active) || cantUseAttack(table, active, name)],
      ['OG.1', () => isPowerSpent(table, attack.oncePerGame)],
      ['A-A.1', () => only !== undefined && !holds(table, source, NO_MEMORY, only)],
      ['A-A.2', () => lacking(table, active, attack) > 0],
    ],
  ]
}

const reasonsAgainst = (table: OracleTable, play: Play): Objections => {
  const { turn, ruleset } = table
  switch (play.play) {
    case 'BENCH_POKEMON':
      return [
        ...ofTheCard(table, play),
        [
          ['T2A.3', () => mySide(table).bench.length >= benchLimit(table, turn.player)],
          ['FT.1', () => definitionOf(table, play.card)?.kind === 'Trainer' && isTooEarly(table, play.card, 'items')],
        ],
      ]
    case 'EVOLVE':
      return ofTheEvolution(table, play)
    case 'ATTACH_ENERGY': {
      const pokemon = mine(table, play.pokemon)
      return [
        ...ofTheCard(table, play, [['T2C.2', () => pokemon === undefined]]),
        [
          ['T2C.1', () => isLimitReached(turn.energyAttached, ruleset.perTurn.energy)],
          ['GR.1', () => pokemon !== undefined && !mayCarry(table, play.card, pokemon)],
          ['GR.1', () => pokemon !== undefined && !receives(table, play.card, pokemon)],
        ],
      ]
    }
    case 'PLAY_ITEM':
      return [
        ...ofTheCard(table, play),
        [['FT.1', () => isTooEarly(table, play.card, 'items')]],
        ...ofTheTextOf(table, play.card),
      ]
    case 'PLAY_TOOL': {
      const pokemon = mine(table, play.pokemon)
      return [
        ...ofTheCard(table, play, [['TL.1', () => pokemon === undefined]]),
        [
          ['FT.1', () => isTooEarly(table, play.card, 'tools')],
          ['TL.1', () => (pokemon?.tools.length ?? 0) >= ruleset.toolsPerPokemon],
          ['GR.1', () => pokemon !== undefined && !receives(table, play.card, pokemon)],
        ],
      ]
    }
    case 'PLAY_SUPPORTER':
      return [
        ...ofTheCard(table, play),
        [
          ['T2D.3', () => isLimitReached(turn.supportersPlayed, ruleset.perTurn.supporters)],
          ['T2D.4', () => isTooEarly(table, play.card, 'supporters')],
        ],
        ...ofTheTextOf(table, play.card),
      ]
    case 'PLAY_STADIUM':
      return [
        ...ofTheCard(table, play),
        [
          ['FT.1', () => isTooEarly(table, play.card, 'stadiums')],
          ['T2D.8', () => isLimitReached(turn.stadiumsPlayed, ruleset.perTurn.stadiums)],
          [
            'T2D.7',
            () =>
              table.stadium !== null &&
              !ruleset.sameStadiumMayReplace &&
              nameOf(table, table.stadium.card) === nameOf(table, play.card),
          ],
        ],
      ]
    case 'USE_STADIUM':
      return ofTheStadium(table)
    case 'RETREAT':
      return ofTheRetreat(table)
    case 'USE_ABILITY':
      return ofTheAbility(table, play)
    case 'DISCARD_FROM_PLAY': {
      const top = mine(table, play.pokemon)?.cards.at(-1)
      return [[['T2D.9', () => top === undefined || saysItIsAPokemon(definitionOf(table, top)) === null]]]
    }
    case 'DECLARE_ATTACK':
      return ofTheAttack(table, play.attack)
    case 'END_TURN':
      return []
  }
}

/** The rules that forbid an action of the main phase; empty if it is legal. */
export const rulesAgainst = (table: OracleTable, play: Play): readonly RuleId[] => {
  for (const list of reasonsAgainst(table, play)) {
    const broken = list.flatMap(([rule, forbids]) => (forbids() ? [rule] : []))
    if (broken.length > 0) return [...new Set(broken)]
  }
  return []
}

/** True if no rule forbids the action. */
export const isLegal = (table: OracleTable, play: Play): boolean =>
  reasonsAgainst(table, play).every((list) => list.every(([, forbids]) => !forbids()))

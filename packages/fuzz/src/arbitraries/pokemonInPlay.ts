/** Draws a Pokémon in play: its stack, Energy for its attacks, a Tool, damage, Special Conditions, lasting effects. */
import type { Position } from 'ptcg-turn-engine'
import {
  opponentOf,
  type PlayerId,
  type PokemonDefinition,
  ROTATED_CONDITIONS,
  type Ruleset,
} from 'ptcg-turn-engine/model'
import type { Rng } from '../rng.ts'
import { type EvolutionLine, energyFor, type Pool } from './families.ts'
import { lastingEffect } from './lastingEffects.ts'
import { FIGURES, lastingKinds, type Meeting } from './meetings.ts'

type PositionOfSide = Position['players'][0]
export type PokemonOnPosition = PositionOfSide['active']

/** The parameters for drawing a board. */
export interface BoardPlan {
  readonly rng: Rng
  readonly pool: Pool
  readonly ruleset: Ruleset
  /** The current turn. */
  readonly turn: { readonly number: number; readonly player: PlayerId }
  /** The number of the tie-break game; 0 in an ordinary game. */
  readonly tieBreak: number
  /** The maximum number of Prize cards left to each player. */
  readonly prizes: number
  /** Kinds of effects that meet on this board. */
  readonly meeting: Meeting | null
}

/** The number of turns that a player has begun, if the players have alternated since turn 1. */
export const turnsBegun = ({ turn }: BoardPlan, player: PlayerId): number =>
  player === turn.player ? Math.ceil(turn.number / 2) : Math.floor(turn.number / 2)

/** Energy for a Pokémon: usually enough for one of its attacks; sometimes one card more or less. */
const energyOn = ({ rng, pool }: BoardPlan, { attacks }: PokemonDefinition): readonly string[] => {
  const cost = attacks.length === 0 ? [] : rng.pick(attacks).cost
  const wanted = rng.chance(0.2) ? cost.slice(1) : cost
  const paid = wanted.flatMap((symbol) => {
    const fitting = energyFor(pool, symbol)
    return fitting.length === 0 ? [] : [rng.pick(fitting).id]
  })
  return rng.chance(0.3) && pool.energy.length > 0 ? [...paid, rng.pick(pool.energy).id] : paid
}

/** Damage on a Pokémon: nothing, some, or almost all of its HP. */
const damageOn = ({ rng }: BoardPlan, { hp }: PokemonDefinition): number => {
  const most = hp / 10 - 1
  return rng.weighted<() => number>([
    [4, () => 0],
    [3, () => 10 * rng.upTo(most)],
    [3, () => 10 * Math.max(0, most - rng.upTo(3))],
  ])()
}

/** Special Conditions of an Active Pokémon. It became Asleep, Confused or Paralyzed in this turn or the turn before. */
const conditionsOf = ({ rng, turn, ruleset, meeting }: BoardPlan): PokemonOnPosition['conditions'] => {
  const often = meeting?.some((kind) => FIGURES[kind] === 'Special Conditions') ? 0.5 : 0.12
  const rotated = rng.chance(2 * often) ? rng.pick(ROTATED_CONDITIONS) : null
  return {
    poisoned: rng.chance(often) ? rng.pick([ruleset.counters.poison, 2]) : 0,
    burned: rng.chance(often) ? ruleset.counters.burn : 0,
    rotated,
    rotatedOnTurn: rotated === null ? 0 : Math.max(1, turn.number - rng.upTo(1)),
  }
}

/** Lasting effects of attacks and cards: in force in this turn, or in the opponent's next turn. */
const lastingOn = (drawing: BoardPlan, { attacks }: PokemonDefinition): NonNullable<PokemonOnPosition['lasting']> => {
  const { rng, turn, meeting } = drawing
  const kinds = meeting === null ? undefined : lastingKinds(meeting)
  if (kinds?.length === 0 || !rng.chance(kinds === undefined ? 0.2 : 0.4)) return []
  const names = attacks.map(({ name }) => name)
  const one = (source: string) => {
    const isNow = rng.chance(0.7)
    const whose = isNow ? turn.player : opponentOf(turn.player)
    const effect = lastingEffect(rng, names, kinds)
    const number = turnsBegun(drawing, whose) + (isNow ? 0 : 1)
    return { effect, whose, turn: number, source, ofAttack: rng.chance(0.8) }
  }
  const first = one('Earlier')
  if (kinds === undefined || rng.chance(0.4)) return [first]
  return [first, rng.chance(0.5) ? first : one('Before that')]
}

/** The turns in which a Pokémon came into play (any earlier turn, or this one) and last evolved (this turn or the turn before). */
const ageOf = (
  { rng, turn }: BoardPlan,
  evolved: boolean,
): Pick<PokemonOnPosition, 'enteredOnTurn' | 'changedOnTurn'> => {
  const entered = !evolved && rng.chance(0.25) ? turn.number : rng.upTo(turn.number - 1)
  const changed = evolved && rng.chance(0.3) ? turn.number : Math.max(entered, turn.number - 1)
  return {
    ...(entered === 0 ? {} : { enteredOnTurn: entered }),
    ...(evolved ? { changedOnTurn: changed } : {}),
  }
}

const isNobody = ({ poisoned, burned, rotated }: NonNullable<PokemonOnPosition['conditions']>): boolean =>
  poisoned === 0 && burned === 0 && rotated === null

/** A Pokémon of a line; `height` counts the cards above its Basic Pokémon. */
export const drawPokemonInPlay = (
  drawing: BoardPlan,
  owner: PlayerId,
  line: EvolutionLine,
  height: number,
  place: 'Active' | 'Bench',
): PokemonOnPosition => {
  const { rng, pool, ruleset, turn, meeting } = drawing
  const top = line[height]
  if (top === undefined) return { cards: [] }
  const energy = energyOn(drawing, top)
  const room = pool.tools.length === 0 || !rng.chance(meeting === null ? 0.2 : 0.6) ? 0 : ruleset.toolsPerPokemon
  const tools = Array.from({ length: Math.min(room, 1 + rng.upTo(1)) }, () => rng.pick(pool.tools).id)
  const damage = damageOn(drawing, top)
  const conditions = conditionsOf(drawing)
  const lasting = lastingOn(drawing, top)
  const used = (top.abilities ?? []).filter(({ use }) => use !== undefined && owner === turn.player && rng.chance(0.3))
  return {
    cards: line.slice(0, height + 1).map(({ id }) => id),
    ...(energy.length === 0 ? {} : { energy: [...energy] }),
    ...(tools.length === 0 ? {} : { tools }),
    ...(damage === 0 ? {} : { damage }),
    ...(place === 'Bench' || conditions === undefined || isNobody(conditions) ? {} : { conditions }),
    ...(lasting.length === 0 ? {} : { lasting }),
    ...ageOf(drawing, height > 0),
    ...(used.length === 0 ? {} : { usedAbilities: used.map(({ name }) => name) }),
  }
}

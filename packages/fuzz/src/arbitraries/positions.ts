/** Draws arbitrary positions: small legal boards in the main phase that offer many different actions. */

import type fc from 'fast-check'
import { cards as ALL_CARDS, loadPosition, type Position, type RulesetId } from 'ptcg-turn-engine'
import { type CardDefinition, ONCE_PER_GAME, type PerTurn, type PlayerId, type Ruleset } from 'ptcg-turn-engine/model'
import { POSITION_FORMAT, POSITION_VERSION } from 'ptcg-turn-engine/schemas'
import * as E from '#fp-ts/Either'
import { cardsInTheirPlaces } from '../invariants/places.ts'
import { pokemonInPlay } from '../invariants/pokemon.ts'
import { turnsAsTheyGo } from '../invariants/turns.ts'
import { loadedPosition } from '../opening.ts'
import type { Rng } from '../rng.ts'
import { run } from '../run.ts'
import { ANY_KIND, type DeckKind, drawSet, nearEdges, poolWith } from './decks.ts'
import { arbitraryOf } from './drawn.ts'
import { type EvolutionLine, type Pool, poolOf } from './families.ts'
import { drawMeeting, drawMeetingSet, type Meeting } from './meetings.ts'
import { type BoardPlan, drawPokemonInPlay, type PokemonOnPosition } from './pokemonInPlay.ts'
import { drawRuleset, rulesetOf } from './rulesets.ts'
import { smallerPositions } from './smallerPositions.ts'

/** Options for generating a position. */
export interface PositionOptions {
  /**
   * Cards to play with instead of the package's cards. The package still supplies basic Energy, and all its cards if `cards` has no
   * Pokémon.
   */
  readonly cards?: readonly CardDefinition[]
  readonly ruleset?: Ruleset | RulesetId
  /** Default: cards of any era. */
  readonly kind?: DeckKind
  /** Draws a board on which several effects change the same figure. */
  readonly effectsMeet?: true
}

type Side = Position['players'][0]

/** A useful card for a hand or another pile: an Evolution of a Pokémon in play, Energy, a Trainer card, any Pokémon. */
const handCard = ({ rng, pool }: BoardPlan, evolutions: readonly string[]): string =>
  rng.weighted<() => string>([
    [evolutions.length === 0 ? 0 : 6, () => rng.pick(evolutions)],
    [3, () => rng.pick(pool.energy).id],
    [pool.trainers.length === 0 ? 0 : 6, () => rng.pick(pool.trainers).id],
    [2, () => rng.pick(rng.pick(pool.lines)).id],
  ])()

/** Draws an Evolution line for a Pokémon in play, more often a line with more than one stage. */
const someLine = ({ rng, pool }: BoardPlan): EvolutionLine => {
  const evolving = pool.lines.filter(({ length }) => length > 1)
  return rng.pick(evolving.length > 0 && rng.chance(0.6) ? evolving : pool.lines)
}

const listOf = <T>(rng: Rng, least: number, most: number, item: () => T): T[] =>
  Array.from({ length: least + rng.upTo(most - least) }, item)

const drawLines = (drawing: BoardPlan): readonly EvolutionLine[] => listOf(drawing.rng, 1, 3, () => someLine(drawing))

const drawSide = (drawing: BoardPlan, owner: PlayerId, lines: readonly EvolutionLine[]): Side => {
  const { rng, ruleset, turn, prizes } = drawing
  const evolutions: string[] = []
  const drawAt = (place: 'Active' | 'Bench'): PokemonOnPosition => {
    const line = rng.pick(lines)
    const height = turn.number < 3 ? 0 : rng.upTo(line.length - 1)
    const next = line[height + 1]
    if (next !== undefined) evolutions.push(next.id)
    return drawPokemonInPlay(drawing, owner, line, height, place)
  }
  const active = drawAt('Active')
  const bench = listOf(rng, 0, Math.min(3, ruleset.benchLimit), () => drawAt('Bench'))
  const any = () => handCard(drawing, evolutions)
  const piles = {
    bench,
    hand: listOf(rng, 0, 4, any),
    deck: listOf(rng, 0, 6, any),
    discard: listOf(rng, 0, 3, any),
    lostZone: rng.chance(0.15) ? [any()] : [],
  }
  const spent = ONCE_PER_GAME.filter(() => rng.chance(0.1))
  return {
    name: owner === 0 ? 'A' : 'B',
    active,
    ...Object.fromEntries(Object.entries(piles).filter(([, pile]) => pile.length > 0)),
    // In a tie-break the player with fewer Prize cards wins, so both get the same number.
    prizes: drawing.tieBreak > 0 ? listOf(rng, prizes, prizes, any) : listOf(rng, 1, prizes, any),
    ...(spent.length === 0 ? {} : { spent }),
  }
}

/** The used part of a limit: nothing, or all of it. */
const used = <K extends string>({ chance }: Rng, key: K, limit: PerTurn): { readonly [Key in K]?: number } =>
  (limit !== null && limit > 0 && chance(0.25) ? { [key]: limit } : {}) as { readonly [Key in K]?: number }

const stadiumOf = ({ rng, pool, turn, meeting }: BoardPlan): Partial<Position> => {
  if (pool.stadiums.length === 0 || !rng.chance(meeting === null ? 0.35 : 0.6)) return {}
  const { id, use } = rng.pick(pool.stadiums)
  const owner = rng.chance(0.5) ? 0 : 1
  return {
    stadium: { card: id, owner, ...(use !== undefined && rng.chance(0.3) ? { usedOnTurn: turn.number } : {}) },
  }
}

const idsIn = ({ players, stadium }: Position): ReadonlySet<string | null> =>
  new Set([
    ...(stadium == null ? [] : [stadium.card]),
    ...players.flatMap(({ active, bench, hand, deck, discard, lostZone, prizes }) => [
      ...[active, ...(bench ?? [])].flatMap(({ cards, energy, tools }) => [
        ...cards,
        ...(energy ?? []),
        ...(tools ?? []),
      ]),
      ...[hand, deck, discard, lostZone, prizes].flatMap((pile) => pile ?? []),
    ]),
  ])

/** The position with the definitions of those of its cards that the package does not have. */
const defined = (position: Position, pool: Pool): Position => {
  const ids = idsIn(position)
  const own = pool.cards.filter((card) => ids.has(card.id) && ALL_CARDS[card.id] !== card)
  return own.length === 0 ? position : { ...position, definitions: structuredClone(own) as CardDefinition[] as never }
}

/** A Pokémon of the package without an Ability. */
const PLAIN = 'lab-12'

/**
 * Steps that simplify a side, taken in order for as long as effects on HP or on the Bench would leave a Pokémon Knocked Out or discarded.
 */
const PLAINER: readonly ((side: Side) => Side)[] = [
  ({ active: { damage: _, ...active }, bench, ...side }) => ({
    ...side,
    active,
    bench: (bench ?? []).map(({ damage: _, ...one }) => one),
  }),
  (side) => ({ ...side, bench: (side.bench ?? []).slice(0, 1) }),
  ({ active: { tools: _, lasting: __, ...active }, bench: ___, ...side }) => ({ ...side, active }),
  ({ active: { energy: _, ...active }, ...side }) => ({ ...side, active }),
  // The Pokémon's own Ability may reduce its HP to 0.
  (side) => ({ ...side, active: { cards: [PLAIN] } }),
]

const isToPlay = (position: Position): boolean => {
  try {
    return E.isRight(loadedPosition(position))
  } catch {
    return true // playing the board will report the engine's error
  }
}

const settled = (position: Position): Position => {
  let now = position
  for (const [at, plainer] of PLAINER.entries()) {
    if (isToPlay(now)) return now
    const { stadium, ...rest } = now
    now = {
      ...rest,
      ...(at > 1 || stadium === undefined ? {} : { stadium }),
      players: [plainer(rest.players[0]), plainer(rest.players[1])],
    }
  }
  return now
}

/** The cards to play with: real, synthetic, or both. */
const drawPool = (rng: Rng, { cards, kind = ANY_KIND }: PositionOptions, meeting: Meeting | null): Pool => {
  if (meeting !== null) return poolWith(kind.printed(nearEdges(rng, drawMeetingSet(rng, meeting))), kind)
  if (cards !== undefined) {
    const given = poolWith(cards, kind)
    return given.lines.length > 0 ? given : poolOf([...cards, ...kind.real.cards])
  }
  if (rng.chance(0.4)) return kind.real
  const set = kind.printed(drawSet(rng, 'syn'))
  return rng.chance(0.3) ? poolOf([...set, ...kind.real.cards]) : poolWith(set, kind)
}

/** A random position. */
export const drawPosition = (rng: Rng, options: PositionOptions = {}): Position => {
  const era = options.ruleset ?? drawRuleset(rng)
  const ruleset = rulesetOf(era)
  const meeting = options.effectsMeet === true ? drawMeeting(rng) : null
  // An effect that lets Pokémon evolve early matters only on the first turns.
  const number = rng.weighted([
    [1, 1],
    [2, 2],
    [meeting?.includes('evolvesEarly') ? 1 : 9, 3 + rng.upTo(3)],
  ])
  const turn = { number, player: rng.chance(0.5) ? 0 : 1 } as const
  const pool = drawPool(rng, options, meeting)
  const tieBreak = ruleset.tie.leadsTo === 'anotherGame' && rng.chance(0.1) ? 1 : 0
  const most = ruleset.tie.leadsTo === 'anotherGame' && tieBreak > 0 ? ruleset.tie.prizes : ruleset.prizes
  const drawing: BoardPlan = { rng, pool, ruleset, turn, tieBreak, prizes: Math.min(3, most), meeting }
  // Often both sides have the same cards, so that ownership makes a difference.
  const lines = drawLines(drawing)
  const position: Position = {
    format: POSITION_FORMAT,
    version: POSITION_VERSION,
    ruleset: era as never,
    turn: {
      ...turn,
      ...used(rng, 'energyAttached', ruleset.perTurn.energy),
      ...used(rng, 'supportersPlayed', ruleset.perTurn.supporters),
      ...used(rng, 'stadiumsPlayed', ruleset.perTurn.stadiums),
      ...used(rng, 'retreats', ruleset.perTurn.retreats),
    },
    ...stadiumOf(drawing),
    players: [drawSide(drawing, 0, lines), drawSide(drawing, 1, rng.chance(0.4) ? lines : drawLines(drawing))],
    ...(tieBreak === 0 ? {} : { tieBreak }),
  }
  return settled(defined(position, pool))
}

/** The invariants that a position must satisfy. Invariants of the board's description in words are left out. */
const LAWS = [cardsInTheirPlaces, pokemonInPlay, turnsAsTheyGo]

/** True for a position that can be loaded and that breaks none of these invariants before the first event. */
const isAPosition = (value: unknown): value is Position => {
  const loaded = loadPosition(value)
  if (E.isLeft(loaded)) return false
  const { finding } = run(loaded.right, { checks: LAWS, next: () => null })
  return finding === null
}

/** Any legal position. Shrinking works for every such position, including those that this function did not draw. */
export const aPosition = (options: PositionOptions = {}): fc.Arbitrary<Position> =>
  arbitraryOf({ draw: (rng) => drawPosition(rng, options), isOne: isAPosition, smaller: smallerPositions })

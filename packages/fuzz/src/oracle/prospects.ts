/** Decides, generously, whether a text could change something, by what is plain to see (T2D.1b, decision 0005). */
import {
  type CardId,
  type Effect,
  type EffectSource,
  type EnergyType,
  type Memory,
  NO_MEMORY,
  type PokemonRef,
  type Program,
} from 'ptcg-turn-engine/model'
import { definitionOf, fits, ownerOf } from './cards.ts'
import { flipsCoins } from './coinsInText.ts'
import { whoIs } from './counts.ts'
import { units } from './energy.ts'
import { hasAnyCondition, hasCondition, isActive, oracleSideOf } from './moves.ts'
import { mayEvolveInto } from './ofPlayers.ts'
import { isWithout } from './ofPokemon.ts'
import { allowed, atMost, candidates, mayBePicked, type Outlook, type Unseen } from './outlook.ts'
import { type Before, cardsNamed, isSoAlready, plainAnswer } from './plainAnswers.ts'
import { newReading } from './readingText.ts'
import { isStadiumOf } from './stadium.ts'
import type { OraclePokemon, OracleTable } from './table.ts'
import { goesToBench, offeredCards, offeredPokemon, roomOnBench } from './wordsChoosing.ts'
import { mayStandAlone } from './wordsMoving.ts'

const foreseePokemon = (outlook: Outlook, effect: Extract<Effect, { readonly do: 'choosePokemon' }>): void => {
  outlook.pokemon.set(effect.as, mayBePicked(outlook, effect) ? allowed(outlook, effect.from) : [])
}

const foreseeCards = (
  outlook: Outlook,
  effect: Extract<Effect, { readonly do: 'chooseCards' | 'allCards' }>,
  rest: Program,
): void => {
  const { table, source } = outlook.reading
  const whose = whoIs(source, effect.whose)
  const isSeen = effect.from === 'discard' || (effect.from === 'hand' && effect.whose === 'you')
  const unseen = effect.from === 'lookedAt' ? outlook.lookedAt : table.sides[whose][effect.from]
  // the Pokémon to evolve from may still have to be chosen
  const { from, filter } = effect
  const below =
    effect.do === 'chooseCards' && effect.evolving !== undefined ? candidates(outlook, effect.evolving) : null
  const skipping = effect.do === 'chooseCards' && effect.skipping === true
  const offered = isSeen
    ? offeredCards(outlook.reading, { whose: effect.whose, from, filter }).filter(
        (card) => below === null || below.some((standing) => mayEvolveInto(table, card, standing, skipping)),
      )
    : unseen.map((card): Unseen => ({ of: ownerOf(table, card) }))
  const hasNoRoom = goesToBench(rest, effect.as) && roomOnBench(table, whose) === 0
  const isNone = effect.do === 'chooseCards' && (hasNoRoom || !mayBePicked(outlook, effect))
  outlook.cards.set(effect.as, isNone ? [] : offered)
}

const foreseeAttached = (
  outlook: Outlook,
  effect: Extract<Effect, { readonly do: 'chooseAttached' | 'allAttached' }>,
): void => {
  const { table } = outlook.reading
  const attached = candidates(outlook, effect.on).flatMap(({ energy, tools }) => [...energy, ...tools])
  const offered = attached.filter((card) => !table.spokenFor.has(card) && fits(table, card, effect.filter))
  const isNone = effect.do === 'chooseAttached' && !mayBePicked(outlook, effect)
  outlook.cards.set(effect.as, isNone ? [] : offered)
}

const couldBench = ({ reading: { table } }: Outlook, card: CardId | Unseen, anyStage?: boolean): boolean => {
  if (typeof card !== 'number') return roomOnBench(table, card.of) > 0
  return mayStandAlone(table, card, anyStage) && roomOnBench(table, ownerOf(table, card)) > 0
}

const couldAttach = ({ reading: { table } }: Outlook, card: CardId | Unseen, standing: OraclePokemon): boolean => {
  const hasRoom = standing.tools.length < table.ruleset.toolsPerPokemon
  if (typeof card !== 'number') return true
  if (ownerOf(table, card) !== oracleSideOf(table, standing)) return false
  const printed = definitionOf(table, card)
  if (printed?.kind === 'Energy') return !standing.energy.includes(card)
  return printed?.kind === 'Trainer' && printed.trainer === 'Tool' && hasRoom && !standing.tools.includes(card)
}

const hasEnergy = (outlook: Outlook, from: PokemonRef, type: EnergyType | undefined): boolean =>
  candidates(outlook, from).some(({ energy }) =>
    energy.some(
      (card) => type === undefined || units(outlook.reading.table, [card]).some((unit) => unit.includes(type)),
    ),
  )

/** True if one word could change something. A choice or a coin is not a change by itself. */
const couldChange = (outlook: Outlook, effect: Effect, rest: Program, before: Before): boolean => {
  const { table, source } = outlook.reading
  switch (effect.do) {
    case 'choosePokemon':
      foreseePokemon(outlook, effect)
      return false
    case 'chooseCards':
    case 'allCards':
      foreseeCards(outlook, effect, rest)
      return false
    case 'chooseAttached':
    case 'allAttached':
      foreseeAttached(outlook, effect)
      return false
    case 'randomCards': {
      const of = whoIs(source, effect.whose)
      const taken = table.sides[of].hand.map((): Unseen => ({ of }))
      outlook.cards.set(effect.as, atMost(outlook, effect.cards) > 0 ? taken : [])
      return false
    }
    case 'flip':
    case 'flipUntilTails':
    case 'reveal':
    case 'shuffleDeck':
    case 'doesNothing':
    case 'doesNotHappen':
    case 'endTurn':
      return false
    case 'if': {
      // the words after both parts may refer to the choices of either
      const then = couldChangeAny(outlook, effect.then, rest)
      const otherwise = couldChangeAny(outlook, effect.otherwise ?? [], rest)
      const is = plainAnswer(outlook, effect.is, before)
      return is === null ? then || otherwise : is ? then : otherwise
    }
    case 'may':
      return couldChangeAny(outlook, effect.then, rest)
    case 'oneOrBoth': {
      const first = couldChangeAny(outlook, effect.first, [...effect.second, ...rest])
      return couldChangeAny(outlook, effect.second, rest) || first
    }
    case 'eachCard': {
      const cards = cardsNamed(outlook, effect.cards)
      outlook.cards.set(effect.as, cards)
      return cards.length > 0 && couldChangeAny(outlook, effect.then, rest)
    }
    case 'eachPokemon': {
      const pokemon = candidates(outlook, effect.pokemon)
      outlook.pokemon.set(effect.as, pokemon)
      return pokemon.length > 0 && couldChangeAny(outlook, effect.then, rest)
    }
    case 'forEach':
      return atMost(outlook, effect.times) > 0 && couldChangeAny(outlook, effect.then, rest)
    case 'draw':
      return table.sides[whoIs(source, effect.who)].deck.length > 0 && atMost(outlook, effect.cards) > 0
    // the own hand is a cost
    case 'discardHand':
      return effect.whose === 'opponent' && table.sides[whoIs(source, 'opponent')].hand.length > 0
    // learning something is a change
    case 'lookAtTop':
    case 'discardTop': {
      const deck = atMost(outlook, effect.cards) > 0 ? table.sides[whoIs(source, effect.whose)].deck : []
      if (effect.do === 'lookAtTop') outlook.lookedAt.push(...deck)
      return deck.length > 0
    }
    case 'revealHand':
      return table.sides[whoIs(source, effect.whose)].hand.length > 0
    case 'move': {
      const cards = cardsNamed(outlook, effect.cards)
      return effect.to === 'bench' ? cards.some((card) => couldBench(outlook, card, effect.anyStage)) : cards.length > 0
    }
    case 'attach':
      return cardsNamed(outlook, effect.cards).some((card) =>
        candidates(outlook, effect.to).some((standing) => couldAttach(outlook, card, standing)),
      )
    case 'discardAllEnergy':
      return hasEnergy(outlook, effect.from, effect.type)
    case 'discardTools':
      return candidates(outlook, effect.from).some(({ tools }) => tools.length > 0)
    case 'switch': {
      const { active, bench } = table.sides[whoIs(source, effect.who)]
      return active !== null && candidates(outlook, { chosen: effect.with }).some((one) => bench.includes(one))
    }
    case 'leavePlay':
      return candidates(outlook, effect.pokemon).length > 0
    case 'evolve':
      return cardsNamed(outlook, effect.cards).length > 0 && candidates(outlook, effect.pokemon).length > 0
    case 'replace':
      return candidates(outlook, effect.pokemon).some(
        (standing) =>
          standing.cards.length === 1 &&
          cardsNamed(outlook, effect.cards).some(
            (card) => typeof card !== 'number' || ownerOf(table, card) === oracleSideOf(table, standing),
          ),
      )
    case 'devolve':
      return candidates(outlook, effect.pokemon).some(({ cards }) => cards.length > 1)
    case 'removeStadium':
      return isStadiumOf(table, effect.whose === undefined ? null : whoIs(source, effect.whose))
    case 'putCounters':
      return candidates(outlook, effect.on).length > 0 && atMost(outlook, effect.counters) > 0
    case 'moveCounters': {
      const { from, to, counters } = effect
      const givers = candidates(outlook, from).filter(({ damage }) => damage > 0)
      const isAny = givers.some((giver) => candidates(outlook, to).some((taker) => taker !== giver))
      return isAny && (counters === 'all' || atMost(outlook, counters) > 0)
    }
    case 'knockOut':
      return candidates(outlook, effect.pokemon).length > 0
    case 'spreadCounters':
      return offeredPokemon(outlook.reading, effect.among).length > 0
    case 'heal':
      return (
        effect.damage !== 0 &&
        candidates(outlook, effect.pokemon).some((one) => one.damage > 0 && !isWithout(table, 'cantBeHealed', one)) &&
        atMost(outlook, effect.times ?? 1) > 0
      )
    case 'condition':
      return candidates(outlook, effect.pokemon).some(
        (standing) => isActive(table, standing) && !isSoAlready(table, standing, effect),
      )
    case 'recover': {
      const { from } = effect
      return candidates(outlook, effect.pokemon).some((standing) =>
        from === undefined ? hasAnyCondition(standing) : hasCondition(standing, from),
      )
    }
    case 'lasting':
      return candidates(outlook, effect.on).length > 0
    case 'copyAttack':
    case 'useEffectOf':
    case 'anotherTurn':
    case 'lastingRule':
    case 'byHand':
      return true
  }
}

/** Every word is examined, because its choices matter to later words. */
const couldChangeAny = (outlook: Outlook, program: Program, after: Program): boolean => {
  let isAny = false
  let before: Before = null
  for (const [at, effect] of program.entries()) {
    const could = couldChange(outlook, effect, [...program.slice(at + 1), ...after], before)
    before = { could, effect }
    isAny = could || isAny
  }
  return isAny
}

/** The card being played is not in the hand: move it to `table.limbo`, or out of the hand, before calling this. */
export const couldChangeSomething = (
  table: OracleTable,
  source: EffectSource,
  program: Program,
  memory: Memory = NO_MEMORY,
  cost: Program = [],
): boolean => {
  const reading = newReading(table, source, memory)
  const outlook: Outlook = {
    reading,
    pokemon: new Map(),
    cards: new Map(),
    coinsAreFlipped: flipsCoins(program),
    lookedAt: [...offeredCards(reading, { whose: 'you', from: 'lookedAt', filter: {} })],
  }
  // paying is not a change, and its choices come first
  couldChangeAny(outlook, cost, program)
  return couldChangeAny(outlook, program, [])
}

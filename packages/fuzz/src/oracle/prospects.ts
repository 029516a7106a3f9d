/** Decides from visible facts whether a text could change something. In doubt, the answer is yes (T2D.1b, decision 0005). */
import { type Effect, type EffectSource, type Memory, NO_MEMORY, type Program } from 'ptcg-turn-engine/model'
import { ownerOf, pokemonCard } from './cards.ts'
import { couldAttach, couldGo, couldPutOnto, hasEnergy } from './couldMove.ts'
import { whoIs } from './counts.ts'
import { foreseeAttached, foreseeCards, foreseePokemon } from './foreseenChoices.ts'
import { type CouldComeOf, looksInVain, mayHaveToAttachToNobody } from './inVain.ts'
import { isActive, oracleSideOf } from './moves.ts'
import { mayEvolveInto } from './ofPlayers.ts'
import { isAffectedBy } from './ofPokemon.ts'
import { candidates, eachByItself, highestOf, lowestOf, newOutlook, type Outlook, type Unseen } from './outlook.ts'
import { cardsNamed, couldHaveBeenDone, isWantedAnyway, plainAnswer } from './plainAnswers.ts'
import { isTextSpent, newReading } from './readingText.ts'
import { hasAnyCondition, hasCondition, isSoAlready } from './specialConditions.ts'
import { isStadiumOf } from './stadium.ts'
import type { OracleTable } from './table.ts'
import { offeredPokemon } from './wordsChoosing.ts'

type WithParts = Extract<Effect, { readonly do: 'if' | 'may' | 'forEach' | 'eachCard' | 'eachPokemon' }>

const NOTHING_AT_ALL: Foreseen = { could: false, isDone: false }

/** Estimates the results of one effect. `before`: "if you do" could hold before it. */
const foreseeWord = (outlook: Outlook, effect: Effect, rest: Program, before: boolean): Foreseen => {
  switch (effect.do) {
    case 'if': {
      const is = plainAnswer(outlook, effect.is, before)
      const [then, otherwise] = eachByItself(
        outlook,
        () => (is === false ? NOTHING_AT_ALL : foresee(outlook, effect.then, rest, before)),
        () => (is === true ? NOTHING_AT_ALL : foresee(outlook, effect.otherwise ?? [], rest, before)),
      )
      return { could: then.could || otherwise.could, isDone: then.isDone || otherwise.isDone }
    }
    case 'may': {
      if (isTextSpent(outlook.reading.table, effect)) return NOTHING_AT_ALL
      const paying = { ...outlook, asksForCosts: true, gone: [...outlook.gone] }
      const said = foresee(paying, effect.then, rest, true)
      const isDone = effect.then.length === 0 || (said.isDone && (said.could || isWantedAnyway(paying, effect.then)))
      return { could: foresee(outlook, effect.then, rest, before).could, isDone }
    }
    case 'eachCard': {
      const cards = cardsNamed(outlook, effect.cards)
      outlook.cards.set(effect.as, cards)
      return cards.length > 0 ? foreseeAgain(outlook, effect.then, rest, before) : NOTHING_AT_ALL
    }
    case 'eachPokemon': {
      const pokemon = candidates(outlook, effect.pokemon)
      outlook.pokemon.set(effect.as, pokemon)
      return pokemon.length > 0 ? foreseeAgain(outlook, effect.then, rest, before) : NOTHING_AT_ALL
    }
    case 'forEach': {
      if (highestOf(outlook, effect.times) === 0) return { could: false, isDone: before }
      const { could, isDone } = foreseeAgain(outlook, effect.then, rest, before)
      return { could, isDone: isDone || (before && lowestOf(outlook, effect.times) === 0) }
    }
    default: {
      const could = couldChange(outlook, effect, rest)
      return { could, isDone: couldHaveBeenDone(outlook, effect, could, before) }
    }
  }
}

/** True if one effect could change something. A choice or a coin is not a change in itself; its possible results are added to `outlook`. */
const couldChange = (outlook: Outlook, effect: Exclude<Effect, WithParts>, rest: Program): boolean => {
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
      outlook.cards.set(effect.as, highestOf(outlook, effect.cards) > 0 ? taken : [])
      outlook.ofHands.set(effect.as, { of, cards: table.sides[of].hand, most: highestOf(outlook, effect.cards) })
      return false
    }
    case 'flip':
      outlook.coinsMayHaveLanded ||= highestOf(outlook, effect.coins) > 0
      return false
    case 'flipUntilTails':
      outlook.coinsMayHaveLanded = true
      return false
    case 'chooseNumber':
      outlook.numberUpTo = Math.max(outlook.numberUpTo, highestOf(outlook, effect.max))
      return false
    case 'reveal':
    case 'shuffleDeck':
    case 'shufflePrizes':
    case 'doesNothing':
    case 'doesNotHappen':
    case 'endTurn':
      return false
    case 'oneOrBoth': {
      const { first, second } = effect
      const alone = (): Foreseen => foresee(outlook, first, rest, true)
      const withTheOther = (): Foreseen => foresee(outlook, first, [...second, ...rest], true)
      const one = (): Foreseen =>
        eachByItself(outlook, alone, withTheOther).find(({ could }) => could) ?? NOTHING_AT_ALL
      return eachByItself(outlook, one, () => foresee(outlook, second, rest, true)).some(({ could }) => could)
    }
    case 'draw':
      return table.sides[whoIs(source, effect.who)].deck.length > 0 && highestOf(outlook, effect.cards) > 0
    // discarding one's own hand is a cost
    case 'discardHand': {
      const of = whoIs(source, effect.whose)
      const cards = table.sides[of].hand
      outlook.gone.push({ of, cards, most: cards.length, discarded: true })
      return (effect.whose === 'opponent' || outlook.asksForCosts) && cards.length > 0
    }
    // looking at cards is a change, unless the look would be skipped (R112)
    case 'lookAtTop':
    case 'discardTop': {
      const deck = highestOf(outlook, effect.cards) > 0 ? table.sides[whoIs(source, effect.whose)].deck : []
      if (effect.do === 'discardTop') return deck.length > 0
      outlook.lookedAt.push(...deck)
      return (
        deck.length > 0 && (outlook.probing || !looksInVain(couldComeOf, outlook.reading, effect, 'lookedAt', rest))
      )
    }
    case 'lookAtPrizes': {
      const { prizes } = table.sides[whoIs(source, effect.whose)]
      outlook.lookedAt.push(...prizes)
      return prizes.length > 0
    }
    case 'revealHand':
      return (
        table.sides[whoIs(source, effect.whose)].hand.length > 0 &&
        (outlook.probing || !looksInVain(couldComeOf, outlook.reading, effect, 'hand', rest))
      )
    case 'move': {
      const cards = cardsNamed(outlook, effect.cards)
      const paid = outlook.ofHands.get(effect.cards)
      if (paid !== undefined && effect.to !== 'hand')
        outlook.gone.push({ ...paid, as: effect.cards, discarded: effect.to === 'discard' })
      return cards.some((card) => couldGo(outlook, card, effect))
    }
    case 'attach':
      return cardsNamed(outlook, effect.cards).some((card) =>
        candidates(outlook, effect.to).some((pokemon) => couldAttach(outlook, card, pokemon)),
      )
    case 'discardAllEnergy':
      return hasEnergy(outlook, effect.from, effect.type)
    case 'discardTools':
      return candidates(outlook, effect.from).some(({ tools }) => tools.length > 0)
    case 'switch': {
      outlook.comingIn.push({ who: effect.who, name: effect.with })
      const { active, bench } = table.sides[whoIs(source, effect.who)]
      return active !== null && candidates(outlook, { chosen: effect.with }).some((one) => bench.includes(one))
    }
    case 'leavePlay':
      return candidates(outlook, effect.pokemon).length > 0
    case 'evolve':
      return couldPutOnto(outlook, effect, (card, pokemon) => mayEvolveInto(table, card, pokemon, effect.skipping))
    case 'replace':
      return couldPutOnto(outlook, effect, (card, pokemon) => ownerOf(table, card) === oracleSideOf(table, pokemon))
    case 'devolve':
      return candidates(outlook, effect.pokemon).some(({ cards }) => cards.length > 1)
    case 'removeStadium':
      return isStadiumOf(table, effect.whose === undefined ? null : whoIs(source, effect.whose))
    case 'putCounters':
      return candidates(outlook, effect.on).length > 0 && highestOf(outlook, effect.counters) > 0
    case 'moveCounters': {
      const { from, to, counters } = effect
      const givers = candidates(outlook, from).filter(({ damage }) => damage > 0)
      const isAny = givers.some((giver) => candidates(outlook, to).some((taker) => taker !== giver))
      return isAny && (counters === 'all' || highestOf(outlook, counters) > 0)
    }
    // the Knock Out of the text's own Pokémon is a cost
    case 'knockOut':
      return (
        (effect.pokemon !== 'thisPokemon' || outlook.asksForCosts) && candidates(outlook, effect.pokemon).length > 0
      )
    case 'spreadCounters':
      return offeredPokemon(outlook.reading, effect.among).length > 0
    case 'heal':
      return (
        effect.damage !== 0 &&
        candidates(outlook, effect.pokemon).some(
          (one) => one.damage > 0 && !isAffectedBy(table, 'cantBeHealed', one),
        ) &&
        highestOf(outlook, effect.times ?? 1) > 0
      )
    case 'condition':
      return candidates(outlook, effect.pokemon).some(
        (pokemon) => isActive(table, pokemon) && !isSoAlready(table, pokemon, effect),
      )
    case 'recover': {
      const { from } = effect
      return candidates(outlook, effect.pokemon).some((pokemon) =>
        from === undefined ? hasAnyCondition(pokemon) : hasCondition(pokemon, from),
      )
    }
    case 'lasting':
      return candidates(outlook, effect.on).length > 0
    case 'lockAttack':
      return candidates(outlook, effect.on).some((pokemon) => pokemonCard(table, pokemon).attacks.length > 0)
    case 'copyAttack':
    case 'useEffectOf':
    case 'anotherTurn':
    case 'lastingRule':
    case 'byHand':
      return true
  }
}

/** An estimate for a part of a text. `could`: it could change something. `isDone`: "if you do" could hold after it. */
interface Foreseen {
  readonly could: boolean
  readonly isDone: boolean
}

/**
 * Estimates the results of a program. Every effect is examined, since later effects may use its choices. If `words` are given, only the
 * changes of these effects count.
 */
const foresee = (
  outlook: Outlook,
  program: Program,
  after: Program,
  before: boolean,
  words: ReadonlySet<Effect> | null = null,
): Foreseen => {
  let isAny = false
  let isDone = before
  for (const [at, effect] of program.entries()) {
    const rest = [...program.slice(at + 1), ...after]
    const one = foreseeWord(outlook, effect, rest, isDone)
    isDone = one.isDone
    isAny = isAny || (one.could && (words === null || words.has(effect)))
  }
  return { could: isAny, isDone }
}

/**
 * Estimates the results of a part of a text that may be repeated. A repetition may use the coins and the chosen number of an earlier
 * repetition.
 */
const foreseeAgain = (outlook: Outlook, program: Program, after: Program, before: boolean): Foreseen => {
  const { pokemon, cards, ofHands, gone, lookedAt } = outlook
  const maps = { pokemon: new Map(pokemon), cards: new Map(cards), ofHands: new Map(ofHands) }
  const first = { ...outlook, ...maps, gone: [...gone], lookedAt: [...lookedAt] }
  const { isDone } = foresee(first, program, after, before)
  outlook.coinsMayHaveLanded = first.coinsMayHaveLanded
  outlook.numberUpTo = first.numberUpTo
  return { could: foresee(outlook, program, after, true).could, isDone }
}

/**
 * True if a text could change something. A card that is being played must not be in the hand: move it to `table.limbo`, or out of the hand,
 * before calling this.
 */
export const couldChangeSomething = (
  table: OracleTable,
  source: EffectSource,
  program: Program,
  memory: Memory = NO_MEMORY,
  cost: Program = [],
  asksForCosts = false,
): boolean => {
  if (!asksForCosts && mayHaveToAttachToNobody(couldComeOf, table, source, program, memory)) return false
  const outlook = newOutlook(newReading(table, source, memory), asksForCosts)
  // paying the cost is not a change, but the choices of the cost come before those of the text
  foresee(outlook, cost, program, true)
  return foresee(outlook, program, [], true).could || (asksForCosts && isWantedAnyway(outlook, program))
}

/** True if one of the effects in `words` could change something when `program` is carried out. */
export const couldComeOf: CouldComeOf = (table, source, program, words, memory) =>
  foresee(newOutlook(newReading(table, source, memory), false, true), program, [], true, words).could

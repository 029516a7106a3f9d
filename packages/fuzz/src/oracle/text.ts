/** Carries out the text of a card word by word, and several texts in order. */
import type {
  Effect,
  EffectNamed,
  EffectSource,
  Memory,
  PlayerId,
  Program,
  WaitingProgram,
} from 'ptcg-turn-engine/model'
import { mayI, pick } from './choices.ts'
import { allMeant, holds, oracleCount, whoIs } from './counts.ts'
import { workByHand } from './handWork.ts'
import { find } from './moves.ts'
import { couldChangeSomething } from './prospects.ts'
import { flipCoins, newReading, type Reading } from './readingText.ts'
import { recoverWhereSaid } from './recovering.ts'
import type { OracleTable, Pickable, Playing } from './table.ts'
import { knowing } from './triggers.ts'
import { waitingNamesOf } from './waitingNames.ts'
import {
  attachedChoiceByText,
  cardChoiceByText,
  nameAllAttached,
  nameAllCards,
  pokemonChoiceByText,
  takeAtRandom,
} from './wordsChoosing.ts'
import { copyAttack, effectOf, endAttack, endTheTurn, takeAnotherTurn } from './wordsCopying.ts'
import {
  devolve,
  evolveByText,
  heal,
  inflict,
  leaveLasting,
  leavePlayByText,
  leaveRule,
  lockedAttack,
  placeCounters,
  recover,
  removeStadium,
  replaceByText,
  spreadCounters,
  switchPlaces,
} from './wordsInPlay.ts'
import {
  attachByText,
  discardAllEnergy,
  discardHand,
  discardTools,
  discardTop,
  drawByText,
  lookAtPrizes,
  lookAtTop,
  mixPrizes,
  move,
  reveal,
  revealHand,
  shuffleDeck,
  shuffleForNothing,
} from './wordsMoving.ts'
import { knockOutByText, moveCounters } from './wordsOfCounters.ts'
import { isWorthless, worthwhile } from './worthwhile.ts'

/** Asks "you may", unless a yes could change nothing (decision 0004). */
function* may(reading: Reading, { then, by, once }: EffectNamed<'may'>, rest: Program): Playing {
  const { table, source, memory } = reading
  memory.done =
    !(once !== undefined && table.turn.abilitiesUsed.includes(once)) &&
    (then.length === 0 || couldChangeSomething(table, source, then, memory, [], true)) &&
    (yield* mayI(table, whoIs(source, by ?? 'you')))
  if (memory.done && once !== undefined) table.turn.abilitiesUsed.push(once)
  if (memory.done) yield* read(reading, then, rest)
}

/**
 * "Choose 1 or both" offers the parts that could change something (decision 0005). They are carried out in the order
 * they are picked.
 */
function* oneOrBoth(reading: Reading, { first, second, just }: EffectNamed<'oneOrBoth'>, rest: Program): Playing {
  const { table, source, memory } = reading
  const options: Pickable[] = []
  if (couldChangeSomething(table, source, first, memory)) options.push({ pick: 'effect', effect: 'first' })
  if (couldChangeSomething(table, source, second, memory)) options.push({ pick: 'effect', effect: 'second' })
  const picked = yield* pick(table, { player: source.player, options, min: 1, max: just === 'one' ? 1 : 2 })
  for (const one of picked)
    if (one.pick === 'effect') yield* read(reading, one.effect === 'first' ? first : second, rest)
}

/** Repeats a part of a text. The number of repetitions is counted once, before the first. */
function* forEach(reading: Reading, { times, then }: EffectNamed<'forEach'>, rest: Program): Playing {
  const { table, source, memory } = reading
  const many = oracleCount(table, source, memory, times)
  for (let time = 1; time <= many && !reading.stopped; time += 1)
    yield* read(reading, then, time === many ? rest : [...then, ...rest])
}

/** Repeats a part of a text for one card after another. The set of cards is fixed before the first. */
function* eachCard(reading: Reading, { cards, as, then }: EffectNamed<'eachCard'>, rest: Program): Playing {
  const { memory } = reading
  const all = memory.cards[cards] ?? []
  if (all.length === 0) memory.done = false
  for (const [at, card] of all.entries()) {
    if (reading.stopped) return
    memory.cards = { ...memory.cards, [as]: [card] }
    yield* read(reading, then, at === all.length - 1 ? rest : [...then, ...rest])
  }
}

/** Repeats a part of a text for one Pokémon after another. A Pokémon that has left play meanwhile is skipped. */
function* eachPokemon(reading: Reading, { pokemon, as, then }: EffectNamed<'eachPokemon'>, rest: Program): Playing {
  const { table, source, memory } = reading
  const all = allMeant(table, source, memory, pokemon).map(({ id }) => id)
  if (all.length === 0) memory.done = false
  for (const [at, id] of all.entries()) {
    if (reading.stopped) return
    if (find(table, id) === null) continue
    memory.pokemon = { ...memory.pokemon, [as]: [id] }
    yield* read(reading, then, at === all.length - 1 ? rest : [...then, ...rest])
  }
}

function* word(reading: Reading, effect: Effect, rest: Program): Playing {
  const { table, source, memory } = reading
  switch (effect.do) {
    case 'flip':
      return yield* flipCoins(reading, oracleCount(table, source, memory, effect.coins))
    case 'flipUntilTails':
      return yield* flipCoins(reading, 'untilTails')
    case 'if':
      if (holds(table, source, memory, effect.is)) return yield* read(reading, effect.then, rest)
      return yield* read(reading, effect.otherwise ?? [], rest)
    case 'may':
      return yield* may(reading, effect, rest)
    case 'oneOrBoth':
      return yield* oneOrBoth(reading, effect, rest)
    case 'forEach':
      return yield* forEach(reading, effect, rest)
    case 'eachCard':
      return yield* eachCard(reading, effect, rest)
    case 'eachPokemon':
      return yield* eachPokemon(reading, effect, rest)
    case 'choosePokemon':
      return yield* pokemonChoiceByText(reading, effect, rest, (offered) => worthwhile(reading, effect, rest, offered))
    case 'chooseCards':
      return yield* cardChoiceByText(reading, effect, rest, isWorthless)
    case 'chooseAttached':
      return yield* attachedChoiceByText(reading, effect)
    case 'lookAtTop':
      return lookAtTop(reading, effect, rest)
    case 'reveal':
      return reveal(reading, effect)
    case 'lookAtPrizes':
      return lookAtPrizes(reading, effect)
    case 'revealHand':
      return revealHand(reading, effect, rest)
    case 'draw':
      return drawByText(reading, effect)
    case 'discardHand':
      return discardHand(reading, effect)
    case 'discardTop':
      return discardTop(reading, effect)
    case 'allCards':
      if (nameAllCards(reading, effect, rest).length === 0) yield* shuffleForNothing(reading, effect, rest)
      return
    case 'allAttached':
      return nameAllAttached(reading, effect)
    case 'randomCards':
      return yield* takeAtRandom(reading, effect)
    case 'move':
      return yield* move(reading, effect)
    case 'shufflePrizes':
      return yield* mixPrizes(reading, effect)
    case 'shuffleDeck':
      return yield* shuffleDeck(reading, effect)
    case 'attach':
      return attachByText(reading, effect)
    case 'discardAllEnergy':
      return discardAllEnergy(reading, effect)
    case 'discardTools':
      return discardTools(reading, effect)
    case 'switch':
      return switchPlaces(reading, effect)
    case 'leavePlay':
      return yield* leavePlayByText(reading, effect)
    case 'evolve':
      return yield* evolveByText(reading, effect)
    case 'replace':
      return replaceByText(reading, effect)
    case 'devolve':
      return devolve(reading, effect)
    case 'removeStadium':
      return removeStadium(reading, effect)
    case 'putCounters':
      return placeCounters(reading, effect)
    case 'spreadCounters':
      return yield* spreadCounters(reading, effect)
    case 'moveCounters':
      return moveCounters(reading, effect)
    case 'knockOut':
      return knockOutByText(reading, effect)
    case 'heal':
      return heal(reading, effect)
    case 'condition':
      return inflict(reading, effect)
    case 'recover':
      return recover(reading, effect)
    case 'lasting':
      return leaveLasting(reading, effect)
    case 'lastingRule':
      return leaveRule(reading, effect)
    case 'lockAttack':
      return yield* read(reading, lockedAttack(reading, effect), rest)
    case 'copyAttack':
      return yield* copyAttack(reading, effect)
    case 'useEffectOf':
      return yield* read(reading, effectOf(reading, effect), rest)
    case 'anotherTurn':
      return takeAnotherTurn(reading, effect)
    case 'endTurn':
      return endTheTurn(reading)
    case 'doesNothing':
    case 'doesNotHappen':
      return endAttack(reading, effect.do)
    case 'byHand':
      return yield* workByHand(reading, effect.text ?? source.label)
    default:
      effect satisfies never
  }
}

/** Carries out a part of a text. `after` is the rest of the text after that part. */
function* read(reading: Reading, program: Program, after: Program): Playing {
  for (const [at, effect] of program.entries()) {
    if (reading.stopped) return
    yield* word(reading, effect, [...program.slice(at + 1), ...after])
    recoverWhereSaid(reading.table)
  }
}

/** Carries out a text from its first word to its last, and returns its memory. */
export function* carryOut(table: OracleTable, source: EffectSource, program: Program, memory: Memory): Playing<Memory> {
  const reading = newReading(table, source, memory)
  // the steps of an attack share one memory; every other text has its own
  const isAlone = source.kind !== 'attack'
  if (isAlone) table.spokenFor.clear()
  yield* read(reading, program, [])
  if (isAlone) table.spokenFor.clear()
  return reading.memory
}

/**
 * Carries out waiting texts. `orderedBy` chooses the next one (null: in the given order); stops after one that `closes`
 * and returns the rest.
 */
export function* inOrder(
  table: OracleTable,
  waiting: readonly WaitingProgram[],
  orderedBy: PlayerId | null,
): Playing<readonly WaitingProgram[]> {
  const left = [...waiting]
  while (left.length > 0) {
    let at = 0
    if (orderedBy !== null && left.length > 1) {
      const names = waitingNamesOf(left)
      const options = names.map((effect): Pickable => ({ pick: 'effect', effect }))
      const [picked] = yield* pick(table, { player: orderedBy, options, min: 1, max: 1 })
      if (picked?.pick === 'effect') at = names.indexOf(picked.effect)
    }
    const next = left.splice(at, 1)[0]
    if (next === undefined) break
    yield* carryOut(table, next.source, next.program, knowing(next))
    if (next.closes === true) return left
  }
  return []
}

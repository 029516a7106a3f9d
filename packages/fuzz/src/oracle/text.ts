/** Carries out the effects of a card text one after another, and several waiting texts in order. */
import type {
  EffectName,
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
import { flipCoins, isTextSpent, newReading, type Reading } from './readingText.ts'
import { recoverWhereSaid } from './recovering.ts'
import type { OracleTable, Pickable, Playing } from './table.ts'
import { knowing } from './triggers.ts'
import { waitingNamesOf } from './waitingNames.ts'
import {
  attachedChoiceByText,
  cardChoiceByText,
  nameAllAttached,
  nameAllCards,
  numberChoiceByText,
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

/**
 * Asks a player about a "you may", and carries out the text if the answer is yes. The player is not asked if a yes could change nothing
 * (decision 0004), or if the text works once in a turn and has been used.
 */
function* may(reading: Reading, effect: EffectNamed<'may'>, rest: Program): Playing {
  const { then, by, once } = effect
  const { table, source, memory } = reading
  memory.done =
    !isTextSpent(table, effect) &&
    (then.length === 0 || couldChangeSomething(table, source, then, memory, [], true)) &&
    (yield* mayI(table, whoIs(source, by ?? 'you')))
  if (memory.done && once !== undefined) table.turn.abilitiesUsed.push(once)
  if (memory.done) yield* read(reading, then, rest)
}

/**
 * Offers the parts of a "choose 1" or "choose 1 or both" that could change something (decision 0005), and carries out the picked parts in
 * the order of the picks.
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

/** Repeats a part of a text. The number of repetitions is counted once, before the first repetition. */
function* forEach(reading: Reading, { times, then }: EffectNamed<'forEach'>, rest: Program): Playing {
  const { table, source, memory } = reading
  const many = oracleCount(table, source, memory, times)
  for (let time = 1; time <= many && !reading.stopped; time += 1)
    yield* read(reading, then, time === many ? rest : [...then, ...rest])
}

/** Repeats a part of a text for each chosen card. The list of cards is fixed before the first repetition. */
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

/** Repeats a part of a text for each Pokémon of a set. A Pokémon that has left play in the meantime is skipped. */
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

/** Stores the cards that an effect collects. If there are none and the text would shuffle them into a deck, the deck is still shuffled. */
function* nameAllOrShuffle(reading: Reading, effect: EffectNamed<'allCards'>, rest: Program): Playing {
  if (nameAllCards(reading, effect, rest).length === 0) yield* shuffleForNothing(reading, effect, rest)
}

/** Carries out one effect. `rest` is the text after it. The function is a generator if it makes requests. */
type Word<Name extends EffectName> = (reading: Reading, effect: EffectNamed<Name>, rest: Program) => unknown

const WORDS: { readonly [Name in EffectName]: Word<Name> } = {
  flip: (reading, { coins }) => flipCoins(reading, oracleCount(reading.table, reading.source, reading.memory, coins)),
  flipUntilTails: (reading) => flipCoins(reading, 'untilTails'),
  if: (reading, { is, then, otherwise = [] }, rest) =>
    read(reading, holds(reading.table, reading.source, reading.memory, is) ? then : otherwise, rest),
  may,
  oneOrBoth,
  forEach,
  eachCard,
  eachPokemon,
  choosePokemon: (reading, effect, rest) =>
    pokemonChoiceByText(reading, effect, rest, (offered) => worthwhile(reading, effect, rest, offered)),
  chooseCards: (reading, effect, rest) => cardChoiceByText(reading, effect, rest, isWorthless),
  chooseAttached: attachedChoiceByText,
  chooseNumber: numberChoiceByText,
  lookAtTop,
  reveal,
  lookAtPrizes,
  revealHand,
  draw: drawByText,
  discardHand,
  discardTop,
  allCards: nameAllOrShuffle,
  allAttached: nameAllAttached,
  randomCards: takeAtRandom,
  move,
  shufflePrizes: mixPrizes,
  shuffleDeck,
  attach: attachByText,
  discardAllEnergy,
  discardTools,
  switch: switchPlaces,
  leavePlay: leavePlayByText,
  evolve: evolveByText,
  replace: replaceByText,
  devolve,
  removeStadium,
  putCounters: placeCounters,
  spreadCounters,
  moveCounters,
  knockOut: knockOutByText,
  heal,
  condition: inflict,
  recover,
  lasting: leaveLasting,
  lastingRule: leaveRule,
  lockAttack: (reading, effect, rest) => read(reading, lockedAttack(reading, effect), rest),
  copyAttack,
  useEffectOf: (reading, effect, rest) => read(reading, effectOf(reading, effect), rest),
  anotherTurn: takeAnotherTurn,
  endTurn: endTheTurn,
  doesNothing: (reading) => endAttack(reading, 'doesNothing'),
  doesNotHappen: (reading) => endAttack(reading, 'doesNotHappen'),
  byHand: (reading, { text }) => workByHand(reading, text ?? reading.source.label),
}

const isPlaying = (done: unknown): done is Playing => typeof done === 'object' && done !== null && 'next' in done

/** Carries out a part of a text. `after` is the text that follows this part. */
function* read(reading: Reading, program: Program, after: Program): Playing {
  for (const [at, effect] of program.entries()) {
    if (reading.stopped) return
    const done = (WORDS[effect.do] as Word<EffectName>)(reading, effect, [...program.slice(at + 1), ...after])
    if (isPlaying(done)) yield* done
    recoverWhereSaid(reading.table)
  }
}

/** Carries out a text from beginning to end, and returns its memory. */
export function* carryOut(table: OracleTable, source: EffectSource, program: Program, memory: Memory): Playing<Memory> {
  const reading = newReading(table, source, memory)
  // the steps of an attack share the cards picked so far; every other text begins with none
  const isAlone = source.kind !== 'attack'
  if (isAlone) table.spokenFor.clear()
  yield* read(reading, program, [])
  if (isAlone) table.spokenFor.clear()
  return reading.memory
}

/**
 * Carries out waiting texts. The player `orderedBy` chooses the next one each time; null means the given order. Stops after a text with
 * `closes`, and returns the texts that are left.
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

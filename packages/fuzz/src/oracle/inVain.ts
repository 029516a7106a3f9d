/** Finds out whether a look at cards or a search is skipped because the text could do nothing with the cards (R112). */
import type { Effect, EffectNamed, EffectSource, Memory, Program } from 'ptcg-turn-engine/model'
import { giving, linkedWords } from './linkedWords.ts'
import { mentions } from './mentions.ts'
import type { Reading } from './readingText.ts'
import type { OracleTable } from './table.ts'

/** Returns true if one of the effects in `words` could change something when `program` is carried out. */
export type CouldComeOf = (
  table: OracleTable,
  source: EffectSource,
  program: Program,
  words: ReadonlySet<Effect>,
  memory: Memory,
) => boolean

/** True if none of the effects that use the chosen cards named `as` could change anything. */
export const comesToNothing = (could: CouldComeOf, reading: Reading, as: string, text: Program): boolean => {
  const makes = (effect: Effect): boolean => giving(effect).includes(as)
  const made = text.findIndex(makes)
  const anew = text.findIndex((effect, at) => at > made && makes(effect))
  const part = anew === -1 ? text : text.slice(0, anew)
  const about = linkedWords(reading, as, part)
  return about !== null && !could(reading.table, reading.source, part, about, reading.memory)
}

/** Lists the effects of a program and the effects inside them, in order. */
const flat = (program: Program): Program =>
  program.flatMap((effect) => [
    effect,
    ...Object.values(effect).flatMap((part) => (isProgram(part) ? flat(part as Program) : [])),
  ])

const isProgram = (part: unknown): boolean =>
  Array.isArray(part) && part.every((one) => typeof one === 'object' && one !== null && 'do' in one)

const movesOn = (words: Program): boolean =>
  words.some((effect) => effect.do === 'attach' || (effect.do === 'move' && effect.to === 'bench'))

/**
 * True if a look at a hand or a deck is skipped: the rest of the text benches or attaches cards, and no effect that uses the cards looked
 * at could change anything.
 */
export const looksInVain = (
  could: CouldComeOf,
  reading: Reading,
  look: EffectNamed<'lookAtTop' | 'revealHand'>,
  from: 'hand' | 'lookedAt',
  rest: Program,
): boolean => {
  const words = flat(rest)
  const looking = words.flatMap((effect) =>
    (effect.do === 'chooseCards' || effect.do === 'allCards') && effect.from === from && effect.whose === look.whose
      ? [effect.as]
      : [],
  )
  return (
    looking.length > 0 &&
    movesOn(words) &&
    words.every((effect) => effect.do !== 'shuffleDeck' || effect.bottom === undefined) &&
    looking.every((as) => comesToNothing(could, reading, as, [look, ...rest]))
  )
}

/**
 * True if a text may require attaching the cards looked at, but there is no Pokémon for them. A card with such a text cannot be played
 * (C1704).
 */
export const mayHaveToAttachToNobody = (
  could: CouldComeOf,
  table: OracleTable,
  source: EffectSource,
  program: Program,
  memory: Memory,
): boolean => {
  const looked = program.flatMap((effect) =>
    effect.do === 'allCards' && effect.from === 'lookedAt' ? [effect.as] : [],
  )
  return program.some((effect) => {
    if (effect.do !== 'if' || !mentions(effect.is, 'cardsChosen')) return false
    const attaches = effect.then.some((then) => then.do === 'attach' && looked.includes(then.cards))
    return attaches && !could(table, source, program, new Set([effect]), memory)
  })
}

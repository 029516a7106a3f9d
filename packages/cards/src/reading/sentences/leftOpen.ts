/** Finds programs that search a deck but shuffle it only in some cases (GR.5). Such a program was put together wrongly. */
import { type Effect, everyEffectIn, type Program, programsIn } from 'ptcg-turn-engine/model'

/** True for effects after which every deck that was searched is in a new order. */
const shuffles = (effect: Effect): boolean =>
  effect.do === 'shuffleDeck' || ((effect.do === 'move' || effect.do === 'leavePlay') && effect.to === 'deck')

const isOpenAfter = (effect: Effect, before: boolean): boolean => {
  if (effect.do === 'chooseCards') return before || effect.from === 'deck'
  if (shuffles(effect)) return false
  const ways = programsIn(effect).map((program) => leavesOpen(program, before))
  const isSkipped = effect.do !== 'oneOrBoth' && !(effect.do === 'if' && effect.otherwise !== undefined)
  return ways.some((isOpen) => isOpen) || ((isSkipped || ways.length === 0) && before)
}

/** True if the program can end with a deck that was searched but not shuffled. */
const leavesOpen = (program: Program, before = false): boolean =>
  program.reduce((isOpen, effect) => isOpenAfter(effect, isOpen), before)

const isProgram = (part: unknown): part is Program => Array.isArray(part) && part.some((one) => Object(one).do)

const shufflesAtTimes = (program: Program): boolean => leavesOpen(program) && everyEffectIn(program).some(shuffles)

/**
 * True if one of the texts in a meaning shuffles after some searches, but not after all. The parts of one attack are treated as one text.
 */
export const leavesDeckOpen = (meaning: unknown): boolean => {
  if (isProgram(meaning)) return shufflesAtTimes(meaning)
  if (typeof meaning !== 'object' || meaning === null) return false
  const parts = Object.values(meaning)
  return (
    shufflesAtTimes(parts.filter(isProgram).flat()) || parts.some((part) => !isProgram(part) && leavesDeckOpen(part))
  )
}

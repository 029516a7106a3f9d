/** Looks ahead through a text: its choices and its looks at decks, before any of them is made. */
import type { Program } from '../model/effects.ts'
import { programsIn } from '../model/effectWords.ts'
import type { Game } from '../model/game.ts'
import type { EffectSource, Memory } from '../model/resolution.ts'
import { afterOutcomes, couldRepeat } from './afterWord.ts'
import { type Found, isChoice, isRepeating, lookThrough } from './foundInText.ts'
import { type Prospects, prospectsWith } from './paidAhead.ts'

const NONE: readonly never[] = []

/**
 * Adds later choices and looks at decks, and the coins flipped and the numbers chosen before them. A part that is
 * repeated zero times adds none.
 */
const withChoices = (prospects: Prospects, program: Program): Prospects => {
  let now = prospects
  for (const effect of program) {
    const isDone = !isRepeating(effect) || couldRepeat(now, effect)
    if (isChoice(effect)) now = prospectsWith(now, { choices: [...now.choices, effect] })
    if (effect.do === 'lookAtTop') now = prospectsWith(now, { looks: [...now.looks, effect] })
    const { flips, number } = now
    if (isDone)
      for (const part of programsIn(effect)) {
        const once = withChoices(prospectsWith(now, { flips, number }), part)
        // a repeated part may ask for the coins and the number of its previous repetition
        const isMore = (once.flips && !flips) || once.number > number
        now =
          isRepeating(effect) && isMore
            ? withChoices(prospectsWith(now, { flips: once.flips, number: once.number }), part)
            : once
      }
    now = afterOutcomes(now, effect)
  }
  return now
}

/** Looks ahead through a program, given the choices made before it. */
export const prospectsOf = (
  game: Game,
  source: EffectSource,
  program: Program,
  memory: Memory,
  { choices, repeats, looks }: Found = lookThrough(program),
): Prospects => {
  const prospects: Prospects = {
    game,
    source,
    choices: repeats ? NONE : choices,
    flips: false,
    number: memory.number ?? 0,
    looks: repeats ? NONE : looks,
    taken: NONE,
    switches: NONE,
    pays: false,
    probing: false,
    memory,
  }
  return repeats
    ? prospectsWith(withChoices(prospects, program), { flips: false, number: prospects.number })
    : prospects
}

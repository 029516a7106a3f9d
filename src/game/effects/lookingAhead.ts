/** Looks ahead through a text and finds its choices and its looks at decks before they are made. */
import type { Program } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import type { EffectSource, Memory } from '../model/resolution.ts'
import { afterWord, followPart, partsOf } from './afterWord.ts'
import { type EffectAhead, textAhead } from './ahead.ts'
import { isChoice, isRepeating, lookThrough } from './foundInText.ts'
import { type Prospects, prospectsWith } from './paidAhead.ts'

const NONE: readonly never[] = []

/**
 * Adds to the prospects the choices of a text, its looks at decks, and what its effects may change for later effects. What the last effect
 * changes is left out unless the text is repeated.
 */
const withChoices = (prospects: Prospects, program: Program, isRepeated: boolean): Prospects => {
  const all = lookThrough(program)
  if (!all.areNested && !isRepeated)
    return prospectsWith(prospects, {
      choices: [...prospects.choices, ...all.choices],
      looks: [...prospects.looks, ...all.looks],
    })
  let now = prospects
  const { effects } = textAhead(program)
  for (let at = 0; at < effects.length; at += 1) {
    const { effect, found, leavesATrace } = effects[at] as EffectAhead
    if (isChoice(effect)) now = prospectsWith(now, { choices: [...now.choices, effect] })
    if (effect.do === 'lookAtTop') now = prospectsWith(now, { looks: [...now.looks, effect] })
    const repeats = isRepeated || isRepeating(effect)
    for (const part of found.areNested ? partsOf(now, effect) : NONE) {
      const { choices, looks } = followPart(now, effect, (start) => withChoices(start, part, repeats))
      now = prospectsWith(now, { choices, looks })
    }
    if (leavesATrace && (isRepeated || at < effects.length - 1)) now = afterWord(now, effect)
  }
  return now
}

/** The prospects of a program, given the choices made before it. */
export const prospectsOf = (
  game: Game,
  source: EffectSource,
  program: Program,
  memory: Memory,
  probing = false,
): Prospects => {
  const { choices, areNested, looks } = lookThrough(program)
  const prospects: Prospects = {
    game,
    source,
    choices: areNested ? NONE : choices,
    flips: false,
    number: memory.number ?? 0,
    looks: areNested ? NONE : looks,
    taken: NONE,
    switches: NONE,
    pays: false,
    probing,
    memory,
  }
  if (!areNested) return prospects
  const ahead = withChoices(prospects, program, false)
  return prospectsWith(prospects, { choices: ahead.choices, looks: ahead.looks })
}

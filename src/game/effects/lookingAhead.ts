/** Looks ahead through a text: its choices and its looks at decks, before any of them is made. */
import type { Program } from '../model/effects.ts'
import { programsIn } from '../model/effectWords.ts'
import type { Game } from '../model/game.ts'
import type { EffectSource, Memory } from '../model/resolution.ts'
import { type Found, foundIn, isChoice, isRepeating, type Repeating } from './foundInText.ts'
import { type Prospects, prospectsWith } from './paidAhead.ts'
import { couldBeAmong, couldBeSome, couldChooseCards } from './prospects.ts'

const NONE: readonly never[] = []

/** True if there is something to repeat it for. */
export const couldRepeat = (prospects: Prospects, effect: Repeating): boolean => {
  if ('times' in effect) return couldBeSome(prospects, effect.times)
  return 'cards' in effect
    ? couldChooseCards(prospects, effect.cards)
    : couldBeAmong(prospects, effect.pokemon).length > 0
}

/** Adds later choices and looks at decks. A part that is repeated zero times adds none. */
const withChoices = (prospects: Prospects, program: Program): Prospects => {
  let now = prospects
  for (const effect of program) {
    const isDone = !isRepeating(effect) || couldRepeat(now, effect)
    if (isChoice(effect)) now = prospectsWith(now, { choices: [...now.choices, effect] })
    if (effect.do === 'lookAtTop') now = prospectsWith(now, { looks: [...now.looks, effect] })
    if (isDone) for (const part of programsIn(effect)) now = withChoices(now, part)
  }
  return now
}

/** Looks ahead through a program, given the choices made before it. */
export const prospectsOf = (
  game: Game,
  source: EffectSource,
  program: Program,
  memory: Memory,
  { choices, repeats, looks }: Found = foundIn(program),
): Prospects => {
  const prospects: Prospects = {
    game,
    source,
    choices: repeats ? NONE : choices,
    flips: repeats,
    looks: repeats ? NONE : looks,
    taken: NONE,
    switches: NONE,
    pays: false,
    probing: false,
    memory,
  }
  return repeats ? prospectsWith(withChoices(prospects, program), { flips: false }) : prospects
}

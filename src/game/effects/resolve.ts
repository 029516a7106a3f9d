/** The resolver: carries out the rest of a text, and the programs waiting behind it, until one of them asks for something. */

import { namedPokemon } from '../board/definitions.ts'
import { findPokemon } from '../board/pokemonInPlay.ts'
import { record, update, withAsk, withResolution } from '../changes/record.ts'
import { recover } from '../changes/recovering.ts'
import { MOST_FACTS, MOST_STEPS } from '../json/limits.ts'
import type { Effect } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import type { PlayerId } from '../model/players.ts'
import type { WaitingProgram } from '../model/resolution.ts'
import { EFFECT_MEANINGS } from '../words/meaning.ts'
import { askChoice, isMade } from './choice.ts'
import { beginProgram, type Here, withoutTheFirst } from './continuation.ts'
import { takeChoice } from './takeChoice.ts'

/** Carries out an effect. */
export const carryOut = (game: Game, effect: Effect, here: Here): Game =>
  EFFECT_MEANINGS[effect.do](game, effect as never, here)

/** The waiting effects that one player orders: all of them, or only those of the owner who comes first. */
export const listToOrder = ({ waiting }: Game): readonly WaitingProgram[] => {
  const by = waiting[0]?.by
  return by === undefined ? waiting : waiting.filter((one) => one.by === by)
}

/** Asks which waiting effect comes next, if a player may choose the order; otherwise begins the first one. */
const next = (game: Game): Game => {
  const together = listToOrder(game)
  if (game.orderedBy === null || together.length < 2) return beginWaiting(game, 0)
  return askChoice(game, {
    player: together[0]?.by ?? game.orderedBy,
    purpose: 'order',
    options: together.map(({ source }) => ({ option: 'effect', effect: source.label })),
    min: 1,
    max: 1,
  })
}

/**
 * True if the fact of this program is recorded when it begins, as for rules and triggers. For a played card or used text it was recorded
 * before.
 */
const isRecordedAtBeginning = ({ source, triggered }: WaitingProgram): boolean =>
  source.kind === 'rule' || triggered === true

const NO_PROGRAMS: readonly WaitingProgram[] = []

/**
 * Begins one of the waiting effects. If the player picks the Special Conditions (`closes`), the player's other effects wait until the
 * Special Conditions are over (PC.6).
 */
const beginWaiting = (game: Game, index: number): Game => {
  const chosen = game.waiting[index] as WaitingProgram
  const rest = game.waiting.length === 1 ? NO_PROGRAMS : game.waiting.filter((_, i) => i !== index)
  if (chosen.closes === true) {
    const others = chosen.by === undefined ? NO_PROGRAMS : rest.filter(({ by }) => by !== chosen.by)
    const later = others.length === 0 ? rest : rest.filter(({ by }) => by === chosen.by)
    const { checkup } = game
    return update(game, {
      waiting: others,
      checkup: checkup === null ? null : { ...checkup, later: [...checkup.later, ...later] },
    })
  }
  const begun = beginProgram(update(game, { waiting: rest }), chosen)
  if (!isRecordedAtBeginning(chosen)) return begun
  const pokemon = chosen.source.pokemon === null ? null : findPokemon(game, chosen.source.pokemon)
  return record(begun, {
    fact: 'EFFECT_APPLIES',
    player: chosen.source.player,
    effect: chosen.source.label,
    pokemon: pokemon === null ? null : namedPokemon(game, pokemon.pokemon),
  })
}

/** A function that carries out one effect. */
export type CarryOut = (game: Game, effect: Effect, here: Here) => Game

/** Uses a completed choice of any purpose. */
export const useChoice = (game: Game): Game => {
  if (game.ask?.ask !== 'choice') return game
  if (game.ask.purpose === 'order') return beginWaiting(withAsk(game, null), game.ask.picked[0] ?? 0)
  return takeChoice(game, game.ask)
}

/** Asks the player of the effect to go on. The effect continues after that, so no single event runs endlessly. */
const askToGoOn = (game: Game, player: PlayerId): Game =>
  askChoice(game, {
    player,
    purpose: 'goOn',
    options: [{ option: 'answer', answer: 'yes' }],
    min: 1,
    max: 1,
    // There is only one answer, but the player must still give it.
    again: true,
  })

/**
 * The number of steps that count as done when `resolveBy` begins. If a waiting program was triggered, the earlier facts of this event count
 * as steps: otherwise two texts that trigger each other would never end.
 */
const stepsBefore = ({ waiting, facts }: Game): number =>
  waiting.some(({ triggered }) => triggered === true) ? facts.length * (MOST_STEPS / MOST_FACTS) : 0

/**
 * Carries out effects until something is asked or nothing is left. If an effect ends the attack, the rest of its text is not carried out. A
 * text that runs longer than any card needs is interrupted, and its player is asked to go on, so that every event returns soon. The few
 * states that can ask only for coins or shuffles never take that long.
 */
export const resolveBy = (game: Game, each: CarryOut): Game => {
  let now = game
  let steps = stepsBefore(game)
  const factsBefore = game.facts.length
  for (;;) {
    if (now.ask !== null) {
      if (now.ask.ask !== 'choice' || !isMade(now.ask)) return now
      now = recover(useChoice(now))
      continue
    }
    const { resolution } = now
    const effect = resolution?.todo[0]
    if (resolution === null || effect === undefined) {
      if (now.waiting.length === 0) return now
      now = next(now)
      continue
    }
    if (steps >= MOST_STEPS || now.facts.length - factsBefore >= MOST_FACTS)
      return askToGoOn(now, resolution.source.player)
    steps += 1
    now = recover(each(withResolution(now, withoutTheFirst(resolution)), effect, resolution))
  }
}

/** Calls `resolveBy` with the functions of the effect language. */
export const resolve = (game: Game): Game => resolveBy(game, carryOut)

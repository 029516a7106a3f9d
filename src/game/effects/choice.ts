/** Asks for choices, and decides when a choice is complete. If there is nothing to choose between, nobody is asked. */
import { choiceWith } from '../changes/copy.ts'
import { withAsk } from '../changes/record.ts'
import type { ChoiceAsk, Option } from '../model/asks.ts'
import type { Game } from '../model/game.ts'
import type { CardId } from '../model/pokemon.ts'

/** A choice to ask for. With `units`, the picks must provide that many units of Energy, and `min` does not matter. */
export interface Choice {
  readonly player: ChoiceAsk['player']
  readonly purpose: ChoiceAsk['purpose']
  readonly options: readonly Option[]
  readonly min: number
  readonly max: number
  readonly as?: string
  readonly again?: boolean
  readonly units?: number
  readonly hidden?: boolean
  /** True if the order of the picks matters. The player is then asked even if all options must be picked. */
  readonly ordered?: boolean
}

const unitsIn = (option: Option | undefined): number =>
  option?.option === 'card' && option.units !== undefined ? option.units : 0

/** The units of Energy that the picked options provide. */
export const pickedUnits = (ask: ChoiceAsk): number =>
  ask.picked.reduce((sum, index) => sum + unitsIn(ask.options[index]), 0)

/** True if every option must be picked, because there are no more than needed. */
const isForced = ({ options, min, units = 0, again = false, ordered = false }: Choice): boolean => {
  if (ordered && options.length > 1) return false
  if (units === 0) return options.length === 0 || (!again && options.length <= min)
  const all = options.map(unitsIn)
  const total = all.reduce((sum, one) => sum + one, 0)
  return all.every((one) => total - one < units)
}

/** Makes the game wait for a choice. If every option must be picked, the choice is already made. */
export const askChoice = (game: Game, choice: Choice): Game => {
  const forced = isForced(choice)
  const ask: ChoiceAsk = {
    ask: 'choice',
    player: choice.player,
    purpose: choice.purpose,
    as: choice.as ?? '',
    options: choice.options,
    picked: forced ? choice.options.map((_, index) => index) : [],
    min: choice.again === true ? choice.min : Math.min(choice.min, choice.options.length),
    max: choice.max,
    again: choice.again ?? false,
    units: choice.units ?? 0,
    done: forced || choice.max <= 0,
    hidden: choice.hidden ?? false,
  }
  return withAsk(game, ask)
}

/**
 * True if nothing more can or must be picked. A card that provides several units may be used for fewer, so a player may pick as many cards
 * as the cost has units (U5).
 */
export const isMade = (ask: ChoiceAsk): boolean => {
  if (ask.done) return true
  if (!ask.again && ask.picked.length >= ask.options.length) return true
  return ask.picked.length >= ask.max && pickedUnits(ask) >= ask.units
}

/** In a choice that puts all options in order, picks the last remaining option without asking. */
export const withLastOfAnOrder = (ask: ChoiceAsk): ChoiceAsk => {
  const { options, picked, min, again, units } = ask
  if (again || units > 0 || min < options.length || picked.length !== options.length - 1) return ask
  const last = options.findIndex((_, index) => !picked.includes(index))
  return choiceWith(ask, { picked: [...picked, last] })
}

/** True if an option may be picked now. */
export const isOffered = (ask: ChoiceAsk, option: number): boolean =>
  !isMade(ask) &&
  Number.isInteger(option) &&
  option >= 0 &&
  option < ask.options.length &&
  (ask.again || !ask.picked.includes(option))

/** True if the player may stop picking. */
export const mayStop = (ask: ChoiceAsk): boolean =>
  !isMade(ask) && (ask.units > 0 ? pickedUnits(ask) >= ask.units : ask.picked.length >= ask.min)

/** The picked options, in the order of picking. */
export const pickedOptions = (ask: ChoiceAsk): readonly Option[] => {
  const picks: Option[] = []
  for (const index of ask.picked) {
    const option = ask.options[index]
    if (option !== undefined) picks.push(option)
  }
  return picks
}

/** The picked cards, in the order of picking. */
export const pickedCards = (ask: ChoiceAsk): readonly CardId[] => {
  const cards: CardId[] = []
  for (const pick of pickedOptions(ask)) if (pick.option === 'card') cards.push(pick.card)
  return cards
}

/**
 * Checks that the remaining effects of a loaded game make only requests that can be answered from the current state. For example, the
 * steps of an attack that only flip coins have no state in which a player could choose or apply a text by hand.
 */
import { stepsOf } from '../../game/cards/programSteps.ts'
import { LIMITS } from '../../game/json/limits.ts'
import type { Ask } from '../../game/model/asks.ts'
import type { Effect } from '../../game/model/effects.ts'
import { everyEffectIn } from '../../game/model/effectWords.ts'
import type { Game } from '../../game/model/game.ts'
import type { ChartTable } from '../stepper/table.ts'

type Asked = Ask['ask']

/**
 * Pairs of an event and a kind of request. A state that takes the event waits for the answer to a request of this kind. If the kind is
 * null, no request is pending in such a state.
 */
export const ASKED_BY_EVENT: readonly (readonly [string, Asked | null])[] = [
  ['CHOOSE', 'choice'],
  ['COIN_LANDED', 'coin'],
  ['DECK_SHUFFLED', 'shuffle'],
  ['CARD_TAKEN_AT_RANDOM', 'atRandom'],
  ['APPLY', 'byHand'],
  ['END_TURN', null],
]

/**
 * The kinds of requests that an effect may make itself, apart from the effects nested in it. An effect without a `case` in this function
 * counts as one that may ask for a choice.
 */
const asksOf = (effect: Effect): readonly Asked[] => {
  switch (effect.do) {
    case 'flip':
      // A computed number may be thousands of coins, and then a player is asked whether to continue.
      return typeof effect.coins === 'number' ? ['coin'] : ['coin', 'choice']
    case 'flipUntilTails':
      return ['coin', 'choice']
    case 'shuffleDeck':
    case 'shufflePrizes':
      return ['shuffle']
    case 'leavePlay':
      return effect.to === 'deck' ? ['shuffle', 'choice'] : ['choice']
    case 'randomCards':
      return ['atRandom']
    case 'allCards':
    case 'allAttached':
      return []
    case 'byHand':
      return ['byHand', 'choice']
    case 'move':
      return effect.to === 'deck' ? ['shuffle', 'choice'] : ['choice']
    case 'chooseCards':
      return effect.from === 'deck' ? ['shuffle', 'choice'] : ['choice']
    case 'if':
    case 'draw':
    case 'putCounters':
    case 'recover':
    case 'lasting':
    case 'doesNotHappen':
      return []
    default:
      return ['choice']
  }
}

const regionOf = (state: string): string => state.slice(0, state.lastIndexOf('.'))

/** The kinds of requests that can be answered in a state or in its siblings. An effect in progress moves only between these states. */
const askedBeside = ({ leaves }: ChartTable, state: string): ReadonlySet<Asked | null> =>
  new Set(
    [...leaves].flatMap(([path, { on }]) =>
      regionOf(path) === regionOf(state)
        ? ASKED_BY_EVENT.flatMap(([event, asked]) => (on.has(event) ? [asked] : []))
        : [],
    ),
  )

/**
 * One sentence that says why the remaining effects cannot be finished from this state, or null if they can. `isCarryingOut` is true if an
 * effect made the pending request. Otherwise no effect is in progress, so a file must not list remaining effects.
 */
export const unanswerable = (table: ChartTable, state: string, game: Game, isCarryingOut: boolean): string | null => {
  const { resolution, waiting, orderedBy } = game
  const left = [resolution?.todo ?? [], ...waiting.map(({ program }) => program)]
  if (game.result !== null || left.every((program) => program.length === 0)) return null
  if (!isCarryingOut) return `No effect is being carried out in ${state}, so no effects can be left to carry out.`
  const answered = askedBeside(table, state)
  const astray = left.flatMap(everyEffectIn).find((effect) => asksOf(effect).some((asked) => !answered.has(asked)))
  if (astray !== undefined) return `An effect with "${astray.do}" cannot be carried out in ${state}.`
  if (answered.has('choice')) return null
  if (orderedBy !== null && waiting.length > 1) return `Nobody can put effects in order in ${state}.`
  // Each step records at most one fact, and each program one more when it begins.
  const steps = left.reduce((sum, program) => sum + 1 + stepsOf(program), 0)
  return steps < LIMITS.facts
    ? null
    : `The effects take up to ${steps} steps, and nobody can be asked to go on in ${state}.`
}

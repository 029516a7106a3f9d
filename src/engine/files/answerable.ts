/**
 * Checks that the rest of an effect asks only questions that the current state can take an answer to. The steps of an
 * attack and of set-up that only flip coins have no state in which a player could choose, go on, or do anything by
 * hand.
 */
import { stepsOf } from '../../game/cards/programSteps.ts'
import { LIMITS } from '../../game/json/limits.ts'
import type { Ask } from '../../game/model/asks.ts'
import type { Effect } from '../../game/model/effects.ts'
import { everyEffectIn } from '../../game/model/effectWords.ts'
import type { Game } from '../../game/model/game.ts'
import type { ChartTable } from '../stepper/table.ts'

type Asked = Ask['ask']

/** Pairs of an event and a kind of request: a state that takes the event waits with such a request. */
export const ASKED_BY_EVENT: readonly (readonly [string, Asked | null])[] = [
  ['CHOOSE', 'choice'],
  ['COIN_LANDED', 'coin'],
  ['DECK_SHUFFLED', 'shuffle'],
  ['CARD_TAKEN_AT_RANDOM', 'atRandom'],
  ['APPLY', 'byHand'],
  ['END_TURN', null],
]

/**
 * The requests that an effect may make by itself. Effect words that the table does not distinguish may ask for a
 * choice.
 */
const asksOf = (effect: Effect): readonly Asked[] => {
  switch (effect.do) {
    case 'flip':
      // A counted number may be a thousand coins, and after thousands of them a player is asked to go on.
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

/** The possible requests in a state and its siblings, between which an effect moves back and forth. */
const askedBeside = ({ leaves }: ChartTable, state: string): ReadonlySet<Asked | null> =>
  new Set(
    [...leaves].flatMap(([path, { on }]) =>
      regionOf(path) === regionOf(state)
        ? ASKED_BY_EVENT.flatMap(([event, asked]) => (on.has(event) ? [asked] : []))
        : [],
    ),
  )

/**
 * Why the remaining effects could not be finished from this state, in one sentence; or null. `isCarryingOut` says
 * whether effects ask in this state: in other states no effect is in progress, and the effects that a file lists would
 * be carried out at a later step.
 */
export const unanswerable = (table: ChartTable, state: string, game: Game, isCarryingOut: boolean): string | null => {
  const { resolution, waiting, orderedBy } = game
  const left = [resolution?.todo ?? [], ...waiting.map(({ program }) => program)]
  if (game.result !== null || left.every((program) => program.length === 0)) return null
  if (!isCarryingOut) return `No effect is being carried out in ${state}, so nothing can be left of one.`
  const answered = askedBeside(table, state)
  const astray = left.flatMap(everyEffectIn).find((effect) => asksOf(effect).some((asked) => !answered.has(asked)))
  if (astray !== undefined) return `An effect with "${astray.do}" cannot be carried out in ${state}.`
  if (answered.has('choice')) return null
  if (orderedBy !== null && waiting.length > 1) return `Nobody can put effects in order in ${state}.`
  // Each step records at most one fact, and each effect that begins one more.
  const steps = left.reduce((sum, program) => sum + 1 + stepsOf(program), 0)
  return steps < LIMITS.facts
    ? null
    : `The effects take up to ${steps} steps, and nobody can be asked to go on in ${state}.`
}

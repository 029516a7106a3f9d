/**
 * Looks whether what is left of an effect asks only for what can be answered where the game rests. The steps of an attack and of
 * set-up that flip coins and nothing else have no state in which a player could choose, go on, or do anything by hand.
 */
import { stepsOf } from '../../game/cards/programSteps.ts'
import { LIMITS } from '../../game/json/limits.ts'
import type { Ask } from '../../game/model/asks.ts'
import type { Effect } from '../../game/model/effects.ts'
import { programsIn } from '../../game/model/effectWords.ts'
import type { Game } from '../../game/model/game.ts'
import type { ChartTable } from '../stepper/table.ts'

type Asked = Ask['ask']

/** What each kind of waiting state asks, by an event that only it takes. */
export const ASKED_BY_EVENT: readonly (readonly [string, Asked | null])[] = [
  ['CHOOSE', 'choice'],
  ['COIN_LANDED', 'coin'],
  ['DECK_SHUFFLED', 'shuffle'],
  ['CARD_TAKEN_AT_RANDOM', 'atRandom'],
  ['APPLY', 'byHand'],
  ['END_TURN', null],
]

/** What an effect may ask for by itself. Words that are not told apart may ask for a choice. */
const asksOf = (effect: Effect): readonly Asked[] => {
  switch (effect.do) {
    case 'flip':
      // A number that is counted may be a thousand coins, and after thousands a player is asked to go on.
      return typeof effect.coins === 'number' ? ['coin'] : ['coin', 'choice']
    case 'flipUntilTails':
      return ['coin', 'choice']
    case 'shuffleDeck':
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

/** The effect and all that are inside it. */
const within = (effect: Effect): readonly Effect[] => [effect, ...programsIn(effect).flat().flatMap(within)]

const regionOf = (state: string): string => state.slice(0, state.lastIndexOf('.'))

/** What can be asked in a state and those beside it, between which an effect goes to and fro. */
const askedBeside = ({ leaves }: ChartTable, state: string): ReadonlySet<Asked | null> =>
  new Set(
    [...leaves].flatMap(([path, { on }]) =>
      regionOf(path) === regionOf(state)
        ? ASKED_BY_EVENT.flatMap(([event, asked]) => (on.has(event) ? [asked] : []))
        : [],
    ),
  )

/**
 * Why what is left of the effects could not be finished from this state, in one sentence; or null. `isCarryingOut` says whether
 * the state is one in which effects ask: elsewhere none is left, and what a file says is left would be done at some later step.
 */
export const unanswerable = (table: ChartTable, state: string, game: Game, isCarryingOut: boolean): string | null => {
  const { resolution, waiting, orderedBy } = game
  const left = [resolution?.todo ?? [], ...waiting.map(({ program }) => program)]
  if (game.result !== null || left.every((program) => program.length === 0)) return null
  if (!isCarryingOut) return `No effect is being carried out in ${state}, so nothing can be left of one.`
  const answered = askedBeside(table, state)
  const astray = left
    .flat()
    .flatMap(within)
    .find((effect) => asksOf(effect).some((asked) => !answered.has(asked)))
  if (astray !== undefined) return `An effect with "${astray.do}" cannot be carried out in ${state}.`
  if (answered.has('choice')) return null
  if (orderedBy !== null && waiting.length > 1) return `Nobody can put effects in order in ${state}.`
  // Each step tells one fact at most, and each effect that begins one more.
  const steps = left.reduce((sum, program) => sum + 1 + stepsOf(program), 0)
  return steps < LIMITS.facts
    ? null
    : `The effects take up to ${steps} steps, and nobody can be asked to go on in ${state}.`
}

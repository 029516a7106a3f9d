/** Adds to the chart of the game words that a page can show in place of the names of states, events and clauses. */
import type { EventType } from '../../game/model/events.ts'
import type { ChartGraph } from '../chart/graph.ts'
import { nameInWords } from '../words/nameInWords.ts'
import { gameGraph } from './gameGraph.ts'

/**
 * Display names of states. They are short because they are read from a distance. A state that is not listed is shown under its own name, as
 * words.
 */
const STATES: Readonly<Record<string, string>> = {
  setUp: 'Set-up',
  'setUp.bothMulligan': 'Mulligans',
  'turn.main.ready': 'Free to act',
  'turn.main.resolving': 'A card works',
  'turn.main.triggered': 'Triggered',
  'turn.main.retreating': 'Retreat',
  'turn.main.retreating.paying': 'Cost',
  'turn.main.retreating.confused': 'Confused?',
  'turn.main.retreating.comingIn': 'Who comes',
  'turn.main.benchShrinking': 'Bench limit',
  'turn.attack.benchShrinking': 'Bench limit',
  'turn.attack.enduring': 'Keeps 10 HP?',
  'turn.attack.F_resolve.damage.enduring': 'Keeps 10 HP?',
  'turn.attack.F_resolve.beforeDamage': 'Before damage',
  'turn.attack.F_resolve.reactions': 'Reactions',
  'turn.attack.over': 'Attack over',
  'turn.ending': 'End effects',
  'turn.end': 'The turn ends',
  knockOut: 'Knock Out',
  'knockOut.collecting': 'Who is out',
  'knockOut.discarding': 'Discard',
  'knockOut.prizesUsed': 'Used?',
  'knockOut.prizeEffects': 'Prize effect',
  'knockOut.judging': 'Has one won?',
  'knockOut.promotion': 'New Active',
  'knockOut.benchShrinking': 'Bench limit',
  'knockOut.resuming': 'Go on',
  checkup: 'Pokémon Checkup',
  'checkup.effectsBefore': 'Effects before',
  'checkup.effectsAfter': 'Effects after',
  gameOver: 'Game over',
}

const EVENTS: { readonly [Type in EventType]: string } = {
  BENCH_POKEMON: 'Bench a Basic Pokémon',
  EVOLVE: 'Evolve',
  ATTACH_ENERGY: 'Attach an Energy',
  PLAY_ITEM: 'Play an Item',
  PLAY_TOOL: 'Attach a Tool',
  PLAY_SUPPORTER: 'Play a Supporter',
  PLAY_STADIUM: 'Play a Stadium',
  USE_STADIUM: 'Use the Stadium',
  RETREAT: 'Retreat',
  DISCARD_FROM_PLAY: 'Discard a Fossil',
  USE_ABILITY: 'Use an Ability',
  DECLARE_ATTACK: 'Attack',
  END_TURN: 'End the turn',
  CHOOSE: 'Choose',
  DONE: 'That is all',
  APPLY: 'Do what the card says',
  CONCEDE: 'Give up',
  COIN_LANDED: 'The coin lands',
  DECK_SHUFFLED: 'The deck is shuffled',
  CARD_TAKEN_AT_RANDOM: 'A card at random',
}

const isEvent = (type: string): type is EventType => Object.hasOwn(EVENTS, type)

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

/** The display name of a state. A leading letter or number is kept, because players know the step by it. */
const stateInWords = (path: string, key: string): string => {
  const [, mark, rest = key] = /^([A-F1-6])_(.*)$/.exec(key) ?? []
  const words = STATES[path] ?? capital(nameInWords(rest))
  return mark === undefined ? words : `${mark} ${words}`
}

/** The chart of the game, with display words for its states, events and clauses. */
export const gameInWords: ChartGraph = {
  ...gameGraph,
  states: gameGraph.states.map((state) => ({ ...state, words: stateInWords(state.path, state.key) })),
  transitions: gameGraph.transitions.map((transition) => ({
    ...transition,
    words: {
      event:
        transition.event === null
          ? 'Automatic'
          : isEvent(transition.event)
            ? EVENTS[transition.event]
            : transition.event,
      clauses: transition.clauses.map(nameInWords),
    },
  })),
}

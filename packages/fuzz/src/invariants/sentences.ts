/** Checks that the sentence that describes a fact contains the fact's players, cards and amounts, and no other players. */
import {
  type Fact,
  type FactName,
  type FactNamed,
  type Game,
  type Named,
  PLAYERS,
  type PlayerId,
} from 'ptcg-turn-engine/model'
import type { Check } from '../check.ts'
import { ENGINE_API, type EngineApi } from '../engineApi.ts'
import { keyInWords } from '../oracle/valueInWords.ts'
import { playerInWords } from './reading.ts'

/**
 * The form of a value in a sentence: as the name of a player or of cards, as a number, as ten times the number, as a turn, as a text, or
 * not at all.
 */
type ValueForm = 'player' | 'card' | 'cards' | 'number' | 'points of counters' | 'turn' | 'text' | 'unsaid'

type ValueForms = {
  readonly [Name in FactName]: { readonly [Key in Exclude<keyof FactNamed<Name>, 'fact'>]-?: ValueForm }
}

/** The form that each value of each fact has in its sentence. A new key of a fact does not compile without an entry here. */
const VALUE_FORMS: ValueForms = {
  FIRST_PLAYER_CHOSEN: { player: 'player', first: 'player' },
  MULLIGAN: { player: 'player', hand: 'cards' },
  POKEMON_PLACED: { player: 'player', pokemon: 'card', to: 'unsaid', faceDown: 'unsaid' },
  PRIZES_LAID: { player: 'player', prizes: 'number' },
  POKEMON_REVEALED: { player: 'player', active: 'card', bench: 'cards' },
  SUDDEN_DEATH_BEGAN: { game: 'unsaid', prizes: 'number' },
  TURN_BEGAN: { player: 'player', turn: 'number' },
  END_OF_TURN_BEGAN: { player: 'player', turn: 'unsaid' },
  TURN_ENDED: { player: 'player', turn: 'unsaid' },
  CARDS_DRAWN: { player: 'player', count: 'unsaid', cards: 'cards' },
  POKEMON_BENCHED: { player: 'player', pokemon: 'card', from: 'unsaid' },
  POKEMON_EVOLVED: { player: 'unsaid', pokemon: 'card', card: 'card', from: 'unsaid' },
  POKEMON_REPLACED: { player: 'unsaid', pokemon: 'card', card: 'card', from: 'unsaid', to: 'unsaid' },
  POKEMON_DEVOLVED: { player: 'unsaid', pokemon: 'card', card: 'card', to: 'unsaid', position: 'unsaid' },
  CARD_ATTACHED: { player: 'unsaid', card: 'card', pokemon: 'card', from: 'unsaid' },
  TRAINER_PLAYED: { player: 'player', card: 'card' },
  STADIUM_USED: { player: 'player', card: 'card' },
  ABILITY_USED: { player: 'player', pokemon: 'card', ability: 'text' },
  RETREATED: { player: 'unsaid', pokemon: 'card', into: 'card', paid: 'unsaid' },
  ATTACK_DECLARED: { player: 'unsaid', pokemon: 'card', attack: 'text' },
  ATTACK_STEP_BEGAN: { player: 'unsaid', attack: 'text', step: 'unsaid' },
  ATTACK_CHOICES_MADE: { player: 'player', attack: 'text', chosen: 'cards' },
  ATTACK_DOES_NOT_HAPPEN: { player: 'unsaid', attack: 'text' },
  ATTACK_COPIED: { player: 'unsaid', attack: 'text', copied: 'text' },
  MAY_ATTACK_AGAIN: { player: 'unsaid', pokemon: 'card' },
  ATTACK_DOES_NOTHING: { player: 'unsaid', attack: 'text' },
  DAMAGE_PLACED: { pokemon: 'card', owner: 'unsaid', damage: 'number', ledger: 'unsaid' },
  NO_DAMAGE_DONE: { pokemon: 'card', owner: 'unsaid', ledger: 'unsaid' },
  EFFECT_APPLIES: { player: 'unsaid', effect: 'text', pokemon: 'card' },
  EFFECT_PREVENTED: { pokemon: 'card', effect: 'text' },
  COIN_FLIPPED: { player: 'player', heads: 'unsaid', for: 'text' },
  DECK_SHUFFLED: { player: 'player', order: 'unsaid', bottom: 'number' },
  PRIZES_SHUFFLED: { player: 'player', order: 'unsaid' },
  CARDS_MOVED: {
    player: 'unsaid',
    count: 'unsaid',
    cards: 'cards',
    from: 'unsaid',
    to: 'unsaid',
    position: 'unsaid',
    hidden: 'unsaid',
  },
  CARDS_LOOKED_AT: { player: 'player', count: 'unsaid', cards: 'cards' },
  CARDS_REVEALED: { player: 'player', cards: 'cards' },
  COUNTERS_PLACED: { pokemon: 'card', owner: 'unsaid', counters: 'number', by: 'text' },
  COUNTERS_REMOVED: {
    pokemon: 'card',
    owner: 'unsaid',
    counters: 'points of counters',
    by: 'unsaid',
    moved: 'unsaid',
    kept: 'unsaid',
  },
  CONDITION_BEGAN: { pokemon: 'card', owner: 'unsaid', condition: 'text', counters: 'unsaid' },
  CONDITION_ENDED: { pokemon: 'card', owner: 'unsaid', condition: 'text' },
  LASTING_EFFECT_BEGAN: {
    pokemon: 'card',
    effect: 'unsaid',
    during: 'turn',
    whose: 'player',
    turn: 'unsaid',
    source: 'unsaid',
    ofAttack: 'unsaid',
  },
  LASTING_EFFECTS_ENDED: { pokemon: 'card', effects: 'unsaid' },
  LASTING_RULE_BEGAN: { effect: 'unsaid', player: 'player', whose: 'player', turn: 'unsaid', source: 'text' },
  LASTING_RULES_ENDED: { rules: 'unsaid' },
  SWITCHED: { player: 'unsaid', out: 'card', in: 'card' },
  POKEMON_LEFT_PLAY: {
    player: 'player',
    pokemon: 'card',
    cards: 'unsaid',
    to: 'unsaid',
    position: 'unsaid',
    knockedOut: 'unsaid',
  },
  POKEMON_KNOCKED_OUT: { player: 'player', pokemon: 'card', cards: 'unsaid', prizes: 'unsaid', lost: 'unsaid' },
  PRIZES_TAKEN: { player: 'player', count: 'number', positions: 'unsaid', cards: 'cards', to: 'unsaid' },
  PROMOTED: { player: 'player', pokemon: 'card' },
  CHECKUP_BEGAN: {},
  CONCEDED: { player: 'player' },
  GAME_ENDED: { result: 'unsaid' },
}

/** For each fact, the keys whose values appear in its sentence, each with the form of the value. */
const SAID = new Map<string, readonly (readonly [key: string, how: ValueForm])[]>(
  Object.entries(VALUE_FORMS).map(([fact, keys]) => [fact, Object.entries(keys).filter(([, how]) => how !== 'unsaid')]),
)

/** Names for the players. No card has one of these names. */
const SEATS = ['«seat 0»', '«seat 1»'] as const

const namesOf = (value: Named | null): readonly string[] => (value?.name == null ? [] : [value.name])

/** The words that a sentence must contain to express a value. */
const wordsFor = (value: unknown, how: ValueForm, fact: Fact): readonly string[] => {
  if (value === undefined) return []
  const isWhileActive = 'during' in fact && fact.during === 'whileActive'
  switch (how) {
    case 'player':
      // an effect with the duration `whileActive` lasts through the turns of both players, so the sentence names neither
      return isWhileActive ? [] : [SEATS[value as 0 | 1]]
    case 'card':
      return namesOf(value as Named | null)
    case 'cards':
      return (value as readonly Named[]).flatMap(namesOf)
    case 'number':
      // For one card, the sentence has no number: it says "the bottom card".
      return fact.fact === 'DECK_SHUFFLED' && value === 1 ? [] : [`${value as number} `]
    case 'points of counters':
      return [`${(value as number) * ('moved' in fact || 'kept' in fact ? 1 : 10)} `]
    case 'turn':
      return isWhileActive
        ? [' until it leaves the Active Spot.']
        : [`»'s ${value === 'thisTurn' ? '' : 'next '}turn, `]
    case 'text':
      return [value as string]
    case 'unsaid':
      return []
  }
}

/** True if a sentence contains a word. A number must not be the end of a longer number. */
const hasWord = (sentence: string, word: string): boolean =>
  /^-?\d+ $/.test(word) ? ` ${sentence.replaceAll(/[:.]/g, ' ')} `.includes(` ${word}`) : sentence.includes(word)

const sentenceDiffers = (fact: Fact, game: Game, words: EngineApi['factInWords']): string | null => {
  const sentence = words(game, fact)
  const forms = SAID.get(fact.fact) ?? []
  const values = fact as unknown as Readonly<Record<string, unknown>>
  for (const [key, how] of forms) {
    const lacking = wordsFor(values[key], how, fact).find((word) => !hasWord(sentence, word))
    if (lacking !== undefined) return `does not tell the ${keyInWords(key)}, which is ${lacking.trim()}: "${sentence}"`
  }
  const winner = fact.fact === 'GAME_ENDED' && fact.result.outcome === 'win' ? fact.result.winner : null
  const mover = fact.fact === 'CARDS_MOVED' ? fact.player : null
  const isNamed = (one: PlayerId): boolean =>
    one === winner || one === mover || forms.some(([key, how]) => how === 'player' && values[key] === one)
  const stranger = PLAYERS.find((one) => sentence.includes(SEATS[one]) && !isNamed(one))
  return stranger === undefined ? null : `names the wrong player, ${SEATS[stranger]}: "${sentence}"`
}

/** Checks the sentence of every fact. The players get names that occur nowhere else. */
export const sentencesTellFacts: Check = {
  name: 'sentences tell facts',
  watch: (_, __, { factInWords }: EngineApi = ENGINE_API) => ({
    see: ({ accepted, after: { game } }) => {
      if (!accepted) return null
      const [first, second] = game.players
      const players = [
        { ...first, name: SEATS[0] },
        { ...second, name: SEATS[1] },
      ] as const
      const renamed: Game = { ...game, players }
      for (const fact of game.facts) {
        const wrong = sentenceDiffers(fact, renamed, factInWords)
        if (wrong !== null)
          return PLAYERS.reduce(
            (says, player) => says.replaceAll(SEATS[player], playerInWords(game, player)),
            `words: the sentence that tells what has happened ${wrong}`,
          )
      }
      return null
    },
  }),
}

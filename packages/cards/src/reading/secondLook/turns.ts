/** Players and turns, in words and in effects. */
import { anywhere, says } from './mentions.ts'

const OF_BOTH = /\byours (?:and|or) your opponent's|opponent (?:can't take any|takes \d fewer) Prize/i
const TURNS =
  /\b(?:your )?opponent's (?:next|last) turn|damage from an (?:opponent's attack|attack from your opponent's Pokémon) during their last turn/gi
/** Mentions of the opponent that carry no meaning: the attack's target, and consequences of its Knock Out. */
const ON_THE_TARGET =
  /show (?:it|them) to your opponent|your opponent's Active Pokémon's Resistance|any effects on (?:your opponent's Active|the Defending) Pokémon|the new Defending Pokémon|your opponent's Active Pokémon is Knocked Out in this way|any other effects on (?:your opponent's Active|the Defending) Pokémon|Knocks Out your opponent's Active Pokémon|after your opponent chooses|\byour opponent (?:reveals|shuffles) (?:that|those)\b/gi

/** Destinations of a Pokémon that was mentioned before. */
const INTO_THEIRS = /into your opponent's (?:hand|deck)/g
const OF_ANYBODY =
  /\b(?:their|they|both|either|players?|Attacking|attacks? from|damaged|all Pokémon|each (?:\w+ )*Pokémon|any Pokémon|Active Pokémon|Stadium|in play|another Pokémon|by (?:\w+ )*Pokémon(?:-\w+)?)\b/i
/** Phrases about the player's own Pokémon. A word such as "any" in one of them does not mean the other player's. */
const ALL_YOURS =
  /\byour (?:\w+ )*(?:Active|Benched) Pokémon|\b(?:all|each|any|\d) of your [^.,]*?(?:\bin play\b|Pokémon(?: in play)?)|\byou (?:don't )?have [^.]*?\bin play\b|\b[^.,]*\byou have in play\b/gi
const OPPONENT = /\bopponent(?:'s)?\b|\bDefending Pokémon\b/i
const OF_YOU = /\b(?:you|your|this Pokémon|itself|player|draw|attach(?:ed)?)\b/i
/** Words about when or whether a player may do something; they do not say whose cards or Pokémon are meant. */
const LEADS =
  /\byour opponent(?:'s)?\b|^(?:once|when|as long as|if this)\b[^.]*?, (?=you may\b)|\byou (?:may|do|find|must|choose|put|discard)\b|\bfor this attack\b/gi

/**
 * Decides from the words of a sentence whether it is about the opponent, and about its own player; null if the words
 * leave it open.
 */
export const PLAYERS_IN_WORDS = {
  'of the opponent': (spoken: string): boolean | null => {
    if (OF_BOTH.test(spoken)) return null
    const words = spoken.replace(TURNS, '').replace(ON_THE_TARGET, '')
    if (OPPONENT.test(words))
      return /\b(?:it|them|those Pokémon|that Pokémon)\b/.test(words) && !OPPONENT.test(words.replace(INTO_THEIRS, ''))
        ? null
        : true
    return OF_ANYBODY.test(words.replace(ALL_YOURS, '')) ? null : false
  },
  'of you': (spoken: string): boolean | null =>
    OF_BOTH.test(spoken) || !OPPONENT.test(spoken) || OF_YOU.test(spoken.replace(LEADS, '')) ? null : false,
} as const

const OF_YOURS = ['you', 'yourActive', 'eachOfYours', 'eachOfYourBench', 'yours']

export const PLAYERS_IN_EFFECTS = {
  'of the opponent': (said: unknown): boolean =>
    says(
      said,
      'opponent',
      'opponentActive',
      'eachOfOpponents',
      'eachOfOpponentBench',
      'opponents',
      'either',
      'attacker',
    ),
  'of you': (said: unknown): boolean =>
    anywhere(
      said,
      (one) => one.from !== 'lookedAt' && Object.values(one).some((value) => OF_YOURS.includes(String(value))),
    ),
} as const

const THEIR_NEXT = /\b(?:opponent's|their|his or her) next turn\b/i
const YOUR_NEXT = /\byour next turn\b/i
const THIS = /\bthis turn\b|end of your turn\b/i

/** Turns in which an effect holds. */
export const TURNS_IN_WORDS = {
  "the opponent's next turn": (words: string): boolean | null =>
    THEIR_NEXT.test(words) ? true : /\buntil the end of your next turn/i.test(words) ? null : false,
  'your next turn': (words: string): boolean => YOUR_NEXT.test(words),
  'the time in the Active Spot': (words: string): boolean =>
    /\buntil (?:it|(?:this|the Defending) Pokémon) leaves the Active Spot\b|\bis now Asleep\b.*\bstill Asleep\b|\bfor this Special Condition\b/.test(
      words,
    ),
  'this turn': (words: string): boolean | null =>
    THIS.test(words) || /Knocked Out|\bPrize\b/.test(words) ? null : false,
} as const

const during = (said: unknown, when: string): boolean => anywhere(said, (one) => one.during === when)

export const TURNS_IN_EFFECTS = {
  "the opponent's next turn": (said: unknown): boolean => during(said, 'opponentsNextTurn'),
  'your next turn': (said: unknown): boolean => during(said, 'yourNextTurn'),
  'the time in the Active Spot': (said: unknown): boolean => during(said, 'whileActive'),
  'this turn': (said: unknown): boolean => during(said, 'thisTurn'),
} as const

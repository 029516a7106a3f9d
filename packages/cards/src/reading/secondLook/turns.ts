/** Looks for players and turns in the words of a sentence and in its effect. */
import { ANY_WORDS, type Look, look } from './look.ts'
import { anywhere, says } from './mentions.ts'

const OF_BOTH = /\byours (?:and|or) your opponent's|opponent (?:can't take any|takes \d fewer) Prize/i
const NEXT_AND_LAST =
  /\b(?:your )?opponent's (?:next|last) turn|damage from an (?:opponent's attack|attack from your opponent's Pokémon) during their last turn/gi
/**
 * Mentions of the opponent that say nothing about whose cards or Pokémon are meant: the attack's target, and consequences of its Knock Out.
 */
const ON_THE_TARGET =
  /show (?:it|them) to your opponent|your opponent's Active Pokémon's Resistance|any effects on (?:your opponent's Active|the Defending) Pokémon|the new Defending Pokémon|your opponent's Active Pokémon is Knocked Out in this way|any other effects on (?:your opponent's Active|the Defending) Pokémon|Knocks Out your opponent's Active Pokémon|after your opponent chooses|\byour opponent (?:reveals|shuffles) (?:that|those)\b/gi

/** The opponent's hand or deck as the destination of a Pokémon that was mentioned before. */
const INTO_THEIRS = /into your opponent's (?:hand|deck)/g
const OF_ANYBODY =
  /\b(?:their|they|both|either|players?|Attacking|attacks? from|damaged|all Pokémon|each (?:\w+ )*Pokémon|any Pokémon|Active Pokémon|Stadium|in play|another Pokémon|by (?:\w+ )*Pokémon(?:-\w+)?)\b/i
/** Phrases about the player's own Pokémon. A word such as "any" in such a phrase does not mean Pokémon of the other player. */
const ALL_YOURS =
  /\byour (?:\w+ )*(?:Active|Benched) Pokémon|\b(?:all|each|any|\d) of your [^.,]*?(?:\bin play\b|Pokémon(?: in play)?)|\byou (?:don't )?have [^.]*?\bin play\b|\b[^.,]*\byou have in play\b/gi
const OPPONENT = /\bopponent(?:'s)?\b|\bDefending Pokémon\b/i
const OF_YOU = /\b(?:you|your|this Pokémon|itself|player|draw|attach(?:ed)?)\b/i
/** Words about when or whether a player may do something; they do not say whose cards or Pokémon are meant. */
const LEADS =
  /\byour opponent(?:'s)?\b|^(?:once|when|as long as|if this)\b[^.]*?, (?=you may\b)|\byou (?:may|do|find|must|choose|put|discard)\b|\bfor this attack\b/gi

/** True if the words are about the opponent; null if they leave it open. */
const isOfOpponent = (spoken: string): boolean | null => {
  if (OF_BOTH.test(spoken)) return null
  const words = spoken.replace(NEXT_AND_LAST, '').replace(ON_THE_TARGET, '')
  if (!OPPONENT.test(words)) return OF_ANYBODY.test(words.replace(ALL_YOURS, '')) ? null : false
  const isJustTo = !OPPONENT.test(words.replace(INTO_THEIRS, ''))
  return isJustTo && /\b(?:it|them|those Pokémon|that Pokémon)\b/.test(words) ? null : true
}

const OF_YOURS = ['you', 'yourActive', 'eachOfYours', 'eachOfYourBench', 'yours']
const OF_THEIRS = ['opponent', 'opponentActive', 'eachOfOpponents', 'eachOfOpponentBench', 'opponents']

export const LOOKS_AT_PLAYERS: readonly Look[] = [
  ['of the opponent', isOfOpponent, (meaning) => says(meaning, ...OF_THEIRS, 'either', 'attacker')],
  [
    'of you',
    (spoken) =>
      OF_BOTH.test(spoken) || !OPPONENT.test(spoken) || OF_YOU.test(spoken.replace(LEADS, '')) ? null : false,
    (meaning) =>
      anywhere(
        meaning,
        (one) => one.from !== 'lookedAt' && Object.values(one).some((value) => OF_YOURS.includes(String(value))),
      ),
  ],
  look(
    'this Pokémon',
    {
      must: /\b(?:(?:Energy|Tools?|damage) from|attached to|counters? on|done to|shuffle|discard) this Pokémon\b/i,
      may: ANY_WORDS,
    },
    (meaning) => says(meaning, 'thisPokemon'),
  ),
  look(
    'other Pokémon',
    {
      must: /^(?!.*\b(?:from|attached to) your Pokémon to your other\b).*\b(?:(?:your|their|opponent's) other|another of)\b/i,
      may: /\bother\b|\banother\b|\bexcept\b|\bin any way you like\b|\bto 1 of your\b/i,
    },
    (meaning) => anywhere(meaning, (one) => one.except !== undefined),
  ),
]

const during = (when: string) => (meaning: unknown) => anywhere(meaning, (one) => one.during === when)
const past = (when: string) => (meaning: unknown) => anywhere(meaning, (one) => one.when === when)

/** Looks at the turns in which an effect holds, and the turns in which something happened. */
export const LOOKS_AT_TURNS: readonly Look[] = [
  look(
    "the opponent's next turn",
    { must: /\b(?:opponent's|their|his or her) next turn\b/i, may: /\buntil the end of your next turn/i },
    during('opponentsNextTurn'),
  ),
  look('your next turn', /\byour next turn\b/i, during('yourNextTurn')),
  look(
    'the time in the Active Spot',
    /\buntil (?:it|(?:this|the Defending) Pokémon) leaves the Active Spot\b|\bis now Asleep\b.*\bstill Asleep\b|\bfor this Special Condition\b/,
    during('whileActive'),
  ),
  look(
    'this turn',
    { may: /\bthis turn\b|end of your turn\b|^(?!.*\bnext turn\b).*(?:Knocked Out|\bPrize\b)/i },
    during('thisTurn'),
  ),
  look(
    "what was done in the opponent's last turn",
    { must: /\b(?:opponent's|their) last turn\b/i, may: /\bretreated\b/ },
    past('opponentsLastTurn'),
  ),
  look('what was done in your last turn', /\byour last turn\b/i, past('yourLastTurn')),
  look(
    'what was done this turn',
    {
      must: /\b(?:play(?:ed)?|evolved?|moved?|became|healed)\b[^.]*?\bthis turn\b/i,
      may: /\bthis turn\b/i,
      unless:
        /\bKnocked Out by (?:the )?damage from this attack\b|\bput into play this turn\b|\bcan't\b.*\bthis turn\b|\bevolve .*this turn\b/i,
    },
    past('thisTurn'),
  ),
]

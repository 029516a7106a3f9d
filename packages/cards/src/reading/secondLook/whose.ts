/** The owner of each pile and place: if a sentence names a player, its effect must name the same one. */
import { anywhere, says } from './mentions.ts'

/** True if the words match; otherwise null, since nothing is known. */
const named =
  (pattern: RegExp, unless?: RegExp) =>
  (words: string): boolean | null =>
    pattern.test(words) && !unless?.test(words) ? true : null

type Object = Readonly<Record<string, unknown>>

const isOf = (one: Object, player: 'you' | 'opponent'): boolean =>
  one.whose === player || one.who === player || one.whose === 'either'

const pile =
  (player: 'you' | 'opponent', name: string, ...deeds: readonly string[]) =>
  (said: unknown): boolean =>
    anywhere(
      said,
      (one) =>
        isOf(one, player) && (one.zone === name || one.from === name || deeds.includes(String(one.do ?? one.count))),
    )

const SCOPES = { you: 'yours', opponent: 'opponents' } as const

const place =
  (player: 'you' | 'opponent', where: 'Active' | 'Bench', ...sets: readonly string[]) =>
  (said: unknown): boolean =>
    says(said, ...sets) ||
    anywhere(
      said,
      (one) => one.where === where && (isOf(one, player) || one.pokemon === SCOPES[player] || one.pokemon === 'all'),
    )

/** True if the words match, and false otherwise, because no other words say the same. */
const just =
  (pattern: RegExp) =>
  (words: string): boolean =>
    pattern.test(words)

const whenever =
  (when: string) =>
  (said: unknown): boolean =>
    anywhere(said, (one) => one.when === when)

const THEIR_LAST = /\b(?:opponent's|their) last turn\b/i
const OTHERS =
  /^(?!.*\bfrom your Pokémon to your other\b)(?!.*\battached to your Pokémon to your other\b).*(?:\b(?:your|their|opponent's) other\b|\banother of\b)/i

export const WHOSE_IN_WORDS = {
  "an attack of the opponent's": named(
    /\b(?:damaged by|damage from) an (?:attack from your opponent's|opponent's attack)/i,
    THEIR_LAST,
  ),
  'cards found in a hand of theirs': named(/\btheir hand\b.*\byou find there\b/i),
  "what was done in the opponent's last turn": (words: string): boolean | null =>
    THEIR_LAST.test(words) ? true : /\bretreated\b/.test(words) ? null : false,
  'what was done in your last turn': just(/\byour last turn\b/i),
  'what was done this turn': (words: string): boolean | null =>
    /\bKnocked Out by (?:the )?damage from this attack\b/i.test(words)
      ? null
      : /\b(?:play(?:ed)?|evolved?|moved?|became|healed)\b[^.]*?\bthis turn\b/i.test(words)
        ? /\bput into play this turn\b|\bcan't\b|\bevolve .*this turn\b/i.test(words)
          ? null
          : true
        : /\bthis turn\b/i.test(words)
          ? null
          : false,
  'other Pokémon': (words: string): boolean | null =>
    OTHERS.test(words)
      ? true
      : /\bother\b|\banother\b|\bexcept\b|\bin any way you like\b|\bto 1 of your\b/i.test(words)
        ? null
        : false,
  'a change of nothing': (): boolean => false,
  'Pokémon of the other player': named(/\b(?:to|from) the opponent's\b/i),
  'where this Pokémon is': named(/\bif this Pokémon is (?:on|in)\b/i),
  'their Benched Pokémon': named(/\b(?:of|from) their Bench/i),
  'your Benched Pokémon': named(
    /\b(?:of|from|on) your (?:Bench\b|Benched)/i,
    /\b(?:this Pokémon is on|move[sd] from) your Bench|attach this card from/i,
  ),
  'this Pokémon': named(
    /\b(?:(?:Energy|Tools?|damage) from|attached to|counters? on|done to|shuffle|discard) this Pokémon\b/i,
  ),
} as const

export const WHOSE_IN_EFFECTS = {
  "an attack of the opponent's": (said: unknown): boolean =>
    says(said, 'opponent', 'opponents') &&
    !anywhere(said, (one) => (one.on === 'damaged' || one.on === 'knockedOut') && one.by !== 'opponent') &&
    anywhere(said, (one) => one.by === 'opponent' || (typeof one.from === 'object' && says(one.from, 'opponent'))),
  'cards found in a hand of theirs': (said: unknown): boolean =>
    pile('opponent', 'hand')(said) || anywhere(said, (one) => one.from === 'lookedAt'),
  "what was done in the opponent's last turn": whenever('opponentsLastTurn'),
  'what was done in your last turn': whenever('yourLastTurn'),
  'what was done this turn': whenever('thisTurn'),
  'other Pokémon': (said: unknown): boolean => anywhere(said, (one) => one.except !== undefined),
  'a change of nothing': (said: unknown): boolean => anywhere(said, (one) => one.amount === 0 || one.counters === 0),
  'Pokémon of the other player': (said: unknown): boolean =>
    anywhere(said, (one) => [one.to, one.from].some((of) => typeof of === 'object' && says(of, 'opponent'))),
  'where this Pokémon is': (said: unknown): boolean =>
    says(said, 'thisPokemon') ||
    anywhere(said, (one) => one.from === 'Bench' || one.from === 'Active' || one.where === 'Active'),
  'their Benched Pokémon': (said: unknown): boolean => says(said, 'Bench', 'eachOfOpponentBench', 'eachOfYourBench'),
  'your Benched Pokémon': place('you', 'Bench', 'eachOfYourBench'),
  'this Pokémon': (said: unknown): boolean => says(said, 'thisPokemon'),
} as const

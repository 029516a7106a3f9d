/** The board in words and in effects: whose Pokémon, cards and switches a sentence is about, and where they are. */
import { ifSaid, type Look } from './look.ts'
import { anywhere, type EffectPart, says } from './mentions.ts'

/** True for a filter for Pokémon in play; other objects with a player are steps, counts and questions. */
const isOfPokemon = (one: EffectPart): boolean =>
  'whose' in one && !['do', 'count', 'is', 'continuous', 'what', 'during'].some((key) => key in one)

const SETS = {
  you: ['yourActive', 'eachOfYours', 'eachOfYourBench', 'yours', 'all'],
  opponent: ['opponentActive', 'eachOfOpponents', 'eachOfOpponentBench', 'opponents', 'all', 'attacker'],
} as const

const pokemonOf =
  (player: 'you' | 'opponent') =>
  (said: unknown): boolean =>
    says(said, ...SETS[player]) ||
    anywhere(
      said,
      (one) => (isOfPokemon(one) && (one.whose === player || one.whose === 'either')) || one.whose === 'either',
    ) ||
    anywhere(said, (one) => (one.is === 'happened' || one.count === 'happened') && (one.whose ?? player) === player)

const scope =
  (...sets: readonly string[]) =>
  (said: unknown): boolean =>
    anywhere(said, (one) => typeof one.pokemon === 'string' && sets.includes(one.pokemon))

const step =
  (test: (one: EffectPart) => boolean) =>
  (said: unknown): boolean =>
    anywhere(said, test)

const YOURS = "\\b[Yy]our (?!opponent)(?:other )?(?:[A-Z][\\w'-]* )*Pokémon\\b"
const THEIRS = "\\b[Yy]our opponent's (?:[A-Z][\\w'-]* )*Pokémon\\b"
const HOLDS = "(?:'s attacks| in play)? (?:do|have|take|get|can't|cost)\\b"

export const ON_THE_BOARD: readonly Look[] = [
  [
    'Pokémon of yours',
    ifSaid(
      new RegExp(YOURS),
      /\bto evolve 1 of your\b|\battach this card\b|\bif this Pokémon is your Active\b|\bis your Active\b|\bused by\b|\breveal\b|\bmoved to your Bench\b|\bfrom your Bench\b/i,
    ),
    (said) => pokemonOf('you')(said) || anywhere(said, (one) => one.do === 'switch' && one.who === 'you'),
  ],
  [
    "your opponent's Pokémon",
    ifSaid(
      new RegExp(THEIRS),
      /\beffects? on your opponent's\b|\bdamage to your opponent's Active\b|\binto your opponent's\b|\bfrom your opponent's Pokémon\b|\byour opponent's (?:Active )?Pokémon's\b|\bKnocks? Out your\b|\bKnocked Out in this way\b|\bdamage to your opponent's\b/,
    ),
    pokemonOf('opponent'),
  ],
  [
    'what holds for your Pokémon',
    ifSaid(new RegExp(`(?:^|, )(?:each of |all of |all )?${YOURS}${HOLDS}`)),
    scope('yours', 'all', 'thisPokemon'),
  ],
  [
    "what holds for your opponent's Pokémon",
    ifSaid(new RegExp(`(?:^|, )(?:each of |all of |all )?${THEIRS}${HOLDS}`)),
    (said) => scope('opponents', 'all')(said) || says(said, 'opponentActive'),
  ],
  [
    'both Active Pokémon',
    ifSaid(/\bboth (?:Active Pokémon|this Pokémon and the)\b/i),
    (said) =>
      (says(said, 'opponentActive') && says(said, 'yourActive', 'thisPokemon')) ||
      anywhere(said, (one) => one.whose === 'either' || one.pokemon === 'all'),
  ],
  [
    'cards that you draw',
    ifSaid(
      /(?:^|, |\bthen |\byou )draw (?!any|cards? at|that card)/i,
      /\b(?:opponent|player|they|you) (?:may )?draws?\b|\bhave your opponent\b|\bfrom the bottom\b/i,
    ),
    step((one) => one.do === 'draw' && one.who === 'you'),
  ],
  ['a search of your deck', ifSaid(/\bsearch your deck\b/i), step((one) => one.from === 'deck' && one.whose === 'you')],
  [
    'a shuffle of your deck',
    ifSaid(/\bshuffle your deck\b/i),
    (said) =>
      anywhere(said, (one) => one.do === 'shuffleDeck')
        ? step((one) => one.do === 'shuffleDeck' && one.whose === 'you')(said)
        : true,
  ],
  [
    "a switch of your opponent's",
    ifSaid(/\bswitch(?: in| out)? (?:1 of )?your opponent's\b|\bopponent switch(?:es)?\b/i),
    step((one) => one.do === 'switch' && one.who === 'opponent'),
  ],
  [
    'a switch of yours',
    ifSaid(/\bswitch (?:this Pokémon|your Active)\b|\bwith your Active Pokémon\b/i),
    step((one) => one.do === 'switch' && one.who === 'you'),
  ],
  [
    'a Bench',
    (words) =>
      /\bBench(?:ed)?\b/.test(words)
        ? /\bmove[ds]?\b|\bfull\b|\bapply\b|\bwas on the\b/.test(words)
          ? null
          : true
        : null,
    (said) =>
      says(said, 'Bench', 'eachOfYourBench', 'eachOfOpponentBench', 'bench', 'benched', 'benchLimit') ||
      anywhere(said, (one) => one.is === 'not' && says(one, 'active')),
  ],
  [
    'cards put onto a Bench',
    ifSaid(
      /\bonto (?:your|their|your opponent's|its owner's|that player's) Bench\b/i,
      /\b(?:plays?|puts?|put any)\b.*\bonto\b.*\bBench\b/i,
    ),
    step((one) => one.do === 'move' && one.to === 'bench'),
  ],
  [
    'a number of cards in a hand',
    (words) => (/\bhand\b/i.test(words) ? null : false),
    step((one) => one.zone === 'hand'),
  ],
  [
    'a number of Prize cards',
    (words) => (/\bPrize\b/i.test(words) ? null : false),
    step((one) => one.zone === 'prizes'),
  ],
  [
    'a choice of any number',
    ifSaid(
      /\b(?:any number|any amount|as many)\b/i,
      /\bplay any number\b|\bdamage counters\b|\bas many cards\b|\b(?:removing|putting) any\b/i,
    ),
    step((one) => one.min === 0),
  ],
  [
    'a choice whose minimum differs from its maximum',
    () => false,
    step(
      (one) =>
        typeof one.min === 'number' &&
        typeof one.max === 'number' &&
        one.min > 0 &&
        one.min < 60 &&
        one.min !== one.max,
    ),
  ],
  [
    'cards of a kind that are never there',
    () => false,
    (said) =>
      anywhere(said, ({ do: word, filter, fits, withEnergy }) => {
        const isOf = (part: unknown, ...kinds: readonly string[]): boolean =>
          anywhere(part, ({ kind }) => typeof kind === 'string' && kinds.includes(kind))
        return (
          ((word === 'chooseAttached' || word === 'allAttached') && isOf(filter, 'Pokemon', 'Trainer')) ||
          isOf(fits, 'Energy', 'Trainer') ||
          isOf(withEnergy, 'Pokemon', 'Trainer')
        )
      }),
  ],
]

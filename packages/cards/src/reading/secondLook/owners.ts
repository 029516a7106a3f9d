/**
 * Finds the players in a sentence: the owner of each noun, and the player who does each action. A pronoun stands for the player mentioned
 * last.
 */

type Player = 'you' | 'opponent'

const BOTH: readonly Player[] = ['you', 'opponent']
/** Both players, for words such as "each player". The list equals `BOTH`, so code distinguishes the two lists by identity. */
const EACH: readonly Player[] = ['you', 'opponent']
const YOU: readonly Player[] = ['you']
const OPPONENT: readonly Player[] = ['opponent']

/** Mentions of turns. A "your" in them tells when something happens, not whose a thing is. */
const TURNS =
  /\b(?:(?:once )?(?:during|at the end of|until the end of) )?(your opponent's|opponent's|each player's|their|your|either player's)(?: first| next)? turns?\b/gi

/** Mentions that an effect need not repeat, because the rules or other words give the same information. */
const ASIDES = new RegExp(
  [
    'play (?:this Pokémon|it) from your hand (?:onto your Bench|to evolve 1 of your Pokémon)',
    '(?:is|became|was|as) your Active',
    'move[sd]? (?:from your Bench to the Active Spot|from the Active Spot to your Bench)',
    "(?:effects on|affected by|Knocks Out) your opponent's Active",
    "your opponent's Active Pokémon is Knocked Out in this way",
    "in (?:each player's|their) hand, and in (?:each player's|their) discard pile",
    'this Pokémon is on your Bench',
    'instead of (?:in )?the discard pile',
    '(?:attach this card from your hand|card is attached) to 1 of your (?:\\w+ )?Pokémon',
    'effect of your',
    'your (?:deck|hand|Bench|discard pile) in this way',
    "If you can't put [^)]*your deck",
    'your Active Pokémon (?:in this way|is your only)',
  ].join('|'),
  'g',
)

/** Matches words that may have a capital letter only because they begin a sentence; they are not names. */
const BEGINNINGS = /\b(?:Your|You|Each|Either|Both|All|Any|Their|They|That|Draw|Switch|Attacks?)\b/g

const NOUNS: readonly (readonly [pattern: RegExp, nouns: readonly string[]])[] = [
  [/^hand/, ['hand', 'cards']],
  [/^deck/, ['deck', 'cards']],
  [/^discard pile/, ['discard', 'cards']],
  [/^Prize/, ['prizes', 'cards']],
  [/^Lost Zone/, ['lostZone']],
  [/^[Bb]ench/, ['Bench', 'Pokémon', 'switch', 'cards', 'in play']],
  [/^Active/, ['Active', 'Pokémon']],
  [/^switch/, ['switch', 'draw']],
  [/^play/, ['hand', 'Pokémon']],
  [/^draw/, ['draw', 'deck']],
  [/^attack/, ['attack', 'Pokémon']],
  [/^(?:Pokémon|in play)/, ['Pokémon', 'attack', 'in play']],
]

const NAME = "(?!Active|Bench|Prize|Energy|Abilit|Item|Trainer|Supporter|GX|VSTAR)[A-Z][\\w'’-]*"
const TOKEN = new RegExp(
  [
    '[.;:•]',
    "your opponent's|opponent's|your opponent|opponent",
    'yours?\\b|you\\b',
    "(?:each|either|any|a|that) play(?:er)?\\b(?:'s)?|both players'?|players|its owner's|their\\b|they\\b|his or her",
    `\\b(?:each|all|any|both|from|by|1|an?|another) (?=(?:(?:non-)?${NAME} )*Pokémon\\b)|(?:the|both) Active\\b(?! Spot)|both this\\b|Defending|Attacking`,
    '\\bother\\b',
    'hands?\\b|decks?\\b|discard piles?|Prize|Lost Zone|[Bb]ench|Active(?! Spot)|in play|switch|plays?\\b|draws?\\b|attacks?\\b|(?<!this )Pokémon',
  ].join('|'),
  'g',
)

/**
 * Nouns with their owners, such as "opponent hand". `all`: every possible meaning of the words. `sure`: those that the words certainly
 * mean.
 */
export interface Owners {
  readonly all: ReadonlySet<string>
  readonly sure: ReadonlySet<string>
  /** Nouns that apply to both players equally. */
  readonly shared: ReadonlySet<string>
}

/** True if the verb after these words is a command to the player who uses the text. "Have your opponent draw" is not such a command. */
const isCommand = (before: string): boolean =>
  /(?:^|[,.•] |\bthen )$/.test(before) && !/\bhave (?:your opponent|each player)\b/.test(before)

/** Finds the nouns in a sentence with their owners. A noun without an owner belongs to both players. */
export const ownersIn = (words: string): Owners => ({
  ...mentionsIn(words),
  sure: mentionsIn(words.replace(ASIDES, '')).sure,
})

const mentionsIn = (printed: string): Owners => {
  const found = new Set<string>()
  const sure = new Set<string>()
  const shared = new Set<string>()
  const single = new Set<string>()
  let isSure = false
  for (const [, whose = ''] of printed.matchAll(TURNS))
    for (const one of /opponent|their/.test(whose) ? OPPONENT : /your/.test(whose) ? YOU : BOTH)
      found.add(`${one} turn`)
  const words = printed.replace(TURNS, ' ').replace(BEGINNINGS, (word) => word.toLowerCase())
  let owner: readonly Player[] | null = null
  let subject = YOU
  let named = OPPONENT
  let latest: readonly string[] = ['Pokémon']
  const add = (of: readonly Player[], nouns: readonly string[]): void => {
    for (const noun of nouns) {
      for (const one of of) found.add(`${one} ${noun}`)
      if (of === EACH) shared.add(noun)
      else single.add(noun)
    }
  }
  const addSure = (of: readonly Player[], noun = ''): void => {
    add(of, [noun])
    for (const one of of) sure.add(`${one} ${noun}`)
  }
  for (const { 0: token, index } of words.matchAll(TOKEN)) {
    const before = words.slice(0, index)
    const rest = words.slice(index + token.length)
    const isName = new RegExp(`^ ${NAME}`).test(rest)
    if (/^[.;:•]/.test(token)) {
      owner = null
      subject = YOU
    } else if (/opponent/.test(token)) {
      named = OPPONENT
      owner = /\byou and $/.test(before) ? BOTH : OPPONENT
      const isWhose = token.endsWith("'s")
      const isAttack = /\b(?:[Aa]ttacks?|damage|Abilities) (?:used by|from|of) $/.test(before) && !/^ Bench/.test(rest)
      isSure = isWhose && !isAttack
      if (isAttack) addSure(OPPONENT, 'attack')
      if (!isWhose) {
        subject = OPPONENT
        add(OPPONENT, ['action'])
        if (/^ (?:if you )?may\b/.test(rest)) add(OPPONENT, ['may'])
      }
      if (
        isWhose
          ? /^\)| last turn/.test(rest) || /switch out $/.test(before)
          : /\b(?:than|as|and|Prize cards?)\s*$/.test(before)
      )
        add(OPPONENT, [...latest, 'action'])
      if (isName) {
        if (!isAttack) addSure(OPPONENT, 'Pokémon')
        add(OPPONENT, ['attack'])
      }
    } else if (/^your/.test(token)) {
      owner = YOU
      isSure = true
      if (token === 'yours' || /^ and\b/.test(rest)) add(YOU, latest)
      if (isName) addSure(YOU, 'Pokémon')
    } else if (token === 'you') {
      subject = YOU
      isSure = false
      add(YOU, ['action'])
      if (/^ may\b/.test(rest)) add(YOU, ['may'])
      if (/^ (?:don't )?have\b/.test(rest)) owner = YOU
    } else if (/^(?!in)\w+ play|^players|^the[iy]|^his|owner/.test(token)) {
      if (!/^th|^his/.test(token)) named = /^ who\b/.test(rest) ? YOU : EACH
      owner = named
      isSure = /'s$|^their|^his/.test(token)
      if (/player$|players$|^they/.test(token)) subject = named
      add(named, ['action'])
      if (/^ may\b/.test(rest)) add(named, ['may'])
      if (isName) add(named, ['Pokémon'])
    } else if (/^(?:the|both) Active|^both this/.test(token))
      add(token === 'both Active' ? EACH : BOTH, ['Active', 'Pokémon'])
    else if (/^(?:each|all|any|both|from|by|1|an?|another) /.test(token)) {
      if (!/\b(?:has|have) $/.test(before)) owner = BOTH
      isSure = false
    } else if (/^(?:Defending|Attacking)/.test(token)) {
      owner = OPPONENT
      add(OPPONENT, ['Active', 'attack'])
    } else if (token === 'other') add(owner ?? BOTH, ['other'])
    else {
      const nouns = NOUNS.find(([pattern]) => pattern.test(token))?.[1] ?? []
      const isDeed = /^(?:switch|draw|play)/.test(token)
      if (!isDeed && !/(?:Bench(?:ed)?|Active) $/.test(before)) latest = nouns
      const doer = token === 'draw' && isCommand(before) ? YOU : subject
      add(isDeed ? doer : (owner ?? (token === 'in play' ? BOTH : subject)), nouns)
      if (/^draw/.test(token) && /\b(?:you|opponent(?: may)?) $/.test(before)) addSure(doer, 'draw')
      if (token === 'draw' && /^ \w+ cards? from\b/.test(rest)) add(doer, ['hand'])
      if (isSure && owner !== null && /^(?:hand|deck|disc|Prize|Bench|Active|Pok)/.test(token)) addSure(owner, nouns[0])
      if (!/^(?:Bench|Active)/.test(token)) isSure = false
      if (token === 'Pokémon' && /\banother (?:[\w'-]+ )*$/.test(before)) add(owner ?? BOTH, ['other'])
      if (token === 'in play' && /\b(?:you|opponent) (?:don't )?(?:have|has)\b(?!.*\bEnergy\b)[^.,]*$/.test(before))
        addSure(owner ?? subject, 'in play')
      if (/ only $/.test(before)) add(YOU, ['Bench'])
    }
  }
  if (/\bback\b/.test(words) && !/\bdeck\b/.test(words)) add(BOTH, ['deck'])
  if (/\bexcept\b|\bin any way you like\b|\bto 1 of your\b/.test(words)) add(BOTH, ['other'])
  if (!found.has('opponent cards')) found.add('you cards')
  return { all: found, sure, shared: new Set([...shared].filter((noun) => !single.has(noun))) }
}

/** Finds the players in an effect: the owner of each thing that it mentions, and the player who does each action. */
import { type EffectPart, effectPartsIn, isObject } from './mentions.ts'

/** The words of the effect language for Pokémon of one player. */
const POKEMON: Readonly<Record<string, string>> = {
  yourActive: 'you Active',
  eachOfYours: 'you Pokémon',
  yours: 'you Pokémon',
  eachOfYourBench: 'you Bench',
  opponentActive: 'opponent Active',
  eachOfOpponents: 'opponent Pokémon',
  opponents: 'opponent Pokémon',
  eachOfOpponentBench: 'opponent Bench',
}

/** The pile that each of these words of the effect language is about. */
const PILES: Readonly<Record<string, string>> = {
  discardTop: 'deck',
  lookAtTop: 'deck',
  shuffleDeck: 'deck',
  discardHand: 'hand',
  revealHand: 'hand',
  randomCards: 'hand',
  lookAtPrizes: 'prizes',
  shufflePrizes: 'prizes',
  prizesTaken: 'prizes',
  stadiumInPlay: 'in play',
  removeStadium: 'in play',
  draw: 'draw',
  switch: 'switch',
  firstTurn: 'turn',
}

/** The pile or the Bench for each destination of moved cards. */
const GOES_TO: Readonly<Record<string, string>> = {
  hand: 'hand',
  deck: 'deck',
  deckTop: 'deck',
  deckBottom: 'deck',
  bench: 'Bench',
  prizes: 'prizes',
}

/** Past events that happen to Pokémon. All other past events are actions of players. */
const OF_POKEMON: readonly unknown[] = ['knockedOut', 'movedToActive', 'healed', 'evolved', 'damaged', 'attackUsed']

const nounOf = ({ zone, from, what, where, on, ...one }: EffectPart): string => {
  const word = one.do ?? one.count ?? one.is ?? one.continuous
  if (word === 'move') return GOES_TO[String(one.to)] ?? 'cards'
  if (from === 'lookedAt') return 'cards'
  if (typeof zone === 'string') return zone
  if (typeof word === 'string' && word in PILES) return PILES[word] ?? ''
  if (typeof from === 'string') return from
  if (on === 'turnEnds') return 'turn'
  if (word === 'in play') return word
  if (OF_POKEMON.includes(what)) return 'Pokémon'
  return word === undefined && typeof on !== 'string' ? String(where ?? 'Pokémon') : 'action'
}

/** Returns what one object of an effect mentions, each thing with its owner, such as "opponent hand". */
export const claimsOf = (one: EffectPart): readonly string[] => {
  const { whose = one.who, by, on } = one
  const players =
    whose === 'either' ? ['you', 'opponent'] : whose === undefined || one.from === 'thisCard' ? [] : [whose]
  return [
    ...players.map((player) => `${player} ${nounOf(one)}`),
    ...((one.count === 'pokemonInPlay' || one.count === 'typesOf') && isObject(one.of)
      ? claimsOf({ ...one.of, count: 'in play' })
      : []),
    ...(one.except === undefined ? [] : players.map((player) => `${player} other`)),
    ...(by === 'you' || by === 'opponent'
      ? [`${by} ${typeof on === 'string' ? 'attack' : one.do === 'may' ? 'may' : 'action'}`]
      : []),
    ...Object.entries(one).flatMap(([key, value]) =>
      typeof value === 'string' && !['as', 'cards', 'named'].includes(key) ? (POKEMON[value] ?? []) : [],
    ),
  ]
}

/** Returns each thing that an effect mentions with its owner, such as "opponent hand". */
export const claimsIn = (meaning: unknown): readonly string[] => effectPartsIn(meaning).flatMap(claimsOf)

/** Returns the things, with their owners, that the words may mention because the effect contains them. */
export const coveredBy = (meaning: unknown): ReadonlySet<string> => {
  const covered = new Set<string>(claimsIn(meaning))
  const cover = (...all: readonly string[]): void => {
    for (const one of all) covered.add(one)
  }
  const both = (noun: unknown): void => cover(`you ${noun}`, `opponent ${noun}`)
  for (const { to, on, continuous, pokemon, where, what, whose, of, when } of effectPartsIn(meaning)) {
    if (typeof to === 'string' && to in GOES_TO) both(to === 'discard' ? to : GOES_TO[to])
    if (typeof on === 'string' || what === 'trainerPlayed' || continuous === 'cantPlay' || typeof of === 'string')
      both('hand')
    if (continuous === 'cantPlay') both('Pokémon')
    if (continuous === 'cantReturn') both('discard')
    if (on === 'benched' || continuous === 'benchLimit') both('Bench')
    if (on === 'movedToBench') both('Active')
    if (when === 'opponentsLastTurn') cover('opponent attack')
    if (of === 'discard') both('discard')
    if (pokemon === 'all') both(where ?? 'Pokémon')
    const player =
      pokemon === 'yours'
        ? 'you'
        : pokemon === 'opponents'
          ? 'opponent'
          : (whose ?? (isObject(of) ? of.whose : undefined))
    if (where !== undefined && player !== undefined) cover(`${player} ${where}`)
  }
  for (const one of ['you', 'opponent']) {
    const has = (noun: string): boolean => covered.has(`${one} ${noun}`)
    if (has('switch')) cover(`${one} Bench`, `${one} Active`)
    if (has('draw')) cover(`${one} deck`, `${one} hand`)
    if (has('Bench') || has('Active')) cover(`${one} Pokémon`)
    if (has('Pokémon')) cover(`${one} attack`)
  }
  return covered
}

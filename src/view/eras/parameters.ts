/** What each parameter of an era is about: the rules that say something else under another value, what reads it, and its value in a sentence. */
import type { ActionName, ClauseName } from '../../../machines/vocabulary.ts'
import type { Orderer, Ruleset } from '../../game/model/ruleset.ts'
import type { RuleId } from '../../game/rulebook/rulebook.ts'

/** The parts of a ruleset that are one parameter each, and not several. */
type Plain = string | number | boolean | null | Ruleset['tie']

type Named<Key extends keyof Ruleset & string> = Ruleset[Key] extends Plain
  ? Key
  : `${Key}.${keyof Ruleset[Key] & string}`

/** The name of a parameter: its place in a ruleset, such as `burnedCoin` or `firstTurn.draws`. */
export type ParameterName = { [Key in Exclude<keyof Ruleset & string, 'id' | 'name'>]: Named<Key> }[Exclude<
  keyof Ruleset & string,
  'id' | 'name'
>]

/** One parameter of an era. */
export interface Parameter {
  /** The rules that say something else where it has another value. */
  readonly rules: readonly RuleId[]
  /** Clauses and actions of the chart that read it. */
  readonly read: readonly (ClauseName | ActionName)[]
  /** What the rules say under a ruleset, in a sentence. */
  readonly says: (ruleset: Ruleset) => string
}

const many = (number: number | null, what: string): string =>
  number === null ? `any number of ${what}s` : `${number === 0 ? 'no' : number} ${what}${number === 1 ? '' : 's'}`

const may = (is: boolean, what: string): string =>
  `Whoever goes first ${is ? 'may' : 'may not'} ${what} on their first turn.`

const WHO: { readonly [One in Orderer]: string } = {
  turnPlayer: 'The player whose turn it is puts them in order.',
  nextPlayer: 'The player whose turn is next puts them in order.',
  owner: 'Each player puts those that affect their own Pokémon in order, the player whose turn it is first.',
}

const tie = ({ tie: one }: Ruleset): string =>
  one.leadsTo === 'tie'
    ? 'A tie stands.'
    : `A tie leads to another game with ${many(one.prizes, 'Prize card')}${one.fewerPrizesWins ? ', which whoever has fewer left has won' : ''}; ${one.mayTie ? 'that one may be tied' : 'so does a tie in that one'}.`

/** Every parameter, in the order of a ruleset. The compiler proves that none is forgotten. */
export const PARAMETERS: { readonly [Name in ParameterName]: Parameter } = {
  'deck.size': { rules: ['SU.1'], read: [], says: ({ deck }) => `A deck has ${many(deck.size, 'card')}.` },
  'deck.copies': {
    rules: ['SU.1'],
    read: [],
    says: ({ deck }) => `A deck has at most ${many(deck.copies, 'card')} of one name, but for basic Energy.`,
  },
  'deck.aceSpec': {
    rules: ['SU.2'],
    read: [],
    says: ({ deck }) => `A deck has at most ${many(deck.aceSpec, 'ACE SPEC card')}.`,
  },
  'deck.radiant': {
    rules: ['SU.2'],
    read: [],
    says: ({ deck }) => `A deck has at most ${deck.radiant} Radiant Pokémon.`,
  },
  openingHand: {
    rules: ['SU.4'],
    read: ['drawOpeningHands', 'redrawBothHands', 'redrawHand'],
    says: ({ openingHand }) => `Each player draws ${many(openingHand, 'card')} at the beginning.`,
  },
  prizes: {
    rules: ['SU.7'],
    read: ['layPrizeCards'],
    says: ({ prizes }) => `Each player lays ${many(prizes, 'Prize card')} aside.`,
  },
  benchLimit: {
    rules: ['T2A.3'],
    read: ['benchHasRoom', 'aBenchIsOverItsLimit', 'askForTheBench', 'askForTheExtraBench', 'askWhoLeavesTheBench'],
    says: ({ benchLimit }) => `A Bench holds ${benchLimit} Pokémon.`,
  },
  toolsPerPokemon: {
    rules: ['TL.1'],
    read: ['pokemonHasRoomForATool', 'theChangeIsPossible'],
    says: ({ toolsPerPokemon }) => `A Pokémon may hold ${many(toolsPerPokemon, 'Pokémon Tool')}.`,
  },
  'firstTurn.draws': {
    rules: ['T1.1'],
    read: ['thisTurnHasNoDraw'],
    says: ({ firstTurn }) =>
      `Whoever goes first ${firstTurn.draws ? 'draws a card' : 'draws no card'} on their first turn.`,
  },
  'firstTurn.attacks': {
    rules: ['T3.2'],
    read: ['attackIsAllowedThisEarly'],
    says: ({ firstTurn }) => may(firstTurn.attacks, 'attack'),
  },
  'firstTurn.supporters': {
    rules: ['T2D.4'],
    read: ['notTheFirstPlayersFirstTurn'],
    says: ({ firstTurn }) => may(firstTurn.supporters, 'play Supporters'),
  },
  'firstTurn.items': {
    rules: ['FT.1'],
    read: ['itemIsAllowedThisEarly'],
    says: ({ firstTurn }) => may(firstTurn.items, 'play Items'),
  },
  'firstTurn.tools': {
    rules: ['FT.1'],
    read: ['toolIsAllowedThisEarly'],
    says: ({ firstTurn }) => may(firstTurn.tools, 'attach Pokémon Tools'),
  },
  'firstTurn.stadiums': {
    rules: ['FT.1'],
    read: ['stadiumIsAllowedThisEarly'],
    says: ({ firstTurn }) => may(firstTurn.stadiums, 'play Stadiums'),
  },
  evolvesFromTurn: {
    rules: ['T2B.3'],
    read: ['notYourFirstTurn'],
    says: ({ evolvesFromTurn }) => `Pokémon evolve from their player's turn number ${evolvesFromTurn} on.`,
  },
  'perTurn.energy': {
    rules: ['T2C.1'],
    read: ['noEnergyAttachedThisTurn'],
    says: ({ perTurn }) => `A player attaches ${many(perTurn.energy, 'Energy card')} a turn.`,
  },
  'perTurn.supporters': {
    rules: ['T2D.3'],
    read: ['noSupporterPlayedThisTurn'],
    says: ({ perTurn }) => `A player plays ${many(perTurn.supporters, 'Supporter')} a turn.`,
  },
  'perTurn.stadiums': {
    rules: ['T2D.8'],
    read: ['noStadiumPlayedThisTurn'],
    says: ({ perTurn }) => `A player plays ${many(perTurn.stadiums, 'Stadium')} a turn.`,
  },
  'perTurn.retreats': {
    rules: ['T2E.1'],
    read: ['noRetreatThisTurn'],
    says: ({ perTurn }) =>
      `A player retreats ${perTurn.retreats === null ? 'as often as they like' : `${perTurn.retreats} times at most in`} a turn.`,
  },
  sameStadiumMayReplace: {
    rules: ['T2D.7'],
    read: ['noStadiumOfThatNameInPlay'],
    says: ({ sameStadiumMayReplace: is }) => `A Stadium ${is ? 'may' : 'may not'} replace one of its name.`,
  },
  'counters.confusion': {
    rules: ['A-C.1'],
    read: ['queueConfusionCheck'],
    says: ({ counters }) => `A failed Confusion check is worth ${many(counters.confusion, 'damage counter')}.`,
  },
  'counters.poison': {
    rules: ['PC.2'],
    read: [],
    says: ({ counters }) => `Poison is worth ${many(counters.poison, 'damage counter')}.`,
  },
  'counters.burn': {
    rules: ['PC.3'],
    read: [],
    says: ({ counters }) => `A burn is worth ${many(counters.burn, 'damage counter')}.`,
  },
  burnedCoin: {
    rules: ['PC.3'],
    read: ['queueBurn'],
    says: ({ burnedCoin }) =>
      burnedCoin === 'ends'
        ? 'A Burned Pokémon gets its damage counters, then flips a coin: heads ends it.'
        : 'A Burned Pokémon flips a coin: tails puts its damage counters. It stays Burned.',
  },
  confusionHurtsBy: {
    rules: ['A-C.1'],
    read: ['queueConfusionCheck'],
    says: ({ confusionHurtsBy, counters }) =>
      confusionHurtsBy === 'counters'
        ? `On tails a Confused attacker gets ${many(counters.confusion, 'damage counter')}.`
        : `On tails a Confused attacker does ${counters.confusion * 10} damage to itself, with its Weakness and Resistance.`,
  },
  confusedRetreatFlips: {
    rules: ['T2E.6'],
    read: ['aCoinDecidesTheRetreat'],
    says: ({ confusedRetreatFlips }) =>
      confusedRetreatFlips
        ? 'A Confused Pokémon pays for its retreat and flips a coin: on tails it stays, and may not try again in the turn.'
        : 'A Confused Pokémon retreats like any other.',
  },
  knockOutBeforeEffects: {
    rules: ['A-F.3', 'KO.1'],
    read: ['damageKnocksOutAtOnce'],
    says: ({ knockOutBeforeEffects }) =>
      knockOutBeforeEffects
        ? 'What the damage of an attack Knocks Out is gone before the other effects of the attack.'
        : 'Knock Outs are looked for when the attack is over.',
  },
  cardsPerMulligan: {
    rules: ['MU.3'],
    read: ['extraCardsAreOwed', 'askHowManyExtraCards'],
    says: ({ cardsPerMulligan }) =>
      `A player may draw ${many(cardsPerMulligan, 'card')} for each mulligan of the other.`,
  },
  tie: {
    rules: ['TI.1', 'WL.1'],
    read: [
      'theTieLeadsToAnotherGame',
      'aPlayerHasTakenEnoughPrizes',
      'nobodyHasTakenEnoughPrizes',
      'judge',
      'beginAnotherGame',
      'layPrizeCards',
    ],
    says: tie,
  },
  'order.checkup': {
    rules: ['PC.6'],
    read: ['beginCheckup', 'queueLaterCheckupEffects'],
    says: ({ order }) => `Several effects of a Checkup: ${WHO[order.checkup]}`,
  },
  'order.knockOut': {
    rules: ['KO.2'],
    read: ['queueKnockOutEffects'],
    says: ({ order }) => `Several effects of Knock Outs: ${WHO[order.knockOut]}`,
  },
  'order.reactions': {
    rules: ['A-F.3'],
    read: ['queueReactions'],
    says: ({ order }) => `Several effects that an attack sets off: ${WHO[order.reactions]}`,
  },
  'order.turnEnd': {
    rules: ['ET.3'],
    read: ['queueEndOfTurnEffects'],
    says: ({ order }) => `Several effects of the end of a turn: ${WHO[order.turnEnd]}`,
  },
  upToMayBeZero: {
    rules: ['A-D.1'],
    read: [],
    says: ({ upToMayBeZero }) => `"Up to" on an attack ${upToMayBeZero ? 'may be none' : 'is one at least'}.`,
  },
  paralysisEndsAfterOwnTurn: {
    rules: ['PC.5'],
    read: ['endParalysis'],
    says: ({ paralysisEndsAfterOwnTurn }) =>
      `Paralysis that began in its owner's own turn ends ${paralysisEndsAfterOwnTurn ? 'at the Checkup after it' : 'after their next one'}.`,
  },
}

/** The names of all parameters. */
export const PARAMETER_NAMES = Object.keys(PARAMETERS) as readonly ParameterName[]

/** The value of a parameter. */
export const parameterOf = (ruleset: Ruleset, name: ParameterName): unknown =>
  name.split('.').reduce<unknown>((value, key) => Reflect.get(value as object, key), ruleset)

/** The ruleset with another value of a parameter. */
export const withValue = (ruleset: Ruleset, name: ParameterName, value: unknown): Ruleset => {
  const [first = '', second] = name.split('.')
  return second === undefined
    ? { ...ruleset, [first]: value }
    : { ...ruleset, [first]: { ...(Reflect.get(ruleset, first) as object), [second]: value } }
}

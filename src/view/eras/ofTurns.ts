/** Describes the parameters of a ruleset that concern the limits of a turn, and the very first turn. */
import type { PerTurn } from '../../game/model/ruleset.ts'
import { many, type ParameterName, type ParametersAmong } from './parameter.ts'

const may = (is: boolean, what: string): string =>
  `The player who goes first ${is ? 'may' : 'may not'} ${what} on their first turn.`

const atMost = (number: PerTurn, what: string): string =>
  number === null ? `any number of ${what}s` : number === 0 ? `no ${what}` : `at most ${many(number, what)}`

/** A limit for a turn in words, such as `twice`. */
const times = (number: PerTurn): string =>
  number === null ? 'as often as they like' : (['never', 'once', 'twice'][number] ?? `${number} times`)

export const OF_TURNS = {
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
  toolsAreItems: {
    rules: ['T2D.2'],
    read: ['nothingForbidsTheCard'],
    says: ({ toolsAreItems }) =>
      toolsAreItems
        ? 'A Pokémon Tool is an Item: texts about Items apply to it.'
        : 'A Pokémon Tool is not an Item: texts about Items do not apply to it.',
  },
  'firstTurn.draws': {
    rules: ['T1.1'],
    read: ['thisTurnHasNoDraw'],
    says: ({ firstTurn }) =>
      `The player who goes first ${firstTurn.draws ? 'draws a card' : 'draws no card'} on their first turn.`,
  },
  'firstTurn.attacks': {
    rules: ['T3.2'],
    read: ['attackIsAllowedThisEarly'],
    says: ({ firstTurn }) => may(firstTurn.attacks, 'attack'),
  },
  'firstTurn.supporters': {
    rules: ['T2D.4'],
    read: ['notTheFirstPlayersFirstTurn'],
    says: ({ firstTurn }) => may(firstTurn.supporters, 'play a Supporter'),
  },
  'firstTurn.items': {
    rules: ['FT.1'],
    read: ['itemIsAllowedThisEarly'],
    says: ({ firstTurn }) => may(firstTurn.items, 'play an Item'),
  },
  'firstTurn.tools': {
    rules: ['FT.1'],
    read: ['toolIsAllowedThisEarly'],
    says: ({ firstTurn }) => may(firstTurn.tools, 'attach a Pokémon Tool'),
  },
  'firstTurn.stadiums': {
    rules: ['FT.1'],
    read: ['stadiumIsAllowedThisEarly'],
    says: ({ firstTurn }) => may(firstTurn.stadiums, 'play a Stadium'),
  },
  evolvesFromTurn: {
    rules: ['T2B.3'],
    read: ['notYourFirstTurn'],
    says: ({ evolvesFromTurn }) => `Pokémon evolve from their player's turn number ${evolvesFromTurn} on.`,
  },
  'perTurn.energy': {
    rules: ['T2C.1'],
    read: ['noEnergyAttachedThisTurn'],
    says: ({ perTurn }) => `A player may attach ${atMost(perTurn.energy, 'Energy card')} in a turn.`,
  },
  'perTurn.supporters': {
    rules: ['T2D.3'],
    read: ['noSupporterPlayedThisTurn'],
    says: ({ perTurn }) => `A player may play ${atMost(perTurn.supporters, 'Supporter')} in a turn.`,
  },
  'perTurn.stadiums': {
    rules: ['T2D.8'],
    read: ['noStadiumPlayedThisTurn'],
    says: ({ perTurn }) => `A player may play ${atMost(perTurn.stadiums, 'Stadium')} in a turn.`,
  },
  'perTurn.retreats': {
    rules: ['T2E.1'],
    read: ['noRetreatThisTurn'],
    says: ({ perTurn }) => `A player may retreat ${times(perTurn.retreats)} in a turn.`,
  },
  supportersStay: {
    rules: ['T2D.1'],
    read: ['discardPlayedTrainer'],
    says: ({ supportersStay }) =>
      `A Supporter is discarded ${supportersStay ? 'when the turn in which it was played is over' : 'as soon as its text is carried out'}.`,
  },
  sameStadiumMayReplace: {
    rules: ['T2D.7'],
    read: ['noStadiumOfThatNameInPlay'],
    says: ({ sameStadiumMayReplace: is }) => `A Stadium ${is ? 'may' : 'may not'} replace one of its name.`,
  },
} satisfies Partial<ParametersAmong<ParameterName>>

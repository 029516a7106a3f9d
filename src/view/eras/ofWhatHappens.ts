/** Describes the parameters of a ruleset that concern Special Conditions, Knock Outs, ties and the order of effects. */
import type { Orderer, Ruleset } from '../../game/model/ruleset.ts'
import { many, type ParameterName, type ParametersAmong } from './parameter.ts'

const WHO: { readonly [One in Orderer]: string } = {
  turnPlayer: 'The player whose turn it is puts them in order.',
  nextPlayer: 'The player whose turn is next puts them in order.',
  owner: 'Each player puts those that affect their own Pokémon in order, the player whose turn it is first.',
}

const tie = ({ tie: one }: Ruleset): string =>
  one.leadsTo === 'tie'
    ? 'A tie is final.'
    : `A tie leads to another game with ${many(one.prizes, 'Prize card')}${one.fewerPrizesWins ? ', which the player with fewer left wins' : ''}; ${one.mayTie ? 'that game may be tied' : 'a tie in that game leads to yet another'}.`

export const OF_WHAT_HAPPENS = {
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
    read: ['damageKnocksOutAtOnce', 'damageKnocksOutInTheEnd'],
    says: ({ knockOutBeforeEffects }) =>
      knockOutBeforeEffects
        ? 'A Pokémon Knocked Out by damage of an attack leaves play before the other effects of the attack.'
        : 'Knock Outs are checked when the attack is over.',
  },
  fossilsGivePrizes: {
    rules: ['PR.1'],
    read: ['discardKnockedOutPokemon'],
    says: ({ fossilsGivePrizes }) =>
      `The Knock Out of an Item in play, such as a Fossil, is worth ${fossilsGivePrizes ? 'a Prize card' : 'no Prize cards'}.`,
  },
  tie: {
    rules: ['TI.1', 'WL.1'],
    read: [
      'theTieLeadsToAnotherGame',
      'aPlayerHasTakenEnoughPrizes',
      'nobodyHasTakenEnoughPrizes',

      'decideTheWinner',
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
    says: ({ order }) => `Several effects that an attack triggers: ${WHO[order.reactions]}`,
  },
  'order.turnEnd': {
    rules: ['ET.3'],
    read: ['queueEndOfTurnEffects'],
    says: ({ order }) => `Several effects of the end of a turn: ${WHO[order.turnEnd]}`,
  },
  upToMayBeZero: {
    rules: ['A-D.1'],
    read: ['resolveEffects'],
    says: ({ upToMayBeZero }) => `"Up to" on an attack ${upToMayBeZero ? 'may be zero' : 'is at least one'}.`,
  },
  paralysisEndsAfterOwnTurn: {
    rules: ['PC.5'],
    read: ['endParalysis'],
    says: ({ paralysisEndsAfterOwnTurn }) =>
      `Paralysis that began in its owner's own turn ends ${paralysisEndsAfterOwnTurn ? 'at the Checkup after it' : 'after their next one'}.`,
  },
} satisfies Partial<ParametersAmong<ParameterName>>

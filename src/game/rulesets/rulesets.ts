/** The rulesets of all eras as plain data. Each era copies the previous one and changes some values. Sources: docs/decisions/eras.md. */
import type { Ruleset } from '../model/ruleset.ts'

/** Wizards of the Coast, 1999 to 2002: no limits on Trainers, Stadiums and retreats in a turn. */
const wizards: Ruleset = {
  id: 'wizards-of-the-coast',
  name: 'Wizards of the Coast',
  deck: { size: 60, copies: 4, aceSpec: 1, radiant: 1 },
  goesFirst: { tossed: 'afterSetUp', winnerChooses: false },
  openingHand: 7,
  prizes: 6,
  benchLimit: 5,
  toolsPerPokemon: 1,
  toolsAreItems: true,
  firstTurn: { draws: true, attacks: true, supporters: true, items: true, tools: true, stadiums: true },
  evolvesFromTurn: 2,
  perTurn: { energy: 1, supporters: null, stadiums: null, retreats: null },
  supportersStay: false,
  sameStadiumMayReplace: true,
  counters: { confusion: 2, poison: 1, burn: 2 },
  burnedCoin: 'hurts',
  confusionHurtsBy: 'damage',
  confusedRetreatFlips: true,
  knockOutBeforeEffects: true,
  fossilsGivePrizes: false,
  cardsPerMulligan: 2,
  extraCards: { drawn: 'asTheyOccur', announced: false },
  tie: { leadsTo: 'anotherGame', prizes: 1, fewerPrizesWins: false, mayTie: false },
  order: { checkup: 'nextPlayer', knockOut: 'turnPlayer', reactions: 'owner', turnEnd: 'turnPlayer' },
  upToMayBeZero: false,
  paralysisEndsAfterOwnTurn: false,
}

/** EX series, 2003 and 2004: the first player draws no card and plays no Supporter on the first turn. */
const ex2003: Ruleset = {
  ...wizards,
  id: 'ex-2003',
  name: 'EX, 2003 and 2004',
  goesFirst: { tossed: 'beforeHands', winnerChooses: true },
  firstTurn: { ...wizards.firstTurn, draws: false, supporters: false },
  perTurn: { energy: 1, supporters: 1, stadiums: 1, retreats: 1 },
  supportersStay: true,
  counters: { ...wizards.counters, confusion: 3 },
  confusionHurtsBy: 'counters',
  confusedRetreatFlips: false,
  knockOutBeforeEffects: false,
  cardsPerMulligan: 1,
}

/** EX series, 2005: the coin is tossed after set-up. */
const ex2005: Ruleset = {
  ...ex2003,
  id: 'ex-2005',
  name: 'EX, 2005',
  goesFirst: { tossed: 'afterSetUp', winnerChooses: true },
}

/** EX series, 2006: the winner of the toss goes first, and a Stadium can no longer replace a Stadium of the same name. */
const ex2006: Ruleset = {
  ...ex2005,
  id: 'ex-2006',
  name: 'EX, 2006',
  goesFirst: wizards.goesFirst,
  sameStadiumMayReplace: false,
}

/**
 * Diamond & Pearl, Platinum, HeartGold & SoulSilver, 2007 to 2010: the first player draws a card, but plays no Trainer
 * card on the first turn.
 */
const diamondAndPearl: Ruleset = {
  ...ex2006,
  id: 'diamond-and-pearl',
  name: 'Diamond & Pearl',
  firstTurn: { ...ex2006.firstTurn, draws: true, items: false, tools: false, stadiums: false },
  fossilsGivePrizes: true,
}

/** Black & White series, 2011 to 2013: the first turn has no restrictions, and a Supporter is discarded at once. */
const blackAndWhite: Ruleset = {
  ...diamondAndPearl,
  id: 'black-and-white',
  name: 'Black & White',
  firstTurn: wizards.firstTurn,
  supportersStay: false,
}

/**
 * XY series, 2014 to 2016: as in 2003 and 2004, the coin is tossed before the opening hands, and the winner chooses who goes first. The
 * first player does not attack on the first turn. Extra cards are drawn after set-up.
 */
const xy: Ruleset = {
  ...blackAndWhite,
  id: 'xy',
  name: 'XY',
  goesFirst: ex2003.goesFirst,
  firstTurn: { ...blackAndWhite.firstTurn, attacks: false },
  extraCards: { drawn: 'afterSetUp', announced: false },
}

/**
 * Sun & Moon series, 2017 to 2019: a Burned Pokémon always gets damage counters, and heads ends the condition. Players announce the number
 * of extra cards before they draw.
 */
export const sunAndMoon: Ruleset = {
  ...xy,
  id: 'sun-and-moon',
  name: 'Sun & Moon',
  burnedCoin: 'ends',
  extraCards: { drawn: 'afterSetUp', announced: true },
}

/** Sword & Shield series, 2020 to 2022: the first player plays no Supporter on their first turn (T2D.4). */
export const swordAndShield: Ruleset = {
  ...sunAndMoon,
  id: 'sword-and-shield',
  name: 'Sword & Shield',
  firstTurn: { ...sunAndMoon.firstTurn, supporters: false },
}

/** Scarlet & Violet series, 2023 to 2025: Pokémon Tools are no longer Items. */
export const scarletAndViolet: Ruleset = {
  ...swordAndShield,
  id: 'scarlet-and-violet',
  name: 'Scarlet & Violet',
  toolsAreItems: false,
}

/** Mega Evolution series, from 2025: after a tie, another game with six Prize cards follows, and "up to" may mean zero. */
export const megaEvolution: Ruleset = {
  ...scarletAndViolet,
  id: 'mega-evolution',
  name: 'Mega Evolution',
  tie: { leadsTo: 'anotherGame', prizes: 6, fewerPrizesWins: true, mayTie: true },
  upToMayBeZero: true,
}

/** Every era, by id, the oldest first. */
export const rulesets = {
  'wizards-of-the-coast': wizards,
  'ex-2003': ex2003,
  'ex-2005': ex2005,
  'ex-2006': ex2006,
  'diamond-and-pearl': diamondAndPearl,
  'black-and-white': blackAndWhite,
  xy,
  'sun-and-moon': sunAndMoon,
  'sword-and-shield': swordAndShield,
  'scarlet-and-violet': scarletAndViolet,
  'mega-evolution': megaEvolution,
} as const satisfies Readonly<Record<string, Ruleset>>

/** The id of an era that comes with this package. */
export type RulesetId = keyof typeof rulesets

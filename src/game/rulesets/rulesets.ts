/** The eras as plain data: each is the one before it with what changed. Sources: docs/decisions/eras.md. */
import type { Ruleset } from '../model/ruleset.ts'

/** Sun & Moon series, 2017 to 2019. */
export const sunAndMoon: Ruleset = {
  id: 'sun-and-moon',
  name: 'Sun & Moon',
  deck: { size: 60, copies: 4, aceSpec: 1, radiant: 1 },
  openingHand: 7,
  prizes: 6,
  benchLimit: 5,
  toolsPerPokemon: 1,
  firstTurn: { draws: true, attacks: false, supporters: true },
  evolvesFromTurn: 2,
  perTurn: { energy: 1, supporters: 1, stadiums: 1, retreats: 1 },
  sameStadiumMayReplace: false,
  counters: { confusion: 3, poison: 1, burn: 2 },
  burnedCoin: 'ends',
  confusionHurtsBy: 'counters',
  confusedRetreatFlips: false,
  knockOutBeforeEffects: false,
  cardsPerMulligan: 1,
  tie: { leadsTo: 'anotherGame', prizes: 1, fewerPrizesWins: false, mayTie: false },
  order: { checkup: 'nextPlayer', knockOut: 'turnPlayer', reactions: 'owner' },
  upToMayBeZero: false,
  paralysisEndsAfterOwnTurn: false,
}

/** Sword & Shield series, 2020 to 2022: the first player plays no Supporter on their first turn (T2D.4). */
export const swordAndShield: Ruleset = {
  ...sunAndMoon,
  id: 'sword-and-shield',
  name: 'Sword & Shield',
  firstTurn: { ...sunAndMoon.firstTurn, supporters: false },
}

/** Scarlet & Violet series, 2023 to 2025. Tools are no longer Items, which they never were here. */
export const scarletAndViolet: Ruleset = { ...swordAndShield, id: 'scarlet-and-violet', name: 'Scarlet & Violet' }

/** Mega Evolution series, from 2025: ties are broken by a game with six Prize cards, and "up to" may be none. */
export const megaEvolution: Ruleset = {
  ...scarletAndViolet,
  id: 'mega-evolution',
  name: 'Mega Evolution',
  tie: { leadsTo: 'anotherGame', prizes: 6, fewerPrizesWins: true, mayTie: true },
  upToMayBeZero: true,
}

/** Every era, by id. */
export const rulesets = {
  'sun-and-moon': sunAndMoon,
  'sword-and-shield': swordAndShield,
  'scarlet-and-violet': scarletAndViolet,
  'mega-evolution': megaEvolution,
} as const satisfies Readonly<Record<string, Ruleset>>

/** The id of an era that comes with this package. */
export type RulesetId = keyof typeof rulesets

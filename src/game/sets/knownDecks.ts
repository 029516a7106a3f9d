/** Decks of tournaments that people know, of Sword & Shield and of Scarlet & Violet: which cards, and how many. */
import { type Deck, deckOf } from '../cards/deckOf.ts'

/** Each has 60 cards that the engine carries out whole. */
export const knownDecks = {
  'arceus-vstar': deckOf('Arceus VSTAR', {
    'swsh9-122': 4, // Arceus V
    'swsh9-123': 3, // Arceus VSTAR
    'swsh1-58': 2, // Inteleon
    'swsh1-56': 2, // Drizzile
    'swsh1-54': 4, // Sobble
    'swsh9-121': 2, // Bibarel
    'swsh9-120': 2, // Bidoof
    'sv4pt5-87': 4, // Professor's Research
    'swsh2-154': 3, // Boss's Orders
    'swsh1-169': 3, // Marnie
    'sv1-196': 4, // Ultra Ball
    'swsh1-179': 4, // Quick Ball
    'swsh1-163': 2, // Evolution Incense
    'sv1-194': 2, // Switch
    'swsh5-129': 1, // Level Ball
    'swsh1-158': 2, // Big Charm
    'swsh6-148': 2, // Path to the Peak
    'swsh9-151': 4, // Double Turbo Energy
    'sve-3': 9, // Water Energy
    'swsh9-40': 1, // Lumineon V
  }),
  'palkia-vstar': deckOf('Palkia VSTAR', {
    'swsh10-39': 4, // Origin Forme Palkia V
    'swsh10-40': 3, // Origin Forme Palkia VSTAR
    'swsh1-54': 4, // Sobble
    'swsh1-56': 3, // Drizzile
    'swsh1-58': 2, // Inteleon
    'swsh10-46': 1, // Radiant Greninja
    'swsh9-41': 1, // Manaphy
    'swsh9-40': 1, // Lumineon V
    'swsh10-147': 4, // Irida
    'swsh2-154': 2, // Boss's Orders
    'swsh6-146': 2, // Melony
    'swsh10-150': 2, // Roxanne
    'swsh8-225': 4, // Battle VIP Pass
    'swsh1-179': 4, // Quick Ball
    'sv1-196': 3, // Ultra Ball
    'swsh5-129': 2, // Level Ball
    'swsh2-165': 3, // Scoop Up Net
    'sv2-176': 1, // Choice Belt
    'swsh6-148': 2, // Path to the Peak
    'sve-3': 9, // Water Energy
    'sv1-194': 2, // Switch
    'sv2-188': 1, // Super Rod
  }),
} as const satisfies Readonly<Record<string, Deck>>

/** The name of such a deck. */
export type KnownDeckName = keyof typeof knownDecks

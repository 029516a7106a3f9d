/** The decks that come with this package: two theme decks of the Sword & Shield series and one of laboratory cards. */
import { type Deck, deckOf } from './deckOf.ts'

export type { Deck }

/** Decks to play with, 60 cards each: the theme decks of Cinderace and Inteleon, and one of laboratory cards. */
export const decks = {
  cinderace: deckOf('Cinderace', {
    'swsh1-36': 2,
    'swsh1-33': 3,
    'swsh1-31': 3,
    'swsh1-23': 2,
    'swsh1-22': 3,
    'swsh1-154': 2,
    'swsh1-153': 3,
    'swsh1-149': 2,
    'swsh1-100': 2,
    'swsh1-157': 2,
    'swsh1-164': 4,
    'swsh1-165': 4,
    'swsh1-171': 1,
    'swsh1-173': 2,
    'swsh1-174': 1,
    'swsh1-175': 1,
    'swsh1-178': 3,
    'swsh1-183': 2,
    'sm1-165': 18,
  }),
  inteleon: deckOf('Inteleon', {
    'swsh1-59': 2,
    'swsh1-57': 3,
    'swsh1-55': 3,
    'swsh1-61': 2,
    'swsh1-60': 3,
    'swsh1-44': 2,
    'swsh1-43': 3,
    'swsh1-62': 2,
    'swsh1-52': 2,
    'swsh1-162': 1,
    'swsh1-164': 4,
    'swsh1-165': 4,
    'swsh1-171': 1,
    'swsh1-173': 2,
    'swsh1-174': 1,
    'swsh1-175': 2,
    'swsh1-178': 3,
    'swsh1-183': 2,
    'sm1-166': 18,
  }),
  laboratory: deckOf('Laboratory', {
    'lab-3': 3, // an Evolution line
    'lab-4': 3,
    'lab-5': 2,
    'lab-9': 2, // Special Conditions
    'lab-11': 2,
    'lab-14': 2,
    'lab-17': 1, // attacks
    'lab-20': 1,
    'lab-25': 1,
    'lab-33': 1,
    'lab-35': 1,
    'lab-37': 2,
    'lab-44': 2, // Abilities
    'lab-45': 1,
    'lab-48': 1,
    'lab-52': 1,
    'lab-53': 1,
    'lab-55': 2,
    'lab-56': 1,
    'lab-57': 1,
    'lab-77': 2, // rule boxes
    'lab-78': 1,
    'lab-79': 1,
    'lab-83': 1,
    'lab-59': 2, // Tools
    'lab-61': 2,
    'lab-62': 1,
    'lab-65': 1, // Stadiums
    'lab-66': 1,
    'lab-68': 1,
    'lab-71': 1, // Items and Supporters
    'lab-70': 1,
    'swsh1-165': 2,
    'swsh1-183': 2,
    'lab-74': 2, // Energy
    'lab-75': 2,
    'sm1-165': 6,
  }),
} as const satisfies Readonly<Record<string, Deck>>

/** The name of a deck of this package. */
export type DeckName = keyof typeof decks

/** The error message for options that only a new game takes. */

export const FOR_A_NEW_GAME =
  '--seed, --decks, --cards and --era are for a new game; leave them out to open a file. A battle log takes --cards and --era.'

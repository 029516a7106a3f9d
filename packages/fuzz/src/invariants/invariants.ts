/** All checks of the rules: cheap ones for every game, expensive ones for some. */
import type { Check } from '../check.ts'
import { boardsAsText } from './boardsAsText.ts'
import { endOfTheGame } from './ending.ts'
import { factsTellEverything } from './factsTellAll.ts'
import { hiddenCardsStayHidden } from './hiddenCards.ts'
import { nothingIsWritten } from './nothingIsWritten.ts'
import { cardsInTheirPlaces } from './places.ts'
import { pokemonInPlay } from './pokemon.ts'
import { promisesAreKept } from './promises.ts'
import { savesResume } from './savesResume.ts'
import { seatsCommute } from './seatsCommute.ts'
import { factsKeepSecrets } from './secrets.ts'
import { seededGamesAreAskedGames } from './seededGames.ts'
import { sentencesTellFacts } from './sentences.ts'
import { sessionsFollow } from './sessionsFollow.ts'
import { turnsAsTheyGo } from './turns.ts'

/** Checks for every game. Each of them looks at single moments or events of a game. */
export const INVARIANTS: readonly Check[] = [
  cardsInTheirPlaces,
  pokemonInPlay,
  turnsAsTheyGo,
  endOfTheGame,
  factsTellEverything,
  factsKeepSecrets,
  sentencesTellFacts,
]

/** Checks for some games only: they take many times as long as the game itself. */
export const DEEP_CHECKS: readonly Check[] = [
  promisesAreKept,
  boardsAsText,
  nothingIsWritten,
  savesResume,
  hiddenCardsStayHidden,
  seatsCommute,
  seededGamesAreAskedGames,
  sessionsFollow,
]

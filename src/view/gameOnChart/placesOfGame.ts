/**
 * The stored layouts of the pictures of the game's chart. The chart never changes at run time, so they are part of the
 * program.
 */
import type { Places } from '../chart/places.ts'
import type { SvgOptions } from '../chart/svg.ts'
import { GAME_PLACES } from './gamePlaces.ts'

/** The stored layout of the game's chart at this level of detail, for `toSvg`. */
export const placesOfGame = (detail: SvgOptions['detail']): Places => JSON.parse(GAME_PLACES[detail]) as Places

/** Where everything on the pictures of the game's chart goes: it is always the same chart, so that this is a part of the program. */
import type { Places } from '../chart/places.ts'
import type { SvgOptions } from '../chart/svg.ts'
import { GAME_PLACES } from './gamePlaces.ts'

/** For `toSvg`, which lays out a chart that is another one. */
export const placesOfGame = (detail: SvgOptions['detail']): Places => JSON.parse(GAME_PLACES[detail]) as Places

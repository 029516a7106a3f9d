/**
 * The interface for reading battle logs: whoever starts the inspector's server supplies it, because the logs package depends on this one,
 * and not the other way around.
 */

import type { ReconstructedGame } from 'ptcg-turn-engine/internal/view/reconstructedGame/reconstructedGame'
import type * as E from '#fp-ts/Either'

/** Reads a battle log, or says in one sentence why it cannot. */
export type ReadLog = (text: string) => Promise<E.Either<string, ReconstructedGame>>

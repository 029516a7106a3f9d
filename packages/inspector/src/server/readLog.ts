/** How the inspector's server has a battle log read: whoever starts it says by what, because logs are read by a package of their own. */

import type { ToldGame } from 'ptcg-turn-engine/internal/view/toldGame/toldGame'
import type * as E from '#fp-ts/Either'

/** Reads a battle log, or says in one sentence why it cannot. */
export type ReadLog = (text: string) => Promise<E.Either<string, ToldGame>>

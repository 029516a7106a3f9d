/** Shows an actor of a Node process in the viewer of @xstate/inspect, on a page to open in a browser. */

import type { AnyActor } from 'xstate'
import * as E from '#fp-ts/Either'
import type { ShowInOptions, ShownIn } from '../viewers/showInOptions.ts'
import { inspectOverWebSocket } from './overWebSocket.ts'

/**
 * Serves a page on this computer that shows a running actor. Rejects with one sentence if it cannot be served;
 * `inspectOverWebSocket` returns the sentence as data.
 */
export const showIn = async (actor: AnyActor, options: ShowInOptions = {}): Promise<ShownIn> => {
  const shown = await inspectOverWebSocket(actor, options)
  if (E.isLeft(shown)) throw new Error(shown.left)
  return { url: shown.right.url ?? '', close: shown.right.disconnect }
}

/** Shows a live game in one of the inspectors that people use already, beside our own. */

import { printable } from 'ptcg-turn-engine/internal/game/json/printable'
import { actorOf, type LiveGame } from 'ptcg-turn-engine-inspector'
import type { InspectCommand } from './inspect.ts'

/** Another inspector at work. */
export interface OtherInspector {
  /** What a person opens in the browser. */
  readonly url: string
  readonly close: () => Promise<void>
}

const complain = (sentence: string): void => {
  process.stderr.write(`${printable(sentence)}\n`)
}

const showers = {
  'xstate-inspect': () => import('ptcg-turn-engine-inspector/internal/xstateInspect/showIn'),
  stately: () => import('ptcg-turn-engine-inspector/internal/stately/showIn'),
} as const

/** Opens the other inspector where one is asked for. What goes wrong with it is told, and the game lives on. */
export const showElsewhere = async (
  live: LiveGame,
  { with: inspector, viewer }: InspectCommand,
): Promise<OtherInspector | null> => {
  if (inspector === undefined) return null
  try {
    const { showIn } = await showers[inspector]()
    return await showIn(actorOf(live), { ...(viewer === undefined ? {} : { viewer }), onProblem: complain })
  } catch (error) {
    complain(`${inspector} cannot be opened: ${error instanceof Error ? error.message : String(error)}`)
    return null
  }
}

/** Shows a live game in another inspector for XState, beside the engine's own inspector. */

import { printable } from 'ptcg-turn-engine/internal/game/json/printable'
import { actorOf, type LiveGame } from 'ptcg-turn-engine-inspector'
import type { ShownIn } from 'ptcg-turn-engine-inspector/internal/viewers/showInOptions'
import type { InspectCommand } from './inspect.ts'

const complain = (sentence: string): void => {
  process.stderr.write(`${printable(sentence)}\n`)
}

const showers = {
  'xstate-inspect': () => import('ptcg-turn-engine-inspector/internal/xstateInspect/showIn'),
  stately: () => import('ptcg-turn-engine-inspector/internal/stately/showIn'),
} as const

/** Opens the inspector that `--with` names. Returns null without this option, and after printing a problem with the inspector. */
export const showElsewhere = async (
  live: LiveGame,
  { with: inspector, viewer }: InspectCommand,
): Promise<ShownIn | null> => {
  if (inspector === undefined) return null
  try {
    const { showIn } = await showers[inspector]()
    return await showIn(actorOf(live), { ...(viewer === undefined ? {} : { viewer }), onProblem: complain })
  } catch (error) {
    complain(`${inspector} cannot be opened: ${error instanceof Error ? error.message : String(error)}`)
    return null
  }
}

/**
 * The XState set-up of the charts: the types of the game, the names of guards and actions, and placeholder functions.
 * `src/engine/machine/wiring.ts` replaces the placeholders by the real functions.
 */
import { setup } from 'xstate'
import type { GameEvent } from '../src/game/model/events.ts'
import type { Game } from '../src/game/model/game.ts'
import type { Result } from '../src/game/model/result.ts'
import type { Tag } from './tags.ts'
import { ACTIONS, type ActionName, type Citation, type Guard } from './vocabulary.ts'

const unprovided = (): never => {
  throw new Error('This action has no function yet; provide the functions of src/engine/machine/wiring.ts.')
}

const createVocabulary = () =>
  setup({
    types: {
      context: {} as { readonly game: Game },
      events: {} as GameEvent,
      input: {} as { readonly game: Game },
      output: {} as Result,
      tags: {} as Tag,
      meta: {} as Citation,
    },
    guards: {} as Record<string, (_: unknown, params: Guard['params']) => boolean>,
    actions: Object.fromEntries(ACTIONS.map((name) => [name, unprovided])) as unknown as Record<ActionName, () => void>,
  })

/** The XState set-up. The `PURE` annotation lets bundlers drop the set-up from programs that create no XState machine. */
export const vocabulary = /* @__PURE__ */ createVocabulary()

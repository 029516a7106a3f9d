/** The words of the charts as XState takes them: with the types of the game behind them, and placeholders that `src/engine/machine/wiring.ts` replaces. */
import { setup } from 'xstate'
import type { GameEvent } from '../src/game/model/events.ts'
import type { Game } from '../src/game/model/game.ts'
import type { Result } from '../src/game/model/result.ts'
import type { Tag } from './tags.ts'
import { ACTIONS, type ActionName, type Citation, type Guard } from './vocabulary.ts'

const unprovided = (): never => {
  throw new Error('The chart names this; src/engine/machine/wiring.ts provides it.')
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

/** The annotation lets bundlers leave it out of programs that create no machine. */
export const vocabulary = /* @__PURE__ */ createVocabulary()

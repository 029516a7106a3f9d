/**
 * Checks that a save continues as the same game from any moment: it is read back through JSON, and then follows the game event by event
 * (P8).
 */

import { readEvent, type Save, type Snapshot, type StatePath } from 'ptcg-turn-engine'
import { STEPPER, type Stepper, step } from 'ptcg-turn-engine/internal/engine/stepper/step'
import * as E from '#fp-ts/Either'
import type { Check, Sent } from '../check.ts'
import { ENGINE_API, type EngineApi } from '../engineApi.ts'
import { firstDifference } from './sameness.ts'
import { somethingNew } from './sampling.ts'

/**
 * Saves a snapshot and loads it through JSON. `load` checks with the engine's own chart that a game can rest in the saved state, so `load`
 * is not used for mutants of the chart.
 */
const resumed = (stepper: Stepper, at: Snapshot, { load, save }: EngineApi): E.Either<string, Snapshot> => {
  const written: unknown = JSON.parse(JSON.stringify(save(at)))
  if (stepper !== STEPPER) {
    const { state, game } = written as Save
    return E.right({ state: state as StatePath, game: { ...game, facts: [], latest: null } })
  }
  const loaded = load(written)
  return E.isRight(loaded)
    ? loaded
    : E.left(`P8: a save in ${at.state} is refused: ${loaded.left.map(({ message }) => message).join(' ')}`)
}

const withoutFacts = ({ state, game }: Snapshot): Snapshot => ({ state, game: { ...game, facts: [], latest: null } })

/** The check that a saved game can be resumed (P8). */
export const savesResume: Check = {
  name: 'saves resume',
  watch: (_, stepper, api: EngineApi = ENGINE_API) => {
    // The resumed game is followed from the latest save on.
    const isDue = somethingNew()
    let other: Snapshot | null = null
    const follow = ({ event, after, accepted }: Sent, from: Snapshot): string | null => {
      const read = readEvent(event)
      if (E.isLeft(read)) return null
      const next = step(stepper, from, read.right)
      if ((next !== from) !== accepted)
        return `P8: ${read.right.type} was ${accepted ? 'accepted' : 'refused'}; after saving and loading it is not.`
      other = next
      const wrong = accepted ? firstDifference(next, after) : null
      return wrong === null ? null : `P8: after saving, loading and ${read.right.type} ${wrong}`
    }
    return {
      see: (sent) => (other === null ? null : follow(sent, other)),
      atRest: (at) => {
        if (!isDue(at)) return null
        const loaded = resumed(stepper, at, api)
        if (E.isLeft(loaded)) return loaded.left
        other = loaded.right
        const wrong = firstDifference(other, withoutFacts(at))
        return wrong === null
          ? null
          : `P8: after saving and loading, ${wrong.replace('the other', 'the game that was saved')}`
      },
    }
  },
}

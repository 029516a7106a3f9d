/** Draws the line that describes the current step of an attack while its steps are shown one by one. */
import { TURN_STOPS } from 'ptcg-turn-engine/table'
import { useWalk } from './useTable.ts'
import { letterOf } from './walk.ts'

/** The step of the attack that is shown. */
export const Attacking = () => {
  const { at } = useWalk()
  const { name, says } = TURN_STOPS[at]
  return (
    <section className="prompt" aria-label="What happens now">
      <div className="prompt-stack">
        <div className="prompt-line is-waiting">
          <div className="prompt-words">
            <b>Attack, step {letterOf(at) === at ? name : `F, damage ${name}`}</b>
            <span>{says}.</span>
          </div>
        </div>
      </div>
    </section>
  )
}

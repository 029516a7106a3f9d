/** Draws the progress of the turn, and walks through the steps of an event. */
import { TURN_STOPS, type TurnStopId } from 'ptcg-turn-engine/table'
import { memo } from 'react'
import type { Walk } from './paced.ts'
import { useTable, useWalk } from './useTable.ts'
import { letterOf } from './walk.ts'

const ATTACK = ['A', 'B', 'C', 'D', 'E', 'F'] as const satisfies readonly TurnStopId[]

const Chip = ({ stop, walk }: { readonly stop: TurnStopId; readonly walk: Walk }) => {
  const { name, says } = TURN_STOPS[stop]
  const isHere = (letterOf(walk.at) ?? walk.at) === stop
  return (
    <li
      className={`phase phase-${stop}${isHere ? ' is-here' : ''}${isHere && walk.isPassing ? ' is-passing' : ''}`}
      title={says}
      aria-current={isHere ? 'step' : undefined}
    >
      <span>{name}</span>
    </li>
  )
}

/** The phases of the turn. */
export const PhaseBar = memo(() => {
  const walk = useWalk()
  const title = useTable((table) => table.title)
  const next = useTable(({ sides }) =>
    sides.some(({ hasTheTurn }) => hasTheTurn) ? (sides.find(({ hasTheTurn }) => !hasTheTurn)?.name ?? null) : null,
  )
  // The title is not drawn if the current stop has the same name, as in set-up.
  const isSaid = title === TURN_STOPS[walk.at].name
  const isApart = walk.at === 'setUp' || walk.at === 'gameOver'
  return (
    <nav className="phases" aria-label={`${title}, ${TURN_STOPS[walk.at].says}`}>
      <h1 className={isSaid ? 'spoken' : 'phases-title'}>{title}</h1>
      {next !== null && <span className="phases-next">then {next}'s turn</span>}
      <ol>
        {isApart ? (
          <Chip stop={walk.at} walk={walk} />
        ) : (
          <>
            <Chip stop="draw" walk={walk} />
            <Chip stop="main" walk={walk} />
            <li className={`phase-attack${letterOf(walk.at) !== null ? ' is-here' : ''}`}>
              <span>Attack</span>
              <ol>
                {ATTACK.map((stop) => (
                  <Chip key={stop} stop={stop} walk={walk} />
                ))}
              </ol>
            </li>
            {walk.at === 'knockOut' && <Chip stop="knockOut" walk={walk} />}
            <Chip stop="end" walk={walk} />
            <Chip stop="checkup" walk={walk} />
          </>
        )}
      </ol>
    </nav>
  )
})

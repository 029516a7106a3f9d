/** Draws where the turn stands, and walks through the steps that an event has passed. */
import { TURN_STOPS } from 'ptcg-turn-engine/table'
import { memo, useEffect, useRef, useState } from 'react'
import { useAtTable, useTable } from './useTable.ts'
import { type Stop, stopOf, walkOf } from './walk.ts'

/** How long each stop is shown on the way, in milliseconds. */
const PACE = 150
const DAMAGE_PACE = 700

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

interface Walk {
  readonly at: Stop
  readonly isPassing: boolean
}

/** Where the turn stands; after an event, every stop that it passed, one after another. */
const useWalk = (): Walk => {
  const { game } = useAtTable()
  const [walk, setWalk] = useState<Walk>(() => ({ at: stopOf(game.state()), isPassing: false }))
  const stood = useRef(stopOf(game.state()))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const changed = (): void => {
      clearTimeout(timer)
      const snapshot = game.state()
      const now = stopOf(snapshot)
      const way = isStill() ? [now] : walkOf(stood.current, snapshot.game.facts, now)
      stood.current = now
      const goOn = (at: number): void => {
        const stop = way[at]
        if (stop === undefined) {
          setWalk((before) => (before.isPassing || before.at !== now ? { at: now, isPassing: false } : before))
          return
        }
        const isLast = at === way.length - 1
        setWalk((before) =>
          before.at === stop && before.isPassing === !isLast ? before : { at: stop, isPassing: !isLast },
        )
        if (!isLast) timer = setTimeout(() => goOn(at + 1), stop === 'F' ? DAMAGE_PACE : PACE)
      }
      goOn(0)
    }
    const end = game.subscribe(changed)
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [game])
  return walk
}

const ATTACK = ['A', 'B', 'C', 'D', 'E', 'F'] as const satisfies readonly Stop[]

const Chip = ({ stop, walk }: { readonly stop: Stop; readonly walk: Walk }) => {
  const { name, says } = TURN_STOPS[stop]
  const isHere = walk.at === stop
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

const isInAttack = ({ at }: Walk): boolean => (ATTACK as readonly Stop[]).includes(at)

/** The phases of the turn. */
export const PhaseBar = memo(() => {
  const walk = useWalk()
  const title = useTable((table) => table.title)
  // In set-up the one stop that is shown says the same.
  const isSaid = title === TURN_STOPS[walk.at].name
  const isApart = walk.at === 'setUp' || walk.at === 'gameOver'
  return (
    <nav className="phases" aria-label={`${title}, ${TURN_STOPS[walk.at].says}`}>
      <h1 className={isSaid ? 'spoken' : 'phases-title'}>{title}</h1>
      <ol>
        {isApart ? (
          <Chip stop={walk.at} walk={walk} />
        ) : (
          <>
            <Chip stop="draw" walk={walk} />
            <Chip stop="main" walk={walk} />
            <li className={`phase-attack${isInAttack(walk) ? ' is-here' : ''}`}>
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

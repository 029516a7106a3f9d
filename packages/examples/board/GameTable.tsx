/** The table of a game for one player: everything that this player sees and can do. */
import type { Fact, Playable, PlayerId, Snapshot } from 'ptcg-turn-engine'
import { useGame } from 'ptcg-turn-engine/react'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import './theme.css'
import './table.css'
import './hand.css'
import './cards.css'
import './inPlay.css'
import './hit.css'
import './prompt.css'
import './choices.css'
import './aside.css'
import './lowTable.css'
import './moment.css'
import './phoneTable.css'
import './smallTable.css'
import './phonePanels.css'
import './wideTable.css'
import { Aside } from './Aside.tsx'
import { Attacking } from './Attacking.tsx'
import { Ghost } from './Ghost.tsx'
import { Hand } from './Hand.tsx'
import { Middle } from './Middle.tsx'
import { Moment } from './Moment.tsx'
import { PhaseBar } from './PhaseBar.tsx'
import { PileSheet } from './PileSheet.tsx'
import { Prompt } from './Prompt.tsx'
import { pacedGame } from './paced.ts'
import { playingAt } from './playing.ts'
import { SideView } from './SideView.tsx'
import { Spoken } from './Spoken.tsx'
import { useKeys } from './useKeys.ts'
import { type AtTable, TableContext, useWalk } from './useTable.ts'

export interface GameTableProps {
  /** The player's interface: a seat of a session, or a remote game. */
  readonly game: Playable
  readonly player: PlayerId
  /** The facts of each event, as this player saw them. Without it, only later events are reported. */
  readonly past?: () => readonly (readonly Fact[])[]
  /** The host's content in place of the prompt, such as a coin. */
  readonly asked?: ReactNode
  /** The text shown while the other player is asked. Default: that this player is acting. */
  readonly waiting?: string | undefined
  /** The host's content beside the phases, such as a menu. */
  readonly tools?: ReactNode
  /** The host's drawing of the turn, beside the table. It can use the table's context. */
  readonly chart?: ReactNode
}

/** Collects the facts from the moment the table is shown. */
const collecting = (): ((snapshot: Snapshot) => readonly (readonly Fact[])[]) => {
  let past: readonly (readonly Fact[])[] = []
  let latest: Snapshot | null = null
  return (snapshot) => {
    if (snapshot === latest) return past
    latest = snapshot
    past = [...past, snapshot.game.facts]
    return past
  }
}

/** The question, or the current step while an attack is shown. */
const Asked = ({ asked, waiting }: Pick<GameTableProps, 'asked' | 'waiting'>) => {
  const { isHeld } = useWalk()
  return isHeld ? <Attacking /> : (asked ?? <Prompt waiting={waiting} />)
}

/** Draws the table, and gives its parts the paced game, the player, and the controls. */
export const GameTable = ({ game, player, past, asked, waiting, tools, chart }: GameTableProps) => {
  const at: AtTable = useMemo(() => {
    const paced = pacedGame(game)
    return { ...paced, player, playing: playingAt(paced.game, player) }
  }, [game, player])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new game or player starts a new collection
  const collected = useMemo(() => collecting(), [game, player])
  const facts = useGame(game, (snapshot) => past?.() ?? collected(snapshot))
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => at.game.subscribe(at.playing.settle), [at])
  useKeys(at, root)
  return (
    <TableContext value={at}>
      <div className={chart === undefined ? 'table' : 'table has-chart'} ref={root}>
        <header className="top">
          <PhaseBar />
          {tools}
        </header>
        <main className="board">
          <SideView which="far" />
          <Middle />
          <SideView which="near" />
          <Moment />
        </main>
        <Asked asked={asked} waiting={waiting} />
        <Hand />
        <Aside past={facts} chart={chart} />
        <PileSheet />
        <Ghost />
        <Spoken />
      </div>
    </TableContext>
  )
}

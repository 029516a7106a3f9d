/** Draws groups of moves under a heading that a person must open: moves of another phase, and moves that must not be clicked by mistake. */
import type { Snapshot } from 'ptcg-turn-engine'
import type { GroupId } from 'ptcg-turn-engine/table'
import type { GroupNow } from '../../moves/eventGroups.ts'
import type { Try } from '../../moves/tries.ts'
import { MovesGroup } from './MovesGroup.tsx'

interface Props {
  readonly title: string
  readonly groups: readonly GroupNow[]
  readonly snapshot: Snapshot
  readonly tries: ReadonlyMap<GroupId, readonly Try[]>
}

export const MovesFolded = ({ title, groups, snapshot, tries }: Props) => (
  <details class="moves-folded">
    <summary>{title}</summary>
    {groups.map((now) => (
      <MovesGroup key={now.group.id} now={now} snapshot={snapshot} tries={tries.get(now.group.id) ?? []} sent={null} />
    ))}
  </details>
)

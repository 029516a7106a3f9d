/** The paths of the chart's states as a type. It is derived from the chart, so that a wrong path does not compile. */
import type { game } from '../../../machines/game.ts'
import type { PathsIn } from '../../../machines/targets.ts'

/** The path of a state from the root of the chart, such as `turn.main.ready`; the root itself has the empty path. */
export type StatePath = '' | PathsIn<(typeof game)['states']>

/**
 * The process that measures one section and nothing else: what one section leaves behind in the heap and in the compiler does
 * not touch the next, and a section measured alone gives the figures that it gives in a whole run.
 */
import { type Outcome, outcomeOf } from './section.ts'
import { SECTIONS, type SectionName } from './sections.ts'

/** What the process is asked. */
export interface Order {
  readonly section: SectionName
  readonly quick: boolean
  readonly games: number | null
}

/** What it tells: how far it is, and at last what came out. */
export type Told = { readonly done: number } | { readonly outcome: Outcome }

const tell = (told: Told): void => {
  process.send?.(told)
}

process.once('message', async (order: Order) => {
  const section = await SECTIONS[order.section]()
  const figures = await section.measure({
    quick: order.quick,
    ...(order.games === null ? {} : { games: order.games }),
    progress: (done) => tell({ done }),
  })
  tell({ outcome: outcomeOf(order.section, section, figures) })
  process.disconnect()
})

/**
 * The process that measures a single section. Each section has its own process, so that its traces in the heap and in the
 * compiler do not affect other sections, and a section gives the same figures alone and in a whole run.
 */
import { type SectionResult, sectionOutcome } from './section.ts'
import { SECTIONS, type SectionName } from './sections.ts'

/** The request to the process. */
export interface SectionOrder {
  readonly section: SectionName
  readonly quick: boolean
  readonly games: number | null
}

/** The messages of the process: its progress, and finally the result. */
export type SectionMessage = { readonly done: number } | { readonly outcome: SectionResult }

const sendMessage = (message: SectionMessage): void => {
  process.send?.(message)
}

process.once('message', async (order: SectionOrder) => {
  const section = await SECTIONS[order.section]()
  const figures = await section.measure({
    quick: order.quick,
    ...(order.games === null ? {} : { games: order.games }),
    progress: (done) => sendMessage({ done }),
  })
  sendMessage({ outcome: sectionOutcome(order.section, section, figures) })
  process.disconnect()
})

/** The sections of the benchmark, in the order of the report. Each is loaded only in the process that measures it. */
import type { Section } from './section.ts'

export const SECTIONS = {
  turn: async () => (await import('./turn/turn.ts')).turnSection,
  decisions: async () => (await import('./turn/deciding.ts')).decisions,
  known: async () => (await import('./turn/deciding.ts')).known,
  vanilla: async () => (await import('./turn/deciding.ts')).vanilla,
  profile: async () => (await import('./profile/profile.ts')).profile,
  others: async () => (await import('./others/others.ts')).others,
  growth: async () => (await import('./growth/growth.ts')).growth,
  heap: async () => (await import('./heap/heap.ts')).heap,
  workers: async () => (await import('./workers/workers.ts')).workers,
  checking: async () => (await import('./checking/checking.ts')).checking,
  package: async () => (await import('./package/package.ts')).packaged,
} as const satisfies Readonly<Record<string, () => Promise<Section>>>

export type SectionName = keyof typeof SECTIONS

export const SECTION_NAMES = Object.keys(SECTIONS) as readonly SectionName[]

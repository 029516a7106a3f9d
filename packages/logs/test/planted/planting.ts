/** Where a kind of violation can be planted in a log. */
import type { Before } from './game.ts'
import type { Plant, Planted } from './kinds.ts'

/** Every place at which the kind finds one. */
export const plantedIn = (befores: readonly Before[], plant: Plant): readonly Planted[] =>
  befores.flatMap((before, at) => plant(before, befores[at + 1]) ?? [])

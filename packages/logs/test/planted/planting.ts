/** Finds the places in a log where a kind of violation can be planted. */
import type { Before } from './game.ts'
import type { Plant, Planted } from './kinds.ts'

/** Every place for the kind. */
export const plantFaults = (befores: readonly Before[], plant: Plant): readonly Planted[] =>
  befores.flatMap((before, at) => plant(before, befores[at + 1]) ?? [])

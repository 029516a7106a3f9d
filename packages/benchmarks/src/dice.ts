/** Cheap dice: numbers that are random enough to pick among legal events, and cost next to nothing. */

/** Rolls a die with this number of sides: a whole number below `sides`. */
export type RollDie = (sides: number) => number

/** Dice from a seed. The same seed throws the same numbers. */
export const diceFrom = (seed: number): RollDie => {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    return (state >>> 8) % sides
  }
}

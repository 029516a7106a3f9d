/** Chooses moments of a game for what is too dear to ask at every one of them: by counting, so that a game is sampled alike each time. */

/** True at every `stride`-th moment it is asked about, beginning with the `first`. */
export const everyNth = (stride: number, first = 0): (() => boolean) => {
  let moments = -1 - first
  return () => {
    moments += 1
    return moments >= 0 && moments % stride === 0
  }
}

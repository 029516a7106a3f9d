/** How long a fixed piece of plain JavaScript takes here and now: times are held against it, not against a clock that no two machines share. */

/** Milliseconds of the quickest of five rounds. It stands by itself, so that a page can run it too. */
export const yardstick = (): number => {
  const rounds: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const begin = performance.now()
    let sum = 0
    for (let at = 0; at < 20_000_000; at += 1) sum = (Math.imul(sum, 31) + at) | 0
    rounds.push(performance.now() - begin + (sum === 0.5 ? 1 : 0))
  }
  return Math.min(...rounds)
}

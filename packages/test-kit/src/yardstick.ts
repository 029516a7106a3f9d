/**
 * The time that a fixed piece of plain JavaScript takes on this machine now. Tests compare times with it, since
 * machines differ in speed.
 */

/** The milliseconds that the quickest of five rounds takes. The function uses nothing outside itself, so that a page can run it too. */
export const timeYardstick = (): number => {
  const rounds: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const begin = performance.now()
    let sum = 0
    for (let at = 0; at < 20_000_000; at += 1) sum = (Math.imul(sum, 31) + at) | 0
    rounds.push(performance.now() - begin + (sum === 0.5 ? 1 : 0))
  }
  return Math.min(...rounds)
}

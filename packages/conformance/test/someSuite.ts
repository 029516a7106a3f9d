/** A small suite that is quick to write and read: every n-th case, all decks, and a few games. */
import { conformanceSuite, type Suite } from '../src/index.ts'
import { writtenCases } from '../src/suite/writtenCases.ts'

const EVERY = 12

let made: Suite | null = null

export const someSuite = (): Suite => {
  made ??= conformanceSuite({
    engine: '1.2.3',
    seed: 1,
    games: 4,
    written: writtenCases().filter(({ tried }, at) => at % EVERY === 0 || tried.some(({ from }) => 'deck' in from)),
  })
  return made
}

/** Mutants that cannot change how any game goes, each with the proof in a sentence. */
export const EQUIVALENT: Readonly<Record<string, string>> = {
  'clause dropped: theGameIsNotOver from game on CONCEDE':
    'A game that is over rests in gameOver, the final state of the chart, which takes no event whatever its guard says.',
}

/**
 * The wording of the chart: plain words or the machine's names. Words are the default, and the browser remembers the
 * person's choice.
 */
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { ChartGraph } from 'ptcg-turn-engine/chart'
import { gameGraph } from 'ptcg-turn-engine/game-chart'
import type { Wording } from '../elements/chart/reads.ts'
import type { SeenLayout } from '../elements/chart/seen.ts'
import { loadPanels } from './Later.tsx'

const KEY = 'ptcg-turn-inspector/wording'

export const rememberedWording = (): Wording => {
  try {
    return localStorage.getItem(KEY) === 'names' ? 'names' : 'words'
  } catch {
    return 'words'
  }
}

export const rememberWording = (wording: Wording): void => {
  try {
    localStorage.setItem(KEY, wording)
  } catch {
    // The choice lasts for this visit only.
  }
}

/**
 * A chart and its layout. `isComing` is true while its words are loading: the chart is not drawn until then, because its words would change
 * in front of the reader.
 */
export interface WordedChart {
  readonly graph: ChartGraph
  readonly layout: SeenLayout | null
  readonly isComing: boolean
}

/** The chart in words, loaded when words are first requested, and again only after a failure. */
let inWords: Promise<WordedChart> | null = null

const chartInWords = (): Promise<WordedChart> => {
  inWords ??= loadPanels().then(({ GAME_LAYOUT, gameInWords }) => ({
    graph: gameInWords,
    layout: GAME_LAYOUT,
    isComing: false,
  }))
  inWords.catch(() => {
    inWords = null
  })
  return inWords
}

/** The chart in a wording; with the machine's names if the words cannot be loaded. */
export const useWordedChart = (wording: Wording, built: SeenLayout | null): WordedChart => {
  const [worded, put] = useState<WordedChart | 'missing' | null>(null)
  useEffect(() => {
    if (wording === 'names' || worded !== null) return undefined
    let isGone = false
    chartInWords().then(
      (chart) => isGone || put(chart),
      () => isGone || put('missing'),
    )
    return () => {
      isGone = true
    }
  }, [wording, worded])
  return useMemo(
    () =>
      wording === 'words' && worded !== null && worded !== 'missing'
        ? worded
        : { graph: gameGraph, layout: built, isComing: wording === 'words' && worded === null },
    [wording, worded, built],
  )
}

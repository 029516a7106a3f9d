/** Whether the chart shows plain words or the names that the machine has: as the person chose, remembered in the browser. */
import { useEffect, useState } from 'preact/hooks'
import type { ChartGraph } from '../../../view/chart/graph.ts'
import { GAME_DESIGN_IN_WORDS } from '../../../view/gameOnChart/gameDesign.ts'
import { gameGraph } from '../../../view/gameOnChart/gameGraph.ts'
import { layOutSteps, type SeenLayout } from '../../elements/chart/seen.ts'
import { load } from './Later.tsx'

export type Wording = 'names' | 'words'

const KEY = 'ptcg-turn-inspector/wording'

export const rememberedWording = (): Wording => {
  try {
    return localStorage.getItem(KEY) === 'words' ? 'words' : 'names'
  } catch {
    return 'names'
  }
}

export const rememberWording = (wording: Wording): void => {
  try {
    localStorage.setItem(KEY, wording)
  } catch {
    // It is for this visit then.
  }
}

/** A chart to draw, and where everything on it is. */
export interface WordedChart {
  readonly graph: ChartGraph
  readonly layout: SeenLayout | null
}

/** Laid out once, when words are first asked for. */
let inWords: Promise<WordedChart> | null = null

const chartInWords = (): Promise<WordedChart> => {
  inWords ??= load().then(async ({ gameInWords }) => ({
    graph: gameInWords,
    layout: await layOutSteps(gameInWords, GAME_DESIGN_IN_WORDS),
  }))
  inWords.catch(() => {
    inWords = null
  })
  return inWords
}

/** The chart in that wording; until the words are there, or if they cannot be loaded, it has names. */
export const useWordedChart = (wording: Wording, built: SeenLayout | null): WordedChart => {
  const [worded, put] = useState<WordedChart | null>(null)
  useEffect(() => {
    if (wording === 'names' || worded !== null) return undefined
    let isGone = false
    chartInWords().then(
      (chart) => isGone || put(chart),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [wording, worded])
  return wording === 'words' && worded !== null ? worded : { graph: gameGraph, layout: built }
}

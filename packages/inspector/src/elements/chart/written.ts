/** The texts of a state and an event: their words if the chart has words, else their names. */
import { type ChartState, type ChartTransition, nameOfTrigger } from 'ptcg-turn-engine/chart'

export const stateWritten = ({ key, words }: ChartState): string => words ?? key

export const eventWritten = (transition: ChartTransition): string =>
  transition.words?.event ?? nameOfTrigger(transition)

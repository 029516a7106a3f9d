/** The chart of the game as data: its graph and layout, and which clauses hold in a snapshot. */
export { GAME_DESIGN } from './gameDesign.ts'
export { gameGraph, stateOfGame, statesAround, transitionOfGame } from './gameGraph.ts'
export { gameInWords } from './gameInWords.ts'
export { placesOfGame } from './placesOfGame.ts'
export { askClausesAt, clausesThen, clauseTruths, type Truths } from './truths.ts'
export { writtenGraph } from './writtenGraph.ts'

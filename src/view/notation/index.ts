/** Writes boards, events, choices and positions as text for people, and reads such text back. */
export { type BoardOptions, boardFromText, positionFromText } from './boardFromText.ts'
export { boardToText } from './boardToText.ts'
export { eventFromText, eventToText, isSameEvent, optionsInText } from './eventText.ts'
export { boardFromLine, type LineOptions, positionFromLine, positionToLine } from './positionLine.ts'
export type { NotationProblem, NotationProblemCode, NotationProblems } from './problem.ts'

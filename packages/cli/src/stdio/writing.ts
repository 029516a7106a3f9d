/** Writes answers as lines of ASCII, so that any encoding reads them, and no name can move the cursor of a terminal. */
import type { AnswerLine } from './answers.ts'

/** Characters to escape. In JSON they occur only inside strings. `JSON.stringify` escapes characters below a space. */
const NOT_PLAIN = /[\u007f-\uffff]/g

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** An answer as a line, including the line end. */
export const answerLine = (answer: AnswerLine): string => `${JSON.stringify(answer).replace(NOT_PLAIN, escaped)}\n`

/** Writes answers as lines of ASCII: every reader reads them alike, and no name can move a terminal's cursor. */
import type { AnswerLine } from './answers.ts'

/** Characters that JSON has only inside strings. JSON itself escapes those below a space. */
const NOT_PLAIN = /[\u007f-\uffff]/g

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** An answer as a line, its end included. */
export const answerLine = (answer: AnswerLine): string => `${JSON.stringify(answer).replace(NOT_PLAIN, escaped)}\n`

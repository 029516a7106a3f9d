/** Games in English: events, facts, questions, boards and effects in force, each as a sentence. */
export { boardInWords, numberedBoardInWords } from './boardInWords.ts'
export { EVENT_WORDS } from './eventWords.ts'
export { lastingInWords } from './lastingInWords.ts'
export { nameInWords } from './nameInWords.ts'
export { QUESTIONS } from './questions.ts'
export { eventInWords, factInWords, optionInWords, pokemonInWords, REASONS } from './words.ts'

/** What is not shown at first: one file, which the page loads when it has nothing else to do. */
export { gameInWords } from '../../../../view/gameOnChart/gameInWords.ts'
export { Help } from '../Help.tsx'
export { Compare } from './Compare.tsx'
export { Details } from './Details.tsx'
export { Eras } from './Eras.tsx'
export { LedgerSteps } from './LedgerSteps.tsx'
export { MovesAnythingForm } from './MovesAnythingForm.tsx'
export { RawGame } from './RawGame.tsx'

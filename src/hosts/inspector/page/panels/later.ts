/** The panels that are not shown at first: one file, which the page loads when it has nothing else to do. */
export { Help } from '../Help.tsx'
export { Details } from './Details.tsx'
export { Eras } from './Eras.tsx'
export { LedgerSteps } from './LedgerSteps.tsx'
export { MovesAnythingForm } from './MovesAnythingForm.tsx'
export { RawGame } from './RawGame.tsx'

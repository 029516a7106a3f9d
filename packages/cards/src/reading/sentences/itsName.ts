/** The card with a text goes by its name. */
import { withEveryObject } from './everyObject.ts'
import { THIS_CARD } from './said.ts'

/** A meaning with the name of its card in it. */
export const withItsName = <Meaning>(meaning: Meaning, name: string): Meaning =>
  withEveryObject(meaning, (one) => (one.named === THIS_CARD ? { ...one, named: name } : one))

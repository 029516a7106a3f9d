/** Replaces "this card" in a meaning by the card's name. */
import { withEveryObject } from './everyObject.ts'
import { THIS_CARD } from './said.ts'

/** The same meaning, in which "this card" has the card's name. */
export const withItsName = <Meaning>(meaning: Meaning, name: string): Meaning =>
  withEveryObject(meaning, (one) => (one.named === THIS_CARD ? { ...one, named: name } : one))

/** Replaces "this card" in a meaning by the card's name. */
import { withEveryObject } from './everyObject.ts'
import { THIS_CARD } from './sentenceMeaning.ts'

/** Returns the meaning with the card's name in place of "this card". */
export const withItsName = <Meaning>(meaning: Meaning, name: string): Meaning =>
  withEveryObject(meaning, (one) => (one.named === THIS_CARD ? { ...one, named: name } : one))

/** Returns the right of an `Either`. A left is one sentence: it ends the command as the message of a `CannotAsk`. */
import * as E from '#fp-ts/Either'
import { CannotAsk } from './cannotAsk.ts'

export const orSentence = <Value>(either: E.Either<string, Value>): Value => {
  if (E.isLeft(either)) throw new CannotAsk(either.left)
  return either.right
}

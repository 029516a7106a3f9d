/** Unwraps the right of an `Either`, or stops the command with its sentence. */
import * as E from '#fp-ts/Either'
import { CannotAsk } from './cannotAsk.ts'

export const orSentence = <Value>(either: E.Either<string, Value>): Value => {
  if (E.isLeft(either)) throw new CannotAsk(either.left)
  return either.right
}

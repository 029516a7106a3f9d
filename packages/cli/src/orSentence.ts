/** Returns the right of an `Either`. A left is one sentence: it ends the command as the message of a `UsageError`. */
import * as E from '#fp-ts/Either'
import { UsageError } from './usageError.ts'

export const orSentence = <Value>(either: E.Either<string, Value>): Value => {
  if (E.isLeft(either)) throw new UsageError(either.left)
  return either.right
}

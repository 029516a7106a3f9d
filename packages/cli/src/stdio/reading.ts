/** Parses a line as a request, or returns one sentence about its problem. Never throws. */

import { quote } from 'ptcg-turn-engine/internal/game/json/problem'
import { shapeProblems } from 'ptcg-turn-engine/internal/game/json/problems'
import { readShape } from 'ptcg-turn-engine/internal/game/json/shape'
import * as E from '#fp-ts/Either'
import type { AnswerId } from './answers.ts'
import { failure, type RequestFailure } from './errors.ts'
import type { Limits } from './limits.ts'
import type { ReadLine } from './lines.ts'
import { type LineRequest, SCHEMA_OF } from './requests.ts'

/** A parsed line: its id, and the request or its problem. */
export interface Read {
  readonly id: AnswerId
  readonly request: E.Either<RequestFailure, LineRequest>
}

const unreadable = (code: RequestFailure['code'], message: string): Read => ({
  id: null,
  request: E.left({ code, message }),
})

const EXAMPLE = '{"method":"about"}'

const jsonIn = (text: string): E.Either<string, unknown> => {
  try {
    return E.right(JSON.parse(text) as unknown)
  } catch {
    const isEmpty = text.trim() === ''
    return E.left(
      isEmpty
        ? `The line is empty. Send one request per line, such as ${EXAMPLE}.`
        : `The line is not JSON. Send one request per line, such as ${EXAMPLE}, without line breaks inside it.`,
    )
  }
}

const idIn = (json: object): AnswerId => {
  const id: unknown = Object.hasOwn(json, 'id') ? Reflect.get(json, 'id') : null
  return (typeof id === 'string' && id.length <= 200) || Number.isSafeInteger(id) ? (id as string | number) : null
}

const requestIn = (json: object): E.Either<RequestFailure, LineRequest> => {
  const method: unknown = Object.hasOwn(json, 'method') ? Reflect.get(json, 'method') : undefined
  if (method === undefined)
    return E.left({
      code: 'MALFORMED_REQUEST',
      message: `The property "method" is missing. It names the request, as in ${EXAMPLE}.`,
    })
  const schema = SCHEMA_OF.get(method)
  if (schema === undefined)
    return E.left({
      code: 'UNKNOWN_METHOD',
      message: `There is no method ${quote(method)}. There are: ${[...SCHEMA_OF.keys()].join(', ')}.`,
    })
  const read = readShape<LineRequest>(schema, json)
  return read.success
    ? E.right(read.output)
    : E.left(failure('MALFORMED_REQUEST', `The request ${quote(method)} is malformed`, shapeProblems(read.issues)))
}

/** The request in a line. */
export const readRequest = (line: ReadLine, { line: longest }: Limits): Read => {
  switch (line.line) {
    case 'tooLong':
      return unreadable('LINE_TOO_LONG', `The line is longer than ${longest} bytes and is skipped.`)
    case 'notUtf8':
      return unreadable('NOT_UTF8', 'The line is not UTF-8. Write JSON as UTF-8, or with \\u escapes only.')
    case 'text': {
      const json = jsonIn(line.text)
      if (E.isLeft(json)) return unreadable('NOT_JSON', json.left)
      const { right } = json
      if (typeof right !== 'object' || right === null || Array.isArray(right))
        return unreadable('MALFORMED_REQUEST', `A request is an object, such as ${EXAMPLE}, not ${quote(right)}.`)
      return { id: idIn(right), request: requestIn(right) }
    }
  }
}

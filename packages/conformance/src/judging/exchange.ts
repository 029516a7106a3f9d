/** The protocol with another engine: requests and answers. Its methods are a subset of those of `ptcg-turn serve --stdio`. */

import type { PlayerId } from 'ptcg-turn-engine/model'
import type * as E from '#fp-ts/Either'

/** A request. `file` is a save of this engine, `event` an event of this engine. */
export type JudgeRequest =
  | { readonly method: 'close'; readonly game: string }
  | { readonly method: 'load'; readonly game: string; readonly file: unknown }
  | { readonly method: 'legal'; readonly game: string }
  | { readonly method: 'play'; readonly game: string; readonly event: unknown }
  /** The game, or a player's view of it. */
  | { readonly method: 'view'; readonly game: string; readonly player?: PlayerId }

/** An answer. Everything besides `ok` must be checked before use. */
export interface JudgedAnswer {
  readonly ok: boolean
  readonly [part: string]: unknown
}

/** Sends a request to another engine and waits. Left: one sentence that says why there is no valid answer. */
export type Exchange = (request: JudgeRequest) => E.Either<string, JudgedAnswer>

/** The error codes with which an engine declines a request. The request is then skipped, and counted. */
export const PASSES: readonly unknown[] = ['CANNOT_LOAD', 'CANNOT_SAY', 'UNKNOWN_METHOD']

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** The code of an error, or null. */
export const codeOf = ({ error }: JudgedAnswer): unknown => partOf(error, 'code') ?? null

const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/**
 * The reasons for a refusal, each a rule and, if given, a code: `T2C.1 ENERGY_ALREADY_ATTACHED`. Null if the error has no list of
 * violations.
 */
export const reasonsOf = ({ error }: JudgedAnswer): readonly string[] | null => {
  const violations = partOf(error, 'violations')
  return Array.isArray(violations)
    ? violations.map((one: unknown) =>
        [asText(partOf(one, 'rule')) ?? 'no rule', asText(partOf(one, 'code'))]
          .filter((part) => part !== undefined)
          .join(' '),
      )
    : null
}

/** The message of an error. */
export const messageOf = (answer: JudgedAnswer): string => {
  const message = asText(partOf(answer.error, 'message'))
  if (message !== undefined) return message
  const reasons = reasonsOf(answer) ?? []
  return reasons.length > 0 ? `by ${reasons.join(', ')}.` : (JSON.stringify(answer.error) ?? 'without a reason.')
}

/** A list in an answer, or null. */
export const listIn = (answer: JudgedAnswer, name: string): readonly unknown[] | null => {
  const list = answer[name]
  return Array.isArray(list) ? list : null
}

/** Parses an answer. Null if the text is not JSON with a boolean `ok`. */
export const readAnswer = (text: string): JudgedAnswer | null => {
  try {
    const json: unknown = JSON.parse(text)
    return typeof partOf(json, 'ok') === 'boolean' ? (json as JudgedAnswer) : null
  } catch {
    return null
  }
}

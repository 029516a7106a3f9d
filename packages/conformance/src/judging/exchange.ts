/** How another engine is spoken to: a request, and its answer. The same methods as those of `ptcg-turn serve --stdio`, and few of them. */

import type { PlayerId } from 'ptcg-turn-engine/model'
import type * as E from '#fp-ts/Either'

/** What is asked. `file` is a save of this engine, `event` an event of this engine. */
export type JudgeRequest =
  | { readonly method: 'close'; readonly game: string }
  | { readonly method: 'load'; readonly game: string; readonly file: unknown }
  | { readonly method: 'legal'; readonly game: string }
  | { readonly method: 'play'; readonly game: string; readonly event: unknown }
  /** The game, or as much of it as a player may see. */
  | { readonly method: 'view'; readonly game: string; readonly player?: PlayerId }

/** What is answered: anything besides `ok` is looked at before it is believed. */
export interface JudgedAnswer {
  readonly ok: boolean
  readonly [part: string]: unknown
}

/** Asks another engine and waits. The left says in one sentence that it did not answer, or with what is no answer. */
export type Exchange = (request: JudgeRequest) => E.Either<string, JudgedAnswer>

/** An engine that is not able to say something says so by one of these codes: it is passed over, and counted. */
export const PASSES: readonly unknown[] = ['CANNOT_LOAD', 'CANNOT_SAY', 'UNKNOWN_METHOD']

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** The code of an error, or null where there is none. */
export const codeOf = ({ error }: JudgedAnswer): unknown => partOf(error, 'code') ?? null

const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Why it refuses, as far as it says so: rules with their reasons. Null where it does not say. */
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

/** What it says in words of an error. */
export const messageOf = (answer: JudgedAnswer): string => {
  const message = asText(partOf(answer.error, 'message'))
  if (message !== undefined) return message
  const reasons = reasonsOf(answer) ?? []
  return reasons.length > 0 ? `by ${reasons.join(', ')}.` : (JSON.stringify(answer.error) ?? 'without a reason.')
}

/** A list in an answer, or null where it has none. */
export const listIn = (answer: JudgedAnswer, name: string): readonly unknown[] | null => {
  const list = answer[name]
  return Array.isArray(list) ? list : null
}

/** An answer as it came, as one of the shape that every answer has. */
export const readAnswer = (text: string): JudgedAnswer | null => {
  try {
    const json: unknown = JSON.parse(text)
    return typeof partOf(json, 'ok') === 'boolean' ? (json as JudgedAnswer) : null
  } catch {
    return null
  }
}

/** A conversation in process, for tests: requests as objects, answers parsed from the lines. */
import { expect } from 'vitest'
import type { AnswerId, Answers } from '../../src/stdio/answers.ts'
import { type ConversationOptions, conversation, type LineConversation } from '../../src/stdio/conversation.ts'
import type { RequestFailure } from '../../src/stdio/errors.ts'
import { lineReader } from '../../src/stdio/lines.ts'
import type { Method } from '../../src/stdio/requests.ts'
import { answerLine } from '../../src/stdio/writing.ts'

/** An answer, typed with the properties of all methods. A test reads only the properties of the method it has called. */
export type Reply = { readonly id: AnswerId; readonly ok: boolean; readonly error: RequestFailure } & Named<'about'> &
  Named<'cards'> &
  Named<'games'> &
  Named<'play'> &
  Named<'why'> &
  Named<'simulate'> &
  Named<'legal'> &
  Named<'view'> &
  Named<'facts'> &
  Named<'save'>
type Named<Asked extends Method> = Answers[Asked]

export const PLAYERS = [
  { name: 'Ada', deck: 'cinderace' },
  { name: 'Ben', deck: 'inteleon' },
] as const

export const NEW_GAME = { method: 'create', players: PLAYERS, randomness: { seed: 4 } } as const

/** The answer to a line of text. */
export const reply = (talk: LineConversation, text: string): Reply =>
  JSON.parse(answerLine(talk.answer({ line: 'text', text }))) as Reply

/** A conversation, with functions that send a line, an object, a request that must succeed, and one that must fail. */
export const talking = (options: Partial<ConversationOptions> = {}) => {
  const talk = conversation({
    version: '1.2.3',
    onBug: (error) => {
      throw error
    },
    ...options,
  })
  const line = (text: string): Reply => reply(talk, text)
  const ask = (request: object): Reply => line(JSON.stringify(request))
  const done = (request: object): Reply => {
    const answer = ask(request)
    expect(answer, JSON.stringify(answer)).toMatchObject({ ok: true })
    return answer
  }
  const refused = (request: object): RequestFailure => {
    const answer = ask(request)
    expect(answer.ok, JSON.stringify(request)).toBe(false)
    return answer.error
  }
  return { talk, line, ask, done, refused }
}

/** All lines in these chunks. */
export const linesIn = (limit: number, pieces: readonly Uint8Array[]) => {
  const reader = lineReader(limit)
  const lines = pieces.flatMap((piece) => [...reader.read(piece)])
  const rest = reader.end()
  return rest === null ? lines : [...lines, rest]
}

/** A conversation with a new game, and functions that list its legal events and play one. */
export const begun = (options: Parameters<typeof talking>[0] = {}, request: object = {}) => {
  const talk = talking(options)
  const { game } = talk.done({ ...NEW_GAME, ...request })
  const legal = () => talk.done({ method: 'legal', game }).events
  const play = (event: unknown = legal()[0]) => talk.done({ method: 'play', game, event })
  return { ...talk, game, legal, play }
}

/** An event that is illegal in every new game. */
export const NOT_NOW = { type: 'END_TURN', player: 0 }

/** All refusals of the server: each has a code, one sentence, and a consequence for the connection. */

/** The consequence of a refusal for the connection: it stays open, it may be reopened, or trying again is useless. */
export type Afterwards = 'staysOpen' | 'comeBack' | 'stayAway'

interface RefusalOfAKind {
  readonly message: string
  readonly afterwards: Afterwards
}

/** All codes. A sentence may be replaced by a more precise one. */
export const REFUSALS = {
  MALFORMED: { message: 'This message is malformed.', afterwards: 'staysOpen' },
  TOO_LARGE: { message: 'This message is too large; no event of a game is as large.', afterwards: 'staysOpen' },
  TOO_MANY: { message: 'Too many messages came at once; wait a second and send again.', afterwards: 'staysOpen' },
  FLOOD: { message: 'Far too many messages came at once, so the connection is closed.', afterwards: 'comeBack' },
  NOT_GREETED: {
    message: 'The first message must be a hello with the token of a seat, and it must come soon.',
    afterwards: 'comeBack',
  },
  GREETED_ALREADY: { message: 'This connection has said hello already.', afterwards: 'staysOpen' },
  OTHER_PROTOCOL: {
    message: 'This page and the server speak different versions of the protocol; reload the page.',
    afterwards: 'stayAway',
  },
  UNKNOWN_TOKEN: {
    message: 'No seat has this token; ask whoever runs the server for your link.',
    afterwards: 'stayAway',
  },
  FULL: { message: 'There are too many connections; close some and try again.', afterwards: 'comeBack' },
  GAME_UNREADABLE: {
    message: 'This game cannot be read any more; whoever runs the server finds the reason in its log.',
    afterwards: 'stayAway',
  },
  WATCHING: { message: 'This link is for watching; it cannot send events.', afterwards: 'staysOpen' },
  OUTDATED: {
    message: 'The table has changed since this event was decided on; look again and decide anew.',
    afterwards: 'staysOpen',
  },
  ID_USED: {
    message: 'This id was given to another event before; give each event an id of its own.',
    afterwards: 'staysOpen',
  },
  ILLEGAL: { message: 'This event is not legal now.', afterwards: 'staysOpen' },
  NOT_STORED: {
    message: 'The event could not be stored, so it was not played; try again.',
    afterwards: 'staysOpen',
  },
  UNAVAILABLE: {
    message: 'The server cannot reach its games now. Nothing is lost; you will be connected again.',
    afterwards: 'comeBack',
  },
  TOO_SLOW: { message: 'This client does not read its messages, so its connection is closed.', afterwards: 'comeBack' },
  FAULT: { message: 'The server has a bug; the game is unchanged.', afterwards: 'comeBack' },
  STOPPING: { message: 'The server is stopping; the game is stored and goes on later.', afterwards: 'comeBack' },
} as const satisfies Readonly<Record<string, RefusalOfAKind>>

export type RefusalCode = keyof typeof REFUSALS

export const REFUSAL_CODES = Object.keys(REFUSALS) as readonly RefusalCode[]

/** The reason for a refusal. */
export interface Refusal {
  readonly code: RefusalCode
  readonly message: string
}

/** The refusal with a code. The sentence is that of the code, unless another is given. */
export const refusal = (code: RefusalCode, message: string = REFUSALS[code].message): Refusal => ({ code, message })

/** The WebSocket close codes that say what to do next; a browser sees nothing else when the connection is already gone. */
export const CLOSE_CODES = { comeBack: 4000, stayAway: 4001 } as const satisfies Partial<Record<Afterwards, number>>

/**
 * The game stored in the browser: saved after each event, and loaded when the page is opened. Unreadable text is never
 * discarded.
 */
import { restoreSession, type Session } from 'ptcg-turn-engine'
import { type Opponent, opponentOfTitle, TITLES } from './chosen.ts'

/** A game in progress. */
export interface Going {
  readonly session: Session
  readonly opponent: Opponent
}

/** The browser's stored game: none, a game, or unreadable text with a sentence about it. */
export type Kept =
  | { readonly kept: 'nothing' }
  | { readonly kept: 'game'; readonly going: Going }
  | { readonly kept: 'unreadable'; readonly why: string; readonly text: string }

const KEY = 'ptcg-turn-demo'

/** The storage key of unreadable text, which is kept when another game is saved in its place. */
const PUT_ASIDE = `${KEY}:put-aside`

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The opponent, from the title of a save. The title keeps the format of saves unchanged, so every tool of the engine opens them. */
const opponentIn = (json: unknown): Opponent =>
  opponentOfTitle(typeof json === 'object' && json !== null && 'title' in json ? json.title : null)

/** A problem in one sentence. It does not list all formats of the engine, because players know only saves. */
const sentenceOf = ({ path, message }: { readonly path: string; readonly message: string }): string =>
  path === 'format' ? 'It is not a saved game of this engine.' : message

/** Reads a save from this page or from any tool of the engine, or says in one sentence what is wrong with it. */
export const readSave = (text: string): Going | string => {
  const json = parsed(text)
  if (json === undefined) return 'It is not JSON: it may have been cut off, or it is another kind of file.'
  const opponent = opponentIn(json)
  const restored = restoreSession(json, { title: TITLES[opponent] })
  return restored._tag === 'Left' ? sentenceOf(restored.left[0]) : { session: restored.right, opponent }
}

/** The text of a save. */
export const saveOf = ({ session }: Going): string => JSON.stringify(session.save())

/** The game stored in the browser. */
export const openKept = (): Kept => {
  try {
    const text = localStorage.getItem(KEY)
    if (text === null) return { kept: 'nothing' }
    const read = readSave(text)
    return typeof read === 'string' ? { kept: 'unreadable', why: read, text } : { kept: 'game', going: read }
  } catch {
    return { kept: 'nothing' }
  }
}

/**
 * Makes room for another game: unreadable text is moved to another key. A readable game is simply overwritten by the
 * next save.
 */
export const makeRoom = (kept: Kept): void => {
  if (kept.kept !== 'unreadable') return
  try {
    localStorage.setItem(`${PUT_ASIDE}:${new Date().toISOString()}`, kept.text)
  } catch {
    // Without storage nothing can be moved; `keep` reports the problem.
  }
}

/** Stores a game in the browser. Returns null, or one sentence that says why the browser cannot store it. */
export const keep = (going: Going): string | null => {
  try {
    localStorage.setItem(KEY, saveOf(going))
    return null
  } catch {
    return 'This browser does not keep the game, because its storage is full or switched off: download a save before you leave.'
  }
}

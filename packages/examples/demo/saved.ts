/** The game that the browser keeps: written after each event, read when the page is opened, and never thrown away unread. */
import { restoreSession, type Session } from 'ptcg-turn-engine'
import { type Opponent, opponentOfTitle, TITLES } from './chosen.ts'

/** A game that goes on. */
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

/** Where something that could not be read is kept when another game is saved in its place. */
const PUT_ASIDE = `${KEY}:put-aside`

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The title tells the opponent, so that a save is a recording like any other and every tool of the engine opens it. */
const opponentIn = (json: unknown): Opponent =>
  opponentOfTitle(typeof json === 'object' && json !== null && 'title' in json ? json.title : null)

/** The engine names every kind of file that it opens; players know one. */
const sentenceOf = ({ path, message }: { readonly path: string; readonly message: string }): string =>
  path === 'format' ? 'It is not a saved game of this engine.' : message

/** Reads a save, of this page or of any tool of the engine; or says in one sentence what is wrong with it. */
export const readSave = (text: string): Going | string => {
  const json = parsed(text)
  if (json === undefined) return 'It is not JSON: it may have been cut off, or it is another kind of file.'
  const opponent = opponentIn(json)
  const restored = restoreSession(json, { title: TITLES[opponent] })
  return restored._tag === 'Left' ? sentenceOf(restored.left[0]) : { session: restored.right, opponent }
}

/** The stored text. */
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
 * Makes room for another game: what cannot be read is put aside, where it still is afterwards. What can be read is replaced by the
 * next game that is kept.
 */
export const makeRoom = (kept: Kept): void => {
  if (kept.kept !== 'unreadable') return
  try {
    localStorage.setItem(`${PUT_ASIDE}:${new Date().toISOString()}`, kept.text)
  } catch {
    // Without storage there is nothing to make room in; `keep` says so.
  }
}

/** Keeps a game: null, or one sentence about why the browser does not keep it. */
export const keep = (going: Going): string | null => {
  try {
    localStorage.setItem(KEY, saveOf(going))
    return null
  } catch {
    return 'This browser does not keep the game, because its storage is full or switched off: download a save before you leave.'
  }
}

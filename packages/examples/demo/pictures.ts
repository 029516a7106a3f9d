/** Where this browser takes pictures of cards from: nowhere, unless somebody says so. The page's policy lets it ask that one place. */
import { setPictures } from '../board/pictures.ts'

const KEY = 'ptcg-turn-demo:pictures'

/** The pattern stored in the browser; empty for none. */
export const keptPattern = (): string => {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** The host of a pattern, or one sentence about its fault. */
export const hostOf = (pattern: string): { readonly host: string } | string => {
  if (!pattern.includes('{number}')) return 'The address needs {set} and {number} where those of the card belong.'
  try {
    const { origin, protocol, hostname } = new URL(pattern)
    const isHere = hostname === 'localhost' || hostname === '127.0.0.1'
    return protocol === 'https:' || isHere ? { host: origin } : 'The address must begin with https.'
  } catch {
    return 'This is not an address such as https://example.org/{set}/{number}.png.'
  }
}

/**
 * Stores a pattern, or an empty one for none, and reloads the page, since the page's policy depends on it. Returns the
 * fault of an invalid pattern.
 */
export const keepPattern = (pattern: string): string | null => {
  const read = pattern === '' ? null : hostOf(pattern)
  if (typeof read === 'string') return read
  try {
    if (pattern === '') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, pattern)
  } catch {
    return 'This browser keeps nothing for the page: choose a folder instead.'
  }
  location.reload()
  return null
}

/** Sets the page's policy: its pictures come from itself, from files on the device, and from the one place that somebody named. */
export const openPictures = (): void => {
  const pattern = keptPattern()
  const read = pattern === '' ? null : hostOf(pattern)
  const host = read === null || typeof read === 'string' ? '' : ` ${read.host}`
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = `img-src 'self' data: blob:${host}; connect-src 'self'`
  document.head.append(policy)
  if (host !== '') setPictures({ of: 'pattern', pattern })
}

/** Stores the pattern of addresses for pictures of cards. By default there is none. The page may load pictures only from its host. */
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

/** The host of a pattern, or one sentence about the problem with the pattern. */
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
 * Stores a pattern, or removes it if it is empty. Then reloads the page, because the page's policy depends on the pattern.
 * Returns one sentence if the pattern is invalid or cannot be stored.
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

/** Sets the page's policy: pictures may come from the page, from files on the device, and from the host of the stored pattern. */
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

/** Packs a whole game into a link: compressed, in the fragment of the address, which browsers never send to a server. */

import * as E from '#fp-ts/Either'

const FIELD = 'game'

/** The maximum length of a link, which browsers and most programs accept. */
export const MAX_LINK_LENGTH = 60_000
/** The maximum unpacked size in bytes: a few compressed bytes may expand without limit. */
const MAX_UNPACKED = 8_000_000

const bytesOf = async (stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer> | null> => {
  const parts: Uint8Array[] = []
  let length = 0
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > most) {
      await reader.cancel()
      return null
    }
    parts.push(value)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const through = (bytes: Uint8Array<ArrayBuffer>, change: GenericTransformStream): ReadableStream<Uint8Array> =>
  new Blob([bytes]).stream().pipeThrough(change as ReadableWritablePair<Uint8Array, Uint8Array>)

/** Encodes bytes as Base64, in characters that a URL may contain unescaped. */
const toSigns = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromSigns = (signs: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(signs.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

/**
 * The fragment of a link to a step of a game. The link contains the game as a recording or a save. Returns one sentence if the link would
 * be too long.
 */
export const linkWith = async (game: object, place: string): Promise<E.Either<string, string>> => {
  const packed = await bytesOf(
    through(new TextEncoder().encode(JSON.stringify(game)), new CompressionStream('deflate-raw')),
    MAX_UNPACKED,
  )
  const hash = packed === null ? null : `#${FIELD}=${toSigns(packed)}&step=${place}`
  return hash === null || hash.length > MAX_LINK_LENGTH
    ? E.left('This line is too long for a link: save it as a recording, or as one HTML page.')
    : E.right(hash)
}

const CANNOT = 'The game in the link cannot be read; is the link complete?'

/** The JSON of the game in a link, to be read like any file, or one sentence that says why it cannot be read. Accepts any fragment. */
export const gameIn = async (hash: string): Promise<E.Either<string, unknown>> => {
  if (hash.length > MAX_LINK_LENGTH) return E.left('The link is too long.')
  try {
    const packed = fromSigns(new URLSearchParams(hash.replace(/^#/, '')).get(FIELD) ?? '')
    const text = await bytesOf(through(packed, new DecompressionStream('deflate-raw')), MAX_UNPACKED)
    return text === null
      ? E.left('The game in the link is too large.')
      : E.right(JSON.parse(new TextDecoder().decode(text)) as unknown)
  } catch {
    return E.left(CANNOT)
  }
}

/** The same link without the game: only the moment. */
export const withoutGame = (hash: string): string => {
  const fields = new URLSearchParams(hash.replace(/^#/, ''))
  fields.delete(FIELD)
  return `#${fields}`
}

/** Makes the tokens of seats: 128 random bits that only the holder knows. The server stores only a digest. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const BYTES = 16

/** A new token in characters that an address may contain. */
export const newToken = (): string => randomBytes(BYTES).toString('base64url')

/** The stored digest of a token. Nobody can guess 128 bits, so one round of a plain digest is enough. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** True if two digests are equal. The comparison takes the same time wherever they differ. */
export const isSameDigest = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

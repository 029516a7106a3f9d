/** Splits a stream of bytes into lines of limited length. A line that is too long is reported at once and never stored. */

/** A line of text, or an error. The error for a line that is too long comes at once, not at the end of the line. */
export type ReadLine =
  | { readonly line: 'text'; readonly text: string }
  | { readonly line: 'tooLong' }
  | { readonly line: 'notUtf8' }

/** Cuts bytes into lines as they arrive. */
export interface LineReader {
  /** The lines completed by a chunk of the stream. A chunk has any size and may end within a character. */
  readonly read: (piece: Uint8Array) => Generator<ReadLine, void, undefined>
  /** The last line, if the stream ended without a line end; otherwise null. */
  readonly end: () => ReadLine | null
}

const NEWLINE = 0x0a
const CARRIAGE_RETURN = 0x0d
/** The initial size of the buffer. The buffer has this size again after each longer line. */
const USUAL = 64 * 1024

const TOO_LONG: ReadLine = { line: 'tooLong' }
const NOT_UTF8: ReadLine = { line: 'notUtf8' }

const decoder = new TextDecoder('utf-8', { fatal: true })

const textOf = (bytes: Uint8Array): ReadLine => {
  const ended = bytes.at(-1) === CARRIAGE_RETURN ? bytes.subarray(0, -1) : bytes
  try {
    return { line: 'text', text: decoder.decode(ended) }
  } catch {
    return NOT_UTF8
  }
}

/** A reader of lines of at most `limit` bytes, without their ends. It stores at most one unfinished line. */
export const lineReader = (limit: number): LineReader => {
  let room = new Uint8Array(Math.min(USUAL, limit + 1))
  let kept = 0
  /** True while the rest of a too long line is skipped. */
  let skipping = false

  const keep = (bytes: Uint8Array): void => {
    if (kept + bytes.length > room.length) {
      const larger = new Uint8Array(Math.min(limit + 1, Math.max(2 * room.length, kept + bytes.length)))
      larger.set(room.subarray(0, kept))
      room = larger
    }
    room.set(bytes, kept)
    kept += bytes.length
  }

  /** True if a line with these bytes would be too long. A carriage return at its end does not count. */
  const isTooLong = (bytes: Uint8Array): boolean => {
    const length = kept + bytes.length
    const last = bytes.at(-1) ?? room[kept - 1]
    return length - (last === CARRIAGE_RETURN ? 1 : 0) > limit
  }

  const forget = (): void => {
    kept = 0
    if (room.length > USUAL) room = new Uint8Array(USUAL)
  }

  /** The line that ends with these bytes. A line within one chunk is not copied. */
  const finished = (bytes: Uint8Array): ReadLine => {
    if (isTooLong(bytes)) {
      forget()
      return TOO_LONG
    }
    if (kept === 0) return textOf(bytes)
    keep(bytes)
    const line = textOf(room.subarray(0, kept))
    forget()
    return line
  }

  return {
    *read(piece) {
      let from = 0
      for (let end = piece.indexOf(NEWLINE); end >= 0; end = piece.indexOf(NEWLINE, from)) {
        if (skipping) skipping = false
        else yield finished(piece.subarray(from, end))
        from = end + 1
      }
      const rest = piece.subarray(from)
      if (skipping || rest.length === 0) return
      if (isTooLong(rest)) {
        skipping = true
        forget()
        yield TOO_LONG
      } else keep(rest)
    },
    end: () => (kept === 0 ? null : finished(new Uint8Array(0))),
  }
}

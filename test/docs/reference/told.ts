/** A type that an entry exports under another name. */

/** What is told. */
export interface Told {
  readonly says: string
}

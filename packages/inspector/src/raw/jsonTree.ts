/** Presents JSON as a lazy tree: each node has a short summary, and its children are computed only on request. */

/** A path: keys and indices from the root down. */
export type JsonPath = readonly (string | number)[]

export interface JsonNode {
  readonly path: JsonPath
  readonly value: unknown
}

/** A part of a long list, which can be opened separately. */
export interface JsonPiece {
  readonly path: JsonPath
  readonly from: number
  /** The first index after the part. */
  readonly to: number
}

/** The maximum length of a list that opens as a whole. A longer list is divided into parts of this length. */
export const PIECE = 50

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** True if a value can have children. */
export const isBranch = isObject

/** A path in readable form: `game.players[0].hand`. */
export const pathInWords = (path: JsonPath): string =>
  path.reduce<string>((words, key) => {
    if (typeof key === 'number') return `${words}[${key}]`
    const isPlain = /^[A-Za-z_$][\w$]*$/.test(key)
    return isPlain ? `${words}${words === '' ? '' : '.'}${key}` : `${words}[${JSON.stringify(key)}]`
  }, '')

/** The maximum number of keys of an object in its summary. Values are added unless they are lists or objects. */
const NAMED = 3

const plainInWords = (value: unknown): string => JSON.stringify(value) ?? 'nothing'

/** A short summary of a value. */
export const summaryOfValue = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? '[ ]' : `[ ${value.length} ]`
  if (isObject(value)) {
    const entries = Object.entries(value)
    const first = entries
      .slice(0, NAMED)
      .map(([key, under]) => `${key}${isObject(under) ? '' : `: ${plainInWords(under)}`}`)
    return entries.length === 0 ? '{ }' : `{ ${first.join(', ')}${entries.length > NAMED ? ', …' : ''} }`
  }
  return plainInWords(value)
}

const positions = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)

/** The children of a value; for a list, the children in a range. */
export const nodesUnder = ({ path, value }: JsonNode, from = 0, to = Number.POSITIVE_INFINITY): readonly JsonNode[] => {
  if (Array.isArray(value))
    return positions(from, Math.min(to, value.length)).map((at) => ({
      path: [...path, at],
      value: value[at] as unknown,
    }))
  return isObject(value) ? Object.entries(value).map(([key, under]) => ({ path: [...path, key], value: under })) : []
}

/** The parts of a long list; none for a value that opens as a whole. */
export const partsOfNode = ({ path, value }: JsonNode): readonly JsonPiece[] =>
  Array.isArray(value) && value.length > PIECE
    ? positions(0, Math.ceil(value.length / PIECE)).map((piece) => ({
        path,
        from: piece * PIECE,
        to: Math.min((piece + 1) * PIECE, value.length),
      }))
    : []

/** True if a path equals another or leads to it. */
export const leadsTo = (path: JsonPath, to: JsonPath): boolean =>
  path.length <= to.length && path.every((key, at) => key === to[at])

/** The maximum number of search results. */
export const MAX_FOUND = 100

export interface FoundNodes {
  readonly nodes: readonly JsonNode[]
  /** True if there are more results. */
  readonly isCut: boolean
}

/**
 * The nodes whose key contains a text, ignoring case, in tree order. A text with a dot or a bracket is searched for in whole paths. The
 * children of a result are not searched, because a person can open the result.
 */
export const findKeys = (root: unknown, text: string): FoundNodes => {
  const wanted = text.trim().toLowerCase()
  const byPath = /[.[]/.test(wanted)
  const nodes: JsonNode[] = []
  const isWanted = (path: JsonPath): boolean =>
    (byPath ? pathInWords(path) : String(path.at(-1))).toLowerCase().includes(wanted)
  const walk = (node: JsonNode): boolean => {
    for (const under of nodesUnder(node)) {
      if ((byPath || typeof under.path.at(-1) === 'string') && isWanted(under.path)) {
        if (nodes.length === MAX_FOUND) return false
        nodes.push(under)
      } else if (!walk(under)) return false
    }
    return true
  }
  return wanted === '' ? { nodes, isCut: false } : { isCut: !walk({ path: [], value: root }), nodes }
}

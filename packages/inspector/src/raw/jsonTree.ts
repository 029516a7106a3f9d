/** JSON as a tree that opens piece by piece: what each node is in a word, and what is under it only when it is asked for. */

/** Where something is: keys and positions from the root down. */
export type JsonPath = readonly (string | number)[]

export interface JsonNode {
  readonly path: JsonPath
  readonly value: unknown
}

/** A run of a long list that opens by itself. */
export interface JsonPiece {
  readonly path: JsonPath
  readonly from: number
  /** The first position that is not part of it. */
  readonly to: number
}

/** A list longer than this opens in pieces of that length. */
export const PIECE = 50

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Whether there can be anything under a value. */
export const isBranch = isObject

/** A path as people write it: `game.players[0].hand`. */
export const pathInWords = (path: JsonPath): string =>
  path.reduce<string>((words, key) => {
    if (typeof key === 'number') return `${words}[${key}]`
    const isPlain = /^[A-Za-z_$][\w$]*$/.test(key)
    return isPlain ? `${words}${words === '' ? '' : '.'}${key}` : `${words}[${JSON.stringify(key)}]`
  }, '')

/** So many keys of an object are named, with what is under them where that is short. */
const NAMED = 3

const plainInWords = (value: unknown): string => JSON.stringify(value) ?? 'nothing'

/** What a value is, in a word or a few. */
export const valueInWords = (value: unknown): string => {
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

/** The nodes right under a value; of a list those at certain positions. */
export const nodesUnder = ({ path, value }: JsonNode, from = 0, to = Number.POSITIVE_INFINITY): readonly JsonNode[] => {
  if (Array.isArray(value))
    return positions(from, Math.min(to, value.length)).map((at) => ({
      path: [...path, at],
      value: value[at] as unknown,
    }))
  return isObject(value) ? Object.entries(value).map(([key, under]) => ({ path: [...path, key], value: under })) : []
}

/** The pieces in which a long list opens; none for what opens as a whole. */
export const piecesOf = ({ path, value }: JsonNode): readonly JsonPiece[] =>
  Array.isArray(value) && value.length > PIECE
    ? positions(0, Math.ceil(value.length / PIECE)).map((piece) => ({
        path,
        from: piece * PIECE,
        to: Math.min((piece + 1) * PIECE, value.length),
      }))
    : []

/** What is found at a path, or undefined. */
export const valueAt = (root: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>(
    (value, key) => (isObject(value) && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined),
    root,
  )

/** Whether a path is another one or leads to it. */
export const leadsTo = (path: JsonPath, to: JsonPath): boolean =>
  path.length <= to.length && path.every((key, at) => key === to[at])

/** No more nodes than this are found at a time. */
export const MOST_FOUND = 100

export interface FoundNodes {
  readonly nodes: readonly JsonNode[]
  /** There are more. */
  readonly isCut: boolean
}

/**
 * The nodes whose key holds a text, small and capital letters alike, in the order of the tree. With a dot or a bracket in it the
 * text is looked for in whole paths. What is under a node that was found is not looked through: it opens.
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
        if (nodes.length === MOST_FOUND) return false
        nodes.push(under)
      } else if (!walk(under)) return false
    }
    return true
  }
  return wanted === '' ? { nodes, isCut: false } : { isCut: !walk({ path: [], value: root }), nodes }
}

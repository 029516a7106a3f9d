/** Draws one node of the JSON tree; its children are drawn only while it is open. */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Game } from 'ptcg-turn-engine/model'
import {
  isBranch,
  type JsonNode,
  type JsonPath,
  type JsonPiece,
  leadsTo,
  nodesUnder,
  partsOfNode,
  pathInWords,
} from '../../raw/jsonTree.ts'
import { RawGameValue } from './RawGameCard.tsx'

/** The state that all nodes of a tree share. */
export interface Tree {
  readonly game: Game
  /** Paths that changed in this microstep, and all their ancestors, as text. */
  readonly changed: ReadonlySet<string>
  /** The path that a person asked to see: the nodes that lead to it open. It is a new object for each request. */
  readonly shown: { readonly path: JsonPath } | null
}

interface Props {
  readonly node: JsonNode
  readonly tree: Tree
  readonly isOpenAtFirst?: boolean
}

const Nodes = ({ nodes, tree }: { readonly nodes: readonly JsonNode[]; readonly tree: Tree }) => (
  <ul>
    {nodes.map((node) => (
      <RawGameNode key={node.path.at(-1)} node={node} tree={tree} />
    ))}
  </ul>
)

const isInPiece = ({ path, from, to }: JsonPiece, asked: JsonPath): boolean => {
  const at = asked[path.length]
  return leadsTo(path, asked) && typeof at === 'number' && at >= from && at < to
}

const Piece = ({ piece, node, tree }: { readonly piece: JsonPiece; readonly node: JsonNode; readonly tree: Tree }) => {
  const { from, to } = piece
  const [isOpen, open] = useState(false)
  useEffect(() => {
    if (tree.shown !== null && isInPiece(piece, tree.shown.path)) open(true)
  }, [tree.shown])
  return (
    <li>
      <details open={isOpen} onToggle={(event) => open(event.currentTarget.open)}>
        <summary>
          <span class="RawGame-key">
            {from} … {to - 1}
          </span>
        </summary>
        {isOpen ? <Nodes nodes={nodesUnder(node, from, to)} tree={tree} /> : null}
      </details>
    </li>
  )
}

const Under = ({ node, tree }: Pick<Props, 'node' | 'tree'>) => {
  const pieces = partsOfNode(node)
  if (pieces.length === 0) return <Nodes nodes={nodesUnder(node)} tree={tree} />
  return (
    <ul>
      {pieces.map((piece) => (
        <Piece key={piece.from} piece={piece} node={node} tree={tree} />
      ))}
    </ul>
  )
}

export const RawGameNode = ({ node, tree, isOpenAtFirst = false }: Props) => {
  const { path, value } = node
  const { shown, changed, game } = tree
  const [isOpen, open] = useState(isOpenAtFirst)
  const place = useRef<HTMLLIElement>(null)
  const isShown = shown !== null && shown.path.length === path.length && leadsTo(path, shown.path)
  useEffect(() => {
    if (shown !== null && leadsTo(path, shown.path)) open(true)
    if (isShown) place.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  const isChanged = changed.has(pathInWords(path))
  const name = (
    <>
      <span class="RawGame-key" title={pathInWords(path)}>
        {path.at(-1)}
      </span>
      {isChanged ? (
        <span class="RawGame-dot" role="img" aria-label="changed" title="changed in this microstep">
          ●
        </span>
      ) : null}{' '}
      <RawGameValue path={path} value={value} game={game} />
    </>
  )
  return (
    <li ref={place} class={isShown ? 'RawGame-shown' : undefined}>
      {isBranch(value) ? (
        <details open={isOpen} onToggle={(event) => open(event.currentTarget.open)}>
          <summary>{name}</summary>
          {isOpen ? <Under node={node} tree={tree} /> : null}
        </details>
      ) : (
        <div class="RawGame-leaf">{name}</div>
      )}
    </li>
  )
}

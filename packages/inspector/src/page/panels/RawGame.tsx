/** Draws the panel RawGame: the game at this moment as JSON, and the changes of the latest microstep. */

import { useMemo, useState } from 'preact/hooks'
import { load, type Snapshot, save } from 'ptcg-turn-engine'
import * as E from '#fp-ts/Either'
import { findKeys, type JsonPath, MAX_FOUND, pathInWords } from '../../raw/jsonTree.ts'
import { type JsonChanges, nodesChangedBetween } from '../../raw/jsonTreeChanges.ts'
import type { Audience } from '../../time/inspection.ts'
import { type Moment, viewAs } from '../../time/moment.ts'
import type { PanelProps } from '../commands.ts'
import { RawGameChanges } from './RawGameChanges.tsx'
import { RawGameNode, type Tree } from './RawGameNode.tsx'
import './RawGame.css'

/** The moment before the latest microstep, or null at the very beginning. */
const momentBefore = ({ step, place }: Moment): Snapshot | null => {
  const previous = step.frames[place.frame - 1]
  if (previous !== undefined) return { state: previous.state, game: previous.game }
  return step.number === 0 ? null : step.before
}

const NO_CHANGES: JsonChanges = { changes: [], isCut: false }

const changesAt = (audience: Audience, moment: Moment): JsonChanges => {
  const before = momentBefore(moment)
  return before === null ? NO_CHANGES : nodesChangedBetween(viewAs(audience, before), moment.seen)
}

const withWhatLeadsThere = ({ changes }: JsonChanges): ReadonlySet<string> =>
  new Set(changes.flatMap(({ path }) => path.map((_, at) => pathInWords(path.slice(0, at + 1)))))

const Copy = ({ moment }: Pick<PanelProps, 'moment'>) => {
  const [said, say] = useState('')
  const copy = (name: string, json: unknown): void => {
    const refused = (): void => say('The browser does not let this page copy.')
    if (navigator.clipboard === undefined) refused()
    else navigator.clipboard.writeText(JSON.stringify(json, null, 2)).then(() => say(`${name} was copied.`), refused)
  }
  const { seen, isSettled } = moment
  const copySave = (): void => {
    const saved = save(seen)
    if (E.isLeft(load(saved)))
      say('A choice is hidden from this player, so this could not be loaded. Choose the view of both players.')
    else copy('The save', saved)
  }
  return (
    <div class="RawGame-copy">
      <button type="button" onClick={() => copy('The JSON', seen)}>
        Copy JSON
      </button>
      <button
        type="button"
        disabled={!isSettled}
        title={
          isSettled
            ? undefined
            : 'The chart is within an event. Go to its last microstep: a save from there can be loaded.'
        }
        onClick={copySave}
      >
        Copy save
      </button>
      <span role="status" class="quiet">
        {said}
      </span>
    </div>
  )
}

interface SearchProps {
  readonly text: string
  readonly root: Snapshot
  readonly tree: Tree
}

const Search = ({ text, root, tree }: SearchProps) => {
  const { nodes, isCut } = useMemo(() => findKeys(root, text), [root, text])
  if (nodes.length === 0) return <p class="quiet">No key of this game contains “{text.trim()}”.</p>
  return (
    <>
      <ul class="RawGame-tree RawGame-results">
        {nodes.map((node) => (
          <li key={pathInWords(node.path)}>
            <span class="RawGame-path">{pathInWords(node.path.slice(0, -1))}</span>
            <ul>
              <RawGameNode node={node} tree={tree} />
            </ul>
          </li>
        ))}
      </ul>
      {isCut ? (
        <p class="quiet">Only the first {MAX_FOUND} are listed: search for more of the key, or for a path.</p>
      ) : null}
    </>
  )
}

export const RawGame = ({ inspection, moment }: PanelProps) => {
  const { seen, step, place } = moment
  const { audience } = inspection
  const [text, search] = useState('')
  const [shown, show] = useState<Tree['shown']>(null)
  const changes = useMemo(() => changesAt(audience, moment), [moment, audience])
  const tree: Tree = { game: seen.game, changed: useMemo(() => withWhatLeadsThere(changes), [changes]), shown }
  const onShow = (path: JsonPath): void => {
    search('')
    show({ path })
  }
  return (
    <div class="RawGame">
      <section aria-label="What changed in this microstep">
        <h3>
          What changed in microstep {place.frame + 1} of step {step.number}{' '}
          <span class="quiet">({changes.isCut ? `more than ${changes.changes.length}` : changes.changes.length})</span>
        </h3>
        {changes.changes.length === 0 ? (
          <p class="quiet">{step.violations.length > 0 ? 'Nothing: the event was refused.' : 'Nothing.'}</p>
        ) : (
          <RawGameChanges changes={changes} game={seen.game} onShow={onShow} />
        )}
      </section>
      <section aria-label="The game as JSON">
        <div class="RawGame-head">
          <h3>The game</h3>
          <input
            type="search"
            placeholder="Search keys or paths"
            aria-label="Search keys or paths"
            value={text}
            onInput={(event) => search(event.currentTarget.value)}
          />
        </div>
        <Copy moment={moment} />
        {text.trim() === '' ? (
          <ul class="RawGame-tree">
            <RawGameNode node={{ path: ['state'], value: seen.state }} tree={tree} />
            <RawGameNode node={{ path: ['game'], value: seen.game }} tree={tree} isOpenAtFirst />
          </ul>
        ) : (
          <Search text={text} root={seen} tree={tree} />
        )}
      </section>
    </div>
  )
}

/** Draws the changes of a microstep as a list of paths, each with its old and new value. */
import type { Game } from 'ptcg-turn-engine/model'
import { type JsonPath, pathInWords } from '../../raw/jsonTree.ts'
import { type JsonChange, type JsonChanges, listChange, MAX_CHANGES } from '../../raw/jsonTreeChanges.ts'
import { RawGameValue } from './RawGameCard.tsx'

const SIGNS = { added: '+', removed: '−', changed: '~' } as const

interface ValuesProps {
  readonly values: readonly unknown[]
  readonly path: JsonPath
  readonly game: Game
  readonly sign: string
  readonly word: string
}

/** The maximum number of added or removed cards that are listed by name. */
const MAX_NAMED = 12

const Values = ({ values, path, game, sign, word }: ValuesProps) => (
  <>
    {values.slice(0, MAX_NAMED).map((value, at) => (
      <span key={at} class={sign === '+' ? 'RawGame-came' : 'RawGame-left'} title={word}>
        {sign} <RawGameValue path={[...path, 0]} value={value} game={game} />
      </span>
    ))}
    {values.length > MAX_NAMED ? <span class="quiet">and {values.length - MAX_NAMED} more</span> : null}
  </>
)

const Words = ({ change, game }: { readonly change: JsonChange; readonly game: Game }) => {
  const { path, before, now } = change
  const list = listChange(change)
  if (list !== null)
    return (
      <>
        {list.came.length + list.left.length === 0 ? <span>the same in another order</span> : null}
        <Values values={list.left} path={path} game={game} sign="−" word="left" />
        <Values values={list.came} path={path} game={game} sign="+" word="came" />
      </>
    )
  return (
    <>
      {change.change === 'added' ? null : (
        <span class="RawGame-left">
          <RawGameValue path={path} value={before} game={game} />
        </span>
      )}
      {change.change === 'changed' ? <span>→</span> : null}
      {change.change === 'removed' ? null : (
        <span class="RawGame-came">
          <RawGameValue path={path} value={now} game={game} />
        </span>
      )}
    </>
  )
}

interface Props {
  readonly changes: JsonChanges
  readonly game: Game
  readonly onShow: (path: JsonPath) => void
}

export const RawGameChanges = ({ changes: { changes, isCut }, game, onShow }: Props) => (
  <>
    <ul class="RawGame-changes">
      {changes.map((change) => {
        const words = pathInWords(change.path)
        return (
          <li key={words}>
            <span class={`RawGame-sign RawGame-${change.change}`} role="img" aria-label={change.change}>
              {SIGNS[change.change]}
            </span>
            <div>
              <button
                type="button"
                class="RawGame-path"
                title={`Show ${words} in the tree`}
                onClick={() => onShow(change.path)}
              >
                {words}
              </button>
              <div class="RawGame-words">
                <Words change={change} game={game} />
              </div>
            </div>
          </li>
        )
      })}
    </ul>
    {isCut ? <p class="quiet">Only the first {MAX_CHANGES} changes are listed.</p> : null}
  </>
)

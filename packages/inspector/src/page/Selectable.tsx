/** Draws a button that selects a thing. It is highlighted together with everything else that refers to the same thing. */
import type { ComponentChildren } from 'preact'
import { type About, isLit, isSameSelection } from '../selection.ts'
import { useCommands, useSelection } from './commands.ts'

interface Props {
  readonly about: readonly About[]
  /** The announced name of the selection. */
  readonly label: string
  readonly class?: string
  readonly title?: string
  readonly children: ComponentChildren
}

export const Selectable = ({ about, label, class: kind = '', title, children }: Props) => {
  const selection = useSelection()
  const { dispatch } = useCommands()
  const own = { label, about }
  const classes = ['selectable', kind, isLit(selection, about) ? 'lit' : ''].filter(Boolean).join(' ')
  return (
    <button
      type="button"
      class={classes}
      title={title}
      aria-pressed={isSameSelection(selection, own)}
      onClick={() => dispatch({ do: 'select', selection: own })}
    >
      {children}
    </button>
  )
}

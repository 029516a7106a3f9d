/** Draws panels behind tabs. One panel is shown; a click or the arrow keys switch to another. */
import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import './Tabs.css'

export interface Tab {
  readonly name: string
  /** True to mark the tab while its panel is not shown: the panel has something new. */
  readonly hasNews?: boolean
  readonly panel: () => ComponentChildren
}

interface Props {
  readonly label: string
  readonly tabs: readonly Tab[]
  /** The name of a tab that was requested, in a new object for each request. */
  readonly wanted?: { readonly name: string } | null
}

export const Tabs = ({ label, tabs, wanted = null }: Props) => {
  const [shown, show] = useState(0)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const at = tabs.findIndex(({ name }) => name === wanted?.name)
    if (at === -1) return
    show(at)
    list.current?.scrollIntoView({ block: 'nearest' })
  }, [wanted])
  const move = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by === 0 || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    const next = (shown + by + tabs.length) % tabs.length
    show(next)
    list.current?.querySelectorAll<HTMLButtonElement>('[role=tab]')[next]?.focus()
  }
  return (
    <section class="tabs" aria-label={label}>
      <div class="tabs-list" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map(({ name, hasNews = false }, at) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${at}`}
            aria-controls={`${id}-panel`}
            aria-selected={at === shown}
            tabIndex={at === shown ? 0 : -1}
            onClick={() => show(at)}
          >
            {name}
            {hasNews && at !== shown ? <span class="tabs-news" role="img" aria-label="something new" /> : null}
          </button>
        ))}
      </div>
      <div
        key={shown}
        class="tabs-panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${shown}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {tabs[shown]?.panel()}
      </div>
    </section>
  )
}

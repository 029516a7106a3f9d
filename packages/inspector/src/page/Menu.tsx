/** Draws a menu: a button that opens a list of further buttons. Escape, a choice, or a click elsewhere closes the list. */
import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import './Menu.css'

export interface MenuItem {
  readonly label: string
  readonly hint?: string
  readonly choose: () => void
}

interface Props {
  readonly label: ComponentChildren
  readonly choices: readonly MenuItem[]
}

export const Menu = ({ label, choices }: Props) => {
  const [isOpen, open] = useState(false)
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    menu.current?.querySelector('button')?.focus()
    const leave = ({ target }: Event): void => {
      if (target instanceof Node && !menu.current?.contains(target) && !opener.current?.contains(target)) open(false)
    }
    addEventListener('pointerdown', leave)
    return () => removeEventListener('pointerdown', leave)
  }, [isOpen])
  const close = (): void => {
    open(false)
    opener.current?.focus()
  }
  const onKey = (event: KeyboardEvent): void => {
    const buttons = [...(menu.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((button) => button.matches(':focus'))
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (event.key !== 'Escape' && by === 0) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') close()
    else buttons[(at + by + buttons.length) % buttons.length]?.focus()
  }
  return (
    <div class="menu">
      <button
        type="button"
        ref={opener}
        aria-haspopup="true"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => open(!isOpen)}
      >
        {label} ▾
      </button>
      {isOpen ? (
        <div class="menu-list" id={id} ref={menu} role="menu" tabIndex={-1} onKeyDown={onKey}>
          {choices.map((choice) => (
            <button
              key={choice.label}
              type="button"
              role="menuitem"
              title={choice.hint}
              onClick={() => {
                close()
                choice.choose()
              }}
            >
              {choice.label}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}

/** Draws a dialog over the page: it takes the focus, returns it when it closes, and closes with Escape. */
import { type ReactNode, useEffect, useRef } from 'react'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly className?: string
}

/** A dialog, which is open while it is drawn. */
export const Dialog = ({ title, onClose, children, className = '' }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    // React runs effects twice in development, and the dialog must be opened only once.
    if (current?.open === false) current.showModal()
  }, [])
  return (
    <dialog ref={dialog} className={`dialog ${className}`} aria-label={title} onClose={onClose}>
      <header>
        <h2>{title}</h2>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </header>
      {children}
    </dialog>
  )
}

/** Listens to keys anywhere on the page, and to dropped files. */
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { TurnChart } from '../elements/chart/turnChart.ts'
import type { Inspection } from '../time/inspection.ts'
import type { PageCommands } from './commands.ts'
import { focusFirstMove } from './focusFirstMove.ts'
import { isTaken, type KeyPress, keyPress } from './keys.ts'

type Chart = RefObject<TurnChart | null>

/** Handles keys as long as the page is mounted. */
export const useKeys = (
  inspection: Inspection,
  dispatch: PageCommands['dispatch'],
  chart: Chart,
  showHelp: () => void,
): void => {
  const motion = useRef(inspection.motion)
  motion.current = inspection.motion
  useEffect(() => {
    const obey = (press: KeyPress): void => {
      switch (press.do) {
        case 'dispatch':
          dispatch(press.message)
          break
        case 'toggle':
          dispatch({ do: motion.current === 'still' ? 'replay' : 'pause' })
          break
        case 'escape':
          dispatch({ do: 'select', selection: null })
          dispatch({ do: 'refused', tried: null })
          dispatch({ do: 'say', message: null })
          break
        case 'help':
          showHelp()
          break
        case 'fit':
          chart.current?.fit()
          break
        case 'goTo':
          document.querySelector<HTMLElement>('.transport-step')?.click()
          break
        case 'moves':
          focusFirstMove()
          break
        case 'search':
          chart.current?.shadowRoot?.querySelector<HTMLInputElement>('input[type=search]')?.focus()
      }
    }
    const onKey = (event: KeyboardEvent): void => {
      const target = event.composedPath()[0] ?? event.target
      const press = event.defaultPrevented || isTaken(event, target) ? null : keyPress(event)
      if (press === null) return
      if (press.do !== 'escape') event.preventDefault()
      obey(press)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [dispatch, chart, showHelp])
}

/** Opens a file that is dropped on the page; of several, the first. */
export const useDrop = (onFile: (file: File) => void): void => {
  useEffect(() => {
    const onDrop = (event: DragEvent): void => {
      event.preventDefault()
      const [file] = event.dataTransfer?.files ?? []
      if (file !== undefined) onFile(file)
    }
    const onDrag = (event: DragEvent): void => event.preventDefault()
    addEventListener('drop', onDrop)
    addEventListener('dragover', onDrag)
    return () => {
      removeEventListener('drop', onDrop)
      removeEventListener('dragover', onDrag)
    }
  }, [onFile])
}

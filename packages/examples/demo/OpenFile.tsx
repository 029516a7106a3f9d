/** Draws a button that opens a save from a file. */
import { useRef } from 'react'
import { textOf } from './files.ts'
import { type Going, readSave } from './saved.ts'

interface OpenFileProps {
  readonly onOpened: (going: Going) => void
  readonly onRefused: (why: string) => void
}

/** A button that opens a save. A file that cannot be read changes nothing. */
export const OpenFile = ({ onOpened, onRefused }: OpenFileProps) => {
  const input = useRef<HTMLInputElement>(null)
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    const read = await textOf(file)
    if (typeof read === 'string') return onRefused(read)
    const going = readSave(read.text)
    if (typeof going === 'string') onRefused(`${file.name} cannot be opened. ${going}`)
    else onOpened(going)
  }
  return (
    <>
      <button type="button" className="button" onClick={() => input.current?.click()}>
        Open a save
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="A save from a file"
        tabIndex={-1}
        hidden
        onChange={({ target }) => {
          void open(target.files?.[0])
          // Otherwise choosing the same file again would have no effect.
          target.value = ''
        }}
      />
    </>
  )
}

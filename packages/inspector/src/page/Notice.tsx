/** Shows notices above everything else: the note of the recording, and the current message to the person. */
import { type PanelProps, useCommands } from './commands.ts'
import './Notice.css'

interface Props extends PanelProps {
  readonly note: string | null
}

export const Notice = ({ inspection, note }: Props) => {
  const { dispatch } = useCommands()
  return (
    <section class="notices" aria-label="Notices">
      {note === null ? null : <p class="notice about">{note}</p>}
      <div role="alert">
        {inspection.message === null ? null : (
          <p class="notice message">
            {inspection.message}
            <button type="button" aria-label="Dismiss" onClick={() => dispatch({ do: 'say', message: null })}>
              ×
            </button>
          </p>
        )}
      </div>
    </section>
  )
}

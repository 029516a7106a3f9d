/** Draws the button that lets the computer play for both players from the current moment. */
import type { Motion } from '../../time/inspection.ts'
import { useCommands } from '../commands.ts'

const SAYS =
  'The computer plays for both players from this moment. Before the end of a line, and in a connected game, it plays in a what-if.'

export const MovesAutoplay = ({ motion }: { readonly motion: Motion }) => {
  const { dispatch } = useCommands()
  const isPlaying = motion === 'autoplaying'
  return (
    <button
      type="button"
      class="moves-autoplay"
      title={SAYS}
      onClick={() => dispatch({ do: isPlaying ? 'pause' : 'autoplay' })}
    >
      {isPlaying ? 'Stop the computer' : 'Let the computer play'}
    </button>
  )
}

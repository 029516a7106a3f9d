/** Draws the button that lets the computer play for both players from the current moment. */
import type { Motion } from '../../time/inspection.ts'
import { useCommands } from '../commands.ts'

const SAYS =
  'The computer plays for both players from this moment: before the end, and in a connected game, in a what-if.'

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

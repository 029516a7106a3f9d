/** Draws the buttons that continue the game from this moment against the strong computer player, from either side. */
import { opponentOf, PLAYERS, type PlayerId } from 'ptcg-turn-engine/model'
import { lineAt } from '../../time/inspection.ts'
import { type PanelProps, useCommands } from '../commands.ts'
import { opponentAsked } from '../opponentAsked.ts'
import './Moves.css'

export const PlayOn = ({ inspection, moment }: PanelProps) => {
  const { dispatch, playFrom } = useCommands()
  const { computer } = lineAt(inspection)
  const { players, result } = moment.snapshot.game
  if (computer !== null)
    return (
      <p class="moves-asked" role="status">
        {opponentAsked(inspection) === null
          ? `The computer plays for ${players[computer].name}.`
          : `${players[computer].name} is thinking…`}
      </p>
    )
  if (result !== null) return null
  const play = (as: PlayerId): void => {
    dispatch({ do: 'audience', audience: as })
    playFrom(moment.place.step, [], opponentOf(as))
  }
  return (
    <p class="moves-play-on">
      Play on from here against the strong computer, as{' '}
      {PLAYERS.map((player) => (
        <button key={player} type="button" class="moves-way" onClick={() => play(player)}>
          {players[player].name}
        </button>
      ))}
    </p>
  )
}

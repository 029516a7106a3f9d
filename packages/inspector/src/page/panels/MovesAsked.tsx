/** Draws the request and the picks so far, and a button for a random answer if the game asks for chance. */
import { answerOfChance, request, type Snapshot } from 'ptcg-turn-engine'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { below } from '../../moves/below.ts'
import type { AskedInWords } from '../../moves/requestInWords.ts'
import { useCommands } from '../commands.ts'

interface Props {
  readonly asked: AskedInWords
  readonly snapshot: Snapshot
}

/** A random answer, or null if the game does not ask for chance. */
const byChance = (snapshot: Snapshot): GameEvent | null => answerOfChance(request(snapshot), below)

const LEFT_TO_CHANCE: Readonly<Record<string, string>> = {
  coin: 'Flip it',
  shuffle: 'Shuffle it',
  random: 'Take one at random',
}

export const MovesAsked = ({ asked, snapshot }: Props) => {
  const { send } = useCommands()
  const { who, what, progress, picked } = asked
  const kind = request(snapshot)?.kind ?? ''
  const chance = LEFT_TO_CHANCE[kind]
  return (
    <div class="moves-asked">
      <p>
        {who !== null && <strong>{who}: </strong>}
        {what}
        {progress !== null && <span class="moves-tag">{progress}</span>}
      </p>
      {picked.length > 0 && <p class="quiet">So far: {picked.join(', ')}</p>}
      {kind === 'resolve' && <p>Put each change together under “Try anything” below; then say that it is done.</p>}
      {chance !== undefined && (
        <button type="button" class="moves-way" onClick={() => send(byChance(snapshot))}>
          {chance}
        </button>
      )}
    </div>
  )
}

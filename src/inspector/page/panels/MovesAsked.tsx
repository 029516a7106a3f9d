/** Models who must act and between what, with what has been picked so far; what chance decides can be left to it. */
import { request } from '../../../engine/request.ts'
import type { Snapshot } from '../../../engine/snapshot.ts'
import type { GameEvent } from '../../../model/events.ts'
import type { AskedInWords } from '../../moves/requestInWords.ts'
import { useCommands } from '../commands.ts'

interface Props {
  readonly asked: AskedInWords
  readonly snapshot: Snapshot
}

const below = (limit: number): number => Math.floor(Math.random() * limit)

/** Each card in turn changes places with one that has not been placed yet, so that every order is as likely. */
const anyOrder = (size: number): readonly number[] => {
  const order = Array.from({ length: size }, (_, at) => at)
  for (let at = size - 1; at > 0; at -= 1) {
    const other = below(at + 1)
    const [one = 0, two = 0] = [order[at], order[other]]
    order[at] = two
    order[other] = one
  }
  return order
}

/** What chance says, or null where it is not asked. */
const byChance = (snapshot: Snapshot): GameEvent | null => {
  const asked = request(snapshot)
  switch (asked?.kind) {
    case 'coin':
      return { type: 'COIN_LANDED', heads: below(2) === 0 }
    case 'shuffle':
      return { type: 'DECK_SHUFFLED', order: anyOrder(asked.cards) }
    case 'random':
      return { type: 'CARD_TAKEN_AT_RANDOM', position: below(asked.hand) }
    default:
      return null
  }
}

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

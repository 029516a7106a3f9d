/** Draws events that a person might try although they are not legal now. A click on one shows every reason against it. */
import type { Try } from '../../moves/tries.ts'
import { useCommands } from '../commands.ts'

interface Props {
  readonly tries: readonly Try[]
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** The first reason, with the number of others. */
const reasonOf = ({ violations: [first, ...more] }: Try): string =>
  more.length === 0 ? first.message : `${first.message} And ${more.length} more.`

const rulesOf = ({ violations }: Try): string => [...new Set(violations.map(({ rule }) => rule))].join(' ')

export const MovesTries = ({ tries }: Props) => {
  const { send } = useCommands()
  return (
    <ul class="moves-tries">
      {tries.map((one) => (
        <li key={JSON.stringify(one.event)}>
          <button
            type="button"
            class="moves-try"
            title={one.violations.map(({ message }) => message).join(' ')}
            onClick={() => send(one.event)}
          >
            <span>
              {one.by !== null && `${one.by}: `}
              {capital(one.says)}
              <small>{reasonOf(one)}</small>
            </span>
            <code>{rulesOf(one)}</code>
          </button>
        </li>
      ))}
    </ul>
  )
}

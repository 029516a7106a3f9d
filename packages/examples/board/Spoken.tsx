/** Announces facts and the reasons for refusals to screen readers. */
import { useGame } from 'ptcg-turn-engine/react'
import { factInWords } from 'ptcg-turn-engine/table'
import { useAtTable, useDoing } from './useTable.ts'

/** The maximum number of sentences in an announcement. */
const MAX_SENTENCES = 12

/** The live region of the table. */
export const Spoken = () => {
  const { game } = useAtTable()
  const refused = useDoing((doing) => doing.refused)
  const announcement = useGame(game, ({ game: seen }) =>
    seen.facts
      .slice(-MAX_SENTENCES)
      .map((fact) => factInWords(seen, fact))
      .join(' '),
  )
  return (
    <div className="spoken">
      <p aria-live="polite">{announcement}</p>
      <p aria-live="assertive">
        {refused.map(({ message, rule, remedy }) => `${message} Rule ${rule}. ${remedy ?? ''}`).join(' ')}
      </p>
    </div>
  )
}

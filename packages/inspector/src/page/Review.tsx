/** Draws a game for its players: the board of both, the story beside it, the race for the Prize cards, and alternatives to each move. */
import { useMemo } from 'preact/hooks'
import { ledgersAt } from '../ledgers.ts'
import type { AskedInWords } from '../moves/requestInWords.ts'
import { isAtTheEnd } from '../time/inspection.ts'
import type { Survey } from '../time/survey.ts'
import type { PanelProps } from './commands.ts'
import { Later } from './Later.tsx'
import { opponentAsked } from './opponentAsked.ts'
import { Board } from './panels/Board.tsx'
import { Moves } from './panels/Moves.tsx'
import { Story } from './panels/Story.tsx'
import { Tabs } from './Tabs.tsx'
import { Transport } from './Transport.tsx'
import './panels/Moves.css'
import './Review.css'

interface Props extends PanelProps {
  readonly survey: Survey
  readonly asked: AskedInWords
}

export const Review = ({ survey, asked, ...props }: Props) => {
  const { inspection, moment } = props
  const isPlaying = inspection.place.line !== 0 && isAtTheEnd(inspection)
  const wanted = useMemo(() => ({ name: isPlaying ? 'From here' : 'Instead' }), [isPlaying, inspection.place.line])
  return (
    <main class="app-columns review">
      <div class="review-board">
        <h2 class="unseen">The game</h2>
        <Tabs
          label="The game"
          tabs={[
            { name: 'Board', panel: () => <Board {...props} /> },
            {
              name: 'Damage',
              hasNews: ledgersAt(moment.seen.game, moment.facts).length > 0,
              panel: () => <Later draw={({ LedgerSteps }) => <LedgerSteps {...props} survey={survey} />} />,
            },
            {
              name: 'Details',
              hasNews: inspection.selection !== null,
              panel: () => <Later draw={({ Details }) => <Details {...props} />} />,
            },
          ]}
        />
        <section class="app-panel" aria-label="The race">
          <Later draw={({ Race }) => <Race {...props} survey={survey} />} />
        </section>
        <Transport {...props} survey={survey} />
      </div>
      <div class="review-story">
        <section class="tabs" aria-label="What happens">
          <Later draw={({ Verdicts }) => <Verdicts {...props} />} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <div class="tabs-panel" tabIndex={0}>
            <Story {...props} survey={survey} />
          </div>
        </section>
      </div>
      <div class="review-moves">
        <Tabs
          label="Moves"
          wanted={wanted}
          tabs={[
            { name: 'Instead', panel: () => <Later draw={({ InsteadPanel }) => <InsteadPanel {...props} />} /> },
            {
              name: 'From here',
              panel: () => (
                <>
                  <Later draw={({ PlayOn }) => <PlayOn {...props} />} />
                  {opponentAsked(inspection) === null ? <Moves {...props} asked={asked} /> : null}
                </>
              ),
            },
          ]}
        />
      </div>
    </main>
  )
}

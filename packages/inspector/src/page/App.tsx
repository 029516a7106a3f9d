/** Draws the whole page: chart and timeline on the left, moves in the middle, the game on the right. */

import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Recording } from 'ptcg-turn-engine'
import * as E from '#fp-ts/Either'
import type { SeenLayout } from '../elements/chart/seen.ts'
import type { TurnChart } from '../elements/chart/turnChart.ts'
import { ledgersAt } from '../ledgers.ts'
import { requestInWords } from '../moves/requestInWords.ts'
import { type Inspection, lineAt } from '../time/inspection.ts'
import { inspectNext } from '../time/inspectNext.ts'
import { AskedOnTop } from './AskedOnTop.tsx'
import { ChartPane } from './ChartPane.tsx'
import { PageContext } from './commands.ts'
import { findReconstructed } from './findReconstructed.ts'
import { Header } from './Header.tsx'
import { Later, loadSoon } from './Later.tsx'
import { Notice } from './Notice.tsx'
import { PartSwitch } from './PartSwitch.tsx'
import { Board } from './panels/Board.tsx'
import { Budget } from './panels/Budget.tsx'
import { Moves } from './panels/Moves.tsx'
import { Story } from './panels/Story.tsx'
import { type PagePart, partOf } from './parts.ts'
import { Review } from './Review.tsx'
import { readFile } from './readFile.ts'
import { Tabs } from './Tabs.tsx'
import { Transport } from './Transport.tsx'
import { TurnStrip } from './TurnStrip.tsx'
import { applyTheme, rememberedTheme } from './theme.ts'
import { isFirstVisit } from './tour.ts'
import { isNarrowNow } from './useIsNarrow.ts'
import { useDrop, useKeys } from './useKeys.ts'
import { usePage } from './usePage.ts'
import { useSurvey } from './useSurvey.ts'
import type { PageView } from './Views.tsx'
import { rememberedWording, rememberWording, useWordedChart } from './wording.ts'
import './App.css'
import './narrow.css'

interface Props {
  readonly recording: Recording
  readonly first: Inspection
  readonly live: string | null
  readonly layout: SeenLayout | null
  /** True if the page's address leads to this game. */
  readonly isAddressed: boolean
  /** Called to show another game in place of this one. The other game exists only in this page. */
  readonly onOpen: (recording: Recording, inspection: Inspection) => void
}

export const App = ({ recording, first, live, layout, isAddressed, onOpen }: Props) => {
  const reconstructed = findReconstructed(recording)
  const { inspection, moment, dispatch, send, playFrom } = usePage(first, { live, isAddressed, reconstructed })
  const [wording, word] = useState(rememberedWording)
  const worded = useWordedChart(wording, layout)
  useEffect(() => rememberWording(wording), [wording])
  const survey = useSurvey(lineAt(inspection).history)
  const [theme, setTheme] = useState(rememberedTheme)
  const [dialog, openDialog] = useState<'help' | 'newGame' | null>(null)
  const close = useCallback(() => openDialog(null), [])
  const [isTouring, tour] = useState(() => reconstructed === null && isFirstVisit() && !isNarrowNow())
  const chart = useRef<TurnChart | null>(null)
  const onReady = useCallback((element: TurnChart) => {
    chart.current = element
  }, [])
  useEffect(() => applyTheme(theme), [theme])
  useEffect(loadSoon, [])

  const onFile = useCallback(
    async (file: File) => {
      const read = await readFile(file)
      if (E.isLeft(read)) dispatch({ do: 'say', message: read.left })
      else onOpen(read.right.recording, inspectNext(read.right.inspection, { do: 'toStart' }))
    },
    [dispatch, onOpen],
  )

  /** The view to open: a reconstructed game opens in the view for its players. */
  const home: PageView = reconstructed === null ? 'chart' : 'game'
  const [view, showView] = useState<PageView>(home)
  const [part, turnTo] = useState<PagePart>('board')
  const showPart = useCallback(
    (next: PagePart) => {
      turnTo(next)
      showView(next === 'chart' ? 'chart' : home)
    },
    [home],
  )
  const [wanted, want] = useState<{ readonly name: string } | null>(null)
  /** Removes the selection and opens Details. Without a selection, Details explains the event with all its microsteps. */
  const explain = useCallback(() => {
    dispatch({ do: 'select', selection: null })
    want({ name: 'Details' })
    turnTo('board')
  }, [dispatch])
  const showPanel = useCallback((panel: string) => turnTo((now) => partOf(panel) ?? now), [])
  const showHelp = useCallback(() => openDialog('help'), [])
  useKeys(inspection, dispatch, chart, showHelp)
  useDrop(onFile)

  const shared = useMemo(
    () => ({
      ...{ dispatch, send, playFrom, reconstructed, wording },
      ...{ graph: worded.graph, counts: survey.counts, selection: inspection.selection },
    }),
    [dispatch, send, playFrom, reconstructed, wording, worded.graph, survey.counts, inspection.selection],
  )
  const asked = useMemo(() => requestInWords(moment.seen), [moment.seen])
  const props = { inspection, moment }
  return (
    <PageContext.Provider value={shared}>
      <div
        class="app"
        data-part={part}
        data-step={moment.place.step}
        data-frame={moment.place.frame}
        data-line={moment.place.line}
      >
        <Header
          {...props}
          recording={recording}
          chart={() => chart.current}
          theme={theme}
          onTheme={setTheme}
          onFile={onFile}
          isAddressed={isAddressed}
          onHelp={showHelp}
          onNewGame={() => openDialog('newGame')}
          view={view}
          onView={showView}
        />
        <Notice {...props} note={recording.note} />
        {isTouring ? <Later draw={({ Tour }) => <Tour onPanel={showPanel} onEnd={() => tour(false)} />} /> : null}
        <PartSwitch part={part} onPart={showPart} />
        {view === 'chart' ? <TurnStrip {...props} survey={survey} graph={worded.graph} onExplain={explain} /> : null}
        {view === 'chart' && moment.isSettled ? <AskedOnTop asked={asked} /> : null}
        {view === 'game' ? (
          <Review {...props} survey={survey} asked={asked} />
        ) : (
          <main class="app-columns">
            <div class="app-chart">
              <ChartPane
                {...props}
                worded={worded}
                wording={wording}
                onWording={word}
                theme={theme}
                survey={survey}
                onReady={onReady}
              />
              <Transport {...props} survey={survey} />
            </div>
            <div class="app-moves">
              <section class="app-panel" aria-label="Turn budget">
                <Budget {...props} />
              </section>
              <section class="app-panel grows" aria-label="Moves">
                <Moves {...props} asked={asked} />
              </section>
            </div>
            <div class="app-game">
              <Tabs
                label="The game"
                wanted={wanted}
                tabs={[
                  { name: 'Board', panel: () => <Board {...props} /> },
                  { name: 'Eras', panel: () => <Later draw={({ Eras }) => <Eras {...props} />} /> },
                  {
                    name: 'Details',
                    hasNews: inspection.selection !== null,
                    panel: () => <Later draw={({ Details }) => <Details {...props} />} />,
                  },
                ]}
              />
              <Tabs
                label="What happens"
                tabs={[
                  { name: 'Story', panel: () => <Story {...props} survey={survey} /> },
                  {
                    name: 'Damage',
                    hasNews: ledgersAt(moment.seen.game, moment.facts).length > 0,
                    panel: () => <Later draw={({ LedgerSteps }) => <LedgerSteps {...props} survey={survey} />} />,
                  },
                  { name: 'Game as JSON', panel: () => <Later draw={({ RawGame }) => <RawGame {...props} />} /> },
                ]}
              />
            </div>
          </main>
        )}
        {dialog === 'help' ? (
          <Later
            draw={({ Help }) => (
              <Help
                onClose={close}
                onTour={() => {
                  showView('chart')
                  tour(true)
                }}
              />
            )}
          />
        ) : null}
        {dialog === 'newGame' ? <Later draw={({ NewGame }) => <NewGame onClose={close} onOpen={onOpen} />} /> : null}
      </div>
    </PageContext.Provider>
  )
}

/** Draws the head of the page: the game, the viewer, and the commands to save and open. */

import { useRef, useState } from 'preact/hooks'
import type { Recording } from 'ptcg-turn-engine'
import { PLAYERS } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import type { TurnChart } from '../elements/chart/turnChart.ts'
import type { Audience } from '../time/inspection.ts'
import { linkTo } from '../time/link.ts'
import { type PanelProps, useCommands } from './commands.ts'
import { loadPanels } from './Later.tsx'
import { Menu } from './Menu.tsx'
import { TAKEN, TAKEN_NAMES, type TakenAlong } from './taken.ts'
import { THEMES, type Theme } from './theme.ts'
import { type PageView, Views } from './Views.tsx'
import './Header.css'

interface Props extends PanelProps {
  readonly recording: Recording
  readonly chart: () => TurnChart | null
  readonly theme: Theme
  readonly onTheme: (theme: Theme) => void
  readonly onFile: (file: File) => void
  /** True if the page's address leads to this game. */
  readonly isAddressed: boolean
  readonly onHelp: () => void
  readonly onNewGame: () => void
  readonly view: PageView
  readonly onView: (view: PageView) => void
}

const CONNECTIONS = {
  none: '',
  open: 'live',
  lost: 'connection lost, trying again',
  anotherGame: 'the server shows another game now: reload the page',
} as const

const THEME_NAMES = { auto: 'As the system', light: 'Light', dark: 'Dark' } as const

export const Header = ({
  inspection,
  moment,
  recording,
  chart,
  theme,
  onTheme,
  onFile,
  isAddressed,
  onHelp,
  onNewGame,
  view,
  onView,
}: Props) => {
  const { dispatch } = useCommands()
  const file = useRef<HTMLInputElement>(null)
  const [isCopied, copied] = useState(false)
  const say = (message: string): void => dispatch({ do: 'say', message })

  const takeAway = async (what: TakenAlong): Promise<void> => {
    try {
      const { take } = await loadPanels()
      const said = await take(what, { recording, inspection, moment, chart: chart() })
      if (said !== null) say(said)
    } catch {
      say(`${TAKEN[what][0]}: this cannot be made here.`)
    }
  }
  const copyLink = async (): Promise<void> => {
    // No other page knows a game that was opened here, so the link contains it.
    if (!isAddressed) return takeAway('link')
    const link = linkTo(inspection)
    if (E.isLeft(link)) return say(link.left)
    try {
      await navigator.clipboard.writeText(`${location.href.replace(/#.*$/, '')}${link.right}`)
      copied(true)
      setTimeout(() => copied(false), 1500)
    } catch {
      say('The browser does not let this page write to the clipboard; the address of the page is the link.')
    }
  }
  const saving = TAKEN_NAMES.map((what) => {
    const [label, hint] = TAKEN[what]
    return { label, hint, choose: () => void takeAway(what) }
  })
  return (
    <header class="header">
      <h1>{recording.title}</h1>
      <Views view={view} onView={onView} />
      <span class={`header-connection ${inspection.connection}`} role="status">
        {CONNECTIONS[inspection.connection]}
      </span>
      <span class="header-choice">
        <span>Seen by</span>
        <select
          aria-label="Seen by"
          value={`${inspection.audience}`}
          onChange={({ currentTarget }) => {
            const audience: Audience = PLAYERS.find((player) => `${player}` === currentTarget.value) ?? 'both'
            dispatch({ do: 'audience', audience })
          }}
        >
          <option value="both">everybody</option>
          {PLAYERS.map((player) => (
            <option key={player} value={`${player}`}>
              {moment.snapshot.game.players[player].name}
            </option>
          ))}
        </select>
      </span>
      <span class="header-choice">
        <span>Colors</span>
        <select
          aria-label="Colors"
          value={theme}
          onChange={({ currentTarget }) => onTheme(THEMES.find((one) => one === currentTarget.value) ?? 'auto')}
        >
          {THEMES.map((one) => (
            <option key={one} value={one}>
              {THEME_NAMES[one]}
            </option>
          ))}
        </select>
      </span>
      <button type="button" onClick={() => void copyLink()}>
        {isCopied ? 'Copied' : 'Copy link'}
      </button>
      <button type="button" onClick={() => file.current?.click()}>
        Open…
      </button>
      <button type="button" onClick={onNewGame}>
        New game…
      </button>
      <input
        ref={file}
        class="unseen"
        type="file"
        accept="application/json,.json"
        aria-label="Open a recording, a save, a position or a regression"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          if (chosen !== undefined) onFile(chosen)
          currentTarget.value = ''
        }}
      />
      <Menu label="Save" choices={saving} />
      <button type="button" aria-label="Help" title="Help (?)" onClick={onHelp}>
        ?
      </button>
    </header>
  )
}

/** Draws the head of the page: which game this is, who looks on, and what can be saved or opened. */
import * as E from 'fp-ts/lib/Either.js'
import { useRef, useState } from 'preact/hooks'
import { savePosition } from '../../../engine/files/position.ts'
import { type Recording, recordingOf } from '../../../engine/files/recording.ts'
import { save } from '../../../engine/files/save.ts'
import { PLAYERS } from '../../../game/model/players.ts'
import type { TurnChart } from '../../elements/chart/turnChart.ts'
import { type Audience, lineAt } from '../time/inspection.ts'
import { linkTo } from '../time/link.ts'
import { type PanelProps, useCommands } from './commands.ts'
import { download, downloadJson } from './download.ts'
import { Menu } from './Menu.tsx'
import { THEMES, type Theme } from './theme.ts'
import './Header.css'

interface Props extends PanelProps {
  readonly recording: Recording
  readonly chart: () => TurnChart | null
  readonly theme: Theme
  readonly onTheme: (theme: Theme) => void
  readonly onFile: (file: File) => void
  /** The address of the page leads to this game. */
  readonly isAddressed: boolean
  readonly onHelp: () => void
}

const CONNECTIONS = {
  none: '',
  open: 'live',
  lost: 'connection lost, trying again',
  anotherGame: 'the server shows another game now: load the page again',
} as const

const THEME_NAMES = { auto: 'As the system', light: 'Light', dark: 'Dark' } as const

const PNG_SCALE = 2

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
}: Props) => {
  const { dispatch } = useCommands()
  const file = useRef<HTMLInputElement>(null)
  const [isCopied, copied] = useState(false)
  const say = (message: string): void => dispatch({ do: 'say', message })
  const { events } = lineAt(inspection).history

  const copyLink = async (): Promise<void> => {
    if (!isAddressed)
      return say('A file that was opened here has no link: save this line as a recording, and send that.')
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
  const savePicture = async (kind: 'svg' | 'png'): Promise<void> => {
    const element = chart()
    if (element === null) return
    try {
      const picture =
        kind === 'svg' ? new Blob([element.toSvg()], { type: 'image/svg+xml' }) : await element.toPng(PNG_SCALE)
      download(`statechart.${kind}`, picture)
    } catch {
      say(`The chart could not be saved as ${kind.toUpperCase()}.`)
    }
  }
  const savePlace = (): void => {
    const position = savePosition(moment.step.after)
    if (E.isLeft(position)) say(position.left.message)
    else downloadJson('position.json', position.right)
  }
  const saving = [
    {
      label: 'This line as a recording',
      choose: () =>
        downloadJson('recording.json', recordingOf(recording.title, recording.beginning, events, recording.note)),
    },
    { label: 'This moment as a save', choose: () => downloadJson('save.json', save(moment.step.after)) },
    { label: 'This moment as a position', choose: savePlace },
    { label: 'The chart as SVG', choose: () => void savePicture('svg') },
    { label: 'The chart as PNG', choose: () => void savePicture('png') },
  ]
  return (
    <header class="header">
      <h1>{recording.title}</h1>
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
        <span>Colours</span>
        <select
          aria-label="Colours"
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
      <input
        ref={file}
        class="header-file"
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

/** The demo: its start screen, then the game. */
import { useState } from 'react'
import '../board/theme.css'
import '../board/prompt.css'
import '../board/choices.css'
import './coin.css'
import './start.css'
import './demo.css'
import './end.css'
import { GameScreen } from './GameScreen.tsx'
import { StartScreen } from './StartScreen.tsx'
import { type Going, openKept } from './saved.ts'

/** An opened game. `number` is new each time a game is opened, even for the same session. */
interface Open {
  readonly going: Going
  readonly number: number
}

/** The whole page. */
export const Demo = () => {
  const [kept, setKept] = useState(openKept)
  const [open, setOpen] = useState<Open | null>(null)
  const start = (going: Going): void => setOpen((before) => ({ going, number: (before?.number ?? 0) + 1 }))
  if (open === null) return <StartScreen kept={kept} onStart={start} />
  return (
    <GameScreen
      key={open.number}
      going={open.going}
      onOpened={start}
      onLeave={() => {
        setKept(openKept())
        setOpen(null)
      }}
    />
  )
}

/**
 * Draws the panels beside the table: the chart of the turn, the damage of the latest attack, the selected card, and the
 * log.
 */
import type { Fact, Ledger } from 'ptcg-turn-engine'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { LedgerPanel } from './LedgerPanel.tsx'
import { Log } from './Log.tsx'
import { Looked } from './Looked.tsx'
import { useAtTable, useDoing, useWalk } from './useTable.ts'
import { ledgersIn } from './walk.ts'

type Part = 'chart' | 'card' | 'damage' | 'struck' | 'log'

/** The buttons of a small screen. The panel of the turn also contains the damage, below the chart. */
const partsWith = (chart: ReactNode): readonly (readonly [Part, string])[] => [
  chart === undefined ? ['damage', 'Damage'] : ['chart', 'Turn'],
  ['log', 'Log'],
]

/** The time in milliseconds for which a small screen shows the damage of a new attack. A button shows it again. */
const STAYS = 6000

interface Latest {
  readonly at: number
  readonly ledgers: readonly Ledger[]
}

const latestAttack = (past: readonly (readonly Fact[])[]): Latest | null => {
  for (let at = past.length - 1; at >= 0; at -= 1) {
    const ledgers = ledgersIn(past[at] ?? [])
    if (ledgers.length > 0) return { at, ledgers }
  }
  return null
}

/** The panel over the table on a small screen: the requested one, or the damage of the latest attack. */
const useOpen = (latest: Latest | null): readonly [Part | null, (part: Part | null) => void] => {
  const [open, setOpen] = useState<Part | null>(null)
  const seen = useRef(latest?.at ?? -1)
  const isAskedFor = useDoing((doing) => doing.isLookedAtOnPurpose)
  const at = latest?.at ?? -1
  useEffect(() => {
    const isNew = at > seen.current
    seen.current = at
    if (!isNew) return
    setOpen('struck')
    const timer = setTimeout(() => setOpen((now) => (now === 'struck' ? null : now)), STAYS)
    return () => clearTimeout(timer)
  }, [at])
  useEffect(() => {
    setOpen((before) => (isAskedFor ? 'card' : before === 'card' ? null : before))
  }, [isAskedFor])
  return [open, setOpen]
}

interface AsideProps {
  readonly past: readonly (readonly Fact[])[]
  /** The host's drawing of the turn, if it has one. */
  readonly chart: ReactNode
}

/** The panels beside the table; on a small screen, one of them at a time over the table. */
export const Aside = ({ past, chart }: AsideProps) => {
  const { ledgers: shown, isHeld } = useWalk()
  // The log describes an attack only after all its steps were shown; its damage is shown from step F on.
  const logged = useMemo(() => (isHeld ? past.slice(0, -1) : past), [isHeld, past])
  const worked = isHeld && shown.length > 0 ? past : logged
  const latest = useMemo(() => latestAttack(worked), [worked])
  const [open, setOpen] = useOpen(latest)
  const { playing } = useAtTable()
  const close = (): void => {
    setOpen(null)
    // Otherwise a second request for the same card would not open the panel.
    playing.look(null)
  }
  return (
    <>
      <nav className="aside-tabs" aria-label="Beside the table">
        {partsWith(chart).map(([part, name]) => (
          <button
            key={part}
            type="button"
            className="button aside-tab"
            aria-pressed={open === part}
            onClick={() => setOpen(open === part ? null : part)}
          >
            {name}
          </button>
        ))}
      </nav>
      <aside className="aside" data-open={open ?? 'none'} aria-label="Beside the table">
        <button type="button" className="button aside-close" aria-label="Close" onClick={close}>
          ×
        </button>
        <div className="aside-turn">
          {chart !== undefined && (
            <section className="aside-part aside-chart" aria-label="The turn">
              {chart}
            </section>
          )}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
          <section className="aside-part aside-damage" aria-label="Damage of the latest attack" tabIndex={0}>
            <h2>Damage</h2>
            {latest === null ? (
              <p className="aside-none">The damage of each attack is calculated here, step by step.</p>
            ) : (
              <LedgerPanel key={latest.at} ledgers={latest.ledgers} />
            )}
          </section>
        </div>
        <div className="aside-table">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
          <section className="aside-part aside-card" aria-label="The selected card" tabIndex={0}>
            <Looked />
          </section>
          <section className="aside-part aside-log" aria-label="Log">
            <h2>Log</h2>
            <Log past={logged} />
          </section>
        </div>
      </aside>
    </>
  )
}

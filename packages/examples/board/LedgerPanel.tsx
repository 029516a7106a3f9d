/** Draws the calculation of an attack's damage: its six steps, the cause of each change, and the result. */
import type { Ledger } from 'ptcg-turn-engine'
import { rulebook } from 'ptcg-turn-engine'

type Step = Ledger['entries'][number]['step']

/** The name of each step, and its rule. */
const STEPS: { readonly [Name in Step]: readonly [name: string, rule: string] } = {
  '1_base': ['Base damage', 'A-D1.1'],
  '2_attacker': ['Effects on the attacker', 'A-D2.1'],
  '3_weakness': ['Weakness', 'A-D3.1'],
  '4_resistance': ['Resistance', 'A-D4.1'],
  '5_defender': ['Effects on the defender', 'A-D5.1'],
  '6_counters': ['Damage counters', 'A-D6.1'],
}

const saysOf = (rule: string): string => rulebook.find(({ id }) => id === rule)?.says ?? ''

const Entry = ({ entry, at }: { readonly entry: Ledger['entries'][number]; readonly at: number }) => {
  const [name, rule] = STEPS[entry.step]
  const isChange = entry.in !== entry.out || entry.sources.length > 0
  return (
    <li className={`ledger-step${isChange ? ' is-change' : ''}`} style={{ '--at': at } as React.CSSProperties}>
      <span className="ledger-number">{at + 1}</span>
      <span>
        {name}
        {entry.sources.map(({ source, change }) => (
          <span key={`${source} ${change}`} className="ledger-source">
            {source} <b>{change}</b>
          </span>
        ))}
      </span>
      <abbr className="rule" title={saysOf(rule)}>
        {rule}
      </abbr>
      <span className="ledger-out">{entry.out}</span>
    </li>
  )
}

const LedgerOf = ({ ledger }: { readonly ledger: Ledger }) => (
  <section className="ledger" aria-label={`Damage of ${ledger.attack} to ${ledger.name}`}>
    <h3>
      {ledger.attack} <span aria-hidden="true">→</span> {ledger.name}
    </h3>
    <ol>
      {ledger.entries.map((entry, at) => (
        <Entry key={entry.step} entry={entry} at={at} />
      ))}
    </ol>
    <p className="ledger-total">
      <span>{ledger.stopped === null ? 'Damage placed' : 'No damage: the calculation stopped'}</span>{' '}
      <b>{ledger.damage}</b>
    </p>
  </section>
)

/** The calculations of an attack, one for each target. */
export const LedgerPanel = ({ ledgers }: { readonly ledgers: readonly Ledger[] }) => (
  <div>
    {ledgers.map((ledger) => (
      <LedgerOf key={`${ledger.owner}.${ledger.target}`} ledger={ledger} />
    ))}
  </div>
)

/** Draws the damage calculation of an attack: its six steps, the effects that changed the number in each step, and the result. */
import type { Ledger } from 'ptcg-turn-engine'
import { type DamageStepExplanation, explainLedger } from 'ptcg-turn-engine/table'
import { RuleChip } from './RuleChip.tsx'

const Entry = ({ explanation, at }: { readonly explanation: DamageStepExplanation; readonly at: number }) => {
  const { title, rule, value, sources } = explanation
  const isChange = value?.in !== value?.out || sources.length > 0
  return (
    <li className={`ledger-step${isChange ? ' is-change' : ''}`} style={{ '--at': at } as React.CSSProperties}>
      <span className="ledger-number">{at + 1}</span>
      <span>
        {title}
        {sources.map(({ source, change }) => (
          <span key={`${source} ${change}`} className="ledger-source">
            {source} <b>{change}</b>
          </span>
        ))}
      </span>
      <RuleChip rule={rule} />
      <span className="ledger-out">{value?.out}</span>
    </li>
  )
}

const targetOf = ({ name, wasActive }: Ledger): string => (wasActive ? name : `${name} (Bench)`)

const LedgerOf = ({ ledger }: { readonly ledger: Ledger }) => (
  <section className="ledger" aria-label={`Damage of ${ledger.attack} to ${targetOf(ledger)}`}>
    <h3>
      {ledger.attack} <span aria-hidden="true">→</span> {targetOf(ledger)}
    </h3>
    <ol>
      {explainLedger(ledger)
        .filter(({ value }) => value !== null)
        .map((explanation, at) => (
          <Entry key={explanation.step} explanation={explanation} at={at} />
        ))}
    </ol>
    <p className="ledger-total">
      <span>{ledger.stopped === null ? 'Damage placed' : 'No damage: the calculation stopped'}</span>{' '}
      <b>{ledger.damage}</b>
    </p>
  </section>
)

/** The calculations of an attack, one for each target: the Active Pokémon first. */
export const LedgerPanel = ({ ledgers }: { readonly ledgers: readonly Ledger[] }) => (
  <div>
    {ledgers
      .toSorted((a, b) => Number(b.wasActive) - Number(a.wasActive))
      .map((ledger) => (
        <LedgerOf key={`${ledger.owner}.${ledger.target}`} ledger={ledger} />
      ))}
  </div>
)

/** Draws the reasons for a refusal, each with the id and the sentence of its rule, and with its remedy. */
import type { Violation } from 'ptcg-turn-engine'
import { RuleChip } from './RuleChip.tsx'

/** A list of reasons. */
export const Reasons = ({ reasons }: { readonly reasons: readonly Violation[] }) => (
  <ul className="reasons">
    {reasons.map(({ rule, message, remedy }) => (
      <li key={`${rule} ${message}`}>
        {message} <RuleChip rule={rule} />
        {remedy !== null && <span className="remedy"> {remedy}</span>}
      </li>
    ))}
  </ul>
)

/** Draws why something is not possible: each reason with the id of its rule, what the rule says, and what would help. */
import type { Violation } from 'ptcg-turn-engine'
import { RuleChip } from './RuleChip.tsx'

/** Reasons in a list. */
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

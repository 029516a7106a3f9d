/** Draws the reasons why something is not possible: each with its rule's id and text, and a remedy. */
import { rulebook, type Violation } from 'ptcg-turn-engine'

const saysOf = (rule: string): string => rulebook.find(({ id }) => id === rule)?.says ?? ''

/** Reasons in a list. */
export const Reasons = ({ reasons }: { readonly reasons: readonly Violation[] }) => (
  <ul className="reasons">
    {reasons.map(({ rule, message, remedy }) => (
      <li key={`${rule} ${message}`}>
        {message}{' '}
        <abbr className="rule" title={saysOf(rule)}>
          {rule}
        </abbr>
        {remedy !== null && <span className="remedy"> {remedy}</span>}
      </li>
    ))}
  </ul>
)

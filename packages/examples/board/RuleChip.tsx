/** Draws the id of a rule, with its sentence as a tooltip. If the page belongs to a rulebook, a click opens the rule's page. */
import { rulebook } from 'ptcg-turn-engine'
import { createContext, useContext } from 'react'

/** The function that opens the page of a rule; null without a rulebook. */
export const OpenRule = createContext<((rule: string) => void) | null>(null)

const saysOf = (rule: string): string => rulebook.find(({ id }) => id === rule)?.says ?? ''

/** The id of a rule: a button if there is a rulebook, otherwise an abbreviation. */
export const RuleChip = ({ rule }: { readonly rule: string }) => {
  const open = useContext(OpenRule)
  const says = saysOf(rule)
  return open === null ? (
    <abbr className="rule" title={says}>
      {rule}
    </abbr>
  ) : (
    <button
      type="button"
      className="rule"
      title={`${says} Try it on this board.`}
      aria-label={`Rule ${rule}`}
      onClick={() => open(rule)}
    >
      {rule}
    </button>
  )
}

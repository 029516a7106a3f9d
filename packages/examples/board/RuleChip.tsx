/** Draws the id of a rule, with what the rule says; where the page around the table has a rulebook, it opens the rule's page. */
import { rulebook } from 'ptcg-turn-engine'
import { createContext, useContext } from 'react'

/** Opens the page of a rule; null where there is none. */
export const RuleDoor = createContext<((rule: string) => void) | null>(null)

const saysOf = (rule: string): string => rulebook.find(({ id }) => id === rule)?.says ?? ''

/** The chip. */
export const RuleChip = ({ rule }: { readonly rule: string }) => {
  const open = useContext(RuleDoor)
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

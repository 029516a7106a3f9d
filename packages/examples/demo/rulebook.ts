/** Opens pages of the rulebook that contains this page, if there is one, with the current board. */
import { type PlayerId, type Session, save } from 'ptcg-turn-engine'

const BOOK = 'meta[name="rulebook"]'

/** The folder of the rulebook that contains this page, or null. */
const bookAround = (): string | null => document.querySelector<HTMLMetaElement>(BOOK)?.content ?? null

/** Returns a function that opens the page of a rule with the board as `player` sees it; null without a rulebook. */
export const openRuleIn = (
  session: Session,
  player: PlayerId,
  onNotice: (notice: string) => void,
): ((rule: string) => Promise<void>) | null => {
  const book = bookAround()
  if (book === null) return null
  return async (rule) => {
    const { linkWith } = await import('ptcg-turn-engine-inspector/elements')
    const link = await linkWith(save(session.state()), '0')
    if (link._tag === 'Left') onNotice(link.left)
    else window.open(`${book}rules/${rule}.html${link.right}&seat=${player}`, '_blank', 'noopener')
  }
}

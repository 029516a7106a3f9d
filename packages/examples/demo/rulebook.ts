/** Opens pages of the rulebook around this page, if there is one, with the board of this moment. */
import { type PlayerId, type Session, save } from 'ptcg-turn-engine'

const BOOK = 'meta[name="rulebook"]'

/** The folder of the rulebook around this page, or null. */
const bookAround = (): string | null => document.querySelector<HTMLMetaElement>(BOOK)?.content ?? null

/** Opens the page of a rule with the board as its player sees it; null without a rulebook. */
export const ruleDoorOf = (
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

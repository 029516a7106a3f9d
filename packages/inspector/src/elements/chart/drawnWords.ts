/** Creates the SVG elements for the words, the listed transitions and the buttons of a chart. */
import type { Area, ChartState, ChartTransition } from 'ptcg-turn-engine/chart'
import { type DrawnWord, WORDS, wordWidth } from './letters.ts'
import { type Listing, MARK } from './listing.ts'
import type { ClausePiece } from './pieces.ts'
import { make, write } from './svg.ts'

export const rectangle = ({ x, y, width, height }: Area, radius: number): SVGRectElement =>
  make('rect', { x, y, width: Math.max(0, width), height: Math.max(0, height), rx: radius })

export const wordDrawn = ({ lettering, text, x, y }: DrawnWord): SVGElement =>
  write('text', text, { class: lettering, x, y: Math.round(y * 10) / 10 })

interface ListingDrawn {
  readonly group: SVGGElement
  readonly clauses: readonly ClausePiece[]
}

/**
 * The mark before a clause: a tick, a cross, or a dot if unknown. The marks are paths and not letters: a changed letter makes the browser
 * lay out all text of the chart again.
 */
export const SIGNS = { yes: 'M0 4.5l2.5 2.7l4.5-6.5', no: 'M.8 1l6 6.2M6.8 1l-6 6.2', unknown: 'M3.4 4.6h.6' } as const

const SIGN_HEIGHT = 8
const LINE = WORDS.clause.line

/** The padding behind the words, which makes them easy to point at and is colored when they are selected. */
const BEHIND = 3

/** Draws a transition in words. The mark before each clause is a dot until it is known whether the clause holds. */
export const listingDrawn = (listing: Listing, transition: ChartTransition): ListingDrawn => {
  const clauses: ClausePiece[] = []
  const words = listing.words.map((word) => {
    const text = wordDrawn(word)
    if (word.clause === undefined) return text
    const mark = make('path', {
      class: 'mark',
      d: SIGNS.unknown,
      transform: `translate(${word.x - MARK + 2} ${word.y - SIGN_HEIGHT})`,
    })
    mark.dataset.truth = 'unknown'
    const group = make('g', { class: 'holds' }, [mark, text])
    const area = {
      x: word.x - MARK,
      y: word.y - SIGN_HEIGHT - 3,
      width: MARK + wordWidth('clause', word.text),
      height: LINE,
    }
    clauses.push({ group, mark, area, name: transition.clauses[word.clause] ?? word.text })
    return group
  })
  const behind = rectangle({ x: -BEHIND, y: -1, width: listing.width + 2 * BEHIND, height: listing.height + 2 }, 4)
  behind.classList.add('behind')
  const group = make('g', { class: 'listing', transform: `translate(${listing.x} ${listing.y})` }, [behind, ...words])
  group.dataset.listing = listing.id
  return { group, clauses }
}

/** The button that opens or closes a box. */
export const buttonDrawn = (button: Area, box: Area, state: ChartState, isClosed: boolean): SVGGElement => {
  const middle = { x: button.width / 2, y: button.height / 2 }
  const across = `M${middle.x - 3.5} ${middle.y}h7`
  const name = state.path === '' ? state.key : state.path
  const group = make(
    'g',
    {
      class: 'button',
      transform: `translate(${box.x + button.x} ${box.y + button.y})`,
      role: 'button',
      tabindex: -1,
      'aria-expanded': String(!isClosed),
      'aria-label': `${isClosed ? 'Open' : 'Close'} ${name}`,
    },
    [
      write('title', isClosed ? `Open ${name}` : `Close ${name}`),
      rectangle({ x: 0, y: 0, width: button.width, height: button.height }, 5),
      make('path', { d: isClosed ? `${across}M${middle.x} ${middle.y - 3.5}v7` : across }),
    ],
  )
  group.dataset.toggles = state.path
  return group
}

/** Draws the two views of a page as tabs: the game for its players, and the chart for people who study the rules. */
export const VIEWS = { game: 'The game', chart: 'The chart' } as const
export type PageView = keyof typeof VIEWS
const NAMES = Object.keys(VIEWS) as readonly PageView[]

interface Props {
  readonly view: PageView
  readonly onView: (view: PageView) => void
}

export const Views = ({ view, onView }: Props) => (
  <div class="views" role="tablist" aria-label="Views">
    {NAMES.map((one) => (
      <button key={one} type="button" role="tab" aria-selected={one === view} onClick={() => onView(one)}>
        {VIEWS[one]}
      </button>
    ))}
  </div>
)

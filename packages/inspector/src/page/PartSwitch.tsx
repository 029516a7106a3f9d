/** Draws the switch between the parts of the page, in a narrow window. */
import { PAGE_PARTS, PART_NAMES, type PagePart } from './parts.ts'

interface Props {
  readonly part: PagePart
  readonly onPart: (part: PagePart) => void
}

export const PartSwitch = ({ part, onPart }: Props) => (
  <nav class="parts" aria-label="Parts of the page">
    {PART_NAMES.map((one) => (
      <button key={one} type="button" aria-pressed={one === part} onClick={() => onPart(one)}>
        {PAGE_PARTS[one]}
      </button>
    ))}
  </nav>
)

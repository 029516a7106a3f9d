/** A card in a hand or a list: its name, its picture, and its kind. */
import type { PrintedCard } from 'ptcg-turn-engine/table'
import { memo } from 'react'
import { Art, colorOf } from './Art.tsx'

const kindOf = (printed: PrintedCard): string => {
  if (printed.kind === 'Pokemon')
    return printed.evolvesFrom === null ? printed.stage : `${printed.stage}, from ${printed.evolvesFrom}`
  if (printed.kind === 'Trainer') return printed.trainer
  return printed.isBasic ? 'Basic Energy' : 'Special Energy'
}

/** The kind of a card in few words, which fit on it: the stage is shown on the picture, and the name says which Energy it is. */
const shortKindOf = (printed: PrintedCard): string => {
  if (printed.kind === 'Energy' && printed.isBasic) return 'Energy'
  return printed.kind === 'Pokemon' && printed.evolvesFrom !== null ? `←\u00a0${printed.evolvesFrom}` : kindOf(printed)
}

/** A card in words, for screen readers. */
export const cardInWords = (printed: PrintedCard): string =>
  printed.kind === 'Pokemon'
    ? `${printed.name}, ${kindOf(printed)}, ${printed.hp} HP`
    : `${printed.name}, ${kindOf(printed)}`

/** The face of a card. */
export const CardFace = memo(({ printed }: { readonly printed: PrintedCard }) => (
  <span className={`face face-${printed.kind}`} data-type={colorOf(printed)}>
    <span className="face-name">{printed.name}</span>
    <span className="face-art">
      <Art printed={printed} />
      {printed.kind === 'Pokemon' && printed.evolvesFrom !== null && (
        <span className="in-play-stage">{printed.stage}</span>
      )}
    </span>
    <span className="face-foot">
      <span className="face-kind">{shortKindOf(printed)}</span>
      {printed.kind === 'Pokemon' && <span className="face-hp">{printed.hp}</span>}
    </span>
  </span>
))

/** Docstrings of the package stand where somebody can write the name, and nowhere else. */
import { expect, test } from 'vitest'
import { withDocstringsOf } from '../../scripts/bundles/docstrings.ts'

const DECLARATIONS = `import type { Card } from './card.ts';
/** Plays a card. */
export declare const play: (card: Card) => void;
/** What is played. */
export interface Played {
	/** The card. */
	readonly card: Card;
}
`

test('what is exported by name keeps its own and those of its parts; the rest has none', () => {
  expect(withDocstringsOf(DECLARATIONS, new Set(['play', 'Played']))).toBe(DECLARATIONS)
  expect(withDocstringsOf(DECLARATIONS, new Set(['play']))).toBe(
    DECLARATIONS.replace('/** What is played. */\n', '').replace('\t/** The card. */\n', ''),
  )
})

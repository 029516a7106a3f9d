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
export type Move = 
/** Anything. */
{
	readonly any: number;
}
/** The end. */
 | 'end';
`

test('what is exported by name keeps its own and those of its parts; the rest has none', () => {
  expect(withDocstringsOf(DECLARATIONS, new Set(['play', 'Played', 'Move']))).toBe(DECLARATIONS)
  const unsaid = ['/** What is played. */\n', '\t/** The card. */\n', '/** Anything. */\n', '/** The end. */\n']
  expect(withDocstringsOf(DECLARATIONS, new Set(['play']))).toBe(
    unsaid.reduce((text, docstring) => text.replace(docstring, ''), DECLARATIONS),
  )
})

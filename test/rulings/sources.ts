/** The sources of rulings, and the trust in each. */

const CARD = 'official'
const SECOND_HAND = 'official, second-hand'
const DERIVED = 'derived'

/** Every source: its title, and the trust in it. */
export const SOURCES = {
  'Parts of a turn': { title: 'Parts of a turn, a page of the Sword & Shield series', trust: 'the specification' },
  'Full details of attacking': {
    title: 'Full details of attacking, a page of the Sword & Shield series',
    trust: 'the specification',
  },
  'Rulebook 2023': { title: 'The rulebook of the Scarlet & Violet series, 2023', trust: 'official' },
  'Asia 2018': { title: "Advanced Player's Rulebook 2.2, Asia 2018", trust: 'official' },
  'Asia 2025': { title: "Advanced Player's Rulebook 3.4, Asia 2025", trust: 'official' },
  'Rulings Compendium': { title: 'Rulings Compendium, which collects answers of the rules team', trust: SECOND_HAND },
  'Japanese Q&A': {
    title: 'The Japanese questions and answers, as a site of players reports them',
    trust: SECOND_HAND,
  },
  'AI battle simulator': {
    title: 'Statements of the publisher about the rules of its AI battle simulator',
    trust: 'official',
  },
  'Card text': { title: 'The texts of cards of this kind', trust: CARD },
  Rules: { title: 'No answer was found; the ruling follows from the rules that it names', trust: DERIVED },
} as const satisfies { readonly [name: string]: { readonly title: string; readonly trust: Trust } }

/** The trust in a source: from the pages that this engine follows to conclusions from other rules. */
export type Trust = 'the specification' | 'official' | 'official, second-hand' | 'derived'

/** The name of a source. */
export type SourceName = keyof typeof SOURCES

/** A place in a source, such as `{ name: 'Rulebook 2023', where: 'page 15' }`. */
export interface Source {
  readonly name: SourceName
  readonly where: string
}

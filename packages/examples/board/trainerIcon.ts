/**
 * The mark of a Trainer card: a sign for the main effect of its text, and a number, so that cards of a kind differ at a
 * glance.
 */
import type { PrintedTrainer } from 'ptcg-turn-engine/table'

/** One sign for each kind of Trainer card, in a square of 100. */
const KINDS: { readonly [Kind in PrintedTrainer['trainer']]: string } = {
  Item: 'M22 38h56l-5 44a6 6 0 0 1-6 5H33a6 6 0 0 1-6-5ZM36 38V30a14 14 0 0 1 28 0v8h-7v-8a7 7 0 0 0-14 0v8Z',
  Tool: 'M68 14a20 20 0 0 0-19 26L16 73a8 8 0 0 0 11 11l33-33a20 20 0 0 0 25-26L72 38l-10-10 13-13a20 20 0 0 0-7-1Z',
  Supporter: 'M50 14a17 17 0 1 1 0 34 17 17 0 0 1 0-34ZM16 86c0-20 14-32 34-32s34 12 34 32Z',
  Stadium: 'M50 12 90 34v8H10v-8ZM17 46h10v30H17Zm19 0h10v30H36Zm18 0h10v30H54Zm19 0h10v30H73ZM10 80h80v9H10Z',
}

interface Icon {
  /** Matches words of a text, and captures the number that belongs to them. */
  readonly says: RegExp
  readonly sign: string
}

/** The signs of effects; the first one that matches a text is used. */
const ICONS: readonly Icon[] = [
  {
    says: /\bheal (\d+)/i, // a heart
    sign: 'M50 86C10 58 12 24 34 22c9-1 14 6 16 11 2-5 7-12 16-11 22 2 24 36-16 64Z',
  },
  {
    says: /\bswitch that Pokémon with your opponent's Active/i, // a crosshair
    sign: 'M44 6h12v12a33 33 0 0 1 26 26h12v12H82a33 33 0 0 1-26 26v12H44V82a33 33 0 0 1-26-26H6V44h12a33 33 0 0 1 26-26ZM50 32a18 18 0 1 0 1 0Z',
  },
  {
    says: /\bswitch\b/i, // two arrows
    sign: 'M14 34h46V20l28 22-28 22V50H14ZM86 62v16H42v12L16 70l26-20v12Z',
  },
  {
    says: /\bfrom your discard pile\b/i, // out of a tray
    sign: 'M50 10 76 38H60v24H40V38H24ZM14 58h14v18h44V58h14v32H14Z',
  },
  {
    says: /\btop (\d+) cards of your deck.*\bSupporter card from among/i,
    sign: KINDS.Supporter,
  },
  {
    says: /\b(?:search your deck|(?:look at|reveal) the (?:top|bottom) (\d+))/i, // a magnifying glass
    sign: 'M42 10a32 32 0 1 1-1 0ZM41 22a20 20 0 1 0 1 0ZM66 62 92 84l-8 9-26-22Z',
  },
  {
    says: /\bdraw (\d+)?/i, // two cards
    sign: 'M22 22 58 14a5 5 0 0 1 6 4l2 10-22 5a9 9 0 0 0-7 11l8 38-8 1a5 5 0 0 1-6-4L17 28a5 5 0 0 1 5-6ZM48 36l34-4a5 5 0 0 1 6 4l6 48a5 5 0 0 1-4 6l-34 4a5 5 0 0 1-6-4l-6-48a5 5 0 0 1 4-6Z',
  },
  {
    says: /\battach\b/i, // a bolt
    sign: 'M58 8 22 56h22l-8 38 42-52H54Z',
  },
  {
    says: /\b(\d+) less damage|no Weakness/i, // a shield
    sign: 'M50 8 86 20v28c0 22-14 36-36 44C28 84 14 70 14 48V20Z',
  },
  {
    says: /\b(\d+) more damage|\bput (\d+) damage/i, // a burst
    sign: 'M50 6 60 30 84 16 74 42 96 50 74 58 84 84 60 70 50 94 40 70 16 84 26 58 4 50 26 42 16 16 40 30Z',
  },
  {
    says: /\b(\d+) more HP/i, // a plus
    sign: 'M38 12h24v26h26v24H62v26H38V62H12V38h26Z',
  },
  {
    says: /\bdiscard\b/i, // a cross
    sign: 'M24 12 50 38 76 12l12 12-26 26 26 26-12 12-26-26-26 26-12-12 26-26-26-26Z',
  },
]

/** The drawing of a Trainer card. */
export interface TrainerMark {
  readonly sign: string
  /** The number in the text; empty if there is none. */
  readonly number: string
}

/** The mark of a Trainer card: the sign of its effect, or the sign of its kind if no effect matches. */
export const markOf = ({ trainer, text }: Pick<PrintedTrainer, 'trainer' | 'text'>): TrainerMark => {
  for (const { says, sign } of ICONS) {
    const [found, ...numbers] = says.exec(text) ?? []
    if (found !== undefined) return { sign, number: numbers.find((number) => number !== undefined) ?? '' }
  }
  return { sign: KINDS[trainer], number: '' }
}

/** English phrases for the effects that flip coins. */
import { quantity } from '../../cards/countNouns.ts'
import type { Phrasings } from '../../cards/phrasing.ts'

export const coinPhrasings: Phrasings<'flip' | 'flipUntilTails'> = {
  flip: {
    says: ({ coins }, soFar) => `flip ${coins === 1 ? 'a coin' : quantity(soFar, coins, 'coin', 'coins')}`,
    after: ({ coins }, soFar) => ({ ...soFar, coins: typeof coins === 'number' ? coins : null }),
  },
  flipUntilTails: {
    says: () => 'flip a coin until you get tails',
    after: (_, soFar) => ({ ...soFar, coins: null }),
  },
}

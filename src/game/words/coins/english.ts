/** English phrases for the effects that flip coins. */
import { quantity } from '../../cards/countNouns.ts'
import type { Tellings } from '../../cards/telling.ts'

export const coinTellings: Tellings<'flip' | 'flipUntilTails'> = {
  flip: {
    says: ({ coins }, told) => `flip ${coins === 1 ? 'a coin' : quantity(told, coins, 'coin', 'coins')}`,
    told: ({ coins }, told) => ({ ...told, coins: typeof coins === 'number' ? coins : null }),
  },
  flipUntilTails: {
    says: () => 'flip a coin until you get tails',
    told: (_, told) => ({ ...told, coins: null }),
  },
}

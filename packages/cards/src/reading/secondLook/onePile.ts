/** Piles: where a sentence names one player's pile of a kind, its effect concerns no pile of the other player. */

import type { Look } from './look.ts'
import { anywhere } from './mentions.ts'

const PILES = { hand: 'hand', deck: 'deck', discard: 'discard pile' } as const

/** A pile of one player, where the words name no other player's pile of that kind. */
export const ONE_PILE: readonly Look[] = Object.entries(PILES).flatMap(([pile, name]) => {
  const yours = new RegExp(`\\byour (?!opponent)(?:\\w+ )?${name}\\b`, 'i')
  const others = new RegExp(`\\b(?:their|his or her|opponent's|players?'s?|players') ${name}s?\\b`, 'i')
  return (
    [
      ['opponent', yours, others],
      ['you', others, yours],
    ] as const
  ).map(
    ([player, named, other]): Look => [
      `a ${name} of another player`,
      (words) =>
        named.test(words) &&
        !other.test(words) &&
        !/\beach player\b|\bthat player\b|\b(?:as|than) your opponent\b/i.test(words)
          ? false
          : null,
      (said) => anywhere(said, (one) => one.whose === player && (one.from === pile || one.zone === pile)),
    ],
  )
})

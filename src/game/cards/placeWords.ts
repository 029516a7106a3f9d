/** Words for the places that cards come from and go to. */
import type { CardDestination, ChooseCards } from '../model/effects.ts'

/** The words for the places that cards are chosen from. */
export const ZONE_WORDS: { readonly [From in ChooseCards['from']]: (whose: string) => string } = {
  hand: (whose) => `from ${whose} hand`,
  deck: (whose) => `from ${whose} deck`,
  discard: (whose) => `from ${whose} discard pile`,
  lookedAt: () => 'from among them',
}

/** The phrase for moving cards to each place. */
export const DESTINATIONS: { readonly [To in CardDestination]: (cards: string, whose: string) => string } = {
  hand: (cards, whose) => `put ${cards} into ${whose} hand`,
  deck: (cards, whose) => `shuffle ${cards} into ${whose} deck`,
  deckTop: (cards, whose) => `put ${cards} on top of ${whose} deck`,
  deckBottom: (cards, whose) => `put ${cards} on the bottom of ${whose} deck`,
  discard: (cards) => `discard ${cards}`,
  lostZone: (cards) => `put ${cards} into the Lost Zone`,
  bench: (cards, whose) => `put ${cards} onto ${whose} Bench`,
  prizes: (cards, whose) => `put ${cards} face down among ${whose} Prize cards`,
}

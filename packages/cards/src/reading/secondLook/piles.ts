/** Where cards come from and go to, in words and in effects. */
import { anywhere, says } from './mentions.ts'

/** Words about something that was done earlier. */
const DONE =
  /\b(?:discard(?:ed)?|put [^.]*?)\b[^.,]*? in this way|^\(|^If you can't (?:discard|put \d)|instead of (?:in )?the discard pile|discarded with|instead of discarding it|attached to anything other[^.]*discard this card|Discard all attached cards|cards you discarded|must play/i

const unlessDone =
  (pattern: RegExp) =>
  (words: string): boolean | null =>
    DONE.test(words) ? null : pattern.test(words)

const WHOSE = "(?:your|their|your opponent's|its owner's|his or her)"
const INTO_HAND = new RegExp(`\\b(?:into|to) ${WHOSE} hand\\b`)
const OUT_OF_HAND = new RegExp(`\\bfrom ${WHOSE} hand\\b`)

const DISCARDED_HAND = /\bdiscards? (?:your|their) hand\b/i

export const PILES_IN_WORDS = {
  'a hand that is discarded': unlessDone(DISCARDED_HAND),
  'what is discarded': (words: string) => unlessDone(/\bdiscard(?! pile)/i)(words.replace(DISCARDED_HAND, '')),
  'cards that are discarded': (words: string): boolean | null =>
    /(?:^|\bplayer |• |\bmay )discards? (?:the top|up to|\d|all|any|an?)\b/i.test(words) ? true : null,
  'cards into a hand': (words: string): boolean | null =>
    INTO_HAND.test(words) ? (/ in this way/.test(words) ? null : true) : /\bhand\b|\bdraw/i.test(words) ? null : false,
  'cards out of a hand': (words: string): boolean | null =>
    OUT_OF_HAND.test(words)
      ? /\bplay|\battach/i.test(words)
        ? null
        : true
      : /\bhand\b|\bother\b|\bcards?\b/i.test(words.replace(INTO_HAND, ''))
        ? null
        : false,
  'the Lost Zone': unlessDone(/\bLost Zone\b/),
  'the bottom of a deck': unlessDone(/\bbottom\b/i),
  'the top of a deck': (words: string): boolean | null =>
    /\btop\b|\bback\b|\bbottom cards?\b|\bfrom the bottom\b|\bbottom \d+ cards\b/i.test(words) ? null : false,
  'cards put on top of a deck': (words: string): boolean | null =>
    /\bon top of\b|\b(?:them|it) back\b(?! into)/i.test(words) ? true : null,
  'the Bench': (words: string): boolean | null =>
    /\bBench/i.test(words) ? null : /\bswitch|only Pokémon in play/i.test(words) ? null : false,
  'Prize cards': (words: string): boolean | null => /\bPrize/i.test(words),
  'the deck': (words: string): boolean | null =>
    /\bdeck\b|\bdraw|\bsearch|\bcards?\b.*\bthere\b|of them|\bother cards\b|those cards|reveal|put it|put them/i.test(
      words,
    )
      ? null
      : false,
} as const

const to = (said: unknown, ...where: readonly string[]): boolean =>
  anywhere(said, (one) => typeof one.to === 'string' && where.includes(one.to))

const from = (said: unknown, ...where: readonly string[]): boolean =>
  anywhere(said, (one) => [one.from, one.zone, one.of].some((place) => where.includes(String(place))))

const does = (said: unknown, ...words: readonly string[]): boolean =>
  anywhere(said, (one) => words.includes(String(one.do)))

const discards = (said: unknown): boolean =>
  to(said, 'discard') ||
  says(said, 'discarded') ||
  does(said, 'discardTop', 'discardAllEnergy', 'discardTools') ||
  anywhere(said, (one) => one.discards === true)

export const PILES_IN_EFFECTS = {
  'cards that are discarded': discards,
  'cards into a hand': (said: unknown): boolean => to(said, 'hand'),
  'cards out of a hand': (said: unknown): boolean => from(said, 'hand') || does(said, 'discardHand', 'randomCards'),
  'a hand that is discarded': (said: unknown): boolean => does(said, 'discardHand'),
  'what is discarded': discards,
  'the Lost Zone': (said: unknown): boolean =>
    to(said, 'lostZone') || from(said, 'lostZone') || says(said, 'lostWhenKnockedOut'),
  'the bottom of a deck': (said: unknown): boolean =>
    to(said, 'deckBottom') || anywhere(said, (one) => one.from === 'bottom' || 'bottom' in one),
  'the top of a deck': (said: unknown): boolean => to(said, 'deckTop') || does(said, 'lookAtTop', 'discardTop'),
  'cards put on top of a deck': (said: unknown): boolean => to(said, 'deckTop'),
  'the Bench': (said: unknown): boolean =>
    to(said, 'bench') || says(said, 'Bench', 'eachOfYourBench', 'eachOfOpponentBench', 'benchLimit'),
  'Prize cards': (said: unknown): boolean =>
    to(said, 'prizes') ||
    from(said, 'prizes') ||
    does(said, 'lookAtPrizes', 'shufflePrizes') ||
    says(said, 'prizesTaken', 'prizesGiven', 'prizesWon', 'takenAsPrize'),
  'the deck': (said: unknown): boolean =>
    to(said, 'deck', 'deckTop', 'deckBottom') ||
    from(said, 'deck') ||
    does(said, 'shuffleDeck', 'discardTop', 'lookAtTop'),
} as const

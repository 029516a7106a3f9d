/** Looks for the places that cards come from and go to, in the words of a sentence and in its effect. */
import { ANY_WORDS, type Look, look } from './look.ts'
import { anywhere, says } from './mentions.ts'

/** Words about something that was done earlier. */
const DONE =
  /\b(?:discard(?:ed)?|put [^.]*?)\b[^.,]*? in this way|^\(|^If you can't (?:discard|put \d)|instead of (?:in )?the discard pile|discarded with|instead of discarding it|attached to anything other[^.]*discard this card|Discard all attached cards|cards you discarded|must play/i

const WHOSE = "(?:your|their|your opponent's|its owner's|his or her)"

const to = (meaning: unknown, ...where: readonly string[]): boolean =>
  anywhere(meaning, (one) => typeof one.to === 'string' && where.includes(one.to))

const from = (meaning: unknown, ...where: readonly string[]): boolean =>
  anywhere(meaning, (one) => [one.from, one.zone, one.of].some((place) => where.includes(String(place))))

const does = (meaning: unknown, ...words: readonly string[]): boolean =>
  anywhere(meaning, (one) => words.includes(String(one.do)))

const discards = (meaning: unknown): boolean =>
  to(meaning, 'discard') ||
  says(meaning, 'discarded') ||
  does(meaning, 'discardTop', 'discardAllEnergy', 'discardTools') ||
  anywhere(meaning, (one) => one.discards === true)

export const LOOKS_AT_PILES: readonly Look[] = [
  look('a hand that is discarded', { must: /\bdiscards? (?:your|their) hand\b/i, unless: DONE }, (meaning) =>
    does(meaning, 'discardHand'),
  ),
  look('what is discarded', { must: /\bdiscard(?! pile|s? (?:your|their) hand\b)/i, unless: DONE }, discards),
  look(
    'cards that are discarded',
    { must: /(?:^|\bplayer |• |\bmay )discards? (?:the top|up to|\d|all|any|an?)\b/i, may: ANY_WORDS },
    discards,
  ),
  look(
    'cards into a hand',
    { must: new RegExp(`\\b(?:into|to) ${WHOSE} hand\\b(?!.* in this way)`), may: /\bhand\b|\bdraw/i },
    (meaning) => to(meaning, 'hand'),
  ),
  look(
    'cards out of a hand',
    {
      must: new RegExp(`^(?!.*(?:\\bplay|\\battach)).*\\bfrom ${WHOSE} hand\\b`, 'i'),
      may: new RegExp(`(?<!\\b(?:into|to) ${WHOSE} )\\bhand\\b|\\bother\\b|\\bcards?\\b`, 'i'),
    },
    (meaning) => from(meaning, 'hand') || does(meaning, 'discardHand', 'randomCards'),
  ),
  look(
    'the Lost Zone',
    { must: /\bLost Zone\b/, unless: DONE },
    (meaning) => to(meaning, 'lostZone') || from(meaning, 'lostZone') || says(meaning, 'lostWhenKnockedOut'),
  ),
  look(
    'the bottom of a deck',
    { must: /\bbottom\b/i, unless: DONE },
    (meaning) => to(meaning, 'deckBottom') || anywhere(meaning, (one) => one.from === 'bottom' || 'bottom' in one),
  ),
  look(
    'cards put on top of a deck',
    { must: /\bon top of\b|\b(?:them|it) back\b(?! into)/i, may: /\btop\b|\bback\b/i },
    (meaning) => to(meaning, 'deckTop'),
  ),
  look(
    'a Bench',
    {
      must: /\bBench(?:ed)?\b/i,
      may: /\bswitch|only Pokémon in play/i,
      unless: /\bBench.*(?:\bmove[ds]?\b|\bfull\b|\bapply\b)|(?:\bmove[ds]?\b|\bwas on the\b).*\bBench/,
    },
    (meaning) =>
      to(meaning, 'bench') ||
      says(meaning, 'Bench', 'eachOfYourBench', 'eachOfOpponentBench', 'benched', 'benchLimit') ||
      anywhere(meaning, (one) => one.is === 'not' && says(one, 'active')),
  ),
  look(
    'Prize cards',
    /\bPrize/i,
    (meaning) =>
      to(meaning, 'prizes') ||
      from(meaning, 'prizes') ||
      does(meaning, 'lookAtPrizes', 'shufflePrizes') ||
      says(meaning, 'prizesTaken', 'prizesGiven', 'prizesWon', 'takenAsPrize'),
  ),
  look(
    'the deck',
    {
      may: /\bdeck\b|\bdraw|\bsearch|\bcards?\b.*\bthere\b|of them|\bother cards\b|those cards|reveal|put it|put them/i,
    },
    (meaning) =>
      to(meaning, 'deck', 'deckTop', 'deckBottom') ||
      from(meaning, 'deck') ||
      does(meaning, 'shuffleDeck', 'discardTop', 'lookAtTop'),
  ),
  look('a search of your deck', { must: /\bsearch your deck\b/i, may: ANY_WORDS }, (meaning) =>
    anywhere(meaning, (one) => one.from === 'deck' && one.whose === 'you'),
  ),
]

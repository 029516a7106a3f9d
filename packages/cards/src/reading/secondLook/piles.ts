/** Looks for the places that cards come from and go to, in the words of a sentence and in its effect. */
import { ANY_WORDS, type Look, look } from './look.ts'
import { anywhere, says } from './mentions.ts'

/** Words about something that was done earlier. */
const DONE =
  /\b(?:discard(?:ed)?|put [^.]*?)\b[^.,]*? in this way|^\(|^If you can't (?:discard|put \d)|instead of (?:in )?the discard pile|discarded with|instead of discarding it|attached to anything other[^.]*discard this card|Discard all attached cards|cards you discarded|must play/i

const WHOSE = "(?:your|their|your opponent's|its owner's|his or her)"

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

export const LOOKS_AT_PILES: readonly Look[] = [
  look('a hand that is discarded', { must: /\bdiscards? (?:your|their) hand\b/i, unless: DONE }, (said) =>
    does(said, 'discardHand'),
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
    (said) => to(said, 'hand'),
  ),
  look(
    'cards out of a hand',
    {
      must: new RegExp(`^(?!.*(?:\\bplay|\\battach)).*\\bfrom ${WHOSE} hand\\b`, 'i'),
      may: new RegExp(`(?<!\\b(?:into|to) ${WHOSE} )\\bhand\\b|\\bother\\b|\\bcards?\\b`, 'i'),
    },
    (said) => from(said, 'hand') || does(said, 'discardHand', 'randomCards'),
  ),
  look(
    'the Lost Zone',
    { must: /\bLost Zone\b/, unless: DONE },
    (said) => to(said, 'lostZone') || from(said, 'lostZone') || says(said, 'lostWhenKnockedOut'),
  ),
  look(
    'the bottom of a deck',
    { must: /\bbottom\b/i, unless: DONE },
    (said) => to(said, 'deckBottom') || anywhere(said, (one) => one.from === 'bottom' || 'bottom' in one),
  ),
  look(
    'cards put on top of a deck',
    { must: /\bon top of\b|\b(?:them|it) back\b(?! into)/i, may: /\btop\b|\bback\b/i },
    (said) => to(said, 'deckTop'),
  ),
  look(
    'a Bench',
    {
      must: /\bBench(?:ed)?\b/i,
      may: /\bswitch|only Pokémon in play/i,
      unless: /\bBench.*(?:\bmove[ds]?\b|\bfull\b|\bapply\b)|(?:\bmove[ds]?\b|\bwas on the\b).*\bBench/,
    },
    (said) =>
      to(said, 'bench') ||
      says(said, 'Bench', 'eachOfYourBench', 'eachOfOpponentBench', 'benched', 'benchLimit') ||
      anywhere(said, (one) => one.is === 'not' && says(one, 'active')),
  ),
  look(
    'Prize cards',
    /\bPrize/i,
    (said) =>
      to(said, 'prizes') ||
      from(said, 'prizes') ||
      does(said, 'lookAtPrizes', 'shufflePrizes') ||
      says(said, 'prizesTaken', 'prizesGiven', 'prizesWon', 'takenAsPrize'),
  ),
  look(
    'the deck',
    {
      may: /\bdeck\b|\bdraw|\bsearch|\bcards?\b.*\bthere\b|of them|\bother cards\b|those cards|reveal|put it|put them/i,
    },
    (said) =>
      to(said, 'deck', 'deckTop', 'deckBottom') ||
      from(said, 'deck') ||
      does(said, 'shuffleDeck', 'discardTop', 'lookAtTop'),
  ),
  look('a search of your deck', { must: /\bsearch your deck\b/i, may: ANY_WORDS }, (said) =>
    anywhere(said, (one) => one.from === 'deck' && one.whose === 'you'),
  ),
]

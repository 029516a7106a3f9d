/** Looks for larger and smaller amounts and for negations, in the words of a sentence and in its effect. */
import { ANY_WORDS, type Look, look } from './look.ts'
import { anywhere, type EffectPart } from './mentions.ts'

export const isModifier = (one: EffectPart): boolean => 'lasting' in one || 'continuous' in one

const changesBy = (meaning: unknown, test: (amount: number) => boolean): boolean =>
  anywhere(meaning, (one) => isModifier(one) && typeof one.amount === 'number' && test(one.amount))

/** Words for "less" that do not belong to a comparison. */
const LESS =
  /\b(?:less|fewer)\b(?! (?:remaining|Energy attached|cards? in|Prize cards? remaining|in your|than))|\breduced\b|\bminus\b|- ?\d|\bcan't take any Prize\b|\binstead of\b|\bignore\b|\bbase damage\b/i
const MORE = /\bmore\b|\+|\bincreased\b|\badditional\b|\binstead of\b|\bbase damage\b|\bprovides\b/i

const isLess = (meaning: unknown): boolean =>
  changesBy(meaning, (amount) => amount < 0) ||
  anywhere(meaning, (one) => (one.kind === 'moreDamage' && one.less === true) || one.kind === 'baseDamage')

const isMore = (meaning: unknown): boolean =>
  changesBy(meaning, (amount) => amount > 0) ||
  anywhere(meaning, (one) => one.kind === 'moreDamage' && one.less !== true)

const NOT =
  /n't\b|\bnot\b|\bno\b|\bnone\b|\bonly\b|\bexcept\b|\bexcluding\b|\bnon-|\bunless\b|\bor (?:less|fewer)\b|\b(?:more|fewer|less)\b.*\bthan\b|\bexactly\b|\btails\b|\ball\b|\bno longer\b|\bfull HP\b|\bother\b|\bif you can't\b|\bsecond\b|\bwould be Knocked Out\b|\bBench(?:ed)?\b|\b\d of them (?:is|are)\b|\bOr,|\bthe same (?:number|amount)\b|\binstead\b|\bas many\b|\bhave \d+(?:,| or \d| Pokémon in play)/i

/** Matches negations that must also appear in the effect. */
const SURELY_NOT =
  /(?<!until you have .*)\b(?:more|fewer) (?:\w+ )*than you(?:r opponent)?\b|(?<!Retreat Cost of )\bexactly \d|\bgo second\b|\blast card in your hand\b|\bhas no damage counters\b|\b(?:isn't|aren't|is not) (?:an? |your |in )|\bif .*\b(?:doesn't|didn't|don't) have\b|\bnon-[A-Z]/i

/** Properties that mean a negation if they are false. */
const WHERE_FALSE: readonly string[] = ['damaged', 'ruleBox', 'hasAbility', 'cameThisTurn', 'evolved']

const isNot = (meaning: unknown): boolean =>
  anywhere(meaning, (one) => one.is === 'not' || one.not !== undefined || WHERE_FALSE.some((key) => one[key] === false))

export const CHANGES_OF_AMOUNTS: readonly Look[] = [
  look('a smaller amount', { may: LESS }, isLess),
  look('a larger amount', { may: MORE }, isMore),
  look('a negation', { must: SURELY_NOT, may: NOT }, isNot),
  look(
    'a choice of any number',
    {
      must: /\b(?:any number|any amount|as many)\b/i,
      may: ANY_WORDS,
      unless: /\bplay any number\b|\bdamage counters\b|\bas many cards\b|\b(?:removing|putting) any\b/i,
    },
    (meaning) => anywhere(meaning, (one) => one.min === 0),
  ),
]

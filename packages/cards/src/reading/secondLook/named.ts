/**
 * Looks for names in the words of a sentence and in its effect: Special Conditions, types, kinds of cards, rule boxes and sides of coins. A
 * name in the words must also be in the effect, and the reverse.
 */

import { ENERGY_TYPES, LABELS, SPECIAL_CONDITIONS } from 'ptcg-turn-engine/model'
import { type Look, look } from './look.ts'
import { anywhere, says } from './mentions.ts'

/** True if a list in a meaning contains this value. */
const lists = (part: unknown, value: string): boolean => {
  if (Array.isArray(part)) return part.includes(value) || part.some((one) => lists(one, value))
  return typeof part === 'object' && part !== null && Object.values(part).some((one) => lists(one, value))
}

/** True if a meaning lists this kind of card, but does not list Trainer cards of every kind. */
const listsJust = (meaning: unknown, kind: string): boolean => lists(meaning, kind) && !lists(meaning, 'Stadiums')

const under = (meaning: unknown, key: string, ...values: readonly unknown[]): boolean =>
  anywhere(meaning, (one) => values.includes(one[key]))

const conditions: readonly Look[] = SPECIAL_CONDITIONS.map((condition) =>
  look(
    condition,
    { must: new RegExp(`\\b${condition}\\b`, 'i'), unless: /\b(?:a|that) Special Condition\b/ },
    (meaning) =>
      says(meaning, condition) ||
      (condition === 'Asleep' && says(meaning, 'sleepCoins')) ||
      (/^(?:Asleep|Paralyzed)$/.test(condition) && says(meaning, 'unhindered')),
  ),
)

const types: readonly Look[] = ENERGY_TYPES.filter((type) => type !== 'Colorless').map((type) =>
  look(
    `the ${type} type`,
    { must: new RegExp(`\\b${type}\\b`), unless: /\bevery type\b|\bdifferent types?\b/ },
    (meaning) => says(meaning, type) || lists(meaning, type),
  ),
)

const trainers: readonly Look[] = [
  look(
    'Item cards',
    { must: /\bItems?\b/, unless: /\bTrainer cards? \(/ },
    (meaning) => says(meaning, 'Item', 'Items') || listsJust(meaning, 'Items'),
  ),
  look(
    'Supporter cards',
    { must: /\bSupporters?\b/, unless: /\bTrainer cards? \(/ },
    (meaning) => says(meaning, 'Supporter', 'Supporters') || listsJust(meaning, 'Supporters'),
  ),
  look(
    'Trainer cards',
    { must: /\bTrainers?\b/, unless: /\bTrainer cards? \(/ },
    (meaning) => under(meaning, 'kind', 'Trainer') || lists(meaning, 'Stadiums'),
  ),
]

const tools: readonly Look[] = [
  look(
    'Pokémon Tools',
    {
      must: /\bTools?\b/,
      unless: /\bTrainer cards? \(|\ba(?:n|ll)? [^.,]*(?:attached|from this Pokémon)\b|\bin this way\b/,
    },
    (meaning) =>
      says(meaning, 'Tool', 'toolsOn', 'discardTools', 'noToolEffects') ||
      anywhere(meaning, (one) => one.withTool !== undefined),
  ),
  look('Stadiums', { must: /\bStadium\b/, unless: /\bTrainer cards? \(|\bis in play\b|\bin this way\b/ }, (meaning) =>
    says(meaning, 'Stadium', 'stadium', 'removeStadium', 'stadiumInPlay'),
  ),
]

const stages: readonly Look[] = [
  look('Stage 1', { must: /\bStage 1\b/, unless: /\bskipping the Stage 1\b/ }, (meaning) => says(meaning, 'Stage 1')),
  look('Stage 2', /\bStage 2\b/, (meaning) => says(meaning, 'Stage 2')),
  look(
    'Basic Pokémon',
    { must: /\bBasic\b(?! (?:\w+ (?:or \w+ )?)?Energy)/, unless: /\bput into play this turn\b/ },
    (meaning) => under(meaning, 'stage', 'Basic'),
  ),
]

const ruleBox = (name: string, rule: string): Look =>
  look(name, new RegExp(`(?<!\\bto evolve a )${name}\\b`), (meaning) => under(meaning, 'rule', rule))

const rules: readonly Look[] = [
  ...['V', 'VMAX', 'VSTAR'].map((rule) => ruleBox(`Pokémon ${rule}`, rule)),
  ...['GX', 'EX'].map((rule) => ruleBox(`Pokémon-${rule}`, rule)),
  ruleBox('Pokémon ex', 'ex'),
]

const labels: readonly Look[] = LABELS.map((label) =>
  look(label, new RegExp(`\\b${label}`), (meaning) =>
    anywhere(meaning, (one) => one.label === label || (typeof one.named === 'string' && one.named.startsWith(label))),
  ),
)

const ENERGY_WORDS: readonly string[] = ['energyOn', 'kindsOfEnergyOn', 'discardAllEnergy', 'attackCost', 'provides']

const energy: readonly Look[] = [
  look(
    'Energy',
    {
      must: /\bEnergy\b/i,
      unless:
        /\bignore all\b|\bin any combination\b|\bWeakness\b|\bthat card\b|\bin this way\b|\byou discarded\b|\bonce per game\b|\bhas an? [A-Z][^.,]* attached\b/,
    },
    (meaning) =>
      anywhere(
        meaning,
        (one) =>
          one.kind === 'Energy' ||
          Object.keys(one).some((key) => /energy/i.test(key) || /^(?:units|symbols)$/.test(key)) ||
          Object.values(one).some((value) => typeof value === 'string' && /Energy/.test(value)) ||
          ENERGY_WORDS.some((word) => one.do === word || one.count === word),
      ),
  ),
  look('Special Energy', /\bSpecial Energy\b/, (meaning) =>
    anywhere(meaning, (one) => one.basicEnergy === false || one.continuous === 'plainSpecialEnergy'),
  ),
  look('basic Energy', /\bbasic (?:\w+ (?:or \w+ )?)?Energy\b/i, (meaning) =>
    anywhere(
      meaning,
      (one) => one.basicEnergy === true || one.count === 'kindsOfEnergyOn' || one.continuous === 'doublesBasicEnergy',
    ),
  ),
]

/** True if a question or a number depends on coins that landed on heads. The question "not heads" means tails and does not count. */
const asksForHeads = (part: unknown): boolean => {
  if (Array.isArray(part)) return part.some(asksForHeads)
  if (typeof part !== 'object' || part === null) return false
  const one = part as Readonly<Record<string, unknown>>
  if (one.is === 'not') return typeof one.what === 'object' && !under(one.what, 'is', 'heads') && asksForHeads(one.what)
  return (
    one.is === 'heads' ||
    one.onHeads === true ||
    one.is === 'allHeads' ||
    one.count === 'heads' ||
    Object.values(one).some(asksForHeads)
  )
}

/** True if a meaning asks this question without negating it. Two negations cancel each other out. */
export const asksFor = (part: unknown, question: string, isTurned = false): boolean => {
  if (Array.isArray(part)) return part.some((one) => asksFor(one, question, isTurned))
  if (typeof part !== 'object' || part === null) return false
  const one = part as Readonly<Record<string, unknown>>
  if (one.is === 'not') return asksFor(one.what, question, !isTurned)
  return (one.is === question && !isTurned) || Object.values(one).some((value) => asksFor(value, question, isTurned))
}

const asksForTails = (meaning: unknown): boolean =>
  asksFor(meaning, 'anyTails') ||
  under(meaning, 'count', 'tails') ||
  says(meaning, 'attackMayFail', 'sleepCoins') ||
  anywhere(meaning, (one) => one.is === 'not' && under(one, 'is', 'heads')) ||
  anywhere(meaning, (one) => one.otherwise !== undefined && under(one.is, 'is', 'heads'))

const done: readonly Look[] = [
  look(
    "if you don't",
    {
      must: /\bif you (?:don't|can't|do not)\b/i,
      unless: /^(?!.*\bif you (?:don't|can't|do not)\b)|\([^)]*\bif you can't\b/i,
    },
    (meaning) => !anywhere(meaning, (one) => one.is === 'done') || asksFor({ is: 'not', what: meaning }, 'done'),
  ),
]

const coins: readonly Look[] = [
  look('heads', { must: /\bheads\b/i, unless: /\bof them is tails\b/i }, asksForHeads),
  look('tails', { must: /\btails\b/i, unless: /\buntil you get tails\b/i }, asksForTails),
  look(
    'heads of all coins',
    { must: /\b(?:both|all)(?: of them)? are heads\b/i, unless: /\b\d of them\b/ },
    (meaning) => under(meaning, 'is', 'allHeads'),
  ),
]

/** The looks for words that may also be part of the name of a card or an attack. Inside such a name, the words are ignored. */
export const NAMED: readonly Look[] = [
  ...conditions,
  ...types,
  ...trainers,
  ...tools,
  ...stages,
  ...rules,
  ...coins,
  ...done,
]

/** The looks for words that are not ignored inside the name of a card. */
export const NAMED_ANYWHERE: readonly Look[] = [...labels, ...energy]

/** Returns the names of cards and attacks in a meaning. */
const namesIn = (part: unknown): readonly string[] => {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    typeof value === 'string'
      ? ['named', 'namePart', 'attack', 'evolvesFrom', 'except', 'into'].includes(key)
        ? [value]
        : []
      : namesIn(value),
  )
}

/** Returns a sentence without the names of cards and attacks that its effect contains. */
export const withoutNames = (words: string, meaning: unknown): string =>
  namesIn(meaning).reduce((now, name) => now.replaceAll(name, ''), withoutLimit(words))

/** Returns a sentence without the name of an Ability whose use it limits. */
export const withoutLimit = (words: string): string => words.replace(/\bmore than 1 .* Ability\b/, '')

/**
 * Names in words and in effects: Special Conditions, types, kinds of cards, rule boxes and sides of coins. What is
 * named in one of them must be named in the other.
 */

import { ENERGY_TYPES, LABELS, SPECIAL_CONDITIONS } from 'ptcg-turn-engine/model'
import type { Look } from './look.ts'
import { anywhere, says } from './mentions.ts'

/** Looks for a pattern in the words. If the words match `unknown` too, they decide nothing. */
const look = (what: string, pattern: RegExp, effect: (said: unknown) => boolean, unknown?: RegExp): Look => [
  what,
  (words) => (unknown?.test(words) === true ? null : pattern.test(words)),
  effect,
]

/** True if a list of a meaning contains one of these values. */
const lists = (part: unknown, value: string): boolean => {
  if (Array.isArray(part)) return part.includes(value) || part.some((one) => lists(one, value))
  return typeof part === 'object' && part !== null && Object.values(part).some((one) => lists(one, value))
}

/** True if such cards are listed, and not Trainer cards of every kind. */
const listsJust = (said: unknown, kind: string): boolean => lists(said, kind) && !lists(said, 'Stadiums')

const under = (said: unknown, key: string, ...values: readonly unknown[]): boolean =>
  anywhere(said, (one) => values.includes(one[key]))

const conditions: readonly Look[] = SPECIAL_CONDITIONS.map((condition) =>
  look(
    condition,
    new RegExp(`\\b${condition}\\b`, 'i'),
    (said) =>
      says(said, condition) ||
      (condition === 'Asleep' && says(said, 'sleepCoins')) ||
      (/^(?:Asleep|Paralyzed)$/.test(condition) && says(said, 'unhindered')),
    /\b(?:a|that) Special Condition\b/,
  ),
)

const types: readonly Look[] = ENERGY_TYPES.filter((type) => type !== 'Colorless').map((type) =>
  look(
    `the ${type} type`,
    new RegExp(`\\b${type}\\b`),
    (said) => says(said, type) || lists(said, type),
    /\bevery type\b|\bdifferent types?\b/,
  ),
)

const trainers: readonly Look[] = [
  look(
    'Item cards',
    /\bItems?\b/,
    (said) => says(said, 'Item', 'Items') || listsJust(said, 'Items'),
    /\bTrainer cards? \(/,
  ),
  look(
    'Supporter cards',
    /\bSupporters?\b/,
    (said) => says(said, 'Supporter', 'Supporters') || listsJust(said, 'Supporters'),
    /\bTrainer cards? \(/,
  ),
  look(
    'Trainer cards',
    /\bTrainers?\b/,
    (said) => under(said, 'kind', 'Trainer') || lists(said, 'Stadiums'),
    /\bTrainer cards? \(/,
  ),
]

const tools: readonly Look[] = [
  look(
    'Pokémon Tools',
    /\bTools?\b/,
    (said) =>
      says(said, 'Tool', 'toolsOn', 'discardTools', 'noToolEffects') ||
      anywhere(said, (one) => one.withTool !== undefined),
    /\bTrainer cards? \(|\ba(?:n|ll)? [^.,]*(?:attached|from this Pokémon)\b|\bin this way\b/,
  ),
  look(
    'Stadiums',
    /\bStadium\b/,
    (said) => says(said, 'Stadium', 'stadium', 'removeStadium', 'stadiumInPlay'),
    /\bTrainer cards? \(|\bis in play\b|\bin this way\b/,
  ),
]

const stages: readonly Look[] = [
  look('Stage 1', /\bStage 1\b/, (said) => says(said, 'Stage 1'), /\bskipping the Stage 1\b/),
  look('Stage 2', /\bStage 2\b/, (said) => says(said, 'Stage 2')),
  look(
    'Basic Pokémon',
    /\bBasic\b(?! (?:\w+ (?:or \w+ )?)?Energy)/,
    (said) => under(said, 'stage', 'Basic'),
    /\bput into play this turn\b/,
  ),
]

const rules: readonly Look[] = [
  look('Pokémon V', /\bPokémon V\b/, (said) => under(said, 'rule', 'V'), /\bto evolve a Pokémon V\b/),
  look('Pokémon VMAX', /\bPokémon VMAX\b/, (said) => under(said, 'rule', 'VMAX')),
  look('Pokémon VSTAR', /\bPokémon VSTAR\b/, (said) => under(said, 'rule', 'VSTAR')),
  look('Pokémon-GX', /\bPokémon-GX\b/, (said) => under(said, 'rule', 'GX')),
  look('Pokémon-EX', /\bPokémon-EX\b/, (said) => under(said, 'rule', 'EX')),
  look('Pokémon ex', /\bPokémon ex\b/, (said) => under(said, 'rule', 'ex')),
]

const labels: readonly Look[] = LABELS.map((label) =>
  look(label, new RegExp(`\\b${label}`), (said) =>
    anywhere(said, (one) => one.label === label || (typeof one.named === 'string' && one.named.startsWith(label))),
  ),
)

const ENERGY_WORDS: readonly string[] = ['energyOn', 'kindsOfEnergyOn', 'discardAllEnergy', 'attackCost', 'provides']

const energy: readonly Look[] = [
  look(
    'Energy',
    /\bEnergy\b/i,
    (said) =>
      anywhere(
        said,
        (one) =>
          one.kind === 'Energy' ||
          Object.keys(one).some((key) => /energy/i.test(key) || /^(?:units|symbols)$/.test(key)) ||
          Object.values(one).some((value) => typeof value === 'string' && /Energy/.test(value)) ||
          ENERGY_WORDS.some((word) => one.do === word || one.count === word),
      ),
    /\bignore all\b|\bin any combination\b|\bWeakness\b|\bthat card\b|\bin this way\b|\byou discarded\b|\bonce per game\b|\bhas an? [A-Z][^.,]* attached\b/,
  ),
  look('Special Energy', /\bSpecial Energy\b/, (said) =>
    anywhere(said, (one) => one.basicEnergy === false || one.continuous === 'plainSpecialEnergy'),
  ),
  look('basic Energy', /\bbasic (?:\w+ (?:or \w+ )?)?Energy\b/i, (said) =>
    anywhere(
      said,
      (one) => one.basicEnergy === true || one.count === 'kindsOfEnergyOn' || one.continuous === 'doublesBasicEnergy',
    ),
  ),
]

/** Heads that a question or a number is about, unless the answer is turned round. */
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

/** True if a meaning contains a question that no "not" negates. */
export const asksFor = (part: unknown, question: string, isTurned = false): boolean => {
  if (Array.isArray(part)) return part.some((one) => asksFor(one, question, isTurned))
  if (typeof part !== 'object' || part === null) return false
  const one = part as Readonly<Record<string, unknown>>
  if (one.is === 'not') return asksFor(one.what, question, !isTurned)
  return (one.is === question && !isTurned) || Object.values(one).some((value) => asksFor(value, question, isTurned))
}

const asksForTails = (said: unknown): boolean =>
  asksFor(said, 'anyTails') ||
  under(said, 'count', 'tails') ||
  says(said, 'attackMayFail', 'sleepCoins') ||
  anywhere(said, (one) => one.is === 'not' && under(one, 'is', 'heads')) ||
  anywhere(said, (one) => one.otherwise !== undefined && under(one.is, 'is', 'heads'))

const done: readonly Look[] = [
  look(
    'if you do',
    /\bif (?:you|they|that player) do(?:es)?\b(?!n't| not)/i,
    (said) => !anywhere(said, (one) => one.is === 'done') || asksFor(said, 'done'),
    /^(?!.*\bif (?:you|they|that player) do(?:es)?\b)/i,
  ),
  look(
    "if you don't",
    /\bif you (?:don't|can't|do not)\b/i,
    (said) => !anywhere(said, (one) => one.is === 'done') || asksFor({ is: 'not', what: said }, 'done'),
    /^(?!.*\bif you (?:don't|can't|do not)\b)|\([^)]*\bif you can't\b/i,
  ),
]

const coins: readonly Look[] = [
  look('heads', /\bheads\b/i, asksForHeads, /\bof them is tails\b/i),
  look('tails', /\btails\b/i, asksForTails, /\buntil you get tails\b/i),
  look(
    'heads of all coins',
    /\b(?:both|all)(?: of them)? are heads\b/i,
    (said) => under(said, 'is', 'allHeads'),
    /\b\d of them\b/,
  ),
]

/** Checks for words that also occur within the names of cards and attacks, where they do not count. */
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

/** Looks at words that mean the same in the name of a card. */
export const NAMED_ANYWHERE: readonly Look[] = [...labels, ...energy]

/** The names of cards and attacks in a meaning, which may contain any of these words. */
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

/** A sentence without the names of cards and attacks that its effect mentions. */
export const withoutNames = (words: string, said: unknown): string =>
  namesIn(said).reduce((now, name) => now.replaceAll(name, ''), withoutLimit(words))

/** A sentence without the name of the Ability that it limits. */
export const withoutLimit = (words: string): string => words.replace(/\bmore than 1 .* Ability\b/, '')

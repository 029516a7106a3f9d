/** The names of cards, attacks and owners in texts, and the single words that form a category by themselves. */
import {
  CARD_RULES,
  type CardRule,
  ENERGY_TYPES,
  type EnergyType,
  LABELS,
  SPECIAL_CONDITIONS,
  type SpecialCondition,
} from 'ptcg-turn-engine/model'
import type { Recognizers } from '../grammar/parser.ts'
import { ways } from '../grammar/productions.ts'
import { unmarkName } from '../grammar/tokens.ts'

const among =
  <Value extends string>(values: readonly Value[]) =>
  (word: string): Value | null =>
    values.find((value) => value === word) ?? null

/** Words that cards capitalize although they are not part of a name. */
const IN_CAPITALS: ReadonlySet<string> = new Set(
  [
    ...[ENERGY_TYPES, CARD_RULES, SPECIAL_CONDITIONS, LABELS].flat(),
    'Pokémon Pokémon-GX Pokémon-EX Basic Stage Evolution Evolutions Energy Item Items Supporter Stadium Tool Tools Trainer Special',
    'Active Bench Benched Spot Prize Ability Abilities Weakness Resistance Retreat Cost Rule Box Boxes Lost Zone Knocked Out',
    'Knock Attacking Defending Checkup Power HP Condition Conditions A An The This That Your You It If Each All Any Both',
  ].flatMap((words) => words.split(' ')),
)

/** Recognizes single words: numbers, types, Special Conditions, rule boxes, and parts of names. */
export const RECOGNIZERS: Recognizers = {
  number: (word) => (/^\d{1,3}$/.test(word) ? Number(word) : null),
  nonType: (word) => (word.startsWith('non-') ? among<EnergyType>(ENERGY_TYPES)(word.slice(4)) : null),
  several: (word) => (/^\d{1,3}$/.test(word) && Number(word) > 1 ? Number(word) : null),
  type: among<EnergyType>(ENERGY_TYPES),
  condition: among<SpecialCondition>(SPECIAL_CONDITIONS),
  rule: among<CardRule>(CARD_RULES),
  name: unmarkName,
  proper: (word) => (/^\p{Lu}/u.test(word) && !IN_CAPITALS.has(word) ? word : null),
}

export const NAMES = ways('cardName', (say) => [
  say('{one:proper}', ({ one }) => one),
  say('{one:proper} {two:proper}', ({ one, two }) => `${one} ${two}`),
  say('{one:proper} {two:proper} {three:proper}', ({ one, two, three }) => `${one} ${two} ${three}`),
  say("{one:proper} 's {two:proper}", ({ one, two }) => `${one}'s ${two}`),
  say("{one:proper} 's {two:proper} {three:proper}", ({ one, two, three }) => `${one}'s ${two} ${three}`),
  say("{one:proper} {two:proper} 's {three:proper}", ({ one, two, three }) => `${one} ${two}'s ${three}`),
  say('{of:owner} {one:proper} {rule:rule}', ({ of, one, rule }) => `${of}${one} ${rule}`),
  say('Team {one:proper}', ({ one }) => `Team ${one}`),
  say("Team {one:proper} 's {two:proper}", ({ one, two }) => `Team ${one}'s ${two}`),
  say('{one:proper} {rule:rule}', ({ one, rule }) => `${one} ${rule}`),
  say('{one:proper} {two:proper} {rule:rule}', ({ one, two, rule }) => `${one} ${two} ${rule}`),
])

/** Owners in the names of Pokémon. */
export const OWNERS = ways('owner', (say) => [
  say("{one:proper} 's", ({ one }) => `${one}'s `),
  say("{one:proper} {two:proper} 's", ({ one, two }) => `${one} ${two}'s `),
  say("Team {one:proper} 's", ({ one }) => `Team ${one}'s `),
])

/** Names of attacks. Those on the card itself are marked; others are recognized by their capital letters. */
export const ATTACKS = ways('attackName', (say) => [
  say('{name:name}', ({ name }) => name),
  say('{name:cardName}', ({ name }) => name),
])

export const LABEL_NAMES = ways('label', (say) => LABELS.map((label) => say(label, () => label)))

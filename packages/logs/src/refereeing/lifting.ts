/**
 * For each judgement, the kinds of text that can lift it, and the judgements that a printed card can lift by its texts.
 */
import type { ClauseName } from 'ptcg-turn-engine/internal/machines/vocabulary'
import type { CardDefinition, ContinuousEffect } from 'ptcg-turn-engine/model'
import { workedOutOnce } from './workedOutOnce.ts'

/** Kinds of continuous effects. Those that change damage by an amount are two kinds: one for more, one for less. */
type TextKind = ContinuousEffect['continuous'] | 'dealsMore' | 'dealsLess' | 'takesMore' | 'takesLess'
/** Judgements that rest on a text in play, so that a text that takes it away lifts them. */
export const BY_TEXTS: ReadonlySet<string> = new Set<Liftable>([
  'nothingStopsTheAttack',
  'nothingStopsTheRetreat',
  'nothingKeepsTheCardOff',
  'nothingStopsTheAbility',
  'nothingForbidsTheCard',
])

/** Judgements on the damage of an attack: taking a text away changes it in the opposite direction. */
export const ON_DAMAGE: ReadonlySet<string> = new Set<Liftable>(['moreDealt', 'moreTaken', 'lessDealt', 'lessTaken'])

/** Judgements on a Pokémon that its own printed values decide. */
export const BY_PRINT: ReadonlySet<string> = new Set<Liftable>(['moreTaken', 'lessTaken', 'energyCoversTheRetreatCost'])

/** The kinds of text that lift some judgement. */
type LiftingKind = keyof typeof WORDS

/** Texts that take other texts away: they lift judgements that rest on a text in play. */
const SILENCING: readonly LiftingKind[] = ['noAbilities', 'noToolEffects', 'plainSpecialEnergy', 'preventEffects']

/** Clauses that texts in play may lift. */
const OF_CLAUSES = {
  notYourFirstTurn: ['evolvesEarly'],
  pokemonWasInPlayAtTheStartOfTheTurn: ['evolvesEarly'],
  pokemonHasNotEvolvedThisTurn: ['evolvesEarly'],
  benchHasRoom: ['benchLimit'],
  pokemonHasRoomForATool: [],
  energyCoversTheAttackCost: ['attackCost', 'attackCostIs', 'noAttackCost'],
  energyCoversTheRetreatCost: ['retreatCost', 'noRetreatCost'],
  attackIsAllowedThisEarly: [],
  attackerIsNotAsleep: ['preventConditions'],
  attackerIsNotParalyzed: ['preventConditions'],
  nothingStopsTheAttack: [],
  nothingStopsTheRetreat: [],
  nothingKeepsTheCardOff: [],
  nothingStopsTheAbility: [],
  nothingForbidsTheCard: [],
} as const satisfies { readonly [Name in ClauseName]?: readonly LiftingKind[] }

/** Judgements that are not clauses of the chart. */
const OF_THE_REST = {
  /** More damage than the engine works out: by the attacker, and at its target; then less damage. */
  moreDealt: ['dealsMore', 'types'],
  moreTaken: ['takesMore', 'weaknessTo', 'weaknessTimes', 'noResistance', 'types'],
  lessDealt: ['dealsLess', 'types'],
  lessTaken: ['takesLess', 'preventDamage', 'weaknessTo', 'noWeakness', 'types'],
  knockOut: ['hp', 'endures'],
  /** More Prize cards than the Knock Outs are worth; then fewer. */
  morePrizes: ['prizesGiven', 'prizesWon'],
  fewerPrizes: ['prizesGiven', 'prizesWon'],
  checkup: ['conditionCounters', 'preventConditions'],
  secondAttack: ['attacksTwice'],
  /** Only an unknown text can lift such a judgement. */
  unseen: [],
} as const satisfies { readonly [name: string]: readonly LiftingKind[] }

/** The cards by which an unknown text may lift a judgement, seen from the Pokémon concerned; Stadiums always may. */
type Reach = 'itself' | 'side' | 'any'

/** Texts that were ever printed reach no further than this. */
export const UNKNOWN_FROM = {
  notYourFirstTurn: 'itself',
  pokemonWasInPlayAtTheStartOfTheTurn: 'itself',
  pokemonHasNotEvolvedThisTurn: 'itself',
  benchHasRoom: 'side',
  pokemonHasRoomForATool: 'itself',
  energyCoversTheAttackCost: 'side',
  energyCoversTheRetreatCost: 'side',
  attackIsAllowedThisEarly: 'side',
  attackerIsNotAsleep: 'side',
  attackerIsNotParalyzed: 'side',
  nothingStopsTheAttack: 'any',
  nothingStopsTheRetreat: 'any',
  nothingKeepsTheCardOff: 'any',
  nothingStopsTheAbility: 'any',
  nothingForbidsTheCard: 'any',
  moreDealt: 'side',
  moreTaken: 'itself',
  lessDealt: 'any',
  lessTaken: 'side',
  knockOut: 'any',
  morePrizes: 'itself',
  fewerPrizes: 'side',
  checkup: 'any',
  secondAttack: 'itself',
  unseen: 'any',
} as const satisfies { readonly [What in Liftable]: Reach }

const LIFTED_BY: { readonly [name: string]: readonly LiftingKind[] } = { ...OF_CLAUSES, ...OF_THE_REST }

/** Judgements that no Energy and no Tool lifts for the Pokémon that it is attached to. */
export const NOT_BY_ATTACHED: ReadonlySet<string> = new Set<Liftable>([
  'notYourFirstTurn',
  'pokemonWasInPlayAtTheStartOfTheTurn',
  'pokemonHasNotEvolvedThisTurn',
  'benchHasRoom',
])

/** A judgement that a text may lift: a clause of the chart, or another one. */
export type Liftable = keyof typeof OF_CLAUSES | keyof typeof OF_THE_REST

/** All judgements that texts can lift. */
export const LIFTABLE: readonly string[] = Object.keys(LIFTED_BY)

/** True if texts can lift the judgement of this name. */
export const isLiftable = (name: string): name is Liftable => Object.hasOwn(LIFTED_BY, name)

/** The words that an unread text must have to be of each kind. */
const WORDS = {
  noAbilities: /Abilit/,
  noToolEffects: /Tool/,
  plainSpecialEnergy: /Special Energy/,
  preventEffects: /effects/,
  attackCost: /\bcosts?\b|ignore all Energy/,
  attackCostIs: /\bcosts?\b|ignore all Energy/,
  noAttackCost: /\bcosts?\b|ignore all Energy/,
  evolvesEarly: /evolve/,
  benchLimit: /can(?:'t|not)? have/,
  retreatCost: /[Rr]etreat/,
  noRetreatCost: /[Rr]etreat/,
  preventConditions: /Special Condition|Asleep|Paralyzed|Confused|Poisoned|Burned/,
  dealsMore: /damage(?! counter)/,
  dealsLess: /damage(?! counter)/,
  takesMore: /damage(?! counter)/,
  takesLess: /damage(?! counter)/,
  preventDamage: /damage(?! counter)/,
  types: /type|Pokémon are/,
  weaknessTo: /Weakness/,
  weaknessTimes: /Weakness/,
  noWeakness: /Weakness/,
  noResistance: /Resistance/,
  hp: /HP/,
  endures: /Knocked Out/,
  prizesGiven: /Prize/,
  prizesWon: /Prize/,
  conditionCounters: /damage counter/,
  attacksTwice: /second attack|attack.* twice|another attack/,
} as const satisfies { readonly [Kind in TextKind]?: RegExp }

/** The parts of a card that act as long as it is in play. */
const inForce = (card: CardDefinition): string =>
  JSON.stringify(card.kind === 'Pokemon' ? (card.abilities ?? []) : card)

const UNREAD = /"do":"byHand","text":"(?<text>(?:[^"\\]|\\.)*)"/g

const SCOPES = ['thisPokemon', 'yours', 'opponents'] as const
type ScopeOf = (typeof SCOPES)[number]

/** Kinds that change damage by an amount: for more and for less. */
const OF_DAMAGE: Readonly<Record<string, readonly [more: TextKind, less: TextKind]>> = {
  damageDealt: ['dealsMore', 'dealsLess'],
  damageTaken: ['takesMore', 'takesLess'],
}

const byItsAmount = (kind: string, amount: unknown): readonly string[] => {
  const [more, less] = OF_DAMAGE[kind] ?? [kind, kind]
  return typeof amount === 'number' ? [amount > 0 ? more : less] : [...new Set([more, less])]
}

/** The kinds of text in a part of a card, each with its scope; a text without scope affects everybody. */
const kindsIn = (part: unknown): readonly { readonly kind: string; readonly scope: ScopeOf | null }[] => {
  if (typeof part !== 'object' || part === null) return []
  const { continuous, lasting, scope, amount } = part as { readonly [key: string]: unknown }
  const reached = SCOPES.find((one) => one === (scope as { readonly pokemon?: unknown } | undefined)?.pokemon)
  const here = [continuous, lasting].flatMap((kind) => (typeof kind === 'string' ? byItsAmount(kind, amount) : []))
  return [...here.map((kind) => ({ kind, scope: reached ?? null })), ...Object.values(part).flatMap(kindsIn)]
}

/**
 * The judgements that a text of the printed card can lift, by the scope of the text, and by texts that were not read.
 */
export const liftedBy = workedOutOnce((card: CardDefinition) => {
  const kinds = kindsIn(card)
  const unread = [...inForce(card).matchAll(UNREAD)].map(({ groups }) => groups?.text ?? '')
  const lifted = (is: (kind: LiftingKind) => boolean): ReadonlySet<string> =>
    new Set(Object.entries(LIFTED_BY).flatMap(([what, lifting]) => (lifting.some(is) ? [what] : [])))
  const within = (scope: ScopeOf): ReadonlySet<string> =>
    lifted((kind) => kinds.some((one) => one.kind === kind && (one.scope === null || one.scope === scope)))
  return {
    itself: within('thisPokemon'),
    side: within('yours'),
    other: within('opponents'),
    unread: lifted((kind) => unread.some((words) => WORDS[kind].test(words))),
    /** The judgements that some text of it bears upon. */
    all: lifted((kind) => kinds.some((one) => one.kind === kind)),
    silences: SILENCING.some(
      (kind) => kinds.some((one) => one.kind === kind) || unread.some((words) => WORDS[kind].test(words)),
    ),
  }
})

/** Words of effects that last. */
const LASTS = /\bduring\b|\buntil\b|next turn|this turn/i

/** The judgements that a text may lift later: by an effect that is not tracked, or by unread words. */
export const findLiftable = (text: string, isLost: boolean): readonly string[] => {
  const unread = [...text.matchAll(UNREAD)].map(({ groups }) => groups?.text ?? '').filter((words) => LASTS.test(words))
  if (!isLost && unread.length === 0) return []
  const kinds = isLost ? kindsIn(JSON.parse(text)).map(({ kind }) => kind) : []
  const isLeft = (kind: LiftingKind): boolean => kinds.includes(kind) || unread.some((words) => WORDS[kind].test(words))
  return Object.entries(LIFTED_BY).flatMap(([what, lifting]) => (lifting.some(isLeft) ? [what] : []))
}

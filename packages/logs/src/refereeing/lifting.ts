/**
 * For each ground for a refusal, the kinds of text that can lift it, that is, make an exception to it; and the refusals that a printed card
 * can lift by its texts.
 */
import type { ClauseName } from 'ptcg-turn-engine/internal/machines/vocabulary'
import type { CardDefinition, ContinuousEffect } from 'ptcg-turn-engine/model'
import { workedOutOnce } from './workedOutOnce.ts'

/** Kinds of continuous effects. An effect that changes damage by an amount is of one of two kinds: more damage, or less. */
type TextKind = ContinuousEffect['continuous'] | 'dealsMore' | 'dealsLess' | 'takesMore' | 'takesLess'
/** Refusals that rest on a text in play. They are lifted by a text that switches this text off. */
export const BY_TEXTS: ReadonlySet<string> = new Set<Liftable>([
  'nothingStopsTheAttack',
  'nothingStopsTheRetreat',
  'nothingKeepsTheCardOff',
  'nothingStopsTheAbility',
  'nothingForbidsTheCard',
])

/** Refusals of the damage of an attack. A text that switches another text off changes the damage in the opposite direction. */
export const ON_DAMAGE: ReadonlySet<string> = new Set<Liftable>(['moreDealt', 'moreTaken', 'lessDealt', 'lessTaken'])

/** Refusals about a Pokémon that depend on its own printed values. */
export const BY_PRINT: ReadonlySet<string> = new Set<Liftable>(['moreTaken', 'lessTaken', 'energyCoversTheRetreatCost'])

/** A kind of text that can lift some refusal. */
type LiftingKind = keyof typeof WORDS

/** Kinds of text that switch other texts off. They lift refusals that rest on a text in play. */
const SILENCING: readonly LiftingKind[] = ['noAbilities', 'noToolEffects', 'plainSpecialEnergy', 'preventEffects']

/** For each clause that texts in play may lift, the kinds of these texts. */
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

/** Grounds for a refusal that are not clauses of the chart. */
const OF_THE_REST = {
  /** More damage than the engine computes, because of the attacker or because of the target; then less damage. */
  moreDealt: ['dealsMore', 'types'],
  moreTaken: ['takesMore', 'weaknessTo', 'weaknessTimes', 'noResistance', 'types'],
  lessDealt: ['dealsLess', 'types'],
  lessTaken: ['takesLess', 'preventDamage', 'weaknessTo', 'noWeakness', 'types'],
  knockOut: ['hp', 'endures'],
  /** `morePrizes`: a player takes more Prize cards than the Knock Outs are worth. `fewerPrizes`: fewer. */
  morePrizes: ['prizesGiven', 'prizesWon'],
  fewerPrizes: ['prizesGiven', 'prizesWon'],
  checkup: ['conditionCounters', 'preventConditions'],
  secondAttack: ['attacksTwice'],
  /** Only an unknown text can lift this refusal. */
  unseen: [],
} as const satisfies { readonly [name: string]: readonly LiftingKind[] }

/** The places from which a card with an unknown text may lift a refusal, seen from the Pokémon concerned. A Stadium always may. */
type Reach = 'itself' | 'side' | 'any'

/** The farthest place from which any text printed so far lifts each refusal. */
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

/** Refusals that no attached Energy and no Tool can lift for its Pokémon. */
export const NOT_BY_ATTACHED: ReadonlySet<string> = new Set<Liftable>([
  'notYourFirstTurn',
  'pokemonWasInPlayAtTheStartOfTheTurn',
  'pokemonHasNotEvolvedThisTurn',
  'benchHasRoom',
])

/** A ground for a refusal that a text may lift: a clause of the chart, or another check of the referee. */
export type Liftable = keyof typeof OF_CLAUSES | keyof typeof OF_THE_REST

/** All grounds for a refusal that texts can lift. */
export const LIFTABLE: readonly string[] = Object.keys(LIFTED_BY)

/** True if this is the name of a ground for a refusal that texts can lift. */
export const isLiftable = (name: string): name is Liftable => Object.hasOwn(LIFTED_BY, name)

/** For each kind of text, the words that an unread text must contain to be of this kind. */
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

/** Returns the parts of a card that have an effect as long as it is in play, as JSON. */
const inForce = (card: CardDefinition): string =>
  JSON.stringify(card.kind === 'Pokemon' ? (card.abilities ?? []) : card)

const UNREAD = /"do":"byHand","text":"(?<text>(?:[^"\\]|\\.)*)"/g

const SCOPES = ['thisPokemon', 'yours', 'opponents'] as const
type ScopeOf = (typeof SCOPES)[number]

/** For each effect that changes damage by an amount, its kind if the damage becomes more, and its kind if it becomes less. */
const OF_DAMAGE: Readonly<Record<string, readonly [more: TextKind, less: TextKind]>> = {
  damageDealt: ['dealsMore', 'dealsLess'],
  damageTaken: ['takesMore', 'takesLess'],
}

const byItsAmount = (kind: string, amount: unknown): readonly string[] => {
  const [more, less] = OF_DAMAGE[kind] ?? [kind, kind]
  return typeof amount === 'number' ? [amount > 0 ? more : less] : [...new Set([more, less])]
}

/** Returns the kinds of text in a part of a card, each with its scope; a text without a scope affects every Pokémon. */
const kindsIn = (part: unknown): readonly { readonly kind: string; readonly scope: ScopeOf | null }[] => {
  if (typeof part !== 'object' || part === null) return []
  const { continuous, lasting, scope, amount } = part as { readonly [key: string]: unknown }
  const reached = SCOPES.find((one) => one === (scope as { readonly pokemon?: unknown } | undefined)?.pokemon)
  const here = [continuous, lasting].flatMap((kind) => (typeof kind === 'string' ? byItsAmount(kind, amount) : []))
  return [...here.map((kind) => ({ kind, scope: reached ?? null })), ...Object.values(part).flatMap(kindsIn)]
}

/** Returns the refusals that the texts of a printed card can lift, by the scope of the text, and those that its unread texts can lift. */
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
    /** All refusals that some text of the card can lift. */
    all: lifted((kind) => kinds.some((one) => one.kind === kind)),
    silences: SILENCING.some(
      (kind) => kinds.some((one) => one.kind === kind) || unread.some((words) => WORDS[kind].test(words)),
    ),
  }
})

/** Matches the words of effects that last. */
const LASTS = /\bduring\b|\buntil\b|next turn|this turn/i

/** Returns the refusals that a text may lift later, by an effect that is not tracked (`isLost`) or by unread words. */
export const findLiftable = (text: string, isLost: boolean): readonly string[] => {
  const unread = [...text.matchAll(UNREAD)].map(({ groups }) => groups?.text ?? '').filter((words) => LASTS.test(words))
  if (!isLost && unread.length === 0) return []
  const kinds = isLost ? kindsIn(JSON.parse(text)).map(({ kind }) => kind) : []
  const isLeft = (kind: LiftingKind): boolean => kinds.includes(kind) || unread.some((words) => WORDS[kind].test(words))
  return Object.entries(LIFTED_BY).flatMap(([what, lifting]) => (lifting.some(isLeft) ? [what] : []))
}

/** Statements about Pokémon with the time for which they hold: while a card is in play, under a condition, or for a turn. */
import type {
  ContinuousEffect,
  InPlayFilter,
  LastingEffect,
  Others,
  PokemonRef,
  Predicate,
  Program,
  Scope,
  TurnOfRule,
} from 'ptcg-turn-engine/model'
import type { Claim, Spoken } from '../grammar/meanings.ts'
import { ways } from '../grammar/productions.ts'
import { hasKeyAnywhere } from '../sentences/everyObject.ts'
import type { SentenceMeaning } from '../sentences/sentenceMeaning.ts'
import { someInPlay } from './counts.ts'
import { ITSELF } from './holding.ts'
import { like } from './questions.ts'

/**
 * Changes the point of view of a filter from the player of the text to the opponent: "your" Pokémon become the opponent's, and the reverse.
 */
const turned = (filter: Others): Others =>
  filter.whose === 'either' ? filter : { ...filter, whose: filter.whose === 'you' ? 'opponent' : 'you' }

const seenBy = ({ scope, ref }: Spoken, effect: LastingEffect): LastingEffect => {
  if (scope?.pokemon !== 'opponents' && ref !== 'opponentActive') return effect
  if ('to' in effect && effect.to !== undefined) return { ...effect, to: turned(effect.to) }
  return 'from' in effect && effect.from !== undefined ? { ...effect, from: turned(effect.from) } : effect
}

const continuous = ({ lasting, ...rest }: LastingEffect, scope: Scope, besides: object): ContinuousEffect =>
  ({ continuous: lasting, scope, ...besides, ...rest }) as ContinuousEffect

/** Turns a statement into continuous effects; into none if the statement is about a chosen Pokémon. */
export const always = ({ of, holds }: Claim, besides: object = {}): SentenceMeaning => ({
  kind: 'continuous',
  effects:
    of.scope === undefined ? [] : holds.map((effect) => continuous(seenBy(of, effect), of.scope as Scope, besides)),
})

/** Returns the Pokémon that a question is about, which "it" means in the rest of the sentence. */
const askedOf = (question: Predicate): Spoken => {
  if (hasKeyAnywhere(question, 'thisPokemon')) return { scope: ITSELF }
  return hasKeyAnywhere(question, 'yourActive') && !hasKeyAnywhere(question, 'opponentActive')
    ? { scope: { pokemon: 'yours', where: 'Active' } }
    : {}
}

const narrowed = ({ scope, ...of }: Spoken, { not, ...more }: InPlayFilter): Spoken =>
  scope === undefined || (not !== undefined && scope.not !== undefined) || Object.keys(more).some((key) => key in scope)
    ? {}
    : { ...of, scope: { ...scope, ...more, ...(not === undefined ? {} : { not }) } }

const ON_THE_BENCH: Predicate = { is: 'not', what: { is: 'active', pokemon: 'thisPokemon' } }

export const HOLDING = ways('sentence', (say) => [
  say('[if|as long as] this Pokémon is on your Bench , {claim:claim}', ({ claim }) =>
    always(claim, { while: ON_THE_BENCH }),
  ),
  say('[if|as long as] this Pokémon is your Active Pokémon , {claim:claim}', ({ claim }) =>
    always(claim, { while: { is: 'active', pokemon: 'thisPokemon' } }),
  ),
  say('{claim:claim}', ({ claim }) => always(claim)),
  say('{claim:claim} unless {question:question}', ({ claim, question }) =>
    always(claim, { while: { is: 'not', what: question } }),
  ),
  say('[if|as long as] {question:question} , {claim:claim}', ({ question, claim }) =>
    always(claim, { while: question }),
  ),
  say('[if|as long as] {question:question} , it {holds:holds}', ({ question, holds }) =>
    always({ of: askedOf(question), holds }, { while: question }),
  ),
  say('[if|as long as] {question:question} , [attacks it uses|the attacks it uses] {damage:damageOf}', (slots) =>
    always({ of: askedOf(slots.question), holds: [slots.damage] }, { while: slots.question }),
  ),
  say('[if|as long as] {question:question} , [attacks it uses|the attacks it uses] {cost:costOf}', (slots) =>
    always({ of: askedOf(slots.question), holds: [slots.cost] }, { while: slots.question }),
  ),
  say('{claim:claim} if its remaining HP is {n:number} or less', ({ claim, n }) =>
    always({ ...claim, of: narrowed(claim.of, { hpLeftAtMost: n }) }),
  ),
  say("{claim:claim} if it doesn't have a Rule Box", ({ claim }) =>
    always({ ...claim, of: narrowed(claim.of, { fits: { ruleBox: false } }) }),
  ),
  say('{claim:claim} if it has {features:features}', ({ claim, features }) =>
    always({ ...claim, of: narrowed(claim.of, features) }),
  ),
  say('[if|as long as] {question:question} , its {holds:ofThem}', ({ question, holds }) =>
    always({ of: askedOf(question), holds }, { while: question }),
  ),
])

/** A name that no choice has. A text that uses it is not understood. */
const NOBODY: PokemonRef = { chosen: 'nobody' }

/**
 * Turns a statement into effects for a turn. A statement about several Pokémon applies to all that are in play during that turn; one about
 * a single Pokémon stays on it.
 */
const leftBehind = ({ of, holds }: Claim, during: TurnOfRule): Program =>
  holds.map((effect) =>
    of.ref === undefined && of.scope !== undefined && of.scope.pokemon !== 'thisPokemon'
      ? { do: 'lastingRule', effect: continuous(seenBy(of, effect), of.scope, {}), during }
      : { do: 'lasting', on: of.ref ?? NOBODY, effect: seenBy(of, effect), during },
  )

const NEWCOMERS =
  '( this includes [|new] Pokémon that come into play [|during this turn|during that turn|this turn] . )'

/**
 * Turns a statement into effects on whichever Pokémon are in the place of its subject during the given turn, even if the statement mentions
 * a single Pokémon.
 */
const ofWhoeverComes = ({ of: { ref: _, ...of }, holds }: Claim, during: TurnOfRule): Program =>
  leftBehind({ of, holds }, during)

const isOfTheirs = (effect: LastingEffect): boolean => 'from' in effect && effect.from?.whose === 'opponent'

export const HOLDING_STEPS = ways('step', (say) => [
  say('{during:duration} , {claim:claim}', ({ claim, during }) => leftBehind(claim, during)),
  say('{claim:claim} {during:duration}', ({ claim, during }) => leftBehind(claim, during)),
  say(`{during:duration} , {claim:claim} . ${NEWCOMERS}`, ({ claim, during }) => ofWhoeverComes(claim, during)),
  // an effect that is only about the opponent's attacks can begin with the opponent's turn
  say("{claim:claim} until the end of your opponent's next turn", ({ claim }) =>
    leftBehind(claim.holds.every(isOfTheirs) ? claim : { ...claim, of: {} }, 'opponentsNextTurn'),
  ),
])

/** More questions about a Pokémon. */
export const HOLDING_QUESTIONS = ways('question', (say) => [
  say('{ref:ref} has full HP', ({ ref }) => like(ref, { damaged: false })),
  say('{ref:ref} has {n:several} or more {type:type} Energy attached', ({ ref, n, type }) => ({
    is: 'atLeast',
    what: { count: 'energyOn', pokemon: ref, type },
    number: n,
  })),
  say('{ref:ref} has a {name:cardName} attached', ({ ref, name }) =>
    like(ref, { any: [{ withTool: { named: name } }, { withEnergy: { named: name } }] }),
  ),
  say("{ref:ref} doesn't have a Rule Box", ({ ref }) => like(ref, { fits: { ruleBox: false } })),
  say('{ref:ref} has " {name:cardName} " in its name', ({ ref, name }) => like(ref, { fits: { namePart: name } })),
  say('{ref:ref} has " {one:cardName} " or " {other:cardName} " in its name', ({ ref, one, other }) =>
    like(ref, { fits: { any: [{ namePart: one }, { namePart: other }] } }),
  ),
  say('{ref:ref} has no Abilities', ({ ref }) => like(ref, { fits: { hasAbility: false } })),
  say('you have {name:cardName} in play', ({ name }) => someInPlay({ whose: 'you', fits: { named: name } })),
  say('you have {one:cardName} and {two:cardName} in play', ({ one, two }) => ({
    is: 'all',
    of: [one, two].map((named) => someInPlay({ whose: 'you', fits: { named } })),
  })),
])

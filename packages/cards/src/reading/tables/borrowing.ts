/** Wordings about attacks that a Pokémon borrows, Energy that provides more, and rules with an exception for some Pokémon. */
import type { EnergyType, Scope } from 'ptcg-turn-engine/model'
import type { Claim, Spoken } from '../grammar/meanings.ts'
import { ways } from '../grammar/productions.ts'
import type { SentenceMeaning } from '../sentences/sentenceMeaning.ts'
import { always } from './whenItHolds.ts'

/** Attacks of other cards that a Pokémon can use. */
export const BORROWED = ways('holds', (say) => [
  say('can use the attacks of [any|] {kinds:kinds} in your discard pile', ({ kinds }) => [
    { lasting: 'usesAttacks', of: 'discard', filter: kinds },
  ]),
  say('can use the attacks of [any|] {kind:kind} in your discard pile , except for {other:kind}', ({ kind, other }) => [
    { lasting: 'usesAttacks', of: 'discard', filter: { ...kind, not: other } },
  ]),
  say('can use the attacks of [any|] {both:ofBoth}', ({ both: { except: _, ...both } }) => [
    { lasting: 'usesAttacks', of: both },
  ]),
  say('can use the attacks of {among:among}', ({ among: { except: _, ...among } }) => [
    { lasting: 'usesAttacks', of: among },
  ]),
  say('can use any attack from its previous Evolutions', () => [{ lasting: 'usesAttacks', of: 'below' }]),
  say("can attack even if it 's Asleep or Paralyzed", () => [{ lasting: 'unhindered', doing: 'attacking' }]),
  say("can retreat even if it 's Asleep or Paralyzed", () => [{ lasting: 'unhindered', doing: 'retreating' }]),
])

/** Makes a statement that a subject in a Special Condition keeps that condition. */
const keeping = (of: Spoken): Claim => {
  const condition = of.scope?.inCondition
  return condition === undefined || condition === 'any'
    ? { of: {}, holds: [] }
    : { of, holds: [{ lasting: 'keepsConditions', condition }] }
}

export const KEPT = ways('claim', (say) => [
  say("{of:subject} don't recover from that Special Condition when they evolve or devolve", ({ of }) => keeping(of)),
  say('Special Conditions are not removed when {of:subject} evolve or devolve', ({ of }) => ({
    of,
    holds: [{ lasting: 'keepsConditions' }],
  })),
  say(
    'when the {those:those} this card is attached to uses an attack , that attack costs {n:number} Energy less',
    (slots) => ({
      of: { scope: { pokemon: 'thisPokemon', ...slots.those } },
      holds: [{ lasting: 'symbolsSpared', symbols: slots.n }],
    }),
  ),
  say(
    'when applying Weakness to damage from the attacks of {of:subject} done to {whose:whose} {those:those} , apply it as × {n:number}',
    ({ of, n, whose, those }) => ({ of, holds: [{ lasting: 'weaknessDealt', factor: n, to: { whose, ...those } }] }),
  ),
  say("{claim:claim} , and it can retreat even if it 's Asleep or Paralyzed", ({ claim: { of, holds } }) => ({
    of,
    holds: [...holds, { lasting: 'unhindered', doing: 'retreating' }],
  })),
])

/** The Pokémon of both players, in the wording of Stadiums. */
export const OF_EACH_PLAYER = ways('subject', (say) => [
  say("each player's {those:those}", ({ those }) => ({ scope: { pokemon: 'all', ...those } })),
])

/** Doubles basic Energy of a type. The sentence is not understood if the doubled Energy has another type. */
const doubled = (scope: Scope, type: EnergyType, provided: readonly EnergyType[]): SentenceMeaning => ({
  kind: 'continuous',
  effects: provided.every((one) => one === type) ? [{ continuous: 'doublesBasicEnergy', type, scope }] : [],
})

export const DOUBLED = ways('sentence', (say) => [
  say(
    'each basic {type:type} Energy attached to [all of|] your {those:those} provides {one:type} {other:type} Energy',
    ({ type, those, one, other }) => doubled({ pokemon: 'yours', ...those }, type, [one, other]),
  ),
  say(
    "each player's {those:those} can evolve into [other|] {kind:kind} during that player's first turn or the turn they play those Pokémon",
    ({ those, kind }) =>
      always({
        of: { scope: { pokemon: 'all', ...those } },
        holds: [{ lasting: 'evolvesEarly', newcomer: true, into: kind }],
      }),
  ),
  say(
    "each player's {those:those} can evolve into [other|] {kind:kind} during the turn they play those Pokémon , except during their first turn",
    ({ those, kind }) =>
      always({
        of: { scope: { pokemon: 'all', ...those } },
        holds: [{ lasting: 'evolvesEarly', newcomer: 'only', into: kind }],
      }),
  ),
])

export const BORROWING_REMINDERS = ways('reminder', (say) => [
  say('( [you still need|that player still needs] the necessary Energy to use each attack . )', () => ({
    kind: 'reminder',
  })),
  say('( the Energy can be of any type . )', () => ({ kind: 'reminder' })),
])

/** A question about the name of a Pokémon's Ability. */
export const WITH_ABILITY = ways('question', (say) => [
  say('{ref:ref} has the {name:cardName} Ability', ({ ref, name }) => ({
    is: 'like',
    pokemon: ref,
    filter: { fits: { ability: name } },
  })),
])

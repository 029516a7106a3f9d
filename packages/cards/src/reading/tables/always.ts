/** Wordings of Abilities and Stadiums that a player can use. */
import type { Predicate } from 'ptcg-turn-engine/model'
import { ways } from '../grammar/productions.ts'
import { forEach } from './sentences.ts'

export const USES = ways('sentence', (say) => [
  say('{lead:lead} , you may {effect:abilityEffect}', ({ lead, effect }) => ({ kind: 'use', ...lead, ...effect })),
  say('{lead:lead} , for each {each:each} , you may {steps:inOrder}', ({ lead, each, steps }) => ({
    kind: 'use',
    ...lead,
    program: forEach(each, steps),
  })),
  say("once during each player's turn , you may {effect:abilityEffect}", ({ effect }) => ({ kind: 'use', ...effect })),
  say(
    "once during each player's turn , if {question:question} , you may {effect:abilityEffect}",
    ({ question, effect }) => ({ kind: 'use', only: question, ...effect }),
  ),
  say('in order to use this effect , you must {price:price}', ({ price }) => ({ kind: 'cost', program: price })),
])

/** Joins a question to an earlier one; both must hold. */
const alsoAsked = ({ only }: { readonly only?: Predicate }, question: Predicate): Predicate =>
  only === undefined ? question : { is: 'all', of: [only, question] }

/** The beginning of an Ability that a player uses: how often, and under which condition. */
export const LEADS = ways('lead', (say) => [
  say('once during your turn [|( before your attack )]', () => ({ limit: 'oncePerTurn' })),
  say('once during your first turn', () => ({ limit: 'oncePerTurn', only: { is: 'firstTurn', whose: 'you' } })),
  say('[as often as you like|] during your turn [|( before your attack )]', () => ({})),
  say('{lead:lead} , if this Pokémon is your Active Pokémon', ({ lead }) => ({ ...lead, from: 'Active' })),
  say('{lead:lead} , and if {question:question}', ({ lead, question }) => ({
    ...lead,
    only: alsoAsked(lead, question),
  })),
  say('{lead:lead} , if this Pokémon is on your Bench', ({ lead }) => ({ ...lead, from: 'Bench' })),
  say('{lead:lead} , if {question:question}', ({ lead, question }) =>
    question.is === 'active' && question.pokemon === 'thisPokemon'
      ? { ...lead, from: 'Active' }
      : { ...lead, only: alsoAsked(lead, question) },
  ),
])

/** The phrases after "you may" in an Ability: everything that the Ability does, or only the beginning. */
export const ABILITY_EFFECTS = ways('abilityEffect', (say) => [
  say('{steps:steps}', ({ steps }) => ({ program: steps })),
  say('use this Ability', () => ({ program: [] })),
  // the larger effect is optional
  say('{one:inOrder} . if {question:question} , you may {other:inOrder} instead', ({ one, question, other }) => ({
    program: [
      {
        do: 'if',
        is: question,
        then: [{ do: 'oneOrBoth', just: 'one', first: other, second: one }],
        otherwise: one,
      },
    ],
  })),
  say('flip {n:some} [coin|coins]', ({ n }) => ({ program: [{ do: 'flip', coins: n }] })),
  say('flip a coin until you get tails', () => ({ program: [{ do: 'flipUntilTails' }] })),
  say('{price:price} in order to use this Ability', ({ price }) => ({ cost: price, program: [] })),
  say('{price:price} in order to {steps:steps}', ({ price, steps }) => ({ cost: price, program: steps })),
])

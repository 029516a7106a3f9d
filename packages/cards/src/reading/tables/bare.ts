/**
 * Wordings that take away or replace something: the effects of Tools and Special Energy, the costs of attacks, Weakness, and Prize cards;
 * also Knocked Out Pokémon that go to the Lost Zone.
 */
import type { Scope } from 'ptcg-turn-engine/model'
import { ways } from '../grammar/productions.ts'
import { ITSELF } from './holding.ts'

const ALL: Scope = { pokemon: 'all' }

const BOTH = "( both yours and your opponent's )"

export const WITHOUT_EFFECT = ways('sentence', (say) => [
  say(
    `all Special Energy attached to Pokémon ${BOTH} [provide|provides] Colorless Energy and [have|has] no other effect`,
    () => ({
      kind: 'continuous',
      effects: [{ continuous: 'plainSpecialEnergy', scope: ALL }],
    }),
  ),
  // Tools with this effect do not switch each other off, so the exception needs no effect of its own
  say(
    "as long as {question:question} , Pokémon Tools attached to your opponent's Active Pokémon have no effect , except for Tool Jammer",
    ({ question }) => ({
      kind: 'continuous',
      effects: [{ continuous: 'noToolEffects', scope: { pokemon: 'opponents', where: 'Active' }, while: question }],
    }),
  ),
  say(`Pokémon Tools attached to [each|] Pokémon ${BOTH} have no effect`, () => ({
    kind: 'continuous',
    effects: [{ continuous: 'noToolEffects', scope: ALL }],
  })),
  say(
    "whenever a Pokémon ( either yours or your opponent's ) is Knocked Out , put that Pokémon in the Lost Zone instead of the discard pile . ( discard all attached cards . )",
    () => ({ kind: 'continuous', effects: [{ continuous: 'lostWhenKnockedOut', scope: ALL }] }),
  ),
])

/** A reduction of the Prize cards for a Knock Out that applies once per game. */
export const ONCE_IN_A_GAME = ways('sentence', (say) => [
  say(
    "if the Pokémon this card is attached to is Knocked Out by damage from an attack from your opponent's Pokémon , that player takes {n:number} fewer Prize [card|cards] . this effect of your {name:name} can't be applied more than once per game",
    ({ n }) => ({
      kind: 'continuous',
      effects: [
        { continuous: 'prizesGiven', amount: -n, from: { whose: 'opponent' }, oncePerGame: true, scope: ITSELF },
      ],
    }),
  ),
])

/** Energy symbols one after another. */
export const COSTS = ways('cost', (say) => [
  say('{type:type}', ({ type }) => [type]),
  say('{type:type} {more:cost}', ({ type, more }) => [type, ...more]),
])

/** Changes that an attack makes to its own cost. */
export const ITS_OWN_COST = ways('inIf', (say) => [
  say('this attack can be used for {cost:cost}', ({ cost }) => ({ kind: 'costs', cost })),
  say("ignore all Energy in this attack's cost", () => ({ kind: 'costs', cost: [] })),
])

/** Costs that are paid instead of the printed ones. */
export const OTHER_COST = ways('claim', (say) => [
  say('this Pokémon can use the {attack:name} attack for {cost:cost}', ({ attack, cost }) => ({
    of: { scope: ITSELF },
    holds: [{ lasting: 'attackCostIs', cost, attack }],
  })),
  say('ignore all Energy in the cost of {attack:name} used by this Pokémon', ({ attack }) => ({
    of: { scope: ITSELF },
    holds: [{ lasting: 'attackCostIs', cost: [], attack }],
  })),
])

/** A Weakness that replaces the printed one. */
export const NEW_WEAKNESS = ways('claim', (say) => [
  say('the Weakness of {of:subject} is now {type:type} . ( apply Weakness as × {n:number} . )', ({ of, type, n }) => ({
    of,
    holds: [{ lasting: 'weaknessTo', type, factor: n }],
  })),
])

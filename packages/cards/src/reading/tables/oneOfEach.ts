/** Wordings with "A, B, or 1 of each", and choices between two alternatives. */
import type { CardFilter, CardSource, Effect, Program, SpecialCondition, Who } from 'ptcg-turn-engine/model'
import { SPECIAL_CONDITIONS } from 'ptcg-turn-engine/model'
import { ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'
import { cardsIn } from './counts.ts'
import { lockCards } from './locks.ts'
import { inAnyWay } from './oneByOne.ts'
import { justOne } from './parts.ts'
import { moveThem } from './piles.ts'
import { chooseAttachedTo, fromZone } from './steps.ts'
import { handToBottom } from './wholeZones.ts'

const EITHER = '[a|an] {one:cards} , [a|an] {other:cards} , or 1 of each'

const oneOrBoth = (first: Program, second: Program): Program => [{ do: 'oneOrBoth', first, second }]

const from = (zone: CardSource, filter: CardFilter): Effect => fromZone('you', zone, filter, {})

/** Steps with a card of each of two kinds, or with a card of one kind only. */
export const ONE_OF_EACH = ways('step', (say) => [
  say(`attach ${EITHER} from your discard pile to {among:among} in any way you like`, ({ one, other, among }) =>
    oneOrBoth([from('discard', one), inAnyWay(among)], [from('discard', other), inAnyWay(among)]),
  ),
  say(`attach ${EITHER} from your hand to {among:among} in any way you like`, ({ one, other, among }) =>
    oneOrBoth([from('hand', one), inAnyWay(among)], [from('hand', other), inAnyWay(among)]),
  ),
  say(`search your deck for ${EITHER} and attach them to {among:among} in any way you like`, ({ one, other, among }) =>
    oneOrBoth([from('deck', one), inAnyWay(among)], [from('deck', other), inAnyWay(among)]),
  ),
  say(`search your deck for ${EITHER} , reveal them , and put them into your hand`, ({ one, other }) =>
    oneOrBoth(
      [from('deck', one), { do: 'reveal', cards: THAT }, moveThem('hand')],
      [from('deck', other), { do: 'reveal', cards: THAT }, moveThem('hand')],
    ),
  ),
  say(`put ${EITHER} from your discard pile into your hand`, ({ one, other }) =>
    oneOrBoth([from('discard', one), moveThem('hand')], [from('discard', other), moveThem('hand')]),
  ),
])

/** Steps that attach cards of two kinds, each with its own number. */
export const SOME_OF_EACH = ways('step', (say) => [
  say(
    'search your deck for {a:howMany} {one:cards} and {b:howMany} {other:cards} and attach them to {among:among} in any way you like',
    ({ a, one, b, other, among }) => [
      { ...from('deck', one), ...a },
      inAnyWay(among),
      { ...from('deck', other), ...b },
      inAnyWay(among),
    ],
  ),
])

const isAffected = (conditions: readonly SpecialCondition[]): Program => {
  const [condition, ...others] = conditions
  const now: Program = condition === undefined ? [] : [{ do: 'condition', pokemon: 'opponentActive', condition }]
  return others.length === 0 ? now : justOne(now, isAffected(others))
}

const AFFECTED = "your opponent's Active Pokémon is now affected by that Special Condition"

const sideToBottom = (who: Who, cards: number): Program => [
  {
    do: 'if',
    is: { is: 'atLeast', what: cardsIn(who, 'hand'), number: 1 },
    then: [...handToBottom(who), { do: 'draw', who, cards }],
  },
]

/** Two alternatives, of which the player chooses one. Sentences after the second alternative belong to it. */
export const CHOOSE_ONE = ways('steps', (say) => [
  say('you may choose 1 : {one:inOrder} ; or {other:inOrder}', ({ one, other }) => [
    { do: 'may', then: justOne(one, other) },
  ]),
])

/** Two effects, of which the player chooses one. */
export const ONE_OF_TWO = ways('step', (say) => [
  say(
    "choose Item cards or Supporter cards . during your opponent's next turn , they can't play any of the chosen cards from their hand",
    () =>
      justOne(
        lockCards('opponentsNextTurn', { trainer: 'Item' }),
        lockCards('opponentsNextTurn', { trainer: 'Supporter' }),
      ),
  ),
  say(`choose a Special Condition . ${AFFECTED}`, () => isAffected(SPECIAL_CONDITIONS)),
  say(`choose [either|] {a:condition} or {b:condition} . ${AFFECTED}`, ({ a, b }) => isAffected([a, b])),
  say(`choose {a:condition} , {b:condition} , or {c:condition} . ${AFFECTED}`, ({ a, b, c }) => isAffected([a, b, c])),
  say(
    'have either player shuffle their hand and put it on the bottom of their deck . if that player put any cards on the bottom of their deck in this way , they draw {n:number} cards',
    ({ n }) => justOne(sideToBottom('you', n), sideToBottom('opponent', n)),
  ),
  say('discard a Pokémon Tool or {energy:energy} card from {one:one} , or discard a Stadium in play', (slots) =>
    justOne(
      [
        ...slots.one.first.map((effect) =>
          effect.do === 'choosePokemon'
            ? { ...effect, from: { ...effect.from, any: [{ withTool: {} }, { withEnergy: slots.energy }] } }
            : effect,
        ),
        chooseAttachedTo(slots.one.ref, { any: [{ trainer: 'Tool' }, slots.energy] }, {}),
        moveThem('discard'),
      ],
      [{ do: 'removeStadium', to: 'discard' }],
    ),
  ),
])

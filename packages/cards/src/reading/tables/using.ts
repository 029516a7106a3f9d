/** Wordings of requirements and costs of a card, an attack or an Ability, and of limits to its use. */
import { ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'

const only = '[you can|you may] [use|play] this [card|attack|Ability] only'

export const CONDITIONS = ways('sentence', (say) => [
  say(`${only} [if|when] {question:question}`, ({ question }) => ({ kind: 'only', question })),
  say('this attack can be used only if {question:question}', ({ question }) => ({ kind: 'only', question })),
  say(`${only} [if|when] it is the last card in your hand`, () => ({
    kind: 'only',
    question: { is: 'not', what: { is: 'atLeast', what: { count: 'cardsIn', whose: 'you', zone: 'hand' }, number: 1 } },
  })),
  say(`${only} if you {price:price}`, ({ price }) => ({ kind: 'cost', program: price })),
  say('you must {price:price} in order to use this Ability', ({ price }) => ({ kind: 'cost', program: price })),
  say("you can't use more than 1 {name:name} Ability [each turn|during your turn]", ({ name }) => ({
    kind: 'onePerTurn',
    name,
  })),
  say('you can\'t use more than 1 Ability that has " {name:cardName} " in its name each turn', ({ name }) => ({
    kind: 'onePerTurn',
    name,
    isPart: true,
  })),
  say('if you searched your deck in this way , {steps:steps}', ({ steps }) => ({
    kind: 'onceUsed',
    program: steps,
    searched: true,
  })),
  say('if you use this Ability , {steps:steps}', ({ steps }) => ({ kind: 'onceUsed', program: steps })),
  say("you can't use this Ability on a Pokémon that would be Knocked Out", () => ({ kind: 'notOnKnockedOut' })),
])

/** Steps of an Ability that affect players and other Pokémon. */
export const MADE = ways('step', (say) => [
  say('your turn ends', () => [{ do: 'endTurn' }]),
  say('make {ref:ref} {condition:condition}', ({ ref, condition }) => [{ do: 'condition', pokemon: ref, condition }]),
  say('make {ref:ref} {one:condition} and {other:condition}', ({ ref, one, other }) => [
    { do: 'condition', pokemon: ref, condition: one },
    { do: 'condition', pokemon: ref, condition: other },
  ]),
  say('make both Active Pokémon {condition:condition}', ({ condition }) => [
    { do: 'condition', pokemon: 'yourActive', condition },
    { do: 'condition', pokemon: 'opponentActive', condition },
  ]),
  say('make both Active Pokémon {one:condition} and {other:condition}', ({ one, other }) =>
    (['yourActive', 'opponentActive'] as const).flatMap((pokemon) => [
      { do: 'condition', pokemon, condition: one } as const,
      { do: 'condition', pokemon, condition: other } as const,
    ]),
  ),
  say('have your opponent reveal their hand', () => [{ do: 'revealHand', whose: 'opponent' }]),
  say('have each player draw {n:some} [card|cards]', ({ n }) => [
    { do: 'draw', who: 'you', cards: n },
    { do: 'draw', who: 'opponent', cards: n },
  ]),
])

/** Costs of a text. The card being played is not one of the "other" cards, since it has left the hand. */
export const PRICES = ways('price', (say) => [
  say('{step:step}', ({ step }) => step),
  say('discard another {cards:cards} from your hand', ({ cards }) => [
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'hand', filter: cards },
    { do: 'move', cards: THAT, to: 'discard' },
  ]),
  say('discard {n:several} other {cards:cards} from your hand', ({ n, cards }) => [
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'hand', filter: cards, min: n, max: n },
    { do: 'move', cards: THAT, to: 'discard' },
  ]),
  say('put another {cards:cards} from your hand in the Lost Zone', ({ cards }) => [
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'hand', filter: cards },
    { do: 'move', cards: THAT, to: 'lostZone' },
  ]),
])

/** Rare wordings of older eras: about the cards of either player, excluded kinds of cards, or Abilities that are lost in every zone. */
import type { CardFilter, Program, Who } from 'ptcg-turn-engine/model'
import type { Spoken } from '../grammar/meanings.ts'
import { ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'
import { cardsIn } from './counts.ts'
import { inAnyWay } from './oneByOne.ts'
import { toOwner } from './owners.ts'
import { eitherSide } from './parts.ts'
import { moveThem, takeSeen } from './piles.ts'
import { holderIs } from './triggers.ts'

export const ODD_KINDS = ways('kind', (say) => [
  say('Mega Evolution Pokémon', () => ({ kind: 'Pokemon', stage: 'MEGA' })),
  say('Basic {one:type} and Basic {other:type} Pokémon', ({ one, other }) => ({
    kind: 'Pokemon',
    stage: 'Basic',
    any: [{ type: one }, { type: other }],
  })),
  say('{kind:kind} in play that [has|have] {name:cardName} in [its|their] [name|names]', ({ kind, name }) => ({
    ...kind,
    namePart: name,
  })),
])

export const CARDS_BY_NAME = ways('cards', (say) => [
  say('{name:cardName} [card|cards]', ({ name }) => ({ named: name })),
])

export const ODD_FEATURES = ways('features', (say) => [
  say('{energy:energy} attached to [it|them]', ({ energy }) => ({ withEnergy: energy })),
])

export const ODD_ATTACKERS = ways('attackers', (say) => [
  say("the opponent's attacks", () => ({ from: { whose: 'opponent' } })),
])

/** Matches all zones in which a text removes Abilities. Abilities work only in play, so the effect removes them only there. */
const EVERYWHERE = "in play , in each player's hand , and in each player's discard pile"

const except = ({ scope, ...of }: Spoken, not: CardFilter): Spoken =>
  scope === undefined || scope.not !== undefined ? {} : { ...of, scope: { ...scope, not: { fits: not } } }

export const ODD_SUBJECTS = ways('subject', (say) => [
  say(`each {kind:kind} ${EVERYWHERE}`, ({ kind: { kind, ...fits } }) => ({
    scope: { pokemon: 'all', ...(Object.keys(fits).length === 0 ? {} : { fits: { kind, ...fits } as CardFilter }) },
  })),
  say("your opponent's {kinds:kinds} in play , in their hand , and in their discard pile", ({ kinds }) => ({
    scope: { pokemon: 'opponents', fits: kinds },
  })),
])

export const ODD_CLAIMS = ways('claim', (say) => [
  say('{of:subject} [has|have] no Abilities ( except for {type:type} Pokémon )', ({ of, type }) => ({
    of: except(of, { kind: 'Pokemon', type }),
    holds: [{ lasting: 'noAbilities' }],
  })),
  say('{of:subject} [has|have] no Abilities ( except for {name:cardName} )', ({ of, name }) => ({
    of,
    holds: [{ lasting: 'noAbilities', except: name }],
  })),
])

const newHand = (whose: Who, cards: number): Program => [
  { do: 'allCards', as: THAT, whose, from: 'hand', filter: {} },
  moveThem('deck'),
  { do: 'draw', who: whose, cards },
]

export const ODD_STEPS = ways('step', (say) => [
  say('choose either player . that player shuffles their hand into their deck and draws {n:number} cards', ({ n }) =>
    eitherSide((whose) => newHand(whose, n)),
  ),
  say(
    "look at the top card of either player's deck . you may discard that card or return it to the top of the deck",
    () =>
      eitherSide((whose) => [
        { do: 'lookAtTop', whose, cards: 1 },
        takeSeen({}, whose),
        { do: 'may', then: [moveThem('discard')] },
      ]),
  ),
  say(
    "look at the top {n:number} cards of either player's deck and put them back on top of that player's deck in any order",
    ({ n }) =>
      eitherSide((whose) => [
        { do: 'lookAtTop', whose, cards: n },
        { do: 'chooseCards', as: THAT, whose, from: 'lookedAt', filter: {}, min: 60, max: 60, ordered: true },
        moveThem('deckTop'),
      ]),
  ),
  say('choose any {cards:cards} you find there and attach them to {among:among} in any way you like', (slots) => [
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'lookedAt', filter: slots.cards, min: 0, max: 60 },
    inAnyWay(slots.among),
  ]),
  say(
    'you may reveal [a|an] {cards:cards} you find there ( except {name:cardName} ) and put it into your hand',
    ({ cards, name }) => [
      {
        do: 'chooseCards',
        as: THAT,
        whose: 'you',
        from: 'lookedAt',
        filter: { ...cards, not: { named: name } },
        min: 0,
        max: 1,
      },
      { do: 'reveal', cards: THAT },
      moveThem('hand'),
    ],
  ),
  say(
    'each player shuffles all cards in their discard pile into their deck ( except for {name:cardName} )',
    ({ name }) =>
      (['you', 'opponent'] as const).flatMap(
        (whose): Program => [
          { do: 'allCards', as: THAT, whose, from: 'discard', filter: { not: { named: name } } },
          moveThem('deck'),
        ],
      ),
  ),
  say("put [a|an] {cards:cards} from your opponent's discard pile in the Lost Zone", ({ cards }) => [
    { do: 'chooseCards', as: THAT, whose: 'opponent', from: 'discard', filter: cards },
    moveThem('lostZone'),
  ]),
  say("shuffle all {attached:attached} from {target:target} into [their|your opponent's] deck", (slots) =>
    toOwner(slots.target, 'opponent', [
      ...slots.target.first,
      { do: 'allAttached', as: THAT, on: slots.target.set, filter: slots.attached },
      moveThem('deck'),
    ]),
  ),
  say("discard cards from your opponent's hand at random until they have {n:number} cards in their hand", ({ n }) => [
    {
      do: 'randomCards',
      as: THAT,
      whose: 'opponent',
      cards: { count: 'minus', from: cardsIn('opponent', 'hand'), less: n },
    },
    moveThem('discard'),
  ]),
])

export const ODD_SENTENCES = ways('sentence', (say) => [
  say('{lead:lead} you may {effect:abilityEffect}', ({ lead, effect }) => ({ kind: 'use', ...lead, ...effect })),
  say('each [player|play] {cards:lock}', ({ cards }) => ({
    kind: 'continuous',
    effects: [{ continuous: 'cantPlay', whose: 'either', cards }],
  })),
  say("prevent all damage done to Benched Pokémon by attacks ( both yours and your opponent's )", () => ({
    kind: 'continuous',
    effects: [{ continuous: 'preventDamage', scope: { pokemon: 'all', where: 'Bench' } }],
  })),
  say('{turnEnd:turnEnd} , heal {n:number} damage from the {kinds:kinds} this card is attached to', (slots) => ({
    kind: 'trigger',
    occasion: { on: 'turnEnds', ...slots.turnEnd, ...holderIs(slots.kinds) },
    program: [{ do: 'heal', pokemon: 'thisPokemon', damage: slots.n }],
    inside: false,
  })),
  say(
    "if this card is attached to [a|an] {kind:kind} , each of the attacks of that Pokémon does {n:number} more damage to your opponent's Active Pokémon ( before applying Weakness and Resistance )",
    ({ kind, n }) => ({
      kind: 'continuous',
      effects: [
        {
          continuous: 'damageDealt',
          amount: n,
          to: { whose: 'opponent', where: 'Active' },
          scope: { pokemon: 'thisPokemon', fits: kind },
        },
      ],
    }),
  ),
  say('each player can have {n:number} Pokémon on their Bench', ({ n }) => ({
    kind: 'continuous',
    effects: [{ continuous: 'benchLimit', limit: n }],
  })),
])

export const ODD_LEADS = ways('lead', (say) => [
  say('once during your turn , ( before your attack )', () => ({ limit: 'oncePerTurn' })),
])

export const ODD_REMINDERS = ways('reminder', (say) => [
  say(
    '( when this card leaves play , each player discards Benched Pokémon until they have 5 Pokémon on the Bench . the owner of this card discards first . )',
    () => ({ kind: 'reminder' }),
  ),
])

/** Wordings of older eras about the order of damage, and about limits and changes to what players may do. */
import { ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'
import { continuously } from './changed.ts'
import { cardsIn } from './counts.ts'
import { lockCards } from './locks.ts'
import { moveThem } from './piles.ts'
import { forEach } from './sentences.ts'

/** More damage, and damage that ignores Resistance or effects. */
export const OLDER_DAMAGE = ways('damage', (say) => [
  say('this attack does {n:number} more damage ( before applying Weakness and Resistance )', ({ n }) => ({
    kind: 'moreDamage',
    term: { amount: n },
    less: false,
  })),
  say("this attack's damage isn't affected by Resistance or any effects on your opponent's Active Pokémon", () => ({
    kind: 'unaffected',
    by: ['Resistance', 'effects'],
  })),
  say(
    "this damage isn't affected by Weakness , Resistance , or any other effects on [that|those|your opponent's Active] Pokémon",
    () => ({ kind: 'unaffected', by: ['Weakness', 'Resistance', 'effects'] }),
  ),
  say("don't apply Weakness and Resistance", () => ({ kind: 'unaffected', by: ['Weakness', 'Resistance'] })),
])

export const OLDER_WHOLE_SENTENCES = ways('sentence', (say) => [
  say(
    "[when|whenever] your opponent's Active Pokémon is Knocked Out , flip a coin . if heads , take {n:number} more Prize [card|cards]",
    ({ n }) => ({
      kind: 'trigger',
      occasion: { on: 'knockedOut', of: { whose: 'opponent', where: 'Active' } },
      program: [
        { do: 'flip', coins: 1 },
        {
          do: 'if',
          is: { is: 'heads' },
          then: [
            { do: 'lasting', on: { chosen: THAT }, effect: { lasting: 'prizesGiven', amount: n }, during: 'thisTurn' },
          ],
        },
      ],
      inside: false,
    }),
  ),
  say('if , before [doing damage|this Pokémon does damage] , {question:question} , {attack:damage}', (slots) => ({
    kind: 'if',
    question: slots.question,
    then: slots.attack,
  })),
  say('after doing damage , {steps:steps}', ({ steps }) => ({ kind: 'steps', program: steps })),
  say('then , for each {each:each} , {steps:steps}', ({ each, steps }) => ({
    kind: 'steps',
    program: forEach(each, steps),
  })),
  say("during your next turn , this Pokémon 's {attack:name} attack 's base damage is {n:number}", ({ attack, n }) => ({
    kind: 'baseDamageNextTurn',
    during: 'yourNextTurn',
    attack,
    base: n,
  })),
  say('your opponent flips {n:some} [coin|coins]', ({ n }) => ({ kind: 'coins', coins: n })),
  say('[flip|flips] a coin until you get tails', () => ({ kind: 'coins', coins: 'untilTails' })),
  say('if {question:question} , {one:steps} . if not , {other:steps}', ({ question, one, other }) => ({
    kind: 'steps',
    program: [{ do: 'if', is: question, then: one, otherwise: other }],
  })),
  say("if {question:question} , you can't [play|use] this card", ({ question }) => ({
    kind: 'only',
    question: { is: 'not', what: question },
  })),
  say('during your first turn , {of:subject} has no Retreat Cost', ({ of: { scope } }) =>
    continuously(
      ...(scope === undefined
        ? []
        : [{ continuous: 'noRetreatCost', scope, while: { is: 'firstTurn', whose: 'you' } } as const]),
    ),
  ),
  say("your opponent can't have more than {n:number} Benched Pokémon", ({ n }) =>
    continuously({ continuous: 'benchLimit', limit: n, whose: 'opponent' }),
  ),
  say('each player {cards:lock}', ({ cards }) => continuously({ continuous: 'cantPlay', whose: 'either', cards })),
  say(
    '[once during your turn ,|] when you play this Pokémon from your hand to evolve 1 of your Pokémon [during your turn|] , you may use this Ability . you may also use this Ability if this Pokémon is in the Active Spot and is Knocked Out by damage from {by:attackOf} . {steps:steps}',
    ({ by, steps }) => ({
      kind: 'both',
      first: { kind: 'trigger', occasion: { on: 'evolved' }, program: [{ do: 'may', then: steps }], inside: false },
      second: {
        kind: 'trigger',
        occasion: { on: 'knockedOut', where: 'Active', ...by },
        program: [{ do: 'may', then: steps }],
        inside: false,
      },
    }),
  ),
])

/** The beginning of an Ability that can be used only in the Active Spot. */
export const OLDER_LEADS = ways('lead', (say) => [
  say('if this Pokémon is [your Active Pokémon|in the Active Spot] , {lead:lead}', ({ lead }) => ({
    ...lead,
    from: 'Active',
  })),
])

export const OLDER_LOCKS = ways('lock', (say) => [
  say(
    "can't attach any Pokémon [Tools|Tool cards] from their hand [|to any of their Pokémon|to their Pokémon]",
    () => ({
      trainer: 'Tool',
    }),
  ),
  say("can't play any {a:played} , {b:played} , or {c:played} cards from their hand", ({ a, b, c }) => ({
    any: [a, b, c],
  })),
])

export const LOCKED_NEXT_TURN = ways('step', (say) => [
  say("your opponent {cards:lock} during your opponent's next turn", ({ cards }) =>
    lockCards('opponentsNextTurn', cards),
  ),
])

/** Costs without which the card cannot be played. */
export const OLDER_PRICES = ways('sentence', (say) => [
  say(
    "shuffle {n:some} {cards:cards} from your hand into your deck . ( if you can't shuffle {m:some} cards into your deck , you can't play this card . )",
    ({ n, cards, m }) => ({
      kind: 'cost',
      program:
        n === m
          ? [
              { do: 'chooseCards', as: THAT, whose: 'you', from: 'hand', filter: cards, min: n, max: n },
              moveThem('deck'),
            ]
          : [],
    }),
  ),
])

/** Triggers: Energy is attached, a Pokémon evolves, or this card is attached to the Active Pokémon. */
export const OLDER_OCCASIONS = ways('occasion', (say) => [
  say(
    'whenever your opponent attaches [a|an] {energy:energy} from their hand to 1 of their {those:those}',
    (slots) => ({
      on: 'attached',
      card: slots.energy,
      of: { whose: 'opponent', ...slots.those },
    }),
  ),
  say(
    'whenever [any|either] player plays [a|an] {those:those} from their hand to evolve 1 of their Pokémon',
    ({ those }) => ({
      on: 'evolved',
      of: { whose: 'either', ...those },
    }),
  ),
  say('when you attach this card from your hand to your Active Pokémon', () => ({
    on: 'attached',
    if: { is: 'active', pokemon: 'thisPokemon' },
  })),
])

/** A reminder of the order of steps within a rule. */
export const OLDER_ASIDES = ways('reminder', (say) => [
  say(
    "( your opponent switches first . [|if a player [does not|doesn't] have a Benched Pokémon , [that player|they] [doesn't|don't] switch Pokémon .] )",
    () => ({ kind: 'reminder' }),
  ),
])

/** Questions about the cards that a Supporter needs in the deck. */
export const OLDER_NEEDS = ways('question', (say) => [
  say('you have no cards in your deck', () => ({
    is: 'not',
    what: { is: 'atLeast', what: cardsIn('you', 'deck'), number: 1 },
  })),
])

/** Composed wordings: a case for each, with its expected meaning. */
import { expect, test } from 'vitest'
import { ability, pokemon, read } from './reading.ts'

type Case = readonly [text: string, part: object]

const chosen = (from: string, more: object = {}) => ({ do: 'chooseCards', from, ...more })
const to = (pile: string) => ({ do: 'move', to: pile })
const one = { do: 'oneOrBoth', just: 'one' }
const your = { whose: 'you' }
const theirs = { whose: 'opponent' }
const itself = { pokemon: 'thisPokemon' }
const isDone = { is: 'done' }
const flip = { do: 'flip', coins: 1 }
const costs = (number: number) => ({
  is: 'atLeast',
  what: { count: 'retreatCostOf', pokemon: 'thisPokemon' },
  number,
})
const onto = (where: string, pokemon: object = {}) => [
  chosen(where),
  { do: 'eachCard', then: [{ do: 'choosePokemon', from: { whose: 'you', ...pokemon } }, { do: 'attach' }] },
]

const ABILITIES: readonly Case[] = [
  [
    'Once during your turn, you may attach a Water Energy card, a Metal Energy card, or 1 of each from your discard pile to your Pokémon in any way you like.',
    { use: [{ do: 'oneOrBoth', first: onto('discard'), second: onto('discard') }] },
  ],
  [
    'Once during your turn, you may attach a Basic Water Energy card, a Basic Metal Energy card, or 1 of each from your hand to your Benched Pokémon in any way you like.',
    { use: [{ do: 'oneOrBoth', first: onto('hand', { where: 'Bench' }), second: onto('hand', { where: 'Bench' }) }] },
  ],
  [
    'Once during your turn, you may search your deck for a Basic Water Energy card, a Basic Metal Energy card, or 1 of each and attach them to your Pokémon in any way you like. Then, shuffle your deck.',
    {
      use: [
        { do: 'oneOrBoth', first: onto('deck'), second: onto('deck') },
        { do: 'shuffleDeck', ...your },
      ],
    },
  ],
  [
    'When you play this Pokémon from your hand onto your Bench during your turn, you may put a Water Energy card, an Item card, or 1 of each from your discard pile into your hand.',
    {
      triggers: [
        {
          on: 'benched',
          does: [
            {
              do: 'may',
              then: [
                {
                  do: 'oneOrBoth',
                  first: [chosen('discard', { filter: { type: 'Water' } }), to('hand')],
                  second: [chosen('discard', { filter: { trainer: 'Item' } }), to('hand')],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  [
    'When you play this Pokémon from your hand to evolve 1 of your Pokémon during your turn, you may choose 1: draw 2 cards; or discard the top 3 cards of your opponent’s deck.',
    {
      triggers: [
        {
          does: [
            {
              do: 'may',
              then: [
                { ...one, first: [{ do: 'draw', cards: 2 }], second: [{ do: 'discardTop', ...theirs, cards: 3 }] },
              ],
            },
          ],
        },
      ],
    },
  ],
  [
    'Once during your turn, you may flip a coin. If heads, choose Asleep, Burned, or Poisoned. Your opponent’s Active Pokémon is now affected by that Special Condition.',
    {
      use: [
        flip,
        {
          do: 'if',
          then: [
            {
              ...one,
              first: [{ do: 'condition', pokemon: 'opponentActive', condition: 'Asleep' }],
              second: [{ ...one, first: [{ condition: 'Burned' }], second: [{ condition: 'Poisoned' }] }],
            },
          ],
        },
      ],
    },
  ],
  [
    'Once during your turn, you may have either player shuffle their hand and put it on the bottom of their deck. If that player put any cards on the bottom of their deck in this way, they draw 3 cards.',
    {
      use: [
        {
          ...one,
          first: [{ do: 'if', then: [{}, to('deckBottom'), { do: 'shuffleDeck', ...your }, { who: 'you', cards: 3 }] }],
          second: [
            { do: 'if', then: [{}, to('deckBottom'), { do: 'shuffleDeck', ...theirs }, { who: 'opponent', cards: 3 }] },
          ],
        },
      ],
    },
  ],
  [
    'When you play this Pokémon from your hand to evolve 1 of your Pokémon during your turn, you may heal all damage from your Active Water Pokémon. If you healed any damage in this way, discard all Energy from that Pokémon.',
    {
      triggers: [
        {
          does: [
            {
              do: 'may',
              then: [
                {
                  do: 'eachPokemon',
                  pokemon: { each: { whose: 'you', where: 'Active', fits: { type: 'Water' } } },
                  as: 'healed',
                  then: [
                    { do: 'heal', damage: 'all' },
                    { do: 'if', is: isDone, then: [{ do: 'discardAllEnergy' }] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  [
    'Once during your turn, you may move up to 3 damage counters from your Pokémon to your opponent’s Active Pokémon.',
    {
      use: [
        { do: 'choosePokemon', from: { whose: 'you', damaged: true } },
        { do: 'moveCounters', to: 'opponentActive', counters: 1 },
        { do: 'forEach', times: 2, then: [{ do: 'if', then: [{ do: 'may' }] }] },
      ],
    },
  ],
  [
    'Once during your turn, you may search your deck for an Item card, reveal it, shuffle your deck, then put that card on top of it.',
    { use: [chosen('deck', { filter: { trainer: 'Item' } }), { do: 'reveal' }, { do: 'shuffleDeck' }, to('deckTop')] },
  ],
  [
    'Once during your turn, you may draw a card. If you do, discard all cards from this Pokémon and put this Pokémon on top of your deck.',
    {
      use: [{ do: 'draw' }, { do: 'if', then: [{ do: 'leavePlay', ...itself, to: 'deckTop', attached: 'discarded' }] }],
    },
  ],
  [
    'When 1 of your Fire Pokémon is Knocked Out by damage from an attack from your opponent’s Pokémon, you may put all Basic Fire Energy attached to that Pokémon into your hand instead of the discard pile.',
    {
      triggers: [
        {
          on: 'knockedOut',
          by: 'opponent',
          of: { whose: 'you', fits: { type: 'Fire' } },
          does: [{ do: 'may', then: [{ do: 'allAttached', on: { chosen: 'it' } }, to('hand')] }],
        },
      ],
    },
  ],
  [
    'When 1 of your Fire Pokémon is Knocked Out by damage from an attack from your opponent’s Pokémon, you may move a basic Energy card from that Pokémon to another of your Pokémon.',
    {
      triggers: [
        {
          does: [
            {
              do: 'may',
              then: [
                { do: 'chooseAttached', on: { chosen: 'it' } },
                { do: 'choosePokemon', from: { whose: 'you', except: { chosen: 'it' } } },
                { do: 'attach' },
              ],
            },
          ],
        },
      ],
    },
  ],
  [
    'As long as this Pokémon is in the Active Spot, your opponent can’t play any Pokémon that has an Ability from their hand, except for Fire Pokémon.',
    {
      continuous: [
        {
          continuous: 'cantPlay',
          ...theirs,
          cards: { hasAbility: true, not: { type: 'Fire' } },
          while: { is: 'active' },
        },
      ],
    },
  ],
  [
    'Once during your turn, if you played Sad Letter from your hand this turn, you may draw 3 cards.',
    { only: { is: 'happened', what: 'trainerPlayed', filter: { named: 'Sad Letter' } } },
  ],
  [
    'If this Pokémon is Knocked Out by damage from an attack from your opponent’s Pokémon, and if you have any Fire Pokémon in play, your opponent takes 1 fewer Prize card.',
    {
      triggers: [
        {
          on: 'knockedOut',
          by: 'opponent',
          if: { is: 'atLeast', number: 1 },
          does: [{ do: 'lasting', on: 'thisPokemon', effect: { lasting: 'prizesGiven', amount: -1 } }],
        },
      ],
    },
  ],
  [
    'If your opponent has no Fire Pokémon in play, this Pokémon can’t attack.',
    { continuous: [{ continuous: 'cantAttack', while: { is: 'not' } }] },
  ],
  [
    'During Pokémon Checkup, put 4 more damage counters on your opponent’s Burned Pokémon.',
    {
      continuous: [
        { continuous: 'conditionCounters', condition: 'Burned', amount: 4, scope: { pokemon: 'opponents' } },
      ],
    },
  ],
  [
    'As long as this Pokémon is in the Active Spot, whenever you attach an Energy card from your hand to 1 of your Pokémon, heal 40 damage from that Pokémon.',
    {
      triggers: [
        {
          on: 'attached',
          of: your,
          if: { is: 'active' },
          does: [{ do: 'heal', pokemon: { chosen: 'it' }, damage: 40 }],
        },
      ],
    },
  ],
  [
    'Once during your turn, for each of your Benched Puddle, you may search your deck for a Water Energy card and attach it to that Puddle. Then, shuffle your deck.',
    {
      use: [
        {
          do: 'eachPokemon',
          pokemon: { each: { whose: 'you', where: 'Bench', fits: { named: 'Puddle' } } },
          then: [chosen('deck'), { do: 'attach', to: { chosen: 'eachPokemon' } }],
        },
        { do: 'shuffleDeck' },
      ],
    },
  ],
  [
    'When you play this Pokémon from your hand to evolve 1 of your Pokémon during your turn, you may devolve 1 of your opponent’s Benched evolved Pokémon by putting the highest Stage Evolution card on it into your opponent’s hand.',
    {
      triggers: [
        {
          does: [
            { then: [{ from: { whose: 'opponent', where: 'Bench', evolved: true } }, { do: 'devolve', to: 'hand' }] },
          ],
        },
      ],
    },
  ],
  [
    'Once during your turn, you may draw cards until you have 2 cards in your hand. If this Pokémon is in the Active Spot, you may draw cards until you have 5 cards in your hand instead.',
    {
      use: [
        {
          do: 'if',
          is: { is: 'active' },
          then: [{ ...one, first: [{ cards: { from: 5 } }], second: [{ cards: { from: 2 } }] }],
          otherwise: [{ cards: { from: 2 } }],
        },
      ],
    },
  ],
  [
    'As long as this Pokémon is in the Active Spot, it can evolve during your first turn or the turn you play it.',
    { continuous: [{ continuous: 'evolvesEarly', newcomer: true, scope: itself, while: { is: 'active' } }] },
  ],
  [
    'Once during your turn, you may choose a Basic Pokémon V from your discard pile and switch it with this Pokémon. Any attached cards, damage counters, Special Conditions, turns in play, and any other effects remain on the new Pokémon.',
    { use: [chosen('discard', { filter: { stage: 'Basic', rule: 'V' } }), { do: 'replace', ...itself }] },
  ],
  [
    'Whenever your opponent plays an Item or Supporter card from their hand, prevent all effects of that card done to this Pokémon.',
    {
      continuous: [
        { of: 'Items', from: theirs, scope: itself },
        { of: 'Supporters', from: theirs, scope: itself },
      ],
    },
  ],
  [
    'Damage from attacks used by this Pokémon isn’t affected by any effects on your opponent’s Active Pokémon.',
    { continuous: [{ continuous: 'damageUnaffected', by: 'effects', scope: itself }] },
  ],
  [
    'Damage from your Fire Pokémon’s attacks isn’t affected by your opponent’s Active Pokémon’s Resistance.',
    { continuous: [{ by: 'Resistance', scope: { pokemon: 'yours', fits: { type: 'Fire' } } }] },
  ],
  [
    'Once during your turn, when this Pokémon moves from the Active Spot to your Bench, you may use this Ability. Draw 3 cards.',
    { triggers: [{ on: 'movedToBench', once: true, does: [{ do: 'may', then: [{ do: 'draw', cards: 3 }] }] }] },
  ],
  [
    'Once during your turn, when your Puddle ex moves from your Bench to the Active Spot, you may use this Ability. Draw 3 cards.',
    { triggers: [{ on: 'movedToActive', once: true, of: { whose: 'you', fits: { named: 'Puddle ex' } } }] },
  ],
  [
    'Whenever your opponent’s Active Pokémon moves to the Bench during their turn, their new Active Pokémon is now Asleep.',
    { triggers: [{ on: 'movedToBench', of: theirs, does: [{ pokemon: 'opponentActive', condition: 'Asleep' }] }] },
  ],
  [
    'If your Active Fire Pokémon is damaged by an attack from your opponent’s Pokémon (even if it is Knocked Out), place 2 damage counters on the Attacking Pokémon.',
    {
      triggers: [
        {
          on: 'damaged',
          by: 'opponent',
          where: 'Active',
          of: { whose: 'you', fits: { type: 'Fire' } },
          does: [{ on: 'attacker', counters: 2 }],
        },
      ],
    },
  ],
  [
    'Once during your turn, if this Pokémon is on your Bench, when you attach an Energy card from your hand to this Pokémon, you may switch it with your Active Pokémon.',
    { triggers: [{ on: 'attached', once: true, if: { is: 'not', what: { is: 'active' } } }] },
  ],
  [
    'Whenever your opponent plays a Pokémon from their hand to evolve 1 of their Pokémon, put 3 damage counters on that Pokémon. The effect of Deep Well doesn’t stack.',
    { triggers: [{ on: 'evolved', of: theirs, single: true, does: [{ on: { chosen: 'it' }, counters: 3 }] }] },
  ],
  [
    'If 1 of your Fire Pokémon is Knocked Out by damage from an attack from your opponent’s Pokémon ex, that player takes 1 fewer Prize card. The effect of Deep Well doesn’t stack.',
    {
      continuous: [
        {
          continuous: 'prizesGiven',
          amount: -1,
          once: true,
          scope: { pokemon: 'yours', fits: { type: 'Fire' } },
          from: { whose: 'opponent', fits: { rule: 'ex' } },
        },
      ],
    },
  ],
]

test.each(ABILITIES)('%s', (text, part) => expect(ability(text)).toMatchObject([{ abilities: [part] }, []]))

const trainer = (subtype: string, text: string) =>
  read({ name: 'Jar', supertype: 'Trainer', subtypes: [subtype], rules: [text] })

const ITEMS: readonly Case[] = [
  [
    'Look at the top 4 cards of your deck and discard any number of them. Put the other cards back in any order.',
    { effect: [{ cards: 4 }, chosen('lookedAt', { min: 0 }), to('discard'), chosen('lookedAt'), to('deckTop')] },
  ],
  [
    'Each player reveals the top 4 cards of their deck and puts all Pokémon they find there into their hand. Then, each player shuffles the other cards back into their deck.',
    {
      effect: [
        { do: 'lookAtTop', ...your, cards: 4, revealed: true },
        { filter: { kind: 'Pokemon' } },
        to('hand'),
        { do: 'shuffleDeck', ...your },
        { do: 'lookAtTop', ...theirs, cards: 4 },
        {},
        to('hand'),
        { do: 'shuffleDeck', ...theirs },
      ],
    },
  ],
  [
    'Reveal up to 3 Pokémon in your hand and put them into your deck. If you do, search your deck for up to that many Pokémon, reveal them, and put them into your hand. Then, shuffle your deck.',
    {
      effect: [
        chosen('hand', { as: 'given', max: 3 }),
        { do: 'reveal' },
        to('deck'),
        {
          do: 'if',
          is: isDone,
          then: [chosen('deck', { max: { named: 'given' } }), {}, to('hand'), { do: 'shuffleDeck' }],
        },
      ],
    },
  ],
  [
    'Your opponent counts the cards in their hand, shuffles those cards, and puts them on the bottom of their deck. If they do, they draw that many cards.',
    {
      effect: [
        { ...theirs, from: 'hand' },
        to('deckBottom'),
        {},
        { do: 'draw', who: 'opponent', cards: { count: 'cardsChosen' } },
      ],
    },
  ],
  [
    'Move up to 2 damage counters from 1 of your Pokémon to your other Pokémon in any way you like.',
    {
      effect: [
        { as: 'giver' },
        { from: { except: { chosen: 'giver' } } },
        { do: 'moveCounters', counters: 1 },
        { times: 1 },
      ],
    },
  ],
  [
    'Switch your Active Pokémon with 1 of your Benched Pokémon. If you do, you may move any amount of Energy from the Pokémon you moved to your Bench to the new Active Pokémon.',
    {
      effect: [
        { as: 'left' },
        { do: 'choosePokemon' },
        { do: 'switch' },
        { do: 'if', then: [{ do: 'may', then: [{ on: { chosen: 'left' } }, { do: 'attach', to: 'yourActive' }] }] },
      ],
    },
  ],
  [
    'Search your deck for a Basic Pokémon and put it onto your Bench. Then, shuffle your deck. You may switch that Pokémon with your Active Pokémon.',
    {
      effect: [
        chosen('deck'),
        to('bench'),
        { do: 'if', then: [{}, { do: 'may', then: [{ do: 'switch', with: 'guest' }] }] },
      ],
    },
  ],
  [
    'Discard a Pokémon Tool and a Special Energy from 1 of your opponent’s Pokémon.',
    {
      effect: [
        { from: theirs },
        { filter: { trainer: 'Tool' } },
        {},
        { filter: { basicEnergy: false } },
        to('discard'),
      ],
    },
  ],
  [
    'Discard a Pokémon Tool or Special Energy card from 1 of your opponent’s Pokémon, or discard a Stadium in play.',
    {
      effect: [
        { ...one, first: [{ from: theirs }, {}, to('discard')], second: [{ do: 'removeStadium', to: 'discard' }] },
      ],
    },
  ],
  [
    'Flip a coin. If tails, put this Jar on the bottom of your deck instead of in the discard pile.',
    { effect: [flip, { do: 'if', then: [{ from: 'thisCard' }, to('deckBottom')] }] },
  ],
  [
    'Draw 2 cards. If you drew any cards in this way and if Jam Market is in play, shuffle this Jar into your deck instead of discarding it.',
    { effect: [{}, { do: 'if', is: { is: 'all' }, then: [{ from: 'thisCard' }, to('deck')] }] },
  ],
  [
    'Heal 30 damage from your Active Pokémon. If you healed any damage in this way, flip a coin. If heads, put this Jar into your hand instead of the discard pile.',
    {
      effect: [
        { do: 'heal' },
        { do: 'if', is: isDone, then: [flip, { do: 'if', then: [{ from: 'thisCard' }, to('hand')] }] },
      ],
    },
  ],
  [
    'Search your deck for any number of Basic Energy cards of different types, reveal them, and put them into your hand. Then, shuffle your deck.',
    { effect: expect.arrayContaining([expect.objectContaining({ as: 'card3', unlike: ['card1', 'card2'] })]) },
  ],
  [
    'Put 2 cards from your hand on the bottom of your deck in any order. If you put 2 cards on the bottom of your deck in this way, draw 3 cards. (If you can’t put 2 cards from your hand on the bottom of your deck, you can’t use this card.)',
    { only: { is: 'atLeast', what: { zone: 'hand' }, number: 2 } },
  ],
]

test.each(ITEMS)('%s', (text, part) => expect(trainer('Item', text)).toMatchObject([part, []]))

test.each<Case>([
  [
    'If the Pokémon this card is attached to is damaged by an attack from your opponent’s Water Pokémon, it takes 40 less damage (after applying Weakness and Resistance), and discard this card.',
    {
      continuous: [
        {
          continuous: 'damageTaken',
          amount: -40,
          from: { whose: 'opponent', fits: { type: 'Water' } },
          discards: true,
        },
      ],
    },
  ],
  [
    'If the Pokémon this card is attached to has a Retreat Cost of exactly 3, is in the Active Spot, and is Knocked Out by damage from an attack from your opponent’s Pokémon, draw 2 cards.',
    {
      triggers: [{ on: 'knockedOut', where: 'Active', if: { of: [costs(3), { is: 'not', what: costs(4) }] } }],
    },
  ],
  [
    'If the Pokémon V this card is attached to has "Puddle" in its name and is Knocked Out by damage from an attack from your opponent’s Pokémon, that player takes 1 fewer Prize card.',
    { triggers: [{ on: 'knockedOut', if: { is: 'all' }, does: [{ on: 'thisPokemon', effect: { amount: -1 } }] }] },
  ],
])('%s', (text, part) => expect(trainer('Pokémon Tool', text)).toMatchObject([part, []]))

test.each<Case>([
  [
    'Whenever a player’s Active Pokémon moves to the Bench during their turn, put 3 damage counters on that Pokémon.',
    { triggers: [{ on: 'movedToBench', of: { whose: 'either' }, does: [{ on: { chosen: 'it' }, counters: 3 }] }] },
  ],
  [
    'Whenever either player plays a Pokémon VMAX from their hand to evolve a Pokémon V during their turn, heal 40 damage from that Pokémon.',
    { triggers: [{ on: 'evolved', of: { whose: 'either', fits: { rule: 'VMAX' } }, does: [{ damage: 40 }] }] },
  ],
])('%s', (text, part) => expect(trainer('Stadium', text)).toMatchObject([part, []]))

const ATTACKS: readonly (readonly [damage: string, text: string, part: object])[] = [
  // each Pokémon that got Energy is healed, not only the last one
  [
    '40',
    'You may attach up to 3 basic Energy cards from your hand to your Benched Pokémon in any way you like. If you attached Energy to a Pokémon in this way, heal all damage from that Pokémon.',
    {
      after: [
        {
          do: 'may',
          then: [
            chosen('hand', { max: 3 }),
            { do: 'eachCard', then: [{}, { do: 'attach' }, { do: 'heal', damage: 'all' }] },
          ],
        },
      ],
    },
  ],
  [
    '',
    'Choose 1 of your opponent’s Pokémon 3 times. (You can choose the same Pokémon more than once.) For each time you chose a Pokémon, do 30 damage to it.',
    { also: [{ amount: 30 }, { amount: 30 }, { amount: 30 }], choose: [{}, {}, { from: theirs }] },
  ],
  [
    '200',
    'If your opponent’s Active Pokémon already has any damage counters on it, this attack’s base damage is 40.',
    { damage: { base: 200, sign: '−', terms: [{ amount: 160 }] } },
  ],
  [
    '60',
    'You may have this Pokémon also do 30 damage to itself and make your opponent’s Active Pokémon Asleep.',
    {
      also: [{ to: 'thisPokemon', amount: 30, if: isDone }],
      after: [{ then: [{ pokemon: 'opponentActive', condition: 'Asleep' }] }],
    },
  ],
  [
    '',
    'Discard 3 Water Energy cards from your hand, and Knock Out your opponent’s Active Pokémon. If you can’t discard 3 cards in this way, this attack does nothing.',
    {
      require: [{ is: { is: 'not', what: { number: 3 } } }],
      after: [chosen('hand', { min: 3, max: 3 }), to('discard'), { do: 'knockOut', pokemon: 'opponentActive' }],
    },
  ],
  [
    '90',
    'Choose 1 of your Benched Puddle and shuffle that Pokémon and all attached cards into your deck. If you can’t shuffle a Puddle into your deck, this attack does nothing.',
    {
      require: [{ then: [{ do: 'doesNothing' }] }],
      after: [{ from: { whose: 'you', where: 'Bench' } }, { do: 'leavePlay', to: 'deck' }],
    },
  ],
  [
    '90',
    'Before doing damage, discard all Pokémon Tools from this Pokémon. If you can’t discard any, this attack does nothing.',
    { require: [{ then: [{ do: 'doesNothing' }] }], before: [{ do: 'discardTools', from: 'thisPokemon' }] },
  ],
  [
    '40+',
    'Before doing damage, discard all Pokémon Tools from your opponent’s Active Pokémon. If you discarded a Pokémon Tool in this way, this attack does 50 more damage.',
    { before: [{ from: 'opponentActive' }], damage: { terms: [{ amount: 50, if: isDone }] } },
  ],
  [
    '30',
    'You may put 2 Energy attached to your opponent’s Active Stage 1 Pokémon into their hand.',
    { after: [{ do: 'may', then: [{ on: { each: { whose: 'opponent', where: 'Active' } }, units: 2 }, to('hand')] }] },
  ],
  [
    '',
    'Your opponent reveals their hand. Discard all Item cards you find there.',
    {
      after: [{ do: 'revealHand', ...theirs }, { ...theirs, from: 'hand', filter: { trainer: 'Item' } }, to('discard')],
    },
  ],
  [
    '',
    'Your opponent reveals their hand. If they have 5 or more cards in their hand, choose all but 4, and your opponent shuffles the chosen cards into their deck.',
    { after: [{}, { is: { number: 5 }, then: [chosen('hand', { ...theirs, max: { less: 4 } }), to('deck')] }] },
  ],
  [
    '',
    'Look at the top card of your opponent’s deck. You may have your opponent shuffle their deck.',
    {
      after: [
        { do: 'lookAtTop', ...theirs },
        { do: 'may', then: [] },
        { is: isDone, then: [{ do: 'shuffleDeck', ...theirs }] },
      ],
    },
  ],
  [
    '',
    'Your opponent discards a card from their hand. If this Pokémon evolved from Puddle during this turn, your opponent discards 3 more cards.',
    { after: [{ by: 'opponent', max: 1 }, {}, { do: 'if', then: [{ by: 'opponent', max: 3 }, to('discard')] }] },
  ],
  [
    '',
    'Put 3 damage counters on your opponent’s Pokémon in any way you like. If you played Sad Letter from your hand during this turn, place 9 damage counters instead.',
    { after: [{ then: [{ do: 'spreadCounters', counters: 9 }], otherwise: [{ counters: 3 }] }] },
  ],
  [
    '',
    'Flip a coin. If heads, search your deck for a Lake and put it onto this Thing to evolve it. Then, shuffle your deck.',
    {
      after: [
        flip,
        {
          then: [
            chosen('deck', { filter: { named: 'Lake' }, skipping: true }),
            { do: 'evolve', ...itself, skipping: true },
            {},
          ],
        },
      ],
    },
  ],
  [
    '80',
    'This attack also does 20 damage to 1 of your Benched Pokémon and 40 damage to 1 of your opponent’s Benched Pokémon.',
    { also: [{ amount: 20 }, { amount: 40 }], choose: [{ from: your }, { from: theirs }] },
  ],
  [
    '30×',
    'Reveal the top 5 cards of your deck. This attack does 30 damage for each Fire Pokémon you find there. Then, shuffle those Pokémon back into your deck and discard the other cards.',
    { after: [{ from: 'lookedAt', filter: { not: { type: 'Fire' } } }, to('discard'), { do: 'shuffleDeck' }] },
  ],
  [
    '',
    'Put 3 damage counters on 1 of your opponent’s Pokémon for each Fire Energy card in your discard pile. Then, shuffle those Energy cards into your deck.',
    { after: [{}, { counters: { count: 'times', by: 3, of: { zone: 'discard' } } }, {}, to('deck')] },
  ],
  [
    '',
    'Discard the top card of your deck, and if that card is a Supporter card, use the effect of that card as the effect of this attack.',
    { after: [{ do: 'lookAtTop', ...your }, {}, to('discard'), { then: [{ do: 'useEffectOf' }] }] },
  ],
  [
    '',
    'Search your deck for a Fire Pokémon, reveal it, and put it into your hand. If you go second and it’s your first turn, search for up to 2 Fire Pokémon instead of 1. Then, shuffle your deck.',
    { after: [{ then: [chosen('deck', { max: 2 }), {}, {}], otherwise: [chosen('deck'), {}, to('hand')] }, {}] },
  ],
]

test.each(ATTACKS)('%s %s', (damage, text, part) =>
  expect(pokemon({ attacks: [{ name: 'Attack', cost: ['Fire'], damage, text }] })).toMatchObject([
    { attacks: [part] },
    [],
  ]),
)

test.each([
  ['If you have no cards in your hand, this attack can be used for WaterColorless.', ['Water', 'Colorless'], 'not'],
  ['If this Pokémon is affected by a Special Condition, ignore all Energy in this attack’s cost.', [], 'like'],
])('%s', (text, cost, question) =>
  expect(pokemon({ attacks: [{ name: 'Attack', cost: ['Fire'], damage: '30', text }] })).toMatchObject([
    { continuous: [{ continuous: 'attackCostIs', attack: 'Attack', cost, scope: itself, while: { is: question } }] },
    [],
  ]),
)

test('"that Pokémon" is left unread after Pokémon that were chosen one after another', () => {
  const text =
    'Attach up to 2 Energy cards from your hand to your Benched Pokémon in any way you like. Heal 30 damage from that Pokémon.'
  expect(pokemon({ attacks: [{ name: 'Attack', cost: ['Fire'], damage: '', text }] })[1]).not.toEqual([])
})

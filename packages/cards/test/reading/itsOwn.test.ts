/** Effects and questions of Abilities, read from English. */
import { expect, test } from 'vitest'
import { ability } from './reading.ts'

const cards = (filter: object) => ({ do: 'chooseCards', as: 'cards', filter })
const attached = { do: 'attach', cards: 'cards', to: 'thisPokemon' }
const comesIn = { do: 'eachPokemon', pokemon: 'thisPokemon', then: [{ do: 'switch', who: 'you' }] }

test.each<[string, object]>([
  [
    'As often as you like during your turn, you may move a Fire Energy from 1 of your Pokémon to 1 of your Rapid Strike Pokémon.',
    {
      use: [
        { do: 'choosePokemon', from: { whose: 'you', withEnergy: { type: 'Fire' } } },
        { do: 'chooseAttached', on: { chosen: 'pokemon' } },
        { do: 'choosePokemon', from: { whose: 'you', except: { chosen: 'pokemon' } } },
        { do: 'attach', to: { chosen: 'pokemon2' } },
      ],
    },
  ],
  [
    'Once during your turn, when this Pokémon moves from your Bench to the Active Spot, you may move any amount of Fire Energy from your other Pokémon to it.',
    { triggers: [{ does: [{ do: 'may', then: [{ do: 'chooseAttached', min: 0, max: 60 }, attached] }] }] },
  ],
  [
    'Once during your turn, when this Pokémon moves from your Bench to the Active Spot, you may attach up to 3 Water Energy cards from your discard pile to it.',
    {
      triggers: [{ does: [{ do: 'may', then: [{ ...cards({ type: 'Water' }), from: 'discard', max: 3 }, attached] }] }],
    },
  ],
  [
    'During your turn, if this Pokémon is on your Bench, you may switch it with your Active Pokémon. If you do, draw a card.',
    { from: 'Bench', use: [comesIn, { do: 'if', is: { is: 'done' } }] },
  ],
  [
    'When you play this Pokémon from your hand onto your Bench during your turn, you may switch it with your Active Pokémon. If you do, draw a card.',
    { triggers: [{ does: [{ do: 'eachPokemon', pokemon: 'thisPokemon' }, { do: 'if' }] }] },
  ],
  [
    'Once during your turn, you may look at the top 2 cards of your deck and put 1 of them into your hand. Put the other card in the Lost Zone.',
    {
      use: [
        { do: 'lookAtTop' },
        { do: 'chooseCards' },
        { do: 'move' },
        { do: 'allCards', from: 'lookedAt' },
        { do: 'move', to: 'lostZone' },
      ],
    },
  ],
  [
    'Once during your turn, you may discard the top card of your deck. If that card is a Water Energy card, attach it to 1 of your Pokémon.',
    {
      use: [
        { do: 'lookAtTop', revealed: true },
        { do: 'allCards' },
        { do: 'move', to: 'discard' },
        {
          do: 'if',
          is: { what: { filter: { basicEnergy: true, type: 'Water' } } },
          then: [{ do: 'choosePokemon' }, { do: 'attach', cards: 'cards' }],
        },
      ],
    },
  ],
  [
    'Once during your turn, you may draw cards until you have as many cards in your hand as you have Fusion Strike Pokémon in play.',
    { use: [{ do: 'draw', cards: { count: 'minus', from: { count: 'pokemonInPlay', of: { whose: 'you' } } } }] },
  ],
  [
    'Once during your turn, you may use this Ability. Each player discards a card from their hand. (Your opponent discards first.)',
    {
      use: [
        { do: 'chooseCards', whose: 'opponent', by: 'opponent' },
        { do: 'move', to: 'discard' },
        { do: 'chooseCards', whose: 'you', by: 'you' },
        { do: 'move', to: 'discard' },
      ],
    },
  ],
  [
    'Once during your turn, you may put up to 2 Colorless Pokémon from your discard pile onto your Bench.',
    { use: [{ do: 'chooseCards' }, { do: 'move', to: 'bench', anyStage: true }] },
  ],
  [
    'Once during your turn, you may search your deck for a Wooloo and put it onto your Bench. Then, shuffle your deck.',
    { use: [{ do: 'chooseCards' }, { do: 'move', to: 'bench', anyStage: true }, { do: 'shuffleDeck' }] },
  ],
  [
    'Once during your turn, you may choose 1 of your Pokémon and flip a coin. If heads, heal 30 damage from that Pokémon.',
    { use: [{ do: 'choosePokemon' }, { do: 'flip', coins: 1 }, { do: 'if' }] },
  ],
  [
    'When you play this Pokémon from your hand to evolve 1 of your Pokémon during your turn, you may prevent all damage from and effects of attacks from your opponent’s Pokémon done to this Pokémon until the end of your opponent’s next turn.',
    {
      triggers: [
        {
          on: 'evolved',
          does: [
            {
              do: 'may',
              then: [
                { do: 'lasting', effect: { lasting: 'preventDamage', from: { whose: 'opponent' } } },
                { do: 'lasting', effect: { lasting: 'preventEffects' }, during: 'opponentsNextTurn' },
              ],
            },
          ],
        },
      ],
    },
  ],
  [
    'Once during your turn, you may use this Ability. If this Pokémon is on the Bench, switch it with your Active Pokémon. Or, if this Pokémon is in the Active Spot, switch it with 1 of your Benched Pokémon.',
    {
      use: [
        { do: 'if', is: { is: 'active' }, then: [{ do: 'choosePokemon' }, { do: 'switch' }], otherwise: [comesIn] },
      ],
    },
  ],
  [
    'Once during your turn, you may attach up to 3 Energy cards from your opponent’s discard pile to your opponent’s Pokémon in any way you like.',
    { use: [{ do: 'chooseCards', whose: 'opponent', max: 3 }, { do: 'eachCard' }] },
  ],
  [
    'If all your Pokémon in play are Fire Pokémon, this Pokémon gets +30 HP.',
    { continuous: [{ continuous: 'hp', while: { is: 'not', what: { is: 'atLeast', number: 1 } } }] },
  ],
  [
    'If this Pokémon is in the Active Spot, has a Pokémon Tool attached, and is damaged by an attack from your opponent’s Pokémon (even if this Pokémon is Knocked Out), put 5 damage counters on the Attacking Pokémon.',
    { triggers: [{ on: 'damaged', by: 'opponent', where: 'Active', if: { is: 'like', filter: { withTool: {} } } }] },
  ],
])('%s', (text, meaning) => expect(ability(text)).toMatchObject([{ abilities: [meaning] }, []]))

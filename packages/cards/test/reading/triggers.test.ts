/** Triggers, read from English. */
import { describe, expect, test } from 'vitest'
import { ability, pokemon, read } from './reading.ts'

const draws = [{ do: 'draw', who: 'you', cards: 2 }]
const mayDraw = [{ do: 'may', then: draws }]
const counters = [{ do: 'putCounters', on: 'attacker', counters: 2 }]

describe('Abilities', () => {
  test.each<[string, object]>([
    [
      'If this Pokémon is in the Active Spot and is damaged by an attack from your opponent’s Pokémon (even if this Pokémon is Knocked Out), put 2 damage counters on the Attacking Pokémon.',
      { on: 'damaged', by: 'opponent', where: 'Active', does: counters },
    ],
    [
      'If this Pokémon is Asleep and is damaged by an attack from your opponent’s Pokémon VMAX (even if this Pokémon is Knocked Out), put damage counters on the Attacking Pokémon equal to the damage done to this Pokémon.',
      {
        on: 'damaged',
        by: 'opponent',
        if: {
          is: 'all',
          of: [
            { is: 'inCondition', pokemon: 'thisPokemon', condition: 'Asleep' },
            { is: 'fits', pokemon: 'attacker', filter: { kind: 'Pokemon', rule: 'VMAX' } },
          ],
        },
        does: [{ do: 'putCounters', on: 'attacker', counters: { count: 'damageDone', to: 'thisPokemon' } }],
      },
    ],
    [
      'Whenever your opponent attaches an Energy card from their hand to 1 of their Fire Pokémon, put 2 damage counters on that Pokémon.',
      {
        on: 'attached',
        card: { kind: 'Energy' },
        of: { whose: 'opponent', fits: { kind: 'Pokemon', type: 'Fire' } },
        does: [{ do: 'putCounters', on: { chosen: 'it' }, counters: 2 }],
      },
    ],
    [
      'When 1 of your Pokémon is Knocked Out by damage from an attack from your opponent’s Pokémon, you may move an Energy from that Pokémon to this Pokémon.',
      {
        on: 'knockedOut',
        by: 'opponent',
        of: { whose: 'you' },
        does: [
          {
            do: 'may',
            then: [
              { do: 'chooseAttached', as: 'cards', on: { chosen: 'it' }, filter: { kind: 'Energy' } },
              { do: 'attach', cards: 'cards', to: 'thisPokemon' },
            ],
          },
        ],
      },
    ],
    [
      'Once at the end of your turn (after your attack), if this Pokémon is in the Active Spot, you must discard the top 5 cards of your deck.',
      {
        on: 'turnEnds',
        whose: 'you',
        if: { is: 'active', pokemon: 'thisPokemon' },
        does: [{ do: 'discardTop', whose: 'you', cards: 5 }],
      },
    ],
    [
      'Once at the end of your turn (after your attack), you may use this Ability. Draw 2 cards.',
      { on: 'turnEnds', whose: 'you', does: mayDraw },
    ],
    ['At the end of each turn, draw 2 cards.', { on: 'turnEnds', does: draws }],
    ['If this Pokémon is damaged by an attack, draw 2 cards.', { on: 'damaged', does: draws }],
    [
      'If this Pokémon is Knocked Out by damage from an attack from your opponent’s Pokémon, put 2 damage counters on the Attacking Pokémon.',
      { on: 'knockedOut', by: 'opponent', does: counters },
    ],
    [
      'When you play this Pokémon from your hand to evolve 1 of your Pokémon during your turn, you may draw 2 cards.',
      { on: 'evolved', does: mayDraw },
    ],
    [
      'When you play this Pokémon from your hand onto your Bench during your turn, you may draw 2 cards.',
      { on: 'benched', does: mayDraw },
    ],
    [
      'Once during your turn, when this Pokémon moves from your Bench to the Active Spot, you may draw 2 cards.',
      { on: 'movedToActive', once: true, does: mayDraw },
    ],
    [
      'When you attach a Fire Energy card from your hand to this Pokémon, draw 2 cards.',
      { on: 'attached', card: { basicEnergy: true, type: 'Fire' }, does: draws },
    ],
    [
      'When you play this Pokémon from your hand to evolve 1 of your Pokémon during your turn, you may make your opponent’s Active Pokémon Burned and Poisoned.',
      {
        on: 'evolved',
        does: [
          {
            do: 'may',
            then: [
              { do: 'condition', pokemon: 'opponentActive', condition: 'Burned' },
              { do: 'condition', pokemon: 'opponentActive', condition: 'Poisoned' },
            ],
          },
        ],
      },
    ],
    ['During Pokémon Checkup, draw 2 cards.', { on: 'checkup', does: draws }],
  ])('%s', (text, trigger) => expect(ability(text)).toMatchObject([{ abilities: [{ triggers: [trigger] }] }, []]))

  test('an optional coin flip and its effect are optional together', () => {
    const text =
      'When you play this Pokémon from your hand onto your Bench during your turn, you may flip a coin. If heads, draw 2 cards.'
    const then = [
      { do: 'flip', coins: 1 },
      { do: 'if', is: { is: 'heads' }, then: draws },
    ]
    expect(ability(text)).toMatchObject([
      { abilities: [{ triggers: [{ on: 'benched', does: [{ do: 'may', then }] }] }] },
      [],
    ])
  })
})

describe('cards that are attached', () => {
  test('a Tool: of some Pokémon only', () => {
    const rules = [
      'If the Fire Pokémon this card is attached to is in the Active Spot and is damaged by an opponent’s attack (even if it is Knocked Out), draw 2 cards.',
    ]
    const fits = { is: 'fits', pokemon: 'thisPokemon', filter: { kind: 'Pokemon', type: 'Fire' } }
    expect(read({ supertype: 'Trainer', subtypes: ['Pokémon Tool'], rules })).toMatchObject([
      { triggers: [{ on: 'damaged', by: 'opponent', where: 'Active', if: fits, does: draws }] },
      [],
    ])
  })

  test('an unread text is done by hand when the card is attached', () => {
    const rules = ['This card glitters.']
    const asked = [{ on: 'attached', does: [{ do: 'byHand', text: 'This card glitters.' }] }]
    expect(read({ supertype: 'Trainer', subtypes: ['Pokémon Tool'], rules })).toMatchObject([
      { triggers: asked },
      rules,
    ])
    expect(read({ supertype: 'Energy', subtypes: ['Special'], rules })).toMatchObject([{ triggers: asked }, rules])
  })

  test('"that Pokémon" of an Energy card is the one it is attached to', () => {
    const rules = [
      'As long as this card is attached to a Pokémon, it provides Colorless Energy. When you attach this card from your hand to 1 of your Pokémon, heal 30 damage from that Pokémon.',
    ]
    expect(read({ supertype: 'Energy', subtypes: ['Special'], rules })).toMatchObject([
      {
        provides: [['Colorless']],
        triggers: [{ on: 'attached', does: [{ do: 'heal', pokemon: 'thisPokemon', damage: 30 }] }],
      },
      [],
    ])
  })
})

test('an attack whose effect comes at the end of a later turn', () => {
  const left = (effect: object) => [
    { attacks: [{ after: [{ do: 'lasting', on: 'opponentActive', effect, during: 'opponentsNextTurn' }] }] },
    [],
  ]
  const attackWith = (text: string) => pokemon({ attacks: [{ name: 'Doom', cost: ['Fire'], text }] })
  expect(
    attackWith("At the end of your opponent's next turn, the Defending Pokémon will be Knocked Out."),
  ).toMatchObject(left({ lasting: 'knockedOutAtTurnEnd' }))
  expect(
    attackWith("At the end of your opponent's next turn, put 12 damage counters on the Defending Pokémon."),
  ).toMatchObject(left({ lasting: 'countersAtTurnEnd', counters: 12 }))
})

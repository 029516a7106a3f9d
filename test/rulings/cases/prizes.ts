/** Rulings about Prize cards with a text that is used when they are taken. */
import type { Ruling } from '../ruling.ts'

/** Laboratory Ram does 50 to a Rat with 40 HP and 20 to itself. */
const fall = (prizes: string, more = ''): string => `
  A active  Laboratory Ram
  A prizes  ${prizes}
  B active  Laboratory Rat
  B bench   Laboratory Mouse
  ${more}
`

export const PRIZES: readonly Ruling[] = [
  {
    id: 'R50',
    says: 'A Prize card with a text for this may be used when it is taken, before it goes to the hand. Several such cards are used one after another, and a card that is not used is taken as usual.',
    rules: ['PR.2', 'GR.2', 'KO.4'],
    sources: [
      { name: 'Asia 2025', where: 'E-31' },
      { name: 'Card text', where: 'cards that are used when they are taken as a face-down Prize card' },
    ],
    cases: [
      {
        shows:
          'the player is asked before the card is in the hand, so effects for cards from the hand are not triggered',
        board: fall('Laboratory Nugget Energy, Hop', 'A bench Laboratory Sentry -30'),
        steps: [
          'attack with Crash',
          'choose Prize card 1',
          { asked: 'A', for: 'usePrize' },
          { board: 'A hand nothing\n A prizes Laboratory Nugget Energy, Hop' },
          'choose Laboratory Nugget Energy',
          'choose Laboratory Sentry',
          {
            facts: [
              'A takes 1 Prize card: Laboratory Nugget Energy, and uses it before it goes to the hand.',
              'Laboratory Nugget Energy is attached to Laboratory Sentry.',
            ],
          },
          { board: 'A hand nothing\n A prizes Hop\n A bench Laboratory Sentry -30 {Laboratory Nugget Energy}' },
        ],
      },
      {
        shows: 'a player who does not use the card takes it into the hand like any other Prize card',
        board: fall('Laboratory Nugget Energy, Hop'),
        steps: [
          'attack with Crash',
          'choose Prize card 1',
          'done',
          { facts: ['A takes 1 Prize card: Laboratory Nugget Energy.'] },
          { board: 'A hand Laboratory Nugget Energy\n A prizes Hop' },
        ],
      },
      {
        shows:
          'two such Prize cards that are taken together are used one by one, in the order in which the player picks them',
        board: `
          A active  Laboratory Ram
          A prizes  Laboratory Foundling, Hop, Laboratory Nugget Energy, Hop
          B active  Laboratory Vessel VSTAR < Laboratory Vessel V -200
          B bench   Laboratory Mouse
        `,
        steps: [
          'attack with Crash',
          'choose Prize card 3',
          'choose Prize card 1',
          { asked: 'A', for: 'usePrize' },
          'choose Laboratory Foundling',
          'choose Laboratory Nugget Energy',
          'tails',
          { board: 'A hand nothing\n A bench Laboratory Foundling new' },
          'choose Laboratory Foundling',
          { board: 'A prizes Hop x2\n A bench Laboratory Foundling {Laboratory Nugget Energy} new on 3' },
        ],
      },
      {
        shows: 'if a player uses only one of two such cards, the other goes to the hand first',
        board: `
          A active  Laboratory Ram
          A prizes  Laboratory Nugget Energy x2, Hop x2
          A bench   Laboratory Mouse
          B active  Laboratory Vessel VSTAR < Laboratory Vessel V -200
          B bench   Laboratory Mouse
        `,
        steps: [
          'attack with Crash',
          'choose Prize card 1',
          'choose Prize card 2',
          'choose Laboratory Nugget Energy',
          'done',
          { board: 'A hand Laboratory Nugget Energy\n A prizes Hop x2' },
          'choose Laboratory Mouse',
          { board: 'A hand Laboratory Nugget Energy\n A bench Laboratory Mouse {Laboratory Nugget Energy}' },
        ],
      },
      {
        shows: 'if the text can do nothing, the card goes to the hand',
        board: fall(
          'Laboratory Foundling, Hop',
          'A bench Laboratory Mouse; Laboratory Mouse; Laboratory Mouse; Laboratory Mouse; Laboratory Mouse',
        ),
        steps: [
          'attack with Crash',
          'choose Prize card 1',
          'choose Laboratory Foundling',
          {
            board:
              'A hand Laboratory Foundling\n A bench Laboratory Mouse; Laboratory Mouse; Laboratory Mouse; Laboratory Mouse; Laboratory Mouse\n A prizes Hop',
          },
        ],
      },
      {
        shows: 'if both players take such a card, the player whose turn is next is asked and uses the card first',
        board: `
          A active  Laboratory Ram -40
          A prizes  Laboratory Foundling, Hop
          A bench   Laboratory Mouse
          B active  Laboratory Rat
          B prizes  Laboratory Foundling, Hop
          B bench   Laboratory Mouse
        `,
        steps: [
          'attack with Crash',
          'choose Prize card 1',
          'choose Prize card 1',
          { asked: 'B', for: 'usePrize' },
          'choose Laboratory Foundling',
          { asked: 'A', for: 'usePrize' },
          'choose Laboratory Foundling',
          'heads',
          'tails',
          {
            facts: [
              'B puts Laboratory Foundling onto the Bench.',
              'B draws Hop.',
              'A puts Laboratory Foundling onto the Bench.',
            ],
          },
        ],
      },
      {
        shows: 'if the player chooses no Pokémon for the card, the card goes to the hand',
        board: fall('Dust Energy, Hop'),
        cards: [
          {
            kind: 'Energy',
            id: 'dust',
            name: 'Dust Energy',
            basic: false,
            provides: [['Colorless']],
            triggers: [
              {
                on: 'takenAsPrize',
                does: [
                  { do: 'choosePokemon', as: 'holder', from: { whose: 'you' }, min: 0 },
                  { do: 'attach', cards: 'it', to: { chosen: 'holder' } },
                ],
              },
            ],
          },
        ],
        steps: [
          'attack with Crash',
          'choose Prize card 1',
          'choose Dust Energy',
          'done',
          { facts: ['Dust Energy is done and goes to the hand.'] },
          { board: 'A hand Dust Energy\n A prizes Hop' },
        ],
      },
      {
        shows:
          'a card with "during your turn" is not offered after a Knock Out in the opponent\'s turn or in a Checkup',
        board: `
          turn 4 of B
          A active  Laboratory Mouse
          A prizes  Laboratory Nugget Energy, Hop
          B active  Laboratory Rat -30 Poisoned
          B bench   Laboratory Mouse
        `,
        steps: [
          'end the turn',
          'choose Prize card 1',
          { facts: ['A takes 1 Prize card: Laboratory Nugget Energy.'] },
          { board: 'A hand Laboratory Nugget Energy, Hop\n A prizes Hop' },
        ],
      },
      {
        shows: 'the last Prize card is used before the game is won',
        board: fall('Laboratory Foundling'),
        steps: [
          'attack with Crash',
          { asked: 'A', for: 'usePrize' },
          'choose Laboratory Foundling',
          'heads',
          { facts: ['A draws Hop.', 'A wins (all Prize cards taken).'] },
          { board: 'A bench Laboratory Foundling new\n A prizes nothing' },
          { over: 'A' },
        ],
      },
      {
        shows: 'a card that is drawn is not offered, because it was not taken as a Prize card',
        board: 'A active Laboratory Mouse\n A hand Hop\n A deck Laboratory Foundling x3\n B active Laboratory Mouse',
        steps: ['play Hop', { asked: 'A', for: 'main' }, { board: 'A hand Laboratory Foundling x3' }],
      },
    ],
  },
]

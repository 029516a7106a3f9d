/** Rulings about the beginning and the end of turns: empty decks and first turns. */
import type { Ruling } from '../ruling.ts'

const first = (turn: string): string => `
  turn ${turn}
  A active  Laboratory Tadpole
  A hand    Laboratory Froglet, Hop
  B active  Laboratory Tadpole
  B hand    Laboratory Froglet, Hop
`

const EVOLVING = 'evolve Laboratory Tadpole into Laboratory Froglet'

export const TURNS: readonly Ruling[] = [
  {
    id: 'R47',
    says: 'A player loses by an empty deck only when drawing at the beginning of the turn. A text that draws more cards than the deck has just draws all of them.',
    rules: ['T1.1', 'T1.2', 'GR.2'],
    sources: [{ name: 'Rulebook 2023', where: 'drawing more cards than there are' }],
    cases: [
      {
        shows: 'an attack draws nothing from an empty deck; the player loses at the next draw for the turn',
        board: 'A active Sudowoodo {Fire Energy}\n A deck nothing\n B active Laboratory Mouse\n B deck Hop x2',
        steps: [
          'attack with Double Draw',
          { facts: ['B draws Hop.'], all: ['CARDS_DRAWN'] },
          'end the turn',
          { facts: ['B wins (the opponent could not draw).'] },
          { over: 'B' },
        ],
      },
      {
        shows: 'a player who draws the last card, or fewer cards than a text says, does not lose',
        board: 'A active Laboratory Mouse\n A hand Hop\n A deck Hop\n B active Laboratory Mouse\n B deck Hop',
        steps: [
          'play Hop',
          { board: 'A hand Hop\n A deck nothing' },
          'end the turn',
          { asked: 'B', for: 'main' },
          { board: 'B deck nothing' },
        ],
      },
    ],
  },
  {
    id: 'R49',
    says: 'On their first turn, the player who goes first can neither attack nor play a Supporter. No player can evolve a Pokémon on their own first turn.',
    rules: ['T2B.3', 'T2D.4', 'T3.2'],
    sources: [{ name: 'Rulebook 2023', where: 'the first turn' }],
    cases: [
      {
        shows: 'the player who goes first can neither attack, play a Supporter nor evolve a Pokémon',
        board: first('1 of A'),
        steps: [
          { refused: 'attack with Splatter', because: ['T3.2 FIRST_TURN_ATTACK'] },
          { refused: 'play Hop', because: ['T2D.4 FIRST_TURN_SUPPORTER'] },
          { refused: EVOLVING, because: ['T2B.3 YOUR_FIRST_TURN'] },
        ],
      },
      {
        shows:
          'the player who goes second attacks and plays a Supporter but cannot evolve a Pokémon; in the next turn, the first player can',
        board: first('2 of B'),
        steps: [
          { refused: EVOLVING, because: ['T2B.3 YOUR_FIRST_TURN'] },
          'play Hop',
          'attack with Splatter',
          { board: 'A active Laboratory Tadpole -10' },
          { legal: [EVOLVING] },
        ],
      },
    ],
  },
]

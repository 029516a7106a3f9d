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
    says: 'A player loses by an empty deck only when drawing at the beginning of the turn: a text that draws takes the cards that are there.',
    rules: ['T1.1', 'T1.2', 'GR.2'],
    sources: [{ name: 'Rulebook 2023', where: 'drawing more cards than there are' }],
    cases: [
      {
        shows: 'an attack that draws from an empty deck draws nothing; the next draw for the turn loses',
        board: 'A active Sudowoodo {Fire Energy}\n A deck nothing\n B active Laboratory Mouse\n B deck Hop x2',
        steps: [
          'attack with Double Draw',
          { told: ['B draws Hop.'], all: ['CARDS_DRAWN'] },
          'end the turn',
          { told: ['B wins (the opponent could not draw).'] },
          { over: 'B' },
        ],
      },
      {
        shows: 'drawing fewer cards than the text says, or the last card, loses nothing',
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
    says: 'The player who goes first neither attacks nor plays a Supporter on their first turn; no player evolves a Pokémon on their own first turn.',
    rules: ['T2B.3', 'T2D.4', 'T3.2'],
    sources: [{ name: 'Rulebook 2023', where: 'the first turn' }],
    cases: [
      {
        shows: 'the first player may do none of the three',
        board: first('1 of A'),
        steps: [
          { refused: 'attack with Splatter', because: ['T3.2 FIRST_TURN_ATTACK'] },
          { refused: 'play Hop', because: ['T2D.4 FIRST_TURN_SUPPORTER'] },
          { refused: EVOLVING, because: ['T2B.3 YOUR_FIRST_TURN'] },
        ],
      },
      {
        shows:
          'the second player attacks and plays a Supporter, and does not evolve; in the turn after that the first one does',
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

/** Rulings about Stadiums: how often one is used and played, and what their coming and going does to a Bench. */
import { item } from '../../support/invented.ts'
import type { Ruling } from '../ruling.ts'

const wrecking = item('Wrecking', [{ do: 'removeStadium', to: 'discard' }])

const THEIRS = `
  A active  Laboratory Mouse
  A hand    Laboratory Library, Laboratory Corridor, Laboratory Infirmary, Wrecking
  B active  Laboratory Mouse
  stadium   Laboratory Library of B
`

export const STADIUMS: readonly Ruling[] = [
  {
    id: 'R24',
    says: 'What a Stadium lets each player do once a turn is counted for each Stadium card: another of the same name may be used again.',
    rules: ['T2D.8'],
    sources: [{ name: 'Rulings Compendium', where: '25 February 2016' }],
    cases: [
      {
        shows: 'a Stadium is used, discarded and followed by another of its name',
        cards: [wrecking],
        board: `
          A active  Laboratory Mouse
          A hand    Laboratory Library, Wrecking
          B active  Laboratory Mouse
          stadium   Laboratory Library of A
        `,
        steps: [
          'use the Stadium',
          { refused: 'use the Stadium', because: ['T2D.8 STADIUM_ALREADY_USED'] },
          'play Wrecking',
          { board: 'stadium nothing' },
          'play Laboratory Library',
          'use the Stadium',
          { board: 'A hand Hop x2' },
          { refused: 'use the Stadium', because: ['T2D.8 STADIUM_ALREADY_USED'] },
        ],
      },
    ],
  },
  {
    id: 'R25',
    says: 'One Stadium is played in a turn, although the first has left play since, and none of the name that is in play, whoever owns it.',
    rules: ['T2D.6', 'T2D.7', 'T2D.8'],
    sources: [{ name: 'Parts of a turn', where: 'Stadium cards' }],
    cases: [
      {
        shows: "the same name as the opponent's is refused, another sends theirs to their discard pile",
        cards: [wrecking],
        board: THEIRS,
        steps: [
          { refused: 'play Laboratory Library', because: ['T2D.7 SAME_STADIUM_IN_PLAY'] },
          'play Laboratory Corridor',
          { board: 'stadium Laboratory Corridor of A\n A discard nothing\n B discard Laboratory Library' },
        ],
      },
      {
        shows: 'a second one is refused, although the first was discarded',
        cards: [wrecking],
        board: THEIRS,
        steps: [
          'play Laboratory Corridor',
          { refused: 'play Laboratory Infirmary', because: ['T2D.8 STADIUM_ALREADY_PLAYED'] },
          'play Wrecking',
          { board: 'stadium nothing' },
          { refused: 'play Laboratory Infirmary', because: ['T2D.8 STADIUM_ALREADY_PLAYED'] },
        ],
      },
    ],
  },
]

/** Short scripted games of set-ups and main phases. */

import { board } from 'ptcg-turn-test-kit/board'
import { cardIn, inPlayNamed } from 'ptcg-turn-test-kit/found'
import { A, B, heads, keepOrder, tails, takeAtRandom } from 'ptcg-turn-test-kit/moves'
import { bottomToTop, table } from 'ptcg-turn-test-kit/table'
import type { Snapshot } from '../../../../src/engine/stepper/snapshot.ts'
import { swordAndShield } from '../../../../src/game/rulesets/rulesets.ts'
import { type Script, script } from './script.ts'

const NO_BASIC = 'Hop x4, Raboot x3'
const FILLING = 'Fire Energy x45'

export const setUpScripts: readonly Script[] = [
  script(
    'two hands without a Basic Pokémon',
    () => table(`${NO_BASIC}, ${FILLING}, Wooloo x4, Vulpix x4`, `${NO_BASIC}, ${FILLING}, Sobble x4, Krabby x4`),
    [
      heads,
      A.choose('first'),
      keepOrder,
      keepOrder,
      bottomToTop,
      bottomToTop,
      A.choose('Wooloo'),
      A.done(),
      B.choose('Sobble'),
      B.done(),
    ],
  ),
  script(
    'one hand without a Basic Pokémon',
    () =>
      table(
        'Wooloo x2, Hop x4, Raboot, Fire Energy x6, Vulpix, Potion',
        `${NO_BASIC}, ${FILLING}, Sobble x4, Krabby x4`,
      ),
    [
      tails,
      B.choose('second'),
      keepOrder,
      keepOrder,
      A.choose('Wooloo'),
      A.done(),
      bottomToTop,
      B.choose('Sobble'),
      B.done(),
      A.choose('1'),
      A.choose('Vulpix'),
    ],
  ),
  script('a set-up', () => table('Scorbunny x2, Hop x4, Vulpix', 'Sobble x2, Hop x3'), [
    heads,
    A.choose('first'),
    keepOrder,
    keepOrder,
    A.choose('Vulpix'),
    A.choose('Scorbunny'),
    A.done(),
    B.choose('Sobble'),
    B.done(),
  ]),
  script(
    'two hands without a Basic Pokémon, twice',
    () => table(`${NO_BASIC}, ${FILLING}, Wooloo x4, Vulpix x4`, `${NO_BASIC}, ${FILLING}, Sobble x4, Krabby x4`),
    [
      heads,
      A.choose('first'),
      keepOrder,
      keepOrder,
      keepOrder,
      keepOrder,
      bottomToTop,
      bottomToTop,
      A.choose('Wooloo'),
      A.done(),
      B.choose('Sobble'),
      B.done(),
    ],
  ),
  script(
    'two hands in a row without a Basic Pokémon',
    () => table('Wooloo x2, Hop x4', `${NO_BASIC}, ${FILLING}, Sobble x4, Krabby x4`),
    [
      heads,
      A.choose('first'),
      keepOrder,
      keepOrder,
      A.choose('Wooloo'),
      A.done(),
      keepOrder,
      bottomToTop,
      B.choose('Krabby'),
      B.done(),
      A.choose('2'),
    ],
  ),
]

const MAIN = `
  A active  Scorbunny -30 {Fire Energy, Water Energy}
  A bench   Wooloo; Vulpix
  A hand    Switch, Pokémon Catcher, Poké Kid, Laboratory Notebook, Pickpocket, Laboratory Crane EX
  A deck    Drampa, Hop x4
  B active  Sobble
  B bench   Krabby
  B hand    Potion, Hop`

const pickpocket = {
  kind: 'Trainer',
  trainer: 'Item',
  id: 'Pickpocket',
  name: 'Pickpocket',
  effect: [
    { do: 'randomCards', as: 'random', whose: 'opponent', cards: 1 },
    { do: 'move', cards: 'random', to: 'discard' },
  ],
} as const

const main = (): Snapshot => board(MAIN, { cards: [pickpocket] })

export const mainScripts: readonly Script[] = [
  script('the end of a turn', () => board(MAIN.replace(', Pickpocket', '')), [A.endTurn()]),
  script('a turn that cannot begin', () => board(`${MAIN.replace(', Pickpocket', '')}\n  B deck`), [A.endTurn()]),
  script(
    'a first turn without a draw',
    () =>
      table('Scorbunny', 'Sobble', {
        ...swordAndShield,
        firstTurn: { ...swordAndShield.firstTurn, draws: false },
      }),
    [heads, A.choose('first'), keepOrder, keepOrder],
  ),
  script('a retreat', main, [A.retreat(), A.choose('Fire Energy'), A.choose('Vulpix')]),
  script('an Item with a choice', main, [A.item('Switch'), A.choose('Vulpix')]),
  script('an Item with a coin', main, [A.item('Pokémon Catcher'), heads]),
  script('a Supporter that searches', main, [A.supporter('Poké Kid'), A.choose('Drampa'), keepOrder]),
  script('an Item that takes a card at random', main, [A.item('Pickpocket'), takeAtRandom(1)]),
  script('an Item carried out by hand', main, [
    A.item('Laboratory Notebook'),
    A.apply({ change: 'draw', player: 0, cards: 2 }),
    A.done(),
  ]),
  script(
    'an Evolution that ends the turn',
    () =>
      board(`
    A active  Laboratory Crane EX
    A hand    Laboratory Great Crane EX
    B active  Sobble`),
    [A.evolve('Laboratory Crane EX', 'Laboratory Great Crane EX')],
  ),
  script(
    'a Knock Out in the main phase',
    () =>
      board(`
    A active  Laboratory Pin
    B active  Sobble
    B bench   Krabby -60; Wooloo`),
    [A.ability('Laboratory Pin'), A.choose('Krabby'), A.choose('prize 1')],
  ),
  script(
    'the last Prize card taken by hand',
    () =>
      board(`
    A active  Scorbunny
    A hand    Laboratory Notebook
    A prizes  Hop
    B active  Sobble`),
    [A.item('Laboratory Notebook'), A.apply({ change: 'takePrize', player: 0, position: 0 }), A.done()],
  ),
  script(
    'the last Prize card taken by a text that has triggered another',
    () =>
      board(`
    A active  Scorbunny
    A hand    Laboratory Notebook, lab-106
    A deck    Hop x3
    A prizes  Hop
    B active  Sobble`),
    [
      A.item('Laboratory Notebook'),
      A.apply((at) => ({
        change: 'attach',
        card: cardIn(at, 0, 'hand', 'Laboratory Spark Energy'),
        pokemon: inPlayNamed(at, 0, 'Scorbunny').id,
      })),
      A.apply({ change: 'takePrize', player: 0, position: 0 }),
      A.done(),
    ],
  ),
  script(
    'a Bench that becomes smaller',
    () =>
      board(`
    A active  Scorbunny
    A bench   Wooloo; Vulpix; Krabby; Drampa
    A hand    Laboratory Closet
    B active  Sobble
    B bench   Wooloo; Vulpix; Krabby; Drampa; Chewtle`),
    [A.stadium('Laboratory Closet'), A.choose('Drampa'), B.choose('Wooloo'), B.choose('Chewtle')],
  ),
  script(
    'an Active Pokémon taken away by hand',
    () =>
      board(`
    A active  Scorbunny
    A hand    Laboratory Notebook
    B active  Sobble
    B bench   Krabby; Wooloo`),
    [
      A.item('Laboratory Notebook'),
      A.apply(({ game }) => ({ change: 'returnPokemon', pokemon: game.players[1].active?.id ?? -1, to: 'hand' })),
      A.done(),
      B.choose('Wooloo'),
    ],
  ),
]

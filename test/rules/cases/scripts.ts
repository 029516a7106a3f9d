/** Short scripted games that between them take every turn the chart can take by itself. */
import type { Snapshot } from '../../../src/engine/snapshot.ts'
import { swordAndShield } from '../../../src/rulesets/rulesets.ts'
import { board } from '../../support/board.ts'
import { freeAttack, invented } from '../../support/invented.ts'
import { A, B, heads, type Move, shuffled, tails, takenAtRandom } from '../../support/moves.ts'
import { bottomToTop, table } from '../../support/table.ts'

export interface Script {
  readonly name: string
  readonly start: () => Snapshot
  readonly moves: readonly Move[]
}

const script = (name: string, start: () => Snapshot, moves: readonly Move[]): Script => ({ name, start, moves })

const NO_BASIC = 'Hop x4, Raboot x3'
const FILLING = 'Fire Energy x45'

const setUpScripts = [
  script(
    'two hands without a Basic Pokémon',
    () => table(`${NO_BASIC}, ${FILLING}, Wooloo x4, Vulpix x4`, `${NO_BASIC}, ${FILLING}, Sobble x4, Krabby x4`),
    [
      heads,
      A.choose('first'),
      shuffled,
      shuffled,
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
      shuffled,
      shuffled,
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
    shuffled,
    shuffled,
    A.choose('Vulpix'),
    A.choose('Scorbunny'),
    A.done(),
    B.choose('Sobble'),
    B.done(),
  ]),
  script(
    'two hands in a row without a Basic Pokémon',
    () => table('Wooloo x2, Hop x4', `${NO_BASIC}, ${FILLING}, Sobble x4, Krabby x4`),
    [
      heads,
      A.choose('first'),
      shuffled,
      shuffled,
      A.choose('Wooloo'),
      A.done(),
      shuffled,
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
  effect: [{ do: 'discardAtRandom', whose: 'opponent', cards: 1 }],
} as const

const main = (): Snapshot => board(MAIN, { cards: [pickpocket] })

const mainScripts = [
  script('the end of a turn', () => board(MAIN.replace(', Pickpocket', '')), [A.endTurn()]),
  script('a turn that cannot begin', () => board(`${MAIN.replace(', Pickpocket', '')}\n  B deck`), [A.endTurn()]),
  script(
    'a first turn without a draw',
    () =>
      table('Scorbunny', 'Sobble', {
        ...swordAndShield,
        firstTurn: { draws: false, attacks: false, supporters: false },
      }),
    [heads, A.choose('first'), shuffled, shuffled],
  ),
  script('a retreat', main, [A.retreat(), A.choose('Fire Energy'), A.choose('Vulpix')]),
  script('an Item with a choice', main, [A.item('Switch'), A.choose('Vulpix')]),
  script('an Item with a coin', main, [A.item('Pokémon Catcher'), heads]),
  script('a Supporter that searches', main, [A.supporter('Poké Kid'), A.choose('Drampa'), shuffled]),
  script('an Item that takes a card at random', main, [A.item('Pickpocket'), takenAtRandom(1)]),
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

const everything = invented('Everything', {
  attacks: [
    freeAttack('Prepare', {
      damage: { base: 30 },
      before: [
        { do: 'flip', coins: 1 },
        { do: 'chooseCards', as: 'found', whose: 'you', from: 'deck', filter: { kind: 'Pokemon' } },
        { do: 'move', cards: 'found', to: 'hand' },
        { do: 'shuffleDeck', whose: 'you' },
        { do: 'discardAtRandom', whose: 'opponent', cards: 1 },
        { do: 'byHand', text: 'Something more.' },
      ],
    }),
    freeAttack('Demand', {
      damage: { base: 30 },
      require: [
        { do: 'chooseCards', as: 'price', whose: 'you', from: 'hand', filter: {}, min: 0, max: 2 },
        { do: 'move', cards: 'price', to: 'discard' },
        { do: 'flip', coins: 1 },
        { do: 'if', is: { is: 'anyTails' }, then: [{ do: 'doesNothing' }] },
      ],
    }),
    freeAttack('Conclude', {
      damage: { base: 30 },
      after: [
        { do: 'flip', coins: 1 },
        { do: 'chooseCards', as: 'found', whose: 'you', from: 'deck', filter: { kind: 'Pokemon' } },
        { do: 'move', cards: 'found', to: 'hand' },
        { do: 'shuffleDeck', whose: 'you' },
        { do: 'discardAtRandom', whose: 'opponent', cards: 1 },
        { do: 'byHand', text: 'Something more.' },
      ],
    }),
  ],
})

const fight =
  (attacker: string, defender = 'Laboratory Vessel V', rest = ''): (() => Snapshot) =>
  () =>
    board(
      `
    A active  ${attacker}
    A bench   Laboratory Mouse; Wooloo
    A hand    Switch, Potion
    A deck    Drampa, Hop x4
    B active  ${defender}
    B bench   Krabby; Sobble
    B hand    Potion, Hop
    ${rest}`,
      { cards: [everything] },
    )

const WHOLE = [heads, A.choose('Drampa'), shuffled, takenAtRandom(0), A.done()]

const attackScripts = [
  script('a plain attack', fight('Laboratory Rat'), [A.attack('Nip')]),
  script('an attack that fails', fight('Laboratory Fogger', 'Laboratory Rat'), [
    A.attack('Fog'),
    B.attack('Nip'),
    tails,
  ]),
  script('an attack that may fail and does not', fight('Laboratory Fogger', 'Laboratory Rat'), [
    A.attack('Fog'),
    B.attack('Nip'),
    heads,
  ]),
  script('a Confused attacker on tails', fight('Laboratory Rat Confused'), [A.attack('Nip'), tails]),
  script('a Confused attacker on heads', fight('Laboratory Rat Confused'), [A.attack('Nip'), heads]),
  script('an attack with a choice', fight('Laboratory Archer'), [A.attack('Far Shot'), A.choose('Krabby')]),
  script('an attack with requirements', fight('Everything'), [A.attack('Demand'), A.choose('Potion'), A.done(), heads]),
  script('an attack that does nothing', fight('Everything'), [A.attack('Demand'), A.done(), tails]),
  script('an attack with everything before damage', fight('Everything'), [A.attack('Prepare'), ...WHOLE]),
  script('an attack with everything after damage', fight('Everything'), [A.attack('Conclude'), ...WHOLE]),
  script('an attack with coins for its damage', fight('Laboratory Juggler'), [
    A.attack('Keep Going'),
    heads,
    heads,
    tails,
  ]),
  script('an attack without damage', fight('Laboratory Sleeper'), [A.attack('Yawn'), heads]),
  script('two reactions to an attack', fight('Laboratory Rat', 'Laboratory Thistle [Laboratory Spikes]'), [
    A.attack('Nip'),
    A.choose('Laboratory Spikes'),
  ]),
]

const knockOutScripts = [
  script('a Knock Out', fight('Laboratory Rat', 'Sobble -50'), [
    A.attack('Nip'),
    A.choose('prize 2'),
    B.choose('Sobble'),
  ]),
  script('a Knock Out with a choice', fight('Laboratory Rat', 'Laboratory Heirloom -40 {Fire Energy, Water Energy}'), [
    A.attack('Nip'),
    B.choose('yes'),
    B.choose('Water Energy'),
    B.choose('Krabby'),
    A.choose('prize 1'),
    B.choose('Sobble'),
  ]),
  script('a Knock Out that leads to another', fight('Laboratory Rat -10', 'Laboratory Firecracker -50'), [
    A.attack('Nip'),
    heads,
    A.choose('prize 1'),
    B.choose('Krabby'),
    B.choose('prize 1'),
    A.choose('Wooloo'),
  ]),
  script('an Active Pokémon taken away by an attack', fight('Laboratory Vacuum', 'Wooloo'), [
    A.attack('Suck Up'),
    heads,
    shuffled,
    B.choose('Krabby'),
  ]),
  script('the last Prize card', fight('Laboratory Rat', 'Sobble -50', 'A prizes Hop'), [A.attack('Nip')]),
  script('a tie', fight('Laboratory Ram -40', 'Sobble -20', 'A prizes Hop\n B prizes Hop'), [A.attack('Crash'), heads]),
  script('a Knock Out in a Checkup', fight('Laboratory Rat', 'Sobble -60 Poisoned'), [
    A.endTurn(),
    A.choose('prize 1'),
    B.choose('Krabby'),
  ]),
]

const checkupScripts = [
  script('Burned and Asleep', fight('Laboratory Rat Burned Asleep'), [A.endTurn(), heads, tails]),
  script('an effect before the Special Conditions', fight('Laboratory Moss -20 Poisoned'), [
    A.endTurn(),
    B.choose('Regrow'),
  ]),
  script('two effects after the Special Conditions', fight('Laboratory Moss -30', 'Laboratory Moss -20'), [
    A.endTurn(),
    B.choose('Special Conditions'),
    B.choose('Regrow'),
  ]),
]

export const SCRIPTS: readonly Script[] = [
  ...setUpScripts,
  ...mainScripts,
  ...attackScripts,
  ...knockOutScripts,
  ...checkupScripts,
]

/** One board for each parameter of eras that makes no difference in the other scripts. */

import { board } from 'ptcg-turn-test-kit/board'
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, B, heads, type NamedMove, tails } from 'ptcg-turn-test-kit/moves'
import type { CardDefinition } from '../../../../src/game/model/cards.ts'
import type { Program } from '../../../../src/game/model/effects.ts'
import type { Ruleset } from '../../../../src/game/model/ruleset.ts'
import type { Trigger } from '../../../../src/game/model/triggers.ts'
import { swordAndShield } from '../../../../src/game/rulesets/rulesets.ts'
import { type Script, script } from './script.ts'

const own = (change: Partial<Ruleset>, cards: readonly CardDefinition[] = []) => ({
  cards,
  ruleset: { ...swordAndShield, id: 'own', ...change },
})

const attacker = (name: string, text: Program, more: Parameters<typeof inventPokemon>[1] = {}) =>
  inventPokemon(name, { attacks: [freeAttack('Try', { after: text })], ...more })

const stiffener = attacker('Stiffener', [{ do: 'condition', pokemon: 'thisPokemon', condition: 'Paralyzed' }])
const scorcher = attacker('Scorcher', [{ do: 'condition', pokemon: 'opponentActive', condition: 'Burned' }])
const picker = attacker('Picker', [
  { do: 'chooseCards', as: 'back', whose: 'you', from: 'discard', filter: { kind: 'Energy' }, max: 2 },
  { do: 'move', cards: 'back', to: 'hand' },
])
const brittle = attacker('Brittle', [], { weaknesses: [{ type: 'Colorless', operator: '×', amount: 2 }], hp: 200 })
const hammer = inventPokemon('Hammer', { attacks: [freeAttack('Swing', { damage: { base: 60 } })] })

const warden = inventPokemon('Warden', {
  abilities: [
    { name: 'Shut', continuous: [{ continuous: 'cantPlay', whose: 'opponent', cards: { trainer: 'Item' } }] },
  ],
})

/** Two texts at once, so that a player puts them in order. */
const two = (name: string, on: 'damaged' | 'knockedOut' | 'turnEnds') =>
  inventPokemon(name, {
    hp: 60,
    abilities: ['One', 'Two'].map((label) => ({
      name: `${name} ${label}`,
      triggers: [{ on, does: [{ do: 'draw', who: 'you', cards: 1 }] } as Trigger],
    })),
  })

const struck = (on: 'damaged' | 'knockedOut'): Script =>
  script(
    `two texts of a Pokémon that was ${on}`,
    () => board('A active Hammer\n B active Right\n B bench Wooloo', own({}, [hammer, two('Right', on)])),
    [A.attack('Swing')],
  )

const firstTurn = (card: string, move: NamedMove): Script =>
  script(
    `${card} on the very first turn`,
    () => board(`turn 1 of A\n A active Scorbunny -30\n A hand ${card}\n B active Sobble`),
    [move],
  )

const often = (
  what: string,
  text: string,
  moves: readonly NamedMove[],
  cards: readonly CardDefinition[] = [],
): Script => script(`${what} three times in a turn`, () => board(text, own({}, cards)), moves)

const library = (name: string): CardDefinition => ({
  kind: 'Trainer',
  trainer: 'Stadium',
  id: name.replaceAll(' ', '-'),
  name,
})

export const parameterScripts: readonly Script[] = [
  script('two Tools', () => board('A active Scorbunny\n A hand Laboratory Vest, Laboratory Vest\n B active Sobble'), [
    A.tool('Laboratory Vest', 'Scorbunny'),
    A.tool('Laboratory Vest', 'Scorbunny'),
  ]),
  script(
    'a Tool where no Items may be played',
    () => board('A active Scorbunny\n A hand Laboratory Vest\n B active Warden', own({}, [warden])),
    [A.tool('Laboratory Vest', 'Scorbunny')],
  ),
  script(
    'an attack on the very first turn',
    () => board('turn 1 of A\n A active Hammer\n B active Sobble', own({}, [hammer])),
    [A.attack('Swing')],
  ),
  firstTurn('Hop', A.supporter('Hop')),
  firstTurn('Potion', A.item('Potion')),
  firstTurn('Laboratory Vest', A.tool('Laboratory Vest', 'Scorbunny')),
  firstTurn('Laboratory Library', A.stadium('Laboratory Library')),
  script(
    'an Evolution on the very first turn',
    () => board('turn 1 of A\n A active Scorbunny\n A hand Raboot\n B active Sobble'),
    [A.evolve('Scorbunny', 'Raboot')],
  ),
  often('Energy', 'A active Scorbunny\n A hand Fire Energy x3\n B active Sobble', [
    A.attach('Fire Energy', 'Scorbunny'),
    A.attach('Fire Energy', 'Scorbunny'),
    A.attach('Fire Energy', 'Scorbunny'),
  ]),
  often('Supporters', 'A active Scorbunny\n A hand Hop x3\n A deck Hop x20\n B active Sobble', [
    A.supporter('Hop'),
    A.supporter('Hop'),
    A.supporter('Hop'),
  ]),
  often(
    'Stadiums',
    'A active Scorbunny\n A hand Shelf One, Shelf Two, Shelf Three\n B active Sobble',
    [A.stadium('Shelf One'), A.stadium('Shelf Two'), A.stadium('Shelf Three')],
    [library('Shelf One'), library('Shelf Two'), library('Shelf Three')],
  ),
  often(
    'retreats',
    'A active Laboratory Rest One\n A bench Laboratory Rest Two\n B active Sobble',
    [A.retreat(), A.retreat(), A.retreat()],
    ['One', 'Two'].map((which) => inventPokemon(`Laboratory Rest ${which}`, { retreatCost: 0 })),
  ),
  script(
    'a Stadium of the same name',
    () => board('A active Scorbunny\n A hand Laboratory Library\n B active Sobble\n stadium Laboratory Library of B'),
    [A.stadium('Laboratory Library')],
  ),
  script(
    'a Pokémon that an attack leaves Burned',
    () => board('A active Scorcher\n B active Sobble', own({}, [scorcher])),
    [A.attack('Try'), tails],
  ),
  script(
    'a Confused Pokémon with a Weakness to itself',
    () => board('A active Brittle Confused\n B active Sobble', own({}, [brittle])),
    [A.attack('Try'), tails],
  ),
  script(
    'a Fossil that is Knocked Out',
    () => board('A active Hammer\n B active Laboratory Fossil\n B bench Wooloo', own({}, [hammer])),
    [A.attack('Swing')],
  ),
  script('a tie', () => board('A active Laboratory Ram -40\n A prizes Hop\n B active Sobble -20\n B prizes Hop'), [
    A.attack('Crash'),
  ]),
  struck('damaged'),
  struck('knockedOut'),
  script(
    'two texts at the end of the turn',
    () => board('A active Left\n B active Right', own({}, [two('Left', 'turnEnds'), two('Right', 'turnEnds')])),
    [A.endTurn()],
  ),
  script(
    'up to two cards',
    () => board('A active Picker\n A discard Fire Energy x3\n B active Sobble', own({}, [picker])),
    [A.attack('Try'), A.done()],
  ),
  script(
    "Paralysis that began during its owner's own turn",
    () => board('A active Stiffener\n B active Sobble', own({}, [stiffener])),
    [A.attack('Try'), B.endTurn(), heads],
  ),
]

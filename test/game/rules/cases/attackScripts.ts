/** Short scripted games of attacks, Knock Outs and Checkups. */

import { board } from 'ptcg-turn-test-kit/board'
import { freeAttack, inventItem, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, B, heads, keepOrder, tails, takeAtRandom } from 'ptcg-turn-test-kit/moves'
import type { Snapshot } from '../../../../src/engine/stepper/snapshot.ts'
import type { Program } from '../../../../src/game/model/effects.ts'
import { swordAndShield } from '../../../../src/game/rulesets/rulesets.ts'
import { type Script, script } from './script.ts'

const everything = inventPokemon('Everything', {
  attacks: [
    freeAttack('Prepare', {
      damage: { base: 30 },
      before: [
        { do: 'flip', coins: 1 },
        { do: 'chooseCards', as: 'found', whose: 'you', from: 'deck', filter: { kind: 'Pokemon' } },
        { do: 'move', cards: 'found', to: 'hand' },
        { do: 'shuffleDeck', whose: 'you' },
        { do: 'randomCards', as: 'random', whose: 'opponent', cards: 1 },
        { do: 'move', cards: 'random', to: 'discard' },
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
        { do: 'randomCards', as: 'random', whose: 'opponent', cards: 1 },
        { do: 'move', cards: 'random', to: 'discard' },
        { do: 'byHand', text: 'Something more.' },
      ],
    }),
  ],
})

/** Every request that an effect may make, and more. */
const WHATEVER: Program = [
  { do: 'flip', coins: 1 },
  { do: 'chooseCards', as: 'found', whose: 'you', from: 'deck', filter: { kind: 'Pokemon' } },
  { do: 'move', cards: 'found', to: 'hand' },
  { do: 'shuffleDeck', whose: 'you' },
  { do: 'randomCards', as: 'random', whose: 'opponent', cards: 1 },
  { do: 'move', cards: 'random', to: 'discard' },
  { do: 'byHand', text: 'Something more.' },
]

/** A Pokémon whose every trigger may do anything. */
const eventful = inventPokemon('Eventful', {
  abilities: (['damaged', 'knockedOut', 'benched'] as const).map((on) => ({
    name: on,
    triggers: [{ on, does: WHATEVER }],
  })),
})

/** A Pokémon that flips a coin when it is damaged and in each Checkup. */
const nervous = inventPokemon('Nervous', {
  abilities: [
    {
      name: 'Start',
      triggers: [
        {
          on: 'damaged',
          does: [
            { do: 'flip', coins: 1 },
            { do: 'if', is: { is: 'heads' }, then: [{ do: 'putCounters', on: 'attacker', counters: 1 }] },
          ],
        },
        {
          on: 'checkup',
          does: [
            { do: 'flip', coins: 1 },
            { do: 'if', is: { is: 'heads' }, then: [{ do: 'heal', pokemon: 'thisPokemon', damage: 10 }] },
          ],
        },
      ],
    },
  ],
})

const fight =
  (attacker: string, defender = 'Laboratory Vessel V', rest = ''): (() => Snapshot) =>
  () =>
    board(
      `
    A active  ${attacker}
    A bench   Laboratory Mouse; Wooloo
    A hand    Switch, Potion, Eventful
    A deck    Drampa, Hop x4
    B active  ${defender}
    B bench   Krabby; Sobble
    B hand    Potion, Hop
    ${rest}`,
      { cards: [everything, nervous, eventful] },
    )

const WHOLE = [heads, A.choose('Drampa'), keepOrder, takeAtRandom(0), A.done()]
const THEIR_WHOLE = [heads, B.choose('Drampa'), keepOrder, takeAtRandom(0), B.done()]

export const attackScripts: readonly Script[] = [
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
  script('a Confused attacker whose attack fails', fight('Laboratory Fogger', 'Laboratory Rat Confused'), [
    A.attack('Fog'),
    B.attack('Nip'),
    tails,
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
    B.choose('Laboratory Spikes'),
  ]),
  script('a reaction with everything', fight('Laboratory Rat', 'Eventful', 'B deck Drampa, Hop x4'), [
    A.attack('Nip'),
    ...THEIR_WHOLE,
  ]),
  script('a Pokémon played with everything', fight('Laboratory Rat'), [A.bench('Eventful'), ...WHOLE]),
  script('a Pokémon played with everything, on tails', fight('Laboratory Rat'), [A.bench('Eventful'), tails]),
  script('a reaction with a coin', fight('Laboratory Rat', 'Nervous'), [A.attack('Nip'), heads, heads]),
]

/** B's Benched Pokémon have more HP as long as one of theirs warms them. */
const warmBench =
  (active: string, bench: string): (() => Snapshot) =>
  () =>
    board(`
      A active  Laboratory Rat
      A prizes  Hop x6
      B active  ${active}
      B bench   ${bench}`)

const blast = inventItem('Blast', [{ do: 'putCounters', on: 'yourActive', counters: 30 }])

const sentry =
  (rest: string): (() => Snapshot) =>
  () =>
    board(
      `
      A active  Laboratory Ram -40
      A bench   Laboratory Sentry; Wooloo
      B active  Laboratory Vessel V
      ${rest}`,
      { cards: [blast] },
    )

export const knockOutScripts: readonly Script[] = [
  script('a Knock Out', fight('Laboratory Rat', 'Sobble -50'), [
    A.attack('Nip'),
    A.choose('prize 2'),
    B.choose('Sobble'),
  ]),
  script('a Knock Out with everything', fight('Laboratory Rat', 'Eventful -80', 'B deck Drampa, Hop x8'), [
    A.attack('Nip'),
    ...THEIR_WHOLE,
    heads,
    keepOrder,
    takeAtRandom(0),
    B.done(),
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
    B.choose('prize 1'),
    A.choose('prize 1'),
    B.choose('Krabby'),
    A.choose('Wooloo'),
  ]),
  script(
    'a Knock Out that leads to another with an effect of its own',
    fight('Laboratory Rat -10 [Laboratory Testament]', 'Laboratory Firecracker -50'),
    [A.attack('Nip'), heads],
  ),
  script(
    'a Knock Out that takes HP from the Bench',
    warmBench('Laboratory Bellows -40', 'Krabby -90; Sobble; Wooloo'),
    [A.attack('Nip'), A.choose('prize 1'), A.choose('prize 2'), B.choose('Wooloo')],
  ),
  script('a promotion that takes HP', warmBench('Sobble -50', 'Krabby -90; Laboratory Bellows; Wooloo'), [
    A.attack('Nip'),
    A.choose('prize 1'),
    B.choose('Krabby'),
    A.choose('prize 1'),
    B.choose('Wooloo'),
  ]),
  script('an Active Pokémon taken away by an attack', fight('Laboratory Vacuum', 'Wooloo'), [
    A.attack('Suck Up'),
    heads,
    keepOrder,
    B.choose('Krabby'),
  ]),
  script('the last Prize card', fight('Laboratory Rat', 'Sobble -50', 'A prizes Hop'), [A.attack('Nip')]),
  script('a tie', fight('Laboratory Ram -40', 'Sobble -20', 'A prizes Hop\n B prizes Hop'), [
    A.attack('Crash'),
    B.choose('Krabby'),
    A.choose('Wooloo'),
    heads,
  ]),
  script(
    'a tie that stands, once everybody is promoted who can be',
    () =>
      board('A active Laboratory Ram -40\n A prizes Hop\n B active Sobble -20\n B bench Krabby\n B prizes Hop x2', {
        ruleset: { ...swordAndShield, id: 'ties-stand', tie: { leadsTo: 'tie' } },
      }),
    [A.attack('Crash'), B.choose('prize 1')],
  ),
  script('a promotion after an attack that sets something off', sentry(''), [
    A.attack('Crash'),
    B.choose('prize 1'),
    A.choose('Laboratory Sentry'),
    A.choose('yes'),
  ]),
  script('a promotion in the main phase that sets something off', sentry('A hand Blast'), [
    A.item('Blast'),
    B.choose('prize 1'),
    A.choose('Laboratory Sentry'),
  ]),
  script('a Knock Out in a Checkup', fight('Laboratory Rat', 'Sobble -60 Poisoned'), [
    A.endTurn(),
    A.choose('prize 1'),
    B.choose('Krabby'),
  ]),
]

export const checkupScripts: readonly Script[] = [
  script('Burned and Asleep', fight('Laboratory Rat Burned Asleep'), [A.endTurn(), heads, tails]),
  script('an effect before the Special Conditions', fight('Laboratory Moss -20 Poisoned'), [
    A.endTurn(),
    B.choose('Regrow'),
  ]),
  script('two effects after the Special Conditions', fight('Laboratory Moss -30 Poisoned', 'Laboratory Moss -20'), [
    A.endTurn(),
    B.choose('Special Conditions'),
    B.choose('Regrow'),
  ]),
  script('a coin after the Special Conditions', fight('Nervous -20 Poisoned'), [
    A.endTurn(),
    B.choose('Special Conditions'),
    heads,
  ]),
]

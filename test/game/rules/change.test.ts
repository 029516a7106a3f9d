/** APPLY: the possible changes by hand, and one sentence against each of the others (GR.2). */

import { board } from 'ptcg-turn-test-kit/board'
import { cardIn, inPlayNamed } from 'ptcg-turn-test-kit/found'
import { A, activeIn, after } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'
import type { ChangeByHand } from '../../../src/game/model/changesByHand.ts'
import { problemWith } from '../../../src/game/rules/change.ts'

/** A player is carrying out a text by hand; Scorbunny is Active, Raboot and Cinderace are on the Bench. */
const start = after(
  board(`
    A active  Scorbunny -30 {Fire Energy} Asleep
    A bench   Wooloo [Laboratory Vest]; Raboot < Scorbunny; Cinderace < Raboot < Scorbunny
    A hand    Vulpix, Raboot, Cinderace, Hop, Fire Energy, Laboratory Padding, Laboratory Notebook
    A deck    Drampa, Krabby
    A discard Potion
    B active  Sobble
    B bench   Krabby; Krabby; Krabby; Krabby; Chewtle
    B hand    Drampa, Drizzile, Water Energy, Hop
    B deck    Hop`),
  A.item('Laboratory Notebook'),
)

const NOWHERE = 9999
const held = (name: string, player: 0 | 1 = 0): number => cardIn(start, player, 'hand', name)
const pokemon = (name: string, player: 0 | 1 = 0): number => inPlayNamed(start, player, name).id
const top = (name: string): number => inPlayNamed(start, 0, name).cards.at(-1) ?? NOWHERE
const scorbunny = activeIn(start, 0)
const [tiredEnergy = NOWHERE] = scorbunny.energy
const limbo = start.game.limbo ?? NOWHERE
const [prize = NOWHERE] = start.game.players[0].prizes

const DRAW_BOTH: ChangeByHand = { change: 'draw', player: 0, cards: 2 }

const NO_CARD = 'There is no card 9999.'
const NO_POKEMON = 'There is no Pokémon 9999 in play.'
const counters = (most: number): string => `The number of damage counters must be a whole number from 1 to ${most}.`

const lasting = (on: number, effect: Extract<ChangeByHand, { change: 'lasting' }>['effect']): ChangeByHand => ({
  change: 'lasting',
  pokemon: on,
  effect,
  during: 'thisTurn',
})

const CASES: readonly (readonly [what: string, change: ChangeByHand, problem: string | null])[] = [
  ['move a card of the hand', { change: 'move', card: held('Hop'), to: 'discard' }, null],
  ['move an attached card', { change: 'move', card: tiredEnergy, to: 'hand' }, null],
  ['move no card', { change: 'move', card: NOWHERE, to: 'hand' }, NO_CARD],
  [
    'move a part of a Pokémon',
    { change: 'move', card: top('Scorbunny'), to: 'hand' },
    'Scorbunny is part of a Pokémon in play; return the Pokémon instead.',
  ],
  [
    'move the card being played',
    { change: 'move', card: limbo, to: 'hand' },
    'Laboratory Notebook cannot be taken from there by hand.',
  ],
  ['move a Prize card', { change: 'move', card: prize, to: 'hand' }, 'Hop cannot be taken from there by hand.'],

  ['bench a Pokémon card', { change: 'bench', card: held('Vulpix') }, null],
  ['bench no card', { change: 'bench', card: NOWHERE }, NO_CARD],
  ['bench a Trainer card', { change: 'bench', card: held('Hop') }, 'Hop is not a Pokémon card.'],
  ["bench on the owner's full Bench", { change: 'bench', card: held('Drampa', 1) }, 'The Bench is full.'],

  ['attach Energy', { change: 'attach', card: held('Fire Energy'), pokemon: pokemon('Wooloo') }, null],
  ['attach a Tool', { change: 'attach', card: held('Laboratory Padding'), pokemon: scorbunny.id }, null],
  ['attach no card', { change: 'attach', card: NOWHERE, pokemon: scorbunny.id }, NO_CARD],
  ['attach to no Pokémon', { change: 'attach', card: held('Fire Energy'), pokemon: NOWHERE }, NO_POKEMON],
  [
    "attach to the other player's Pokémon",
    { change: 'attach', card: held('Fire Energy'), pokemon: pokemon('Sobble', 1) },
    'Fire Energy and the Pokémon belong to different players.',
  ],
  [
    'attach a Supporter',
    { change: 'attach', card: held('Hop'), pokemon: scorbunny.id },
    'Hop is neither an Energy card nor a Pokémon Tool.',
  ],
  [
    'attach a Pokémon card',
    { change: 'attach', card: held('Vulpix'), pokemon: scorbunny.id },
    'Vulpix is neither an Energy card nor a Pokémon Tool.',
  ],
  [
    'attach a second Tool',
    { change: 'attach', card: held('Laboratory Padding'), pokemon: pokemon('Wooloo') },
    'Wooloo already has a Pokémon Tool.',
  ],

  ['evolve', { change: 'evolve', card: held('Raboot'), pokemon: scorbunny.id }, null],
  ['evolve over a stage', { change: 'evolve', card: held('Cinderace'), pokemon: scorbunny.id }, null],
  ['evolve with no card', { change: 'evolve', card: NOWHERE, pokemon: scorbunny.id }, NO_CARD],
  ['evolve no Pokémon', { change: 'evolve', card: held('Raboot'), pokemon: NOWHERE }, NO_POKEMON],
  [
    'evolve with a Basic Pokémon',
    { change: 'evolve', card: held('Vulpix'), pokemon: scorbunny.id },
    'Vulpix is not an Evolution card.',
  ],
  [
    'evolve with a Trainer card',
    { change: 'evolve', card: held('Hop'), pokemon: scorbunny.id },
    'Hop is not an Evolution card.',
  ],
  [
    "evolve with the other player's card",
    { change: 'evolve', card: held('Drizzile', 1), pokemon: scorbunny.id },
    'Drizzile and the Pokémon belong to different players.',
  ],
  [
    'evolve from another Pokémon',
    { change: 'evolve', card: held('Raboot'), pokemon: pokemon('Wooloo') },
    'Raboot evolves from Scorbunny, not from Wooloo.',
  ],
  [
    'evolve to the same stage',
    { change: 'evolve', card: held('Raboot'), pokemon: pokemon('Raboot') },
    'Raboot is already at this stage.',
  ],
  [
    'evolve to a lower stage',
    { change: 'evolve', card: held('Raboot'), pokemon: pokemon('Cinderace') },
    'Cinderace is already at this stage.',
  ],

  ['devolve', { change: 'devolve', pokemon: pokemon('Raboot'), to: 'hand' }, null],
  ['devolve no Pokémon', { change: 'devolve', pokemon: NOWHERE, to: 'hand' }, NO_POKEMON],
  [
    'devolve a Basic Pokémon',
    { change: 'devolve', pokemon: scorbunny.id, to: 'hand' },
    'Scorbunny is not an evolved Pokémon.',
  ],

  ['return a Pokémon', { change: 'returnPokemon', pokemon: pokemon('Wooloo'), to: 'hand' }, null],
  ['return no Pokémon', { change: 'returnPokemon', pokemon: NOWHERE, to: 'hand' }, NO_POKEMON],

  ['put a counter', { change: 'putCounters', pokemon: scorbunny.id, counters: 1 }, null],
  ['put a hundred counters', { change: 'putCounters', pokemon: scorbunny.id, counters: 100 }, null],
  ['put no counter', { change: 'putCounters', pokemon: scorbunny.id, counters: 0 }, counters(100)],
  ['put half a counter', { change: 'putCounters', pokemon: scorbunny.id, counters: 1.5 }, counters(100)],
  ['put too many counters', { change: 'putCounters', pokemon: scorbunny.id, counters: 101 }, counters(100)],
  ['put counters on no Pokémon', { change: 'putCounters', pokemon: NOWHERE, counters: 1 }, NO_POKEMON],

  ['remove every counter', { change: 'removeCounters', pokemon: scorbunny.id, counters: 3 }, null],
  ['remove one counter too many', { change: 'removeCounters', pokemon: scorbunny.id, counters: 4 }, counters(3)],
  ['remove no counter', { change: 'removeCounters', pokemon: scorbunny.id, counters: 0 }, counters(3)],
  ['remove counters from no Pokémon', { change: 'removeCounters', pokemon: NOWHERE, counters: 1 }, NO_POKEMON],
  [
    'remove a counter where there is none',
    { change: 'removeCounters', pokemon: pokemon('Wooloo'), counters: 1 },
    'It has no damage counters.',
  ],

  ['Burn the Active Pokémon', { change: 'condition', pokemon: scorbunny.id, condition: 'Burned' }, null],
  ['Burn no Pokémon', { change: 'condition', pokemon: NOWHERE, condition: 'Burned' }, NO_POKEMON],
  [
    'Burn a Benched Pokémon',
    { change: 'condition', pokemon: pokemon('Wooloo'), condition: 'Burned' },
    'Wooloo is on the Bench; only an Active Pokémon has Special Conditions.',
  ],
  ['wake it up', { change: 'recover', pokemon: scorbunny.id, condition: 'Asleep' }, null],
  ['wake no Pokémon', { change: 'recover', pokemon: NOWHERE, condition: 'Asleep' }, NO_POKEMON],
  [
    'cool what does not burn',
    { change: 'recover', pokemon: scorbunny.id, condition: 'Burned' },
    'Scorbunny is not Burned.',
  ],

  ['keep it from retreating', lasting(scorbunny.id, { lasting: 'cantRetreat' }), null],
  ['forbid an attack', lasting(scorbunny.id, { lasting: 'cantUseAttack', attack: 'Flare' }), null],
  [
    'forbid an attack that it does not have',
    lasting(scorbunny.id, { lasting: 'cantUseAttack', attack: 'Splash' }),
    'Scorbunny has no attack Splash.',
  ],
  ['keep no Pokémon from retreating', lasting(NOWHERE, { lasting: 'cantRetreat' }), NO_POKEMON],

  ['switch', { change: 'switch', pokemon: pokemon('Wooloo') }, null],
  ['switch no Pokémon', { change: 'switch', pokemon: NOWHERE }, NO_POKEMON],
  ['switch the Active Pokémon', { change: 'switch', pokemon: scorbunny.id }, 'Scorbunny is already Active.'],

  ['draw a card', { change: 'draw', player: 0, cards: 1 }, null],
  ['draw sixty cards', { change: 'draw', player: 0, cards: 60 }, null],
  [
    'draw too many cards',
    { change: 'draw', player: 0, cards: 61 },
    'The number of cards must be a whole number from 1 to 60.',
  ],
  ['shuffle two cards', { change: 'shuffle', player: 0 }, null],
  ['shuffle a single card', { change: 'shuffle', player: 1 }, 'There is nothing to shuffle.'],
  ['flip twenty coins', { change: 'flip', coins: 20 }, null],
  ['flip too many coins', { change: 'flip', coins: 21 }, 'The number of coins must be a whole number from 1 to 20.'],
  ['reveal a card', { change: 'reveal', cards: [limbo] }, null],
  ['reveal nothing', { change: 'reveal', cards: [] }, 'The list of cards is empty.'],
  ['reveal a card that is not there', { change: 'reveal', cards: [limbo, NOWHERE] }, NO_CARD],
  ['take the last Prize card', { change: 'takePrize', player: 0, position: 2 }, null],
  [
    'take a Prize card from beyond',
    { change: 'takePrize', player: 0, position: 3 },
    'The position must be a whole number from 0 to 2.',
  ],
  [
    'set the damage where nobody attacks',
    { change: 'attackDamage', damage: 50 },
    'The damage of an attack can be set only before it is calculated.',
  ],
]

test.each(CASES)('%s', (_, change, problem) => {
  expect(problemWith(start.game, change)).toBe(problem)
})

test('nobody switches with an empty Active Spot', () => {
  const away = after(start, A.apply({ change: 'returnPokemon', pokemon: scorbunny.id, to: 'hand' }))
  expect(problemWith(away.game, { change: 'switch', pokemon: pokemon('Wooloo') })).toBe(
    'There is no Active Pokémon to change places with.',
  )
})

test('a Bench has room for five, and an empty deck has no card', () => {
  const drawn = after(start, A.apply({ change: 'bench', card: held('Vulpix') }), A.apply(DRAW_BOTH))
  const krabby = cardIn(drawn, 0, 'hand', 'Krabby')
  expect(problemWith(drawn.game, { change: 'bench', card: krabby })).toBeNull()
  const full = after(drawn, A.apply({ change: 'bench', card: krabby }))
  expect(problemWith(full.game, { change: 'bench', card: cardIn(full, 0, 'hand', 'Drampa') })).toBe(
    'The Bench is full.',
  )
  expect(problemWith(full.game, { change: 'draw', player: 0, cards: 1 })).toBe('The deck is empty.')
})

test('of three Prize cards nobody takes a fourth', () => {
  const takeOne = A.apply({ change: 'takePrize', player: 0, position: 0 })
  const { game } = after(start, takeOne, takeOne, takeOne)
  expect(problemWith(game, { change: 'takePrize', player: 0, position: 0 })).toBe('There is no Prize card left.')
})

/** The problems of setting the damage while an attack's text is carried out by hand. */
const setting = (attack: string, damage: number): string | null => {
  const { game } = after(board('A active Laboratory Scribe\nB active Laboratory Shield'), A.attack(attack))
  return problemWith(game, { change: 'attackDamage', damage })
}

test('the damage of an attack is set before it is calculated, to a multiple of 10 up to the limit', () => {
  expect([0, 50, 1000].map((damage) => setting('Preface', damage))).toEqual([null, null, null])
  expect(setting('Preface', 55)).toBe('The damage must be a multiple of 10.')
  for (const damage of [1010, -10])
    expect(setting('Preface', damage)).toBe('The damage must be a whole number from 0 to 1000.')
  expect(setting('Footnote', 50)).toBe('The damage of an attack can be set only before it is calculated.')
})

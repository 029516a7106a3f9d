/** The table as a user interface draws it: everything a player would read off the cards, with ids for playing. */

import { board } from 'ptcg-turn-test-kit/board'
import { expect, test } from 'vitest'
import { view } from '../../../src/engine/play/view.ts'
import type { Game } from '../../../src/game/model/game.ts'
import { type Side, type Table, tableOf } from '../../../src/view/table/table.ts'
import { PILES } from '../../../src/view/table/tableCards.ts'

const seen = (text: string, options = {}): Table => tableOf(view(board(text, options), 0).game, 0)
const near = ({ sides }: Table): Side => sides[1]
const names = (cards: readonly { readonly name: string | null }[]): readonly (string | null)[] =>
  cards.map(({ name }) => name)

const WHOLE = [
  'turn 3 of A',
  'A active Cinderace < Raboot < Scorbunny -30 {Fire Energy, Aurora Energy} Asleep Poisoned',
  'A bench Wooloo; Laboratory Vessel VMAX < Laboratory Vessel V',
  'A hand Potion, Fire Energy x2, Potion',
  'A discard Switch, Hop',
  'B active Sobble',
].join('\n')

const own = [
  {
    kind: 'Energy',
    id: 'own-aurora',
    name: 'Aurora Energy',
    basic: false,
    provides: [['Fire', 'Water']],
  },
] as const

test('a Pokémon has HP, damage in points and counters, and the counters that its conditions place', () => {
  const { active } = near(seen(WHOLE, { cards: own }))
  expect(active).toMatchObject({
    name: 'Cinderace',
    stage: 'Stage 2',
    types: ['Fire'],
    place: 'Active',
    owner: 0,
    hp: 170,
    left: 140,
    damage: 30,
    counters: 3,
    conditions: ['Poisoned', 'Asleep'],
    poisonCounters: 1,
    burnCounters: 0,
    prizes: 1,
    isAttacking: false,
    isKnockedOut: false,
    weaknesses: [{ type: 'Water', operator: '×', amount: 2 }],
    resistances: [],
    retreatCost: ['Colorless', 'Colorless'],
  })
  expect(names(active?.evolvedFrom ?? [])).toEqual(['Scorbunny', 'Raboot'])
  expect(active?.id).toBe(active?.evolvedFrom[0]?.card)
  expect(active?.cards).toHaveLength(5)
})

test('the damage counters of a Special Condition are those that the next Checkup places (PC.2)', () => {
  const counters = (active: string, opponent: string) => {
    const shown = near(seen(`A active ${active}\n B active ${opponent}`)).active
    return [shown?.poisonCounters, shown?.burnCounters]
  }
  expect(counters('Sobble Poisoned Burned', 'Laboratory Swamp')).toEqual([2, 2])
  expect(counters('Sobble Poisoned x3', 'Laboratory Swamp')).toEqual([4, 0])
  expect(counters('Sobble Burned', 'Laboratory Swamp')).toEqual([0, 2])
})

test('each attached Energy says what it provides here, each attack what it still misses (A-A.2)', () => {
  const { active } = near(seen(WHOLE, { cards: own }))
  expect(active?.energy.map(({ name, units }) => [name, units])).toEqual([
    ['Fire Energy', [['Fire']]],
    ['Aurora Energy', [['Fire', 'Water']]],
  ])
  expect(active?.attacks.map(({ index, name, damage, missing }) => [index, name, damage, missing])).toEqual([
    [0, 'Flame Cloak', '40', []],
    [1, 'Bright Flame', '160', ['Colorless']],
  ])
})

test('the missing Energy of an attack follows its current cost (A-A.2)', () => {
  const { active } = near(seen('A active Scorbunny [Laboratory Lever]\n B active Sobble'))
  expect(active?.attacks.map(({ name, cost, missing }) => [name, cost, missing])).toEqual([
    ['Tackle', ['Colorless'], []],
    ['Flare', ['Fire', 'Colorless'], ['Fire']],
  ])
})

test('a rule box has its name and the Prize cards of its Knock Out (PR.1)', () => {
  expect(near(seen(WHOLE, { cards: own })).bench[1]).toMatchObject({ rules: ['VMAX'], prizes: 3, stage: 'Stage 1' })
})

test('a hand has its cards one by one in order, and grouped by equal ones', () => {
  const { hand } = near(seen(WHOLE, { cards: own })).piles
  expect(names(hand.cards)).toEqual(['Potion', 'Fire Energy', 'Fire Energy', 'Potion'])
  expect(hand.alike.map(({ name, cards }) => [name, cards.length])).toEqual([
    ['Potion', 2],
    ['Fire Energy', 2],
  ])
  expect(hand.cards[0]?.printed).toMatchObject({ kind: 'Trainer', trainer: 'Item', text: expect.stringMatching(/30/) })
  expect(hand.cards[1]?.printed).toMatchObject({ kind: 'Energy', isBasic: true, provides: [['Fire']] })
  expect(hand.cards[1]?.printed).toBe(hand.cards[2]?.printed)
})

test('a discard pile has its latest card on top', () => {
  expect(names(near(seen(WHOLE, { cards: own })).piles.discard.cards)).toEqual(['Hop', 'Switch'])
})

test('the Lost Zone has its latest card on top too', () => {
  const { game } = board('turn 3 of A\nA active Sobble\nA hand Potion, Hop\nB active Sobble')
  const [ada, bob] = game.players
  const lost: Game = { ...game, players: [{ ...ada, hand: [], lostZone: ada.hand }, bob] }
  expect(names(near(tableOf(lost, 0)).piles.lostZone.cards)).toEqual(['Hop', 'Potion'])
})

test('a Pokémon lists its effects: of attacks, of recent events, and of cards in play', () => {
  const grip = { effect: { lasting: 'cantRetreat' }, source: 'Grip', ofAttack: true, whose: 0, turn: 2 } as const
  const start = board('turn 3 of A\nA active Sobble\nA bench Wooloo new\nB active Sobble', { lasting: { A: [grip] } })
  const { active, bench } = near(tableOf(start.game, 0))
  expect(active?.effects).toEqual(["During this turn, it can't retreat. (Grip)"])
  expect(bench[0]?.effects).toEqual(['It came into play this turn.'])
})

test('cards in play change the Retreat Cost and the size of the Bench; the card keeps the printed values', () => {
  const text = 'turn 3 of A\nA active Wooloo [Laboratory Skates]\nB active Cinderace'
  const side = near(seen(`${text}\nstadium Laboratory Closet of B`))
  expect([side.benchLimit, side.active?.retreatCost]).toEqual([3, []])
  expect(side.active?.card.printed).toMatchObject({ retreatCost: ['Colorless'] })
  const [far] = seen(`${text}\nstadium Laboratory Corridor of B`).sides
  expect([far.benchLimit, far.active?.retreatCost, far.active?.effects.length]).toEqual([5, ['Colorless'], 1])
})

test('Prize cards have positions, lie face down for both, and have their original number', () => {
  const table = seen(WHOLE, { cards: own })
  expect(table.prizeCount).toBe(6)
  for (const { piles } of table.sides) {
    expect(piles.prizes.count).toBe(3)
    expect(piles.prizes.cards.map(({ name, printed }) => [name, printed])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ])
  }
})

test("the other player's hand is card backs", () => {
  const [far] = seen('turn 3 of A\nA active Sobble\nB active Sobble\nB hand Potion, Hop').sides
  expect(far.piles.hand).toMatchObject({ count: 2, alike: [{ name: null }] })
})

test('the Stadium has its owner, and whether it was used this turn (T2D.8)', () => {
  const text = 'turn 3 of A\nA active Sobble\nB active Sobble\nstadium Laboratory Library of B'
  expect(seen(text).stadium).toMatchObject({ name: 'Laboratory Library', owner: 1, isUsed: false })
  expect(seen(`${text} used`).stadium).toMatchObject({ isUsed: true })
  const { game } = board(`${text} used`)
  expect(tableOf({ ...game, turn: { ...game.turn, number: 4 } }, 0).stadium).toMatchObject({ isUsed: false })
  expect(seen('turn 3 of A\nA active Sobble\nB active Sobble').stadium).toBeNull()
})

test('the turn has its player and the used parts of its limits', () => {
  const table = seen('turn 3 of A; energy attached\nA active Sobble\nB active Sobble')
  expect(table).toMatchObject({ title: 'Turn 3', turn: { number: 3, player: 0, energyAttached: 1, retreats: 0 } })
  expect(table.sides.map(({ hasTheTurn, goesFirst }) => [hasTheTurn, goesFirst])).toEqual([
    [false, false],
    [true, true],
  ])
  expect(table.result).toBeNull()
})

test('a Knocked Out Pokémon and a power used up for the whole game are marked (KO.1, OG.1)', () => {
  const { game } = board('turn 3 of A\nA active Sobble -60\nB active Wooloo')
  const [ada, bob] = game.players
  const knockOut = { pokemon: [ada.active?.id ?? -1], latest: [], prizes: [0, 1], chosen: [[], []] } as const
  const table = tableOf({ ...game, knockOut, players: [{ ...ada, spent: ['GX'] }, bob] }, 0)
  expect(table.sides.map(({ active, spent }) => [active?.isKnockedOut, spent])).toEqual([
    [false, []],
    [true, ['GX']],
  ])
})

test("the viewer's side is below", () => {
  const { game } = board('turn 3 of A\nA active Sobble\nB active Wooloo')
  expect(tableOf(game, 0).sides.map(({ player }) => player)).toEqual([1, 0])
  expect(tableOf(game, 1).sides.map(({ player }) => player)).toEqual([0, 1])
})

test('a finished game has its result', () => {
  const { game } = board('turn 3 of A\nA active Sobble\nB active Wooloo')
  const over: Game = { ...game, result: { outcome: 'win', winner: 1, reasons: ['conceded'] } }
  const table = tableOf(over, 0)
  expect(table).toMatchObject({ title: 'B wins (the opponent conceded).', result: { winner: 1 } })
  expect(table.sides.some(({ hasTheTurn }) => hasTheTurn)).toBe(false)
})

test('compared with an earlier game, Pokémon and piles list their changes; alone they do not', () => {
  const before = board(`${WHOLE}\nA deck Hop x2`, { cards: own }).game
  const [ada, bob] = before.players
  const active = ada.active as NonNullable<typeof ada.active>
  const game: Game = {
    ...before,
    players: [{ ...ada, hand: ada.hand.slice(1), active: { ...active, damage: 60 } }, bob],
  }
  const changed = near(tableOf(game, 0, before))
  expect(changed.active?.changes).toEqual(['+30 damage'])
  expect(PILES.map((pile) => changed.piles[pile].change)).toEqual([-1, 0, 0, 0, 0])
  const still = near(tableOf(game, 0))
  expect(still.active?.changes).toEqual([])
  expect(PILES.map((pile) => still.piles[pile].change)).toEqual([0, 0, 0, 0, 0])
})

/** Rulings about Trainer cards and about texts that would change nothing: what may be played, and where the card is meanwhile. */
import { expect, test } from 'vitest'
import type { CardDefinition } from '../../src/game/model/cards.ts'
import { board } from '../support/board.ts'
import { benchNames, namesIn } from '../support/found.ts'
import { invented, item } from '../support/invented.ts'
import { A, after, factsNamed, refusals, shuffled } from '../support/moves.ts'

const cards: readonly CardDefinition[] = [
  invented('Pupil', {
    abilities: [{ name: 'Homework', limit: 'oncePerTurn', use: [{ do: 'draw', who: 'you', cards: 3 }] }],
    attacks: [{ name: 'Copy Down', cost: [], after: [{ do: 'draw', who: 'you', cards: 3 }] }],
  }),
  {
    kind: 'Trainer',
    trainer: 'Item',
    id: 'ruling-inspection',
    name: 'Inspection',
    effect: [
      { do: 'chooseCards', as: 'item', whose: 'opponent', from: 'hand', filter: { trainer: 'Item' }, by: 'you' },
      { do: 'move', cards: 'item', to: 'discard' },
    ],
  },
  {
    kind: 'Trainer',
    trainer: 'Item',
    id: 'ruling-whistle',
    name: 'Twin Whistle',
    effect: [
      { do: 'chooseCards', as: 'two', whose: 'you', from: 'deck', filter: { kind: 'Pokemon', stage: 'Basic' }, max: 2 },
      { do: 'move', cards: 'two', to: 'bench' },
      { do: 'shuffleDeck', whose: 'you' },
    ],
  },
]

test('R26 The text of a Supporter through an Ability or attack is not playing one', () => {
  const start = board('A active Pupil\n A hand Hop\n A deck Hop x9\n B active Laboratory Mouse', { cards })
  const used = after(start, A.supporter('Hop'), A.ability('Pupil'))
  expect(used.game.turn.supportersPlayed).toBe(1)
  expect(used.game.players[0].hand).toHaveLength(6)
  expect(refusals(used, A.supporter('Hop'))).toEqual(['SUPPORTER_ALREADY_PLAYED'])
  const attacked = after(used, A.attack('Copy Down'))
  expect(attacked.game.players[0].hand).toHaveLength(9)
})

test('R26 The text of a Supporter through an Ability: also on the first turn of the first player', () => {
  const start = board('turn 1 of A\n A active Pupil\n A hand Hop\n B active Laboratory Mouse', { cards })
  expect(refusals(start, A.supporter('Hop'))).toEqual(['FIRST_TURN_SUPPORTER'])
  const used = after(start, A.ability('Pupil'))
  expect(used.game.turn.supportersPlayed).toBe(0)
})

const DUEL = 'A active Laboratory Mouse\n B active Laboratory Mouse'

test("R27 Trainer in limbo: Professor's Research is legal with no other card in hand", () => {
  const drawn = after(
    board(`${DUEL}\n A hand Professor's Research\n A deck Hop x8`),
    A.supporter("Professor's Research"),
  )
  expect(namesIn(drawn, 0, 'hand')).toEqual(Array.from({ length: 7 }, () => 'Hop'))
  expect(namesIn(drawn, 0, 'discard')).toEqual(["Professor's Research"])
})

test("R27 Trainer in limbo: Professor's Research is illegal with an empty deck, whatever it would discard", () => {
  const start = board(`${DUEL}\n A hand Professor's Research, Hop x3\n A deck`)
  expect(refusals(start, A.supporter("Professor's Research"))).toEqual(['CHANGES_NOTHING'])
})

test('R27 Trainer in limbo: while its text is carried out the card is neither in the hand nor discarded', () => {
  const start = board(`
    A active  Laboratory Mouse
    A hand    Laboratory Notebook
    B active  Laboratory Mouse
  `)
  const card = start.game.players[0].hand[0]
  const playing = after(start, A.item('Laboratory Notebook'))
  expect(playing.game.limbo).toBe(card)
  expect([namesIn(playing, 0, 'hand'), namesIn(playing, 0, 'discard')]).toEqual([[], []])
  expect(refusals(playing, A.apply({ change: 'move', card: card ?? -1, to: 'hand' }))).toEqual(['CHANGE_NOT_POSSIBLE'])
  expect(namesIn(after(playing, A.done()), 0, 'discard')).toEqual(['Laboratory Notebook'])
})

test('R28 Known no-effect: Potion without a damaged Pokémon and Switch without a Bench are illegal', () => {
  const start = board('A active Laboratory Rat\n A hand Potion, Switch\n B active Laboratory Mouse -10')
  expect(refusals(start, A.item('Potion'))).toEqual(['CHANGES_NOTHING'])
  expect(refusals(start, A.item('Switch'))).toEqual(['CHANGES_NOTHING'])
  const hurt = board('A active Laboratory Rat -10\n A hand Potion\n B active Laboratory Mouse')
  expect(refusals(hurt, A.item('Potion'))).toEqual([])
})

test('R28 Known no-effect: a search of a deck without targets is legal, for the deck is hidden, and finds nothing', () => {
  const start = board('A active Laboratory Rat\n A hand Poké Kid\n A deck Hop x4\n B active Laboratory Mouse')
  const searched = after(start, A.supporter('Poké Kid'), shuffled)
  expect(namesIn(searched, 0, 'hand')).toEqual([])
  expect(searched.state).toBe('turn.main.ready')
})

test('R28 Known no-effect: a search of an empty deck is illegal, for both players see that', () => {
  const start = board('A active Laboratory Rat\n A hand Poké Kid\n A deck\n B active Laboratory Mouse')
  expect(refusals(start, A.supporter('Poké Kid'))).toEqual(['CHANGES_NOTHING'])
})

test("R28 Known no-effect: what the opponent's hand holds is hidden, so a text about it is legal while it holds a card", () => {
  const start = (hand: string) =>
    board(`A active Laboratory Rat\n A hand Inspection\n B active Laboratory Mouse\n B hand ${hand}`, { cards })
  const found = after(start('Hop, Potion'), A.item('Inspection'))
  expect(namesIn(found, 1, 'discard')).toEqual(['Potion'])
  expect(refusals(start('Hop x2'), A.item('Inspection'))).toEqual([])
  expect(refusals(start(''), A.item('Inspection'))).toEqual(['CHANGES_NOTHING'])
})

test('R28 Known no-effect: of "choose 1 or both" only what can be done is offered', () => {
  const start = board(`
    A active  Laboratory Rat
    A hand    Ordinary Rod
    A discard Fire Energy x3
    B active  Laboratory Mouse
  `)
  const fetched = after(start, A.item('Ordinary Rod'), A.choose('Fire Energy'), A.choose('Fire Energy'), shuffled)
  expect(namesIn(fetched, 0, 'discard')).toEqual(['Fire Energy', 'Ordinary Rod'])
})

const FULL = 'A bench Laboratory Mouse; Laboratory Mouse; Laboratory Mouse; Laboratory Mouse; Laboratory Mouse'

test('R29 Attacks may do nothing: a search for the Bench with a full Bench is legal and does not look at the deck', () => {
  const start = board(`
    A active  Laboratory Beacon
    ${FULL}
    A deck    Laboratory Rat x3
    B active  Laboratory Mouse
  `)
  const over = after(start, A.attack('Gather'))
  expect(over.game.turn.player, 'nothing was asked, nothing shuffled').toBe(1)
  expect(benchNames(over, 0)).toHaveLength(5)
  expect(factsNamed(over, 'DECK_SHUFFLED')).toEqual([])
})

test('R29 Attacks may do nothing: switching in without a Bench to choose from is legal', () => {
  const start = board('A active Laboratory Angler\n B active Laboratory Mouse')
  expect(after(start, A.attack('Reel In')).game.turn.player).toBe(1)
})

test('R30 Full Bench: a Trainer card that only benches is illegal', () => {
  const start = board(
    `
      A active  Laboratory Rat
      ${FULL}
      A hand    Laboratory Revival, Twin Whistle
      A deck    Laboratory Rat x3
      A discard Laboratory Rat
      B active  Laboratory Mouse
    `,
    { cards },
  )
  expect(refusals(start, A.item('Laboratory Revival'))).toEqual(['CHANGES_NOTHING'])
  expect(refusals(start, A.item('Twin Whistle'))).toEqual(['CHANGES_NOTHING'])
})

test('R30 One slot and "up to 2": one is taken, and no second one may be picked', () => {
  const start = board(
    `
      A active  Laboratory Rat
      A bench   Laboratory Mouse; Laboratory Mouse; Laboratory Mouse; Laboratory Mouse
      A hand    Twin Whistle
      A deck    Laboratory Rat, Laboratory Tadpole, Hop
      B active  Laboratory Mouse
    `,
    { cards },
  )
  const picked = after(start, A.item('Twin Whistle'), A.choose('Laboratory Tadpole'))
  expect(picked.state).toBe('turn.main.resolving.shuffling')
  const over = after(picked, shuffled)
  expect(benchNames(over, 0).at(-1)).toBe('Laboratory Tadpole')
  expect(namesIn(over, 0, 'deck')).toEqual(['Laboratory Rat', 'Hop'])
})

test('T2A.1 a text that says so puts an Evolution card onto the Bench as a Pokémon of its own; any other leaves it', () => {
  const calling = (anyStage: boolean) =>
    item('Call', [
      { do: 'allCards', as: 'called', whose: 'you', from: 'discard', filter: { kind: 'Pokemon' } },
      { do: 'move', cards: 'called', to: 'bench', ...(anyStage ? { anyStage: true } : {}) },
    ])
  const text = 'turn 5 of A\n A active Wooloo\n A hand Call\n A discard Raboot, Vulpix\n B active Wooloo'
  const benched = (anyStage: boolean) =>
    after(board(text, { cards: [calling(anyStage)] }), A.item('Call')).game.players[0].bench
  expect(benched(false)).toHaveLength(1)
  expect(benched(true).map(({ cards }) => cards.length)).toEqual([1, 1])
})

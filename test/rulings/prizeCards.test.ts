/** Rulings about face-down Prize cards that a text looks at, exchanges and shuffles. */
import { view } from 'ptcg-turn-engine'
import { viewOfFact } from 'ptcg-turn-engine/internal/engine/play/view'
import { board, type TestBoardOptions } from 'ptcg-turn-test-kit/board'
import { A, after, factsNamed, keepOrder, refusals } from 'ptcg-turn-test-kit/moves'
import { describe, expect, test } from 'vitest'

type Moment = ReturnType<typeof board>

const namesIn = ({ game }: Moment, cards: readonly number[]): readonly string[] =>
  cards.map((card) => game.definitions[game.cards[card]?.definition ?? '']?.name ?? '?')

const start = (prizes: string, options: TestBoardOptions = { seed: 1 }): Moment =>
  board(
    `A active Vulpix\n A hand Laboratory Prize Ball, Potion\n A prizes ${prizes}\n A deck Hop x3\n B active Vulpix\n B prizes Hop x3`,
    options,
  )

/** The words for a player about a moment. */
const seenBy = (player: 0 | 1, { facts, ...at }: ReturnType<typeof after>): ReturnType<typeof after> => ({
  ...at,
  facts: facts.map((fact) => viewOfFact(fact, player)),
})

const BALL = A.item('Laboratory Prize Ball')

const looking = after(start('Hop, Scorbunny, Sobble, Switch'), BALL)
const mixed = after(looking, A.done())

describe('GR.5 face-down Prize cards that a text shows', () => {
  test('are shown to the player of the text only', () => {
    const mine = view(looking, 0)
    const theirs = view(looking, 1)
    expect(namesIn(mine, mine.game.players[0].prizes)).toEqual(['Hop', 'Scorbunny', 'Sobble', 'Switch'])
    expect(namesIn(theirs, theirs.game.players[0].prizes)).toEqual(['?', '?', '?', '?'])
    expect(factsNamed(seenBy(1, looking), 'CARDS_LOOKED_AT')).toMatchObject([{ player: 0, count: 4, cards: [] }])
    expect(theirs.game.ask).toMatchObject({ options: [] })
  })

  test('offer only their Basic Pokémon, and may be left', () => {
    const { ask } = looking.game
    const options = ask?.ask === 'choice' ? ask.options : []
    expect(
      namesIn(
        looking,
        options.flatMap((one) => (one.option === 'card' ? [one.card] : [])),
      ),
    ).toEqual(['Scorbunny', 'Sobble'])
    expect(ask).toMatchObject({ min: 0, max: 1 })
  })

  test('lie in an unknown order afterwards', () => {
    const mine = view(mixed, 0)
    expect(namesIn(mine, mine.game.players[0].prizes)).toEqual(['?', '?', '?', '?'])
    expect(mixed.game.players[0].prizes.toSorted()).toEqual(looking.game.players[0].prizes.toSorted())
  })
})

test('replace the Pokémon that goes to the hand: their number stays', () => {
  const done = after(start('Hop, Scorbunny, Switch'), BALL, A.choose('Scorbunny'))
  const [{ prizes, hand, discard }] = done.game.players
  expect(namesIn(done, prizes).toSorted()).toEqual(['Hop', 'Laboratory Prize Ball', 'Switch'])
  expect(namesIn(done, hand)).toEqual(['Potion', 'Scorbunny'])
  expect(discard).toEqual([])
  expect(factsNamed(seenBy(1, done), 'CARDS_REVEALED')).toMatchObject([{ cards: [{ name: 'Scorbunny' }] }])
})

test('PR.2 an exchange of the last Prize card wins nothing', () => {
  const done = after(start('Scorbunny'), BALL, A.choose('Scorbunny'))
  expect(namesIn(done, done.game.players[0].prizes)).toEqual(['Laboratory Prize Ball'])
  expect(done.game.result).toBeNull()
  expect(factsNamed(done, 'PRIZES_TAKEN')).toEqual([])
})

test('are shuffled even if none is taken, and the card goes to the discard pile', () => {
  const done = after(start('Hop, Scorbunny'), BALL, A.done())
  expect(namesIn(done, done.game.players[0].discard)).toEqual(['Laboratory Prize Ball'])
  expect(factsNamed(done, 'PRIZES_SHUFFLED')).toHaveLength(1)
  const none = after(start('Hop, Switch'), BALL)
  expect(namesIn(none, none.game.players[0].discard)).toEqual(['Laboratory Prize Ball'])
})

test('GR.8 are shuffled by a host that owns chance, without seeing the faces', () => {
  const asked = after(start('Hop, Scorbunny, Switch', {}), BALL, A.done())
  expect(asked.game.ask).toEqual({ ask: 'shuffle', player: 0, cards: 3, prizes: true })
  const before = asked.game.players[0].prizes
  const done = after(asked, () => ({ type: 'DECK_SHUFFLED', order: [2, 0, 1] }))
  expect(done.game.players[0].prizes).toEqual([before[2], before[0], before[1]])
  expect(done.game.players[0].deck).toEqual(asked.game.players[0].deck)
  expect(factsNamed(seenBy(0, done), 'PRIZES_SHUFFLED')).toEqual([{ fact: 'PRIZES_SHUFFLED', player: 0, order: [] }])
  expect(refusals(asked, keepOrder)).toEqual([])
})

/** A sample is a game that the player could be in: visible cards stay, and hidden ones come from the deck lists. */
import { decks, legalEvents, request, type Snapshot, view } from 'ptcg-turn-engine'
import type { PlayerId } from 'ptcg-turn-engine/model'
import { type SampleOptions, sampleGames } from 'ptcg-turn-engine-players'
import { knowledgeOf } from 'ptcg-turn-engine-players/internal/knowledge'
import { rngFrom } from 'ptcg-turn-engine-players/internal/rng'
import { samplerOf } from 'ptcg-turn-engine-players/internal/sample'
import { eager, opening, walk } from 'ptcg-turn-test-kit/walk'
import { describe, expect, test } from 'vitest'

const NAMES = ['cinderace', 'inteleon'] as const

const moments = [2, 5, 9].flatMap((seed) =>
  [0, 3, 6, 12, 25, 50].map((length) => walk(opening(NAMES, { seed }), eager(seed), () => undefined, length)),
)

const known = (player: PlayerId) => knowledgeOf(decks[NAMES[player]], [decks.cinderace, decks.inteleon], [])

const cardsOf = ({ game }: Snapshot, owner: PlayerId): string[] =>
  game.cards.flatMap((card) => (card.owner === owner ? [card.definition ?? 'hidden'] : [])).toSorted()

describe.each([0, 1] as const)('player %s', (player) => {
  test('each side has the cards of its deck, and seen cards stay in place', () => {
    for (const moment of moments) {
      const seen = view(moment, player)
      const sample = samplerOf(seen, player, known(player))(rngFrom(1))
      expect(cardsOf(sample, player)).toEqual(decks[NAMES[player]].cards.toSorted())
      for (const [id, { definition }] of seen.game.cards.entries())
        if (definition !== null) expect(sample.game.cards[id]?.definition).toBe(definition)
      expect({ ...sample.game, cards: 0, definitions: 0 }).toEqual({ ...seen.game, cards: 0, definitions: 0 })
    }
  })

  test("the player's options are the same in every sample", () => {
    for (const moment of moments) {
      if (request(moment)?.player !== player) continue
      const seen = view(moment, player)
      for (const seed of [1, 2, 3])
        expect(legalEvents(samplerOf(seen, player, known(player))(rngFrom(seed)))).toEqual(legalEvents(seen))
    }
  })

  test('the cards seen decide which deck the opponent is assumed to have', () => {
    const late = view(moments.at(-1) as Snapshot, player)
    const other = player === 0 ? 1 : 0
    const sampled = samplerOf(late, player, knowledgeOf(decks[NAMES[player]], Object.values(decks), []))
    for (const seed of [1, 2, 3, 4])
      expect(cardsOf(sampled(rngFrom(seed)), other)).toEqual(decks[NAMES[other]].cards.toSorted())
  })
})

test('samples differ, and the same seed gives the same one', () => {
  const seen = view(moments.at(-1) as Snapshot, 0)
  const sampled = samplerOf(seen, 0, known(0))
  expect(sampled(rngFrom(1))).toEqual(sampled(rngFrom(1)))
  expect(sampled(rngFrom(1))).not.toEqual(sampled(rngFrom(2)))
})

test('Pokémon that lie face down in set-up are Basic Pokémon', () => {
  const placed = moments.filter(({ game }) => game.setUp !== null && game.players.some(({ active }) => active !== null))
  expect(placed.length).toBeGreaterThan(0)
  for (const moment of placed)
    for (const player of [0, 1] as const) {
      const { game } = samplerOf(view(moment, player), player, known(player))(rngFrom(3))
      for (const { active, bench } of game.players)
        for (const one of active === null ? bench : [active, ...bench])
          for (const card of one.cards)
            expect(game.definitions[game.cards[card]?.definition ?? '']).toMatchObject({
              kind: 'Pokemon',
              stage: 'Basic',
            })
    }
})

describe('refuses', () => {
  const [moment] = moments as [Snapshot]
  test.each<readonly [what: string, options: unknown, sentence: string]>([
    ['no options', undefined, 'sampleGames takes options'],
    ['no deck', { seed: 1 }, 'A deck has a name and a list of card ids'],
    ['null', null, 'sampleGames takes options'],
    ['an unknown option', { deck: decks.cinderace, sed: 1 }, 'There is no option "sed". There are: deck, '],
    ['half a seed', { deck: decks.cinderace, seed: 0.5 }, 'The seed of samples must be a whole number.'],
  ])('%s', (_, options, sentence) => {
    expect(() => sampleGames(view(moment, 0), 0, options as SampleOptions)).toThrow(new RegExp(`^${sentence}`))
  })

  const options = { deck: decks.cinderace, seed: 1 }

  test('a viewer who is not a player', () =>
    expect(() => sampleGames(view(moment, 0), 7 as PlayerId, options)).toThrow('The viewer is 0 or 1.'))

  test('the whole game', () => expect(() => sampleGames(moment, 0, options)).toThrow('This is the whole game'))

  test('a hidden choice of the opponent', () => {
    const choosing = moments.find(({ game: { ask } }) => ask?.ask === 'choice' && ask.hidden) as Snapshot
    const other = request(choosing)?.player === 0 ? 1 : 0
    expect(() => sampleGames(view(choosing, other), other, options)).toThrow('is making a hidden choice')
  })
})

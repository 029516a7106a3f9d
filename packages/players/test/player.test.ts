/** Computer players: their knowledge, their determinism, and their interface. */

import { decks, legalEvents, request, type Snapshot, view } from 'ptcg-turn-engine'
import type { PlayerId } from 'ptcg-turn-engine/model'
import {
  type ComputerPlayer,
  computerPlayer,
  decisionInWords,
  type Level,
  type PlayerOptions,
} from 'ptcg-turn-engine-players'
import { board } from 'ptcg-turn-test-kit/board'
import { inventItem } from 'ptcg-turn-test-kit/invented'
import { sizeOfRun } from 'ptcg-turn-test-kit/sampled'
import { eager, opening, walk } from 'ptcg-turn-test-kit/walk'
import { describe, expect, test } from 'vitest'

const QUICK = { playouts: 26 }

const playerOf = (level: Level, more: Partial<PlayerOptions> = {}) =>
  computerPlayer({
    level,
    seed: 1,
    deck: decks.cinderace,
    opponentDecks: [decks.inteleon],
    ...(level === 'beginner' ? {} : { settings: QUICK }),
    ...more,
  })

/** A whole game between two players, by seat. */
const gameOf = (
  names: readonly ['cinderace', 'cinderace' | 'inteleon'],
  seed: number,
  players: readonly [ComputerPlayer, ComputerPlayer],
): Snapshot =>
  walk(
    opening(names, { seed }),
    (_, at) => {
      const player = request(at)?.player as PlayerId
      return players[player].decide(view(at, player)).event
    },
    () => undefined,
  )

const moment = walk(opening(['cinderace', 'inteleon'], { seed: 11 }), eager(11), () => undefined, 30)
const toAct = (request(moment)?.player ?? 0) as PlayerId

/** The same game with the player's hidden cards rearranged. */
const poisoned = ({ state, game }: Snapshot, viewer: PlayerId): Snapshot => {
  const players = game.players.map((side, owner) => {
    const hidden = [...(owner === viewer ? [] : side.hand), ...side.deck, ...side.prizes].toReversed()
    const hand = owner === viewer ? side.hand : hidden.splice(0, side.hand.length)
    return { ...side, hand, deck: hidden.splice(0, side.deck.length), prizes: hidden }
  })
  return { state, game: { ...game, players: players as unknown as typeof game.players } }
}

describe.each(['beginner', 'club'] as const)('%s', (level) => {
  test('hidden cards do not affect a decision', () => {
    const other = poisoned(moment, toAct)
    expect(other.game.players[1 - toAct]?.hand).not.toEqual(moment.game.players[1 - toAct]?.hand)
    expect(playerOf(level).decide(view(other, toAct))).toEqual(playerOf(level).decide(view(moment, toAct)))
  })

  test('the same seed plays the same game', () => {
    const games = [1, 1].map(() =>
      gameOf(['cinderace', 'inteleon'], 5, [playerOf(level), playerOf('beginner', { deck: decks.inteleon })]),
    )
    expect(games[0]?.game.result).not.toBeNull()
    expect(games[0]).toEqual(games[1])
  })
})

test('a search lists its tries, the decision first, and its chance to win', () => {
  const { event, tried } = playerOf('club').decide(view(moment, toAct))
  expect(tried[0]?.event).toEqual(event)
  expect(tried.length).toBeGreaterThan(1)
  for (const { playouts, value } of tried) {
    expect(playouts).toBeGreaterThan(0)
    expect(value).toBeGreaterThanOrEqual(0)
    expect(value).toBeLessThanOrEqual(1)
  }
})

test('a decision in words: what was tried, the chance to win, and the risk', () => {
  const at = view(moment, toAct)
  const decision = playerOf('club').decide(at)
  const [promise = '', ideas = ''] = decisionInWords(at, decision)
  const [chosen, other] = decision.tried
  expect(promise).toContain(`${chosen?.playouts} of them with this decision`)
  expect(promise).toContain(`chance to win is ${Math.round(100 * (chosen?.value ?? 0))} %`)
  expect(ideas).toContain(`(${other?.playouts} games)`)
  expect(decisionInWords(at, playerOf('beginner').decide(at))).toEqual([])
})

test('a search that is canceled does not change the next decision', () => {
  const player = playerOf('club')
  player.think(view(moment, toAct)).next()
  expect(player.decide(view(moment, toAct))).toEqual(playerOf('club').decide(view(moment, toAct)))
})

test('a search reports its progress, and can be canceled', () => {
  const steps = playerOf('strong', { settings: { playouts: 400 } }).think(view(moment, toAct))
  expect(steps.next()).toEqual({ done: false, value: { playouts: 25, of: 400 } })
  expect(steps.next()).toEqual({ done: false, value: { playouts: 50, of: 400 } })
  expect(steps.return(undefined as never).done).toBe(true)
})

test('asked without a decision to make, it says so', () => {
  const flipping = opening(['cinderace', 'inteleon'], 'asked')
  expect(request(flipping)?.kind).toBe('coin')
  expect(() => playerOf('club').decide(view(flipping, 0))).toThrow('The host answers for chance')
})

describe('refuses', () => {
  test('the whole game', () => {
    for (const level of ['beginner', 'club'] as const)
      expect(() => playerOf(level).decide(moment)).toThrow('This is the whole game')
  })

  test('the view of the other player during a hidden choice, even if no hand is hidden', () => {
    const choosing = [...Array(30).keys()]
      .map((length) => walk(opening(['cinderace', 'inteleon'], { seed: 1 }), eager(1), () => undefined, length))
      .find(({ game: { ask } }) => ask?.ask === 'choice' && ask.hidden) as Snapshot
    const seen = view(choosing, request(choosing)?.player === 0 ? 1 : 0)
    const players = seen.game.players.map((one) => ({ ...one, hand: [] })) as unknown as typeof seen.game.players
    for (const level of ['beginner', 'club'] as const)
      expect(() => playerOf(level).decide({ ...seen, game: { ...seen.game, players } })).toThrow(
        'This is the view of a player who need not act',
      )
  })

  test('the view of a player who need not act', () => {
    const other = toAct === 0 ? 1 : 0
    for (const level of ['beginner', 'club'] as const)
      expect(() => playerOf(level).decide(view(moment, other))).toThrow('This is the view of a player who need not act')
  })

  test.each<readonly [what: string, options: object, sentence: string]>([
    ['a level that is not one', { level: 'expert' }, 'There is no level expert. There are: beginner, club, strong.'],
    ['half a seed', { seed: 0.5 }, 'The seed of a player must be a whole number.'],
    ['a deck by its name', { deck: 'cinderace' }, 'A deck has a name and a list of card ids'],
    ['an unknown card', { deck: { name: 'Mine', cards: ['x-1'] } }, 'The deck Mine has the card x-1, which is unknown'],
    ['no Basic Pokémon', { deck: { name: 'Mine', cards: [] } }, 'The deck Mine has no Basic Pokémon'],
    ['one deck for a list', { opponentDecks: decks.cinderace }, '"opponentDecks" must be a list of decks.'],
    ['no playouts', { settings: { playouts: 0 } }, 'The setting playouts must be a whole number above 0.'],
    ['a setting that is undefined', { settings: { turnsAhead: undefined } }, 'The setting turnsAhead must be'],
    ['too much noise', { settings: { noise: 2 } }, 'The setting noise must be a number from 0 to 1.'],
    ['no weights', { settings: { weights: {} } }, 'The weight prize must be a number.'],
    ['an unknown setting', { settings: { bogus: 1 } }, 'There is no setting "bogus".'],
    ['an unknown option', { opponentDeck: decks.cinderace }, 'There is no option "opponentDeck".'],
    ['an unknown card of the opponent', { opponentDecks: [{ name: 'Theirs', cards: ['x-1'] }] }, 'The deck Theirs has'],
  ])('%s', (_, options, sentence) => {
    expect(() => playerOf('club', options)).toThrow(new RegExp(`^${sentence}`))
  })
})

test('a search wins against a list of priorities', () => {
  let won = 0
  const GAMES = sizeOfRun(3, 6)
  for (let game = 0; game < GAMES; game += 1) {
    const seat = (game % 2) as PlayerId
    const club = playerOf('club', { seed: game, settings: { playouts: 100 } })
    const beginner = playerOf('beginner', { seed: game, opponentDecks: [decks.cinderace] })
    const { result } = gameOf(['cinderace', 'cinderace'], game, seat === 0 ? [club, beginner] : [beginner, club]).game
    if (result?.outcome === 'win' && result.winner === seat) won += 1
  }
  expect(won).toBeGreaterThanOrEqual(sizeOfRun(2, 4))
})

test('a single option is taken without a search', () => {
  let found = 0
  walk(opening(['cinderace', 'inteleon'], { seed: 3 }), eager(3), (_, at) => {
    const player = request(at)?.player
    if (player === undefined || found > 0 || legalEvents(at).length !== 1) return
    found += 1
    expect(playerOf('strong').decide(view(at, player))).toEqual({ event: legalEvents(at)[0], tried: [], replies: [] })
  })
  expect(found).toBe(1)
})

test('a beginner does not take its only Pokémon back into its hand', () => {
  const fetched = inventItem('Fetch', [
    { do: 'choosePokemon', as: 'pokemon', from: { whose: 'you' } },
    { do: 'leavePlay', pokemon: { chosen: 'pokemon' }, to: 'hand' },
  ])
  const at = board('A active Scorbunny\n A hand Fetch\n A deck Hop x20\n B active Sobble', { cards: [fetched] })
  expect(legalEvents(at)).toContainEqual(expect.objectContaining({ type: 'PLAY_ITEM' }))
  expect(playerOf('beginner').decide(view(at, 0)).event.type).not.toBe('PLAY_ITEM')
})

test('a win at hand is taken at once, before cards are played that could wait', () => {
  const at = board(
    "A active Raboot {Fire Energy x3}\n A hand Professor's Research, Great Ball, Fire Energy, Scorbunny\n B active Sobble -50",
  )
  expect(playerOf('beginner').decide(view(at, 0)).event.type).toBe('BENCH_POKEMON')
  const [chosen] = playerOf('club', { settings: { playouts: 200 } }).decide(view(at, 0)).tried
  expect(chosen).toMatchObject({ event: { type: 'DECLARE_ATTACK' }, value: 1 })
})

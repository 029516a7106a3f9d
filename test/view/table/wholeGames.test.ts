/** The table through whole random games, in full and as each player sees it: it is the game, and never throws. */

import { eager, opening, walk } from 'ptcg-turn-test-kit/walk'
import { describe, expect, test } from 'vitest'
import { legalEvents } from '../../../src/engine/listing/legalEvents.ts'
import { request } from '../../../src/engine/play/request.ts'
import { findHidden, view } from '../../../src/engine/play/view.ts'
import type { Snapshot } from '../../../src/engine/stepper/snapshot.ts'
import { hitPoints } from '../../../src/game/board/hitPoints.ts'
import { benchLimit, retreatCost } from '../../../src/game/board/limits.ts'
import { everyPokemon } from '../../../src/game/board/pokemonInPlay.ts'
import type { Option } from '../../../src/game/model/asks.ts'
import type { GameEvent } from '../../../src/game/model/events.ts'
import type { Game } from '../../../src/game/model/game.ts'
import { PLAYERS, type PlayerId } from '../../../src/game/model/players.ts'
import { boardInWords, eventInWords, factInWords, optionInWords } from '../../../src/view/table/index.ts'
import { nameOfAsker, progressOf, questionOf } from '../../../src/view/table/question.ts'
import { type Table, tableOf } from '../../../src/view/table/table.ts'
import { type CardShown, PILES } from '../../../src/view/table/tableCards.ts'
import type { PokemonShown } from '../../../src/view/table/tablePokemon.ts'

const PAIRS = [
  ['cinderace', 'inteleon'],
  ['laboratory', 'laboratory'],
] as const

const GAMES = PAIRS.flatMap((names, number) =>
  ([{ seed: number + 11 }, 'asked'] as const).map((randomness) => ({ names, randomness, seed: number + 5 })),
)

const pokemonOn = ({ sides }: Table): readonly PokemonShown[] =>
  sides.flatMap(({ active, bench }) => (active === null ? bench : [active, ...bench]))

/** Every card that lies on the table outside Pokémon. */
const loose = ({ sides, stadium, limbo, played }: Table): readonly CardShown[] => [
  ...sides.flatMap(({ piles }) => PILES.flatMap((pile) => piles[pile].cards)),
  ...(stadium === null ? [] : [stadium]),
  ...(limbo === null ? [] : [limbo]),
  ...played,
]

const allCards = (table: Table): readonly CardShown[] => [
  ...loose(table),
  ...pokemonOn(table).flatMap(({ card, evolvedFrom, energy, tools }) => [...evolvedFrom, card, ...energy, ...tools]),
]

const ids = (cards: readonly { readonly card: number }[]): readonly number[] => cards.map(({ card }) => card)
const ascending = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b)

/** Every card and Pokémon of the game, once, in its place. */
const isTheGame = (table: Table, game: Game): void => {
  for (const side of table.sides) {
    const player = game.players[side.player]
    for (const pile of PILES) {
      const { cards, alike, count } = side.piles[pile]
      const latestOnTop = pile === 'discard' || pile === 'lostZone'
      expect(ids(cards)).toEqual(latestOnTop ? player[pile].toReversed() : player[pile])
      expect(count).toBe(player[pile].length)
      expect(ascending(alike.flatMap((one) => one.cards))).toEqual(ascending(player[pile]))
    }
    expect(side.active?.id ?? null).toBe(player.active?.id ?? null)
    expect(side.bench.map(({ id }) => id)).toEqual(player.bench.map(({ id }) => id))
    expect(side).toMatchObject({ name: player.name, benchLimit: benchLimit(game, side.player), spent: player.spent })
    expect(side.goesFirst).toBe(game.turn.number > 0 && game.firstPlayer === side.player)
  }
  expect(table).toMatchObject({ turn: game.turn, result: game.result, isFaceDown: game.setUp !== null })
  const cards = allCards(table)
  expect(ascending(ids(cards))).toEqual(game.cards.map((_, card) => card))
  for (const { card, name, owner, printed } of cards) {
    const { definition, owner: whose } = game.cards[card] ?? expect.fail(`There is no card ${card}.`)
    expect([printed?.definition ?? null, owner, printed?.name ?? null]).toEqual([definition, whose, name])
  }
  for (const target of everyPokemon(game)) {
    const shown = pokemonOn(table).find(({ id }) => id === target.pokemon.id)
    if (shown?.isHidden === true) continue
    expect(shown).toMatchObject({ owner: target.owner, place: target.place, damage: target.pokemon.damage })
    expect(shown?.hp).toBe(hitPoints(game, target))
    expect(shown?.left).toBe(Math.max(0, hitPoints(game, target) - target.pokemon.damage))
    expect(shown?.retreatCost).toHaveLength(retreatCost(game, target))
    expect(shown?.isAttacking).toBe(game.attack?.pokemon === target.pokemon.id)
    expect(shown?.isKnockedOut).toBe(game.knockOut?.pokemon.includes(target.pokemon.id) === true)
    expect(shown?.abilities.flatMap(({ name, isUsed }) => (isUsed ? [name] : []))).toEqual(target.pokemon.usedAbilities)
    expect(shown?.effects.every((words) => /^[A-Z].*[.:)]$/.test(words))).toBe(true)
  }
}

/** Every card that an event or an option names can be clicked on the table. */
const touching = (table: Table): ((named: GameEvent | Option) => void) => {
  const cards = new Set(ids(allCards(table)))
  const pokemon = new Set(pokemonOn(table).map(({ id }) => id))
  return (named) => {
    if ('card' in named) expect(cards.has(named.card)).toBe(true)
    if ('pokemon' in named) expect(pokemon.has(named.pokemon)).toBe(true)
    if ('option' in named && named.option === 'prize')
      expect(table.sides.some(({ piles }) => piles.prizes.cards[named.position] !== undefined)).toBe(true)
  }
}

const isASentence = (words: string): void => expect(words).toMatch(/\S/)

/** Expects all words for a moment. */
const isSaid = (table: Table, snapshot: Snapshot): void => {
  const { game } = snapshot
  const canBeTouched = touching(table)
  for (const event of legalEvents(snapshot)) {
    canBeTouched(event)
    isASentence(eventInWords(game, event))
  }
  for (const fact of game.facts) expect(factInWords(game, fact)).toMatch(/\S[.:]$/)
  for (const line of boardInWords(game)) isASentence(line)
  const asked = request(snapshot)
  expect(asked === null).toBe(table.result !== null)
  if (asked === null) return
  isASentence(questionOf(game, asked))
  isASentence(progressOf(asked) ?? 'one answer')
  isASentence(nameOfAsker(game) ?? 'the rules')
  if (!('purpose' in asked)) return
  for (const option of asked.options) {
    canBeTouched(option)
    isASentence(optionInWords(game, option))
  }
}

const looksRight = (before: Snapshot, after: Snapshot, viewer: PlayerId | 'both'): void => {
  const seen = viewer === 'both' ? after : view(after, viewer)
  const earlier = viewer === 'both' ? before : view(before, viewer)
  const table = tableOf(seen.game, viewer === 'both' ? 0 : viewer, earlier.game)
  isTheGame(table, seen.game)
  isSaid(table, seen)
  expect(JSON.parse(JSON.stringify(table))).toEqual(table)
  const hidden = allCards(table).filter(({ printed }) => printed === null)
  if (viewer === 'both') {
    expect(hidden).toEqual([])
    return
  }
  expect(hidden).toHaveLength(findHidden(after.game, viewer).size)
  expect(pokemonOn(table).filter(({ isHidden }) => isHidden)).toHaveLength(
    after.game.setUp === null ? 0 : table.sides[0].bench.length + (table.sides[0].active === null ? 0 : 1),
  )
}

describe('at every moment of whole games', () => {
  test.each(GAMES)('$names, randomness $randomness', ({ names, randomness, seed }) => {
    let events = 0
    const end = walk(
      opening(names, randomness),
      eager(seed),
      (_, before, after) => {
        events += 1
        for (const viewer of [...PLAYERS, 'both'] as const) looksRight(before, after, viewer)
      },
      1500,
    )
    expect(events).toBeGreaterThan(20)
    expect(end.game.result).not.toBeNull()
  })
})

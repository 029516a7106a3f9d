/** Whole games in which every card has a unique name: a seat never names a card that is hidden from it. */

import * as E from 'fp-ts/lib/Either.js'
import { board } from 'ptcg-turn-test-kit/board'
import { sampleOf, sizeOfRun } from 'ptcg-turn-test-kit/sampled'
import { eager, opening } from 'ptcg-turn-test-kit/walk'
import { describe, expect, test } from 'vitest'
import { findHidden } from '../../../src/engine/play/view.ts'
import type { Seat } from '../../../src/engine/session/seat.ts'
import { createSession, type Session } from '../../../src/engine/session/session.ts'
import type { Snapshot } from '../../../src/engine/stepper/snapshot.ts'
import type { CardDefinition, DefinitionId } from '../../../src/game/model/cards.ts'
import { HAND_DESTINATIONS } from '../../../src/game/model/changesByHand.ts'
import type { GameEvent } from '../../../src/game/model/events.ts'
import type { Game, Players } from '../../../src/game/model/game.ts'
import { PLAYERS, type PlayerId } from '../../../src/game/model/players.ts'
import type { CardId } from '../../../src/game/model/pokemon.ts'

/** A unique name for a card. */
const marked = (words: string, card: CardId): string => `${words}<${card}>`
const MARKS = /<(\d+)>/g

/** Cards of one name evolve from cards of one name: the first from the first, and so on. */
const beneath = (game: Game, card: CardId, evolvesFrom: string): string => {
  const { owner, definition } = game.cards[card] ?? {}
  const same = (test: (one: CardDefinition) => boolean): readonly CardId[] =>
    game.cards.flatMap((one, id) => {
      const printed = game.definitions[one.definition ?? '']
      return one.owner === owner && printed !== undefined && test(printed) ? [id] : []
    })
  const basics = same(({ name }) => name === evolvesFrom)
  const at = same(({ id }) => id === definition).indexOf(card)
  const base = basics[at % Math.max(1, basics.length)]
  return base === undefined ? evolvesFrom : marked(evolvesFrom, base)
}

/** The same game with a unique name and id for each card. */
const unmistakable = ({ state, game }: Snapshot): Snapshot => {
  const definitions: Record<DefinitionId, CardDefinition> = {}
  const cards = game.cards.map(({ owner, definition }, card) => {
    const printed = game.definitions[definition ?? ''] ?? expect.fail('A card is hidden.')
    const id = marked(printed.id, card)
    const named = { ...printed, id, name: marked(printed.name, card) }
    definitions[id] =
      named.kind === 'Pokemon' && named.evolvesFrom !== undefined
        ? { ...named, evolvesFrom: beneath(game, card, named.evolvesFrom) }
        : named
    return { owner, definition: id }
  })
  return { state, game: { ...game, definitions, cards, facts: [] } }
}

/** The cards that something names. */
const namedIn = (value: unknown): ReadonlySet<CardId> =>
  new Set([...(JSON.stringify(value) ?? '').matchAll(MARKS)].map(([, card]) => Number(card)))

/** The cards that a player must not hear of: the hidden ones, except for names that an open Evolution mentions. */
const secretsOf = ({ game }: Snapshot, viewer: PlayerId): ReadonlySet<CardId> => {
  const hidden = findHidden(game, viewer)
  const printed = game.cards.map(({ definition }, card) => {
    const seen = hidden.has(card) ? undefined : game.definitions[definition ?? '']
    return seen?.kind === 'Pokemon' ? seen.evolvesFrom : null
  })
  const read = namedIn(printed)
  return new Set([...hidden].filter((card) => !read.has(card)))
}

/** Everything that a seat might try, with every existing card and Pokémon. */
const tries = ({ state }: Seat): readonly unknown[] => {
  const { cards, players } = state().game
  const pokemon = players.flatMap(({ active, bench }) => (active === null ? bench : [active, ...bench]))
  const every = cards.map((_, card) => card)
  return PLAYERS.flatMap((player) => [
    ...['END_TURN', 'RETREAT', 'DONE', 'USE_STADIUM'].map((type) => ({ type, player })),
    ...[0, 1, 5].flatMap((option) => [
      { type: 'CHOOSE', player, option },
      { type: 'DECLARE_ATTACK', player, attack: option },
    ]),
    ...every.flatMap((card) => [
      ...['BENCH_POKEMON', 'PLAY_ITEM', 'PLAY_SUPPORTER', 'PLAY_STADIUM'].map((type) => ({ type, player, card })),
      { type: 'APPLY', player, change: { change: 'move', card, to: HAND_DESTINATIONS[card % 5] } },
      { type: 'APPLY', player, change: { change: 'reveal', cards: [card] } },
      { type: 'APPLY', player, change: { change: 'bench', card } },
    ]),
    ...pokemon.flatMap(({ id }) => [
      { type: 'USE_ABILITY', player, pokemon: id, ability: 0 },
      { type: 'APPLY', player, change: { change: 'devolve', pokemon: id, to: 'hand' } },
      ...every.flatMap((card) => [
        ...['EVOLVE', 'ATTACH_ENERGY', 'PLAY_TOOL'].map((type) => ({ type, player, card, pokemon: id })),
        { type: 'APPLY', player, change: { change: 'attach', card, pokemon: id } },
        { type: 'APPLY', player, change: { change: 'evolve', card, pokemon: id } },
      ]),
    ]),
  ])
}

const expectNoSecret = (secrets: ReadonlySet<CardId>, value: unknown, what: string): void => {
  const leaked = [...namedIn(value)].filter((card) => secrets.has(card))
  if (leaked.length > 0)
    expect.fail(`${what} names the hidden ${leaked.join(', ')}: ${JSON.stringify(value).slice(0, 500)}`)
}

const keepsItsSecrets = (session: Session, before: Snapshot): void => {
  for (const player of PLAYERS) {
    const seat = session.seat(player)
    const secrets = secretsOf(session.state(), player)
    expectNoSecret(secrets, [seat.state().state, { ...seat.state().game, facts: [] }], 'The view')
    expectNoSecret(secrets, [seat.request(), seat.legalEvents()], 'What is asked')
    // A card that was shown and is hidden again may be mentioned: it was not hidden all the time.
    const everHidden = new Set([...secrets].filter((card) => findHidden(before.game, player).has(card)))
    const shown = namedIn(
      seat
        .state()
        .game.facts.filter(
          ({ fact }) => fact === 'CARDS_REVEALED' || fact === 'MULLIGAN' || fact === 'CARDS_LOOKED_AT',
        ),
    )
    expectNoSecret(new Set([...everHidden].filter((card) => !shown.has(card))), seat.facts().at(-1), 'What happened')
  }
}

const refusalsKeepSecrets = (session: Session): void => {
  for (const player of PLAYERS) {
    const seat = session.seat(player)
    const secrets = secretsOf(session.state(), player)
    for (const event of tries(seat)) {
      const reasons = seat.whyNot(event as GameEvent)
      expectNoSecret(secrets, reasons, `Why not ${JSON.stringify(event)}`)
      const trial = createSession(session.state())
      const sent = trial.seat(player).send(event as GameEvent)
      // The seat's answer before an event equals the result of sending it.
      expect(E.isLeft(sent) ? sent.left.violations : [], JSON.stringify(event)).toEqual(reasons)
    }
  }
}

const GAMES = [
  { decks: ['laboratory', 'laboratory'], seed: 3, asked: true },
  { decks: ['laboratory', 'cinderace'], seed: 9, asked: false },
  { decks: ['cinderace', 'inteleon'], seed: 11, asked: false },
] as const

describe('a seat names no card that is hidden from it', () => {
  test.each(sampleOf(GAMES, 2))('$decks, $seed', ({ decks, seed, asked }) => {
    const session = createSession(unmistakable(opening(decks, asked ? 'asked' : { seed })))
    const pick = eager(seed)
    for (let sent = 0; sent < sizeOfRun(150, 400) && session.request() !== null; sent += 1) {
      const before = session.state()
      const event: GameEvent = pick(session.legalEvents(), before)
      expect(E.isRight(session.send(event))).toBe(true)
      keepsItsSecrets(session, before)
      if (sent % 60 === 30) refusalsKeepSecrets(session)
    }
    expect(session.history().length).toBeGreaterThan(40)
  })
})

test('GR.2: not even while a text is carried out by hand, when any card may be moved', () => {
  const start = board(`
    turn 3 of A
    A active  Scorbunny
    A hand    Laboratory Notebook, Fire Energy
    A deck    Hop, Vulpix, Potion
    A prizes  Great Ball, Raboot
    B active  Sobble
    B hand    Water Energy, Hop
    B deck    Potion, Drizzile
    B prizes  Switch x2
  `)
  // As after a shuffle: the numbers of the cards are unrelated to their places.
  const players = start.game.players.map((player) => ({
    ...player,
    deck: [...player.prizes, ...player.deck.slice(1)],
    prizes: player.deck.slice(0, 1),
  })) as unknown as Players
  const session = createSession(unmistakable({ ...start, game: { ...start.game, players } }))
  session.send(session.legalEvents().find(({ type }) => type === 'PLAY_ITEM') as GameEvent)
  expect(session.request()?.kind).toBe('resolve')
  refusalsKeepSecrets(session)
})

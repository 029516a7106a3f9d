/** Clauses answer for any game and any event of their type, however odd its payload, and never throw. */

import { board } from 'ptcg-turn-test-kit/board'
import { A, after, B } from 'ptcg-turn-test-kit/moves'
import { table } from 'ptcg-turn-test-kit/table'
import { TRANSITIONS } from 'ptcg-turn-test-kit/variant'
import { describe, expect, test } from 'vitest'
import type { RuleClause, SteeringClause } from '../../../machines/vocabulary.ts'
import { hintAbout } from '../../../src/engine/listing/hints.ts'
import { view } from '../../../src/engine/play/view.ts'
import type { Snapshot } from '../../../src/engine/stepper/snapshot.ts'
import type { ChangeByHand } from '../../../src/game/model/changesByHand.ts'
import type { EventPart, GameEvent } from '../../../src/game/model/events.ts'
import type { Game } from '../../../src/game/model/game.ts'
import type { PlayerId } from '../../../src/game/model/players.ts'
import type { Clause } from '../../../src/game/rules/clause.ts'
import { RULES, STEERING } from '../../../src/game/rules/clauses.ts'
import { playerName } from '../../../src/game/rules/turnOrder.ts'

const BOARD = `
  A active  Laboratory Magpie
  A bench   Wooloo; Laboratory Librarian; Laboratory Lamp
  A hand    Switch, Hop, Laboratory Ace Key, Laboratory Notebook, Raboot, Fire Energy, Laboratory Vest
  B active  Laboratory Firecracker -50
  B hand    Potion
  stadium   Laboratory Library of B`

const start = board(BOARD)

const GAMES: Readonly<Record<string, Snapshot>> = {
  'in set-up': table('Scorbunny', 'Sobble'),
  'in the main phase': start,
  'with a choice to make': after(start, A.item('Laboratory Ace Key')),
  'with a text to be carried out by hand': after(start, A.item('Laboratory Notebook')),
  'with a deck to be shuffled': after(start, A.item('Laboratory Ace Key'), A.choose('Hop')),
  'with a card to be taken at random': after(start, A.attack('Snatch')),
  'as its second player sees it': view(start, 1),
  'on its first turn': board(`turn 1 of A\n${BOARD}`),
  'that is over': after(start, B.concede()),
  'in which effects last and a Power is spent': after(
    board(
      `
      A active  Laboratory Vessel VSTAR < Laboratory Vessel V
      A deck    Hop x9
      B active  Sobble`,
      {
        lasting: {
          A: [
            {
              effect: { lasting: 'cantUseAttack', attack: 'Pour' },
              whose: 0,
              turn: 2,
              source: 'Taunt',
              ofAttack: true,
            },
          ],
        },
      },
    ),
    A.ability('Laboratory Vessel VSTAR'),
  ),
  'without Active Pokémon': {
    ...start,
    game: {
      ...start.game,
      players: [
        { ...start.game.players[0], active: null },
        { ...start.game.players[1], active: null },
      ],
    },
  },
}

const NUMBERS = [-1, 0, 1, 0.5, 7, 9999, Number.NaN, Number.POSITIVE_INFINITY]
const PLAYERS = [0, 1, 2, -1]

/** Changes about things that do not exist. */
const CHANGES = NUMBERS.flatMap((odd): readonly unknown[] => [
  { change: 'move', card: odd, to: 'hand' },
  { change: 'bench', card: odd },
  { change: 'attach', card: odd, pokemon: odd },
  { change: 'evolve', card: odd, pokemon: odd },
  { change: 'devolve', pokemon: odd, to: 'hand' },
  { change: 'returnPokemon', pokemon: odd, to: 'hand' },
  { change: 'putCounters', pokemon: odd, counters: odd },
  { change: 'removeCounters', pokemon: odd, counters: odd },
  { change: 'condition', pokemon: odd, condition: 'Asleep' },
  { change: 'recover', pokemon: odd, condition: 'Asleep' },
  { change: 'lasting', pokemon: odd, effect: { lasting: 'cantRetreat' }, during: 'thisTurn' },
  { change: 'switch', pokemon: odd },
  { change: 'draw', player: 0, cards: odd },
  { change: 'shuffle', player: 1 },
  { change: 'flip', coins: odd },
  { change: 'reveal', cards: [odd] },
  { change: 'takePrize', player: 0, position: odd },
  { change: 'attackDamage', damage: odd },
])

const eventsOf = (type: string, player: number): readonly GameEvent[] => [
  ...NUMBERS.map(
    (odd) =>
      ({
        type,
        player,
        card: odd,
        pokemon: odd,
        ability: odd,
        attack: odd,
        option: odd,
        position: odd,
        order: [odd, odd],
        change: CHANGES[0],
      }) as unknown as GameEvent,
  ),
  ...start.game.cards.map(
    (_, card) =>
      ({
        type,
        player,
        card,
        pokemon: card,
        ability: 0,
        attack: 0,
        option: card,
        position: card,
        order: [],
        change: CHANGES[0],
      }) as unknown as GameEvent,
  ),
]

/** Right answers to a request. */
const rightAnswers = (type: string, { ask, players }: Game): readonly GameEvent[] => {
  if (type === 'APPLY') return [{ type, player: 0, change: { change: 'flip', coins: 1 } }]
  if (type !== 'DECK_SHUFFLED' || ask?.ask !== 'shuffle') return []
  return [{ type, order: players[ask.player].deck.map((_, at) => at) }]
}

/** The events whose guards list a clause. */
const typesOf = (clause: string): readonly string[] => [
  ...new Set(
    TRANSITIONS.filter(({ clauses }) => clauses.some((name) => name === clause)).flatMap(({ event }) => event ?? []),
  ),
]

const clauses = Object.entries(RULES) as unknown as readonly (readonly [RuleClause, Clause])[]
const steering = Object.entries(STEERING) as readonly (readonly [SteeringClause, (game: Game) => boolean])[]

describe.each(Object.entries(GAMES))('in a game %s', (_, { game }) => {
  test('every clause answers for any event', () => {
    for (const [name, clause] of clauses)
      for (const event of typesOf(name).flatMap((type) => PLAYERS.flatMap((player) => eventsOf(type, player))))
        expect(typeof clause.holds(game, event), `${name} ${JSON.stringify(event)}`).toBe('boolean')
  })

  test('every clause has a sentence for any event of a player', () => {
    for (const [name, clause] of clauses)
      for (const event of typesOf(name).flatMap((type) => [0, 1].flatMap((player) => eventsOf(type, player))))
        expect(clause.says(game, event), `${name} ${JSON.stringify(event)}`).toMatch(/^\w.*\.$/)
  })

  test('every clause depends only on its declared parts of the event', () => {
    for (const [name, clause] of clauses)
      for (const event of typesOf(name)) {
        const answers = new Map<string, boolean>()
        for (const one of [...eventsOf(event, 0), ...rightAnswers(event, game)]) {
          const read = JSON.stringify(
            hintAbout(name)?.reads.map((part) => (one as Partial<Record<EventPart, unknown>>)[part]),
          )
          if (read === undefined) continue
          const answer = clause.holds(game, one)
          expect(answers.get(read) ?? answer, `${name} ${JSON.stringify(one)}`).toBe(answer)
          answers.set(read, answer)
        }
      }
  })

  test('theChangeIsPossible answers for any change', () => {
    for (const change of CHANGES) {
      const event = { type: 'APPLY', player: 0, change: change as ChangeByHand } as const
      expect(typeof RULES.theChangeIsPossible.holds(game, event), JSON.stringify(change)).toBe('boolean')
      expect(RULES.theChangeIsPossible.says(game, event)).toMatch(/\.$/)
    }
  })

  test('every clause that steers the chart answers', () => {
    for (const [name, holds] of steering) expect(typeof holds(game), name).toBe('boolean')
  })
})

/** Clauses about a player's own cards. */
const ABOUT_WHAT_IS_YOURS = [
  'cardIsInYourHand',
  'cardEvolvesFromPokemon',
  'pokemonIsYours',
  'notYourFirstTurn',
  'pokemonHasRoomForATool',
  'cardWouldChangeSomething',
  'stadiumCostCanBePaid',
  'stadiumWouldChangeSomething',
  'benchIsNotEmpty',
  'energyCoversTheRetreatCost',
  'abilityIsOneToUse',
  'attackIsOneOfTheActivePokemons',
  'energyCoversTheAttackCost',
] as const satisfies readonly RuleClause[]

test.each(ABOUT_WHAT_IS_YOURS)('an absent player has nothing: %s', (name) => {
  const clause = RULES[name] as unknown as Clause
  for (const event of typesOf(name).flatMap((type) => [2, -1].flatMap((player) => eventsOf(type, player))))
    expect(clause.holds(start.game, event), JSON.stringify(event)).toBe(false)
})

test('an absent player is called Nobody', () => {
  expect(playerName(start.game, 2 as PlayerId)).toBe('Nobody')
})

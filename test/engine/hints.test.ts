/** Every hint that makes `legalEvents` fast is true of its clause: over games, positions and events of any kind. */
import fc from 'fast-check'
import { board } from 'ptcg-turn-test-kit/board'
import { after } from 'ptcg-turn-test-kit/moves'
import { TRANSITIONS } from 'ptcg-turn-test-kit/variant'
import { eager, opening, walk } from 'ptcg-turn-test-kit/walk'
import { describe, expect, test } from 'vitest'
import type { RuleClause } from '../../machines/vocabulary.ts'
import { HINTS, type Hint } from '../../src/engine/listing/hints.ts'
import { type Draft, newDraft, PAYLOADS, type Part, sendersOf } from '../../src/engine/listing/payloads.ts'
import type { EventPart, EventType } from '../../src/game/model/events.ts'
import type { Game } from '../../src/game/model/game.ts'
import { ruleClause } from '../../src/game/rules/clauses.ts'
import { answerCases } from '../game/rules/cases/answers.ts'
import { cardCases } from '../game/rules/cases/cards.ts'
import { pokemonCases } from '../game/rules/cases/pokemon.ts'
import { trainerCases } from '../game/rules/cases/trainers.ts'

const ALL = Object.entries(HINTS) as unknown as readonly (readonly [RuleClause, Hint])[]

const small = fc.integer({ min: 0, max: 5 })

/** The ids of existing cards and Pokémon, and one that does not exist. */
const idsOf = ({ players, cards }: Game) => ({
  card: fc.integer({ min: 0, max: cards.length }),
  pokemon: fc.constantFrom(
    ...players.flatMap(({ active, bench }) => [...(active === null ? [] : [active]), ...bench].map(({ id }) => id)),
    cards.length,
  ),
})

/** Possible values of an event's parts in this game. */
const aDraft = (game: Game) =>
  fc.record({ ...idsOf(game), ability: small, attack: small, option: small, position: small })

/** A game after some time. */
const aLongGame = fc
  .tuple(fc.nat({ max: 10_000 }), fc.integer({ min: 0, max: 80 }))
  .map(
    ([seed, length]) => walk(opening(['laboratory', 'cinderace'], { seed }), eager(seed), () => undefined, length).game,
  )

/** The boards on which this clause is the reason of a refusal. */
const boardsOf = (name: RuleClause): readonly Game[] =>
  [...cardCases, ...trainerCases, ...pokemonCases, ...answerCases]
    .filter(({ clause }) => clause === name)
    .map(({ board: text, before = [], forced = (at) => at }) => forced(after(board(text), ...before)).game)

/** A game after some time, or one of those boards. */
const aGameAbout = (name: RuleClause): fc.Arbitrary<Game> => fc.oneof(aLongGame, fc.constantFrom(...boardsOf(name)))

const aGameWithDrafts = (name: RuleClause) =>
  aGameAbout(name).chain((game) => fc.record({ game: fc.constant(game), one: aDraft(game), other: aDraft(game) }))

describe('the answer depends only on the player and on the declared parts of the event', () => {
  test.each(ALL)('%s', (name, { reads }) => {
    fc.assert(
      fc.property(aGameWithDrafts(name), fc.constantFrom(0, 1), ({ game, one, other }, player) => {
        const read = Object.fromEntries(Object.entries(one).filter(([part]) => reads.includes(part as EventPart)))
        const rest = { type: 'PLAY_ITEM', player, order: [], heads: true, change: { change: 'shuffle', player: 0 } }
        const answer = (draft: object): boolean => ruleClause(name).holds(game, { ...rest, ...draft, ...read } as never)
        expect(answer(other)).toBe(answer(one))
      }),
      { numRuns: 30 },
    )
  })
})

test.each(ALL.filter(([, { printed }]) => printed === true))(
  '%s depends on the printed card: every copy gets the same answer, in any game and zone',
  (name) => {
    const answers = new Map<string, boolean>()
    fc.assert(
      fc.property(aLongGame, (game) => {
        for (const [card, { definition, owner: player }] of game.cards.entries()) {
          const printing = definition as string
          const answer = ruleClause(name).holds(game, { type: 'PLAY_ITEM', player, card })
          expect(answers.get(printing) ?? answer).toBe(answer)
          answers.set(printing, answer)
        }
      }),
      { numRuns: 8 },
    )
    expect(new Set(answers.values())).toEqual(new Set([true, false]))
  },
)

/** The events that a clause guards. */
const typesOf = (name: RuleClause): readonly EventType[] => [
  ...new Set(
    TRANSITIONS.flatMap(({ event, clauses }) => (event !== null && clauses.includes(name) ? [event as EventType] : [])),
  ),
]

const holds = (name: RuleClause, game: Game, draft: Draft): boolean => ruleClause(name).holds(game, draft as never)

/** Fills in one value of a part after another, and calls the function with each. */
const everyValue = (game: Game, draft: Draft, part: Part, see: () => void): void => {
  for (const value of part.values(game, draft)) {
    part.fill(draft, value as never)
    see()
  }
}

test.each(ALL.filter(([, { ensuredBy }]) => ensuredBy !== undefined))(
  '%s holds for every listed candidate, because of its origin',
  (name, { ensuredBy }) => {
    let tried = 0
    fc.assert(
      fc.property(aGameAbout(name), (game) => {
        for (const type of typesOf(name)) {
          const { sender, parts } = PAYLOADS[type]
          for (const player of sendersOf(sender, game)) {
            const draft = { ...newDraft(player), type }
            const see = (): void => {
              tried += 1
              expect(holds(name, game, draft), type).toBe(true)
            }
            if (ensuredBy === sender) see()
            for (const part of parts) if (part.name === ensuredBy) everyValue(game, draft, part, see)
          }
        }
      }),
      { numRuns: 12 },
    )
    expect(tried).toBeGreaterThan(3)
  },
)

test.each(ALL.filter(([, { agree }]) => agree !== undefined))(
  '%s holds exactly if card and Pokémon agree',
  (name, { agree }) => {
    const answers = new Set<boolean>()
    fc.assert(
      fc.property(aLongGame, (game) => {
        for (const player of [0, 1] as const) {
          const { active, bench } = game.players[player]
          for (let card = 0; card < game.cards.length; card += 1)
            for (const pokemon of [...(active === null ? [] : [active.id]), ...bench.map(({ id }) => id), 999]) {
              const draft: Draft = { ...newDraft(player), type: 'EVOLVE', card, pokemon }
              const said = agree?.card(game, draft as never)
              const answer = holds(name, game, draft)
              expect(said !== undefined && said === agree?.pokemon(game, draft as never)).toBe(answer)
              answers.add(answer)
            }
        }
      }),
      { numRuns: 8 },
    )
    expect(answers).toEqual(new Set([true, false]))
  },
)

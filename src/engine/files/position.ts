/** Positions: a board in the main phase as JSON, like FEN in chess. A position lists card ids, Pokémon with their stacks, and the turn. */
import * as E from '#fp-ts/Either'
import * as RA from '#fp-ts/ReadonlyArray'
import * as RNEA from '#fp-ts/ReadonlyNonEmptyArray'
import { takingAwayNow } from '../../game/board/continuous.ts'
import { cards as ALL_CARDS } from '../../game/cards/cards.ts'
import { isOfThePackage, isRedefined, redefinition } from '../../game/cards/redefined.ts'
import { problemsOfCards } from '../../game/cards/schema.ts'
import { seeded } from '../../game/changes/chance.ts'
import { BEFORE_THE_FIRST_TURN, INITIAL_GAME } from '../../game/changes/fresh.ts'
import { jsonProblems } from '../../game/json/json.ts'
import { LIMITS } from '../../game/json/limits.ts'
import { anotherVersion, at, type JsonProblem } from '../../game/json/problem.ts'
import { orProblems, type Problems, shapeProblems } from '../../game/json/problems.ts'
import { readShape } from '../../game/json/shape.ts'
import type { CardDefinition, DefinitionId } from '../../game/model/cards.ts'
import { NO_CONDITIONS } from '../../game/model/conditions.ts'
import type { Card, Game, Player } from '../../game/model/game.ts'
import { PLAYERS, type PlayerId } from '../../game/model/players.ts'
import type { CardId, Pokemon } from '../../game/model/pokemon.ts'
import { rulesets, swordAndShield } from '../../game/rulesets/rulesets.ts'
import { expectSnapshot } from '../stepper/expectArguments.ts'
import type { Snapshot } from '../stepper/snapshot.ts'
import { STEPPER } from '../stepper/step.ts'
import {
  POSITION_FORMAT,
  POSITION_VERSION,
  type Position,
  PositionSchema,
  type ReadPokemon,
  type ReadPosition,
} from './positionSchema.ts'
import { restProblems } from './rest.ts'
import { soundnessProblems } from './soundness.ts'

/** Numbers the cards of a position in order of appearance. */
class Register {
  readonly cards: Card[] = []
  add(owner: PlayerId, definition: DefinitionId | null): CardId {
    this.cards.push({ owner, definition })
    return this.cards.length - 1
  }
}

const pokemonFrom = (register: Register, owner: PlayerId, read: ReadPokemon): Pokemon => {
  const add = (definition: DefinitionId | null): CardId => register.add(owner, definition)
  const cards = read.cards.map(add)
  const { poisoned, burned, rotated } = read.conditions
  return {
    id: cards[0] as CardId,
    cards,
    energy: read.energy.map(add),
    tools: read.tools.map(add),
    damage: read.damage,
    conditions: poisoned === 0 && burned === 0 && rotated === null ? NO_CONDITIONS : read.conditions,
    lasting: read.lasting,
    enteredOnTurn: read.enteredOnTurn,
    changedOnTurn: read.changedOnTurn,
    usedAbilities: read.usedAbilities,
  }
}

/** The number of the last turn that each player has ended, if the players have alternated. */
const lastTurns = ({ number, player }: ReadPosition['turn']): readonly [number, number] => {
  const own = Math.max(0, number - 2)
  return player === 0 ? [own, number - 1] : [number - 1, own]
}

/** The number of turns that a player has begun, the current `turn` included, if the players have alternated. */
const turnsBegun = (turn: ReadPosition['turn'], owner: PlayerId): number =>
  owner === turn.player ? Math.ceil(turn.number / 2) : Math.floor(turn.number / 2)

const playerFrom = (register: Register, read: ReadPosition, owner: PlayerId): Player => {
  const side = read.players[owner]
  const add = (definition: DefinitionId | null): CardId => register.add(owner, definition)
  return {
    name: side.name,
    active: pokemonFrom(register, owner, side.active),
    bench: side.bench.map((one) => pokemonFrom(register, owner, one)),
    hand: side.hand.map(add),
    deck: side.deck.map(add),
    discard: side.discard.map(add),
    lostZone: side.lostZone.map(add),
    prizes: side.prizes.map(add),
    turnsTaken: side.turnsTaken ?? turnsBegun(read.turn, owner),
    spent: side.spent,
  }
}

const randomnessFrom = ({ randomness }: ReadPosition): Game['randomness'] => {
  if (randomness === 'asked') return { mode: 'asked' }
  return 'seed' in randomness ? seeded(randomness.seed) : { mode: 'seeded', state: randomness.state }
}

const gameFrom = (read: ReadPosition): Game => {
  const register = new Register()
  const players = [playerFrom(register, read, 0), playerFrom(register, read, 1)] as const
  const stadium =
    read.stadium === null
      ? null
      : { card: register.add(read.stadium.owner, read.stadium.card), usedOnTurn: read.stadium.usedOnTurn }
  const { played, ...turn } = read.turn
  const { number, player: current } = turn
  const kept = played === undefined ? {} : { played: played.map((card) => register.add(current, card)) }
  const own = Object.fromEntries(read.definitions.map((one) => [one.id, one]))
  const used = [...new Set(register.cards.flatMap(({ definition }) => definition ?? []))]
  const known = (of: DefinitionId): CardDefinition | undefined =>
    Object.hasOwn(own, of) ? own[of] : Object.hasOwn(ALL_CARDS, of) ? ALL_CARDS[of] : undefined
  return {
    ...INITIAL_GAME,
    ruleset: typeof read.ruleset === 'string' ? (rulesets[read.ruleset] ?? swordAndShield) : read.ruleset,
    definitions: Object.fromEntries(
      used.flatMap((of) => {
        const found = known(of)
        return found === undefined ? [] : [[of, found]]
      }),
    ),
    cards: register.cards,
    players,
    firstPlayer: number % 2 === 1 ? current : current === 0 ? 1 : 0,
    turn: { ...BEFORE_THE_FIRST_TURN, ended: lastTurns(turn), ...turn, ...kept },
    stadium,
    setUp: null,
    randomness: randomnessFrom(read),
    tieBreak: read.tieBreak,
  }
}

/** Returns a problem with its path prefixed by `part`. */
const under =
  (part: string) =>
  ({ path, message }: JsonProblem): JsonProblem => ({ path: at(part, path), message })

const redefinitions = (cards: readonly CardDefinition[]): readonly JsonProblem[] =>
  cards.flatMap((card, index) =>
    isRedefined(card) ? [{ path: at('definitions', index, 'id'), message: redefinition(card) }] : [],
  )

/** Reads a position from parsed JSON. Returns a snapshot in the main phase, or every problem with the position. Never throws. */
export const loadPosition = (json: unknown): E.Either<Problems, Snapshot> => {
  const hostile = jsonProblems(json)
  if (RA.isNonEmpty(hostile)) return E.left(hostile)
  const version = (json as { readonly version?: unknown } | null)?.version
  if ((json as { readonly format?: unknown } | null)?.format === POSITION_FORMAT && version !== POSITION_VERSION)
    return E.left([anotherVersion('position', version, POSITION_VERSION)])
  const read = readShape(PositionSchema, json)
  if (!read.success) return E.left(shapeProblems(read.issues))
  const senseless = problemsOfCards(read.output.definitions)
  if (RA.isNonEmpty(senseless)) return E.left(RNEA.map(under('definitions'))(senseless))
  const redefined = read.output.redefine ? [] : redefinitions(read.output.definitions)
  if (RA.isNonEmpty(redefined)) return E.left(redefined)
  const game = gameFrom(read.output)
  if (game.cards.length > LIMITS.gameCards)
    return E.left([
      { path: 'players', message: `There are ${game.cards.length} cards; a game has at most ${LIMITS.gameCards}.` },
    ])
  const state = 'turn.main.ready'
  const unsound = soundnessProblems(game)
  return orProblems(unsound.length > 0 ? unsound : restProblems(STEPPER, state, game), () => ({
    state,
    game: { ...game, takingAway: takingAwayNow(game) },
  }))
}

const named = (game: Game, cards: readonly CardId[]): (DefinitionId | null)[] =>
  cards.map((one) => game.cards[one]?.definition ?? null)

const pokemonTo = (game: Game, pokemon: Pokemon): Position['players'][0]['active'] => ({
  cards: named(game, pokemon.cards),
  energy: named(game, pokemon.energy),
  tools: named(game, pokemon.tools),
  damage: pokemon.damage,
  conditions: { ...pokemon.conditions },
  lasting: [...pokemon.lasting],
  enteredOnTurn: pokemon.enteredOnTurn,
  changedOnTurn: pokemon.changedOnTurn,
  usedAbilities: [...pokemon.usedAbilities],
})

/**
 * Returns the board as a position if a player may act freely in the main phase, and a problem in any other state. `save` can store the
 * snapshot in every state.
 */
export const savePosition = (snapshot: Snapshot): E.Either<JsonProblem, Position> => {
  expectSnapshot('savePosition', snapshot)
  const { state, game } = snapshot
  const [first, second] = PLAYERS.map((owner) => {
    const side = game.players[owner]
    return side.active === null
      ? null
      : {
          name: side.name,
          active: pokemonTo(game, side.active),
          bench: side.bench.map((one) => pokemonTo(game, one)),
          hand: named(game, side.hand),
          deck: named(game, side.deck),
          discard: named(game, side.discard),
          lostZone: named(game, side.lostZone),
          prizes: named(game, side.prizes),
          turnsTaken: side.turnsTaken,
          spent: [...side.spent],
        }
  })
  if (state !== 'turn.main.ready' || first == null || second == null)
    return E.left({ path: 'state', message: `A position is written down in the main phase; this game is in ${state}.` })
  const {
    attacks: _,
    cutShort: __,
    another: ___,
    ended: ____,
    discardsFirst: _____,
    abilitiesUsed,
    played,
    ...limits
  } = game.turn
  const turn = {
    ...limits,
    ...(abilitiesUsed.length === 0 ? {} : { abilitiesUsed: [...abilitiesUsed] }),
    ...(played === undefined ? {} : { played: named(game, played) }),
  }
  const stadium = game.stadium
  const own = Object.values(game.definitions).filter((one) => !isOfThePackage(one))
  return E.right({
    format: POSITION_FORMAT,
    version: POSITION_VERSION,
    ruleset: game.ruleset,
    turn,
    stadium:
      stadium === null
        ? null
        : {
            card: game.cards[stadium.card]?.definition ?? '',
            owner: game.cards[stadium.card]?.owner ?? 0,
            usedOnTurn: stadium.usedOnTurn,
          },
    players: [first, second],
    randomness: game.randomness.mode === 'asked' ? 'asked' : { state: [...game.randomness.state] },
    tieBreak: game.tieBreak,
    definitions: own as never,
    ...(own.some(isRedefined) ? { redefine: true } : {}),
  })
}

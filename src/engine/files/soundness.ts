/** Checks that a loaded game is possible: every card is in exactly one place, and every place holds only cards that the rules allow. */
import { couldBeginWith } from '../../game/board/basicPokemon.ts'
import { asPokemonInPlay, cardName, definitionOf } from '../../game/board/definitions.ts'
import { isOfThisTurn } from '../../game/board/inForce.ts'
import { cardsOf, everyPokemon, type InPlay } from '../../game/board/pokemonInPlay.ts'
import type { JsonProblem } from '../../game/json/problem.ts'
import { STAGES } from '../../game/model/cards.ts'
import { NO_CONDITIONS } from '../../game/model/conditions.ts'
import type { Game } from '../../game/model/game.ts'
import { EVERY_TURN, type InForce } from '../../game/model/lasting.ts'
import { PLAYERS, type PlayerId } from '../../game/model/players.ts'
import type { CardId } from '../../game/model/pokemon.ts'
import { nameWithPlace, pathOfPokemon } from './whereItIs.ts'

interface Place {
  readonly card: CardId
  readonly where: string
  readonly path: string
  /** The owner of the cards that belong there, or null for either player. */
  readonly owner: PlayerId | null
}

/** The name of each pile. */
const PILE_NAMES = {
  deck: 'deck',
  hand: 'hand',
  discard: 'discard pile',
  lostZone: 'Lost Zone',
  prizes: 'Prize cards',
} as const

const placesOf = (game: Game): readonly Place[] => [
  ...PLAYERS.flatMap((owner) => {
    const player = game.players[owner]
    const piles = (['deck', 'hand', 'discard', 'lostZone', 'prizes'] as const).flatMap((pile) =>
      player[pile].map((card, index) => ({
        card,
        where: `${player.name}'s ${PILE_NAMES[pile]}`,
        path: `players.${owner}.${pile}.${index}`,
        owner,
      })),
    )
    return piles
  }),
  ...everyPokemon(game).flatMap((one) =>
    cardsOf(one.pokemon).map((card) => ({
      card,
      where: nameWithPlace(game, one),
      path: pathOfPokemon(game, one),
      owner: one.owner,
    })),
  ),
  ...(game.stadium === null
    ? []
    : [{ card: game.stadium.card, where: 'play as a Stadium', path: 'stadium', owner: null }]),
  ...(game.turn.played ?? []).map((card, index) => ({
    card,
    where: 'play until the end of the turn',
    path: `turn.played.${index}`,
    owner: game.turn.player,
  })),
  ...(game.limbo === null ? [] : [{ card: game.limbo, where: 'play just now', path: 'limbo', owner: null }]),
]

const problem = (path: string, message: string): JsonProblem => ({ path, message })

const MAX_LISTED = 10

const listed = (game: Game, cards: readonly CardId[]): string => {
  const named = cards.slice(0, MAX_LISTED).map((card) => `${card} (${cardName(game, card)})`)
  const more = cards.length - named.length
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ')
}

/** Problems with cards that are in no place, in several places, or on the wrong side (I1). */
const cardProblems = (game: Game): readonly JsonProblem[] => {
  const found = new Map<CardId, string>()
  const problems: JsonProblem[] = []
  for (const { card, where, path, owner } of placesOf(game)) {
    const known = game.cards[card]
    const earlier = found.get(card)
    if (known === undefined) problems.push(problem(path, `There is no card ${card}, but it is in ${where}.`))
    else if (earlier !== undefined)
      problems.push(problem(path, `Card ${card} (${cardName(game, card)}) is both in ${earlier} and in ${where}.`))
    else if (owner !== null && known.owner !== owner)
      problems.push(
        problem(path, `Card ${card} (${cardName(game, card)}) is in ${where} but belongs to the other player.`),
      )
    found.set(card, where)
  }
  const lost = game.cards.flatMap((_, card) => (found.has(card) ? [] : [card]))
  return lost.length === 0
    ? problems
    : [...problems, problem('cards', `These cards are nowhere: ${listed(game, lost)}.`)]
}

const stackProblem = (game: Game, { pokemon }: InPlay): string | null => {
  const stages = pokemon.cards.map((card) => {
    const definition = definitionOf(game, card)
    const stage = asPokemonInPlay(definition)?.stage
    return definition === null ? null : stage === undefined ? -1 : STAGES.indexOf(stage)
  })
  if (stages.includes(-1)) return 'has a card in its stack that is not a Pokémon.'
  const known = stages.filter((stage) => stage !== null)
  const rising = known.every((stage, index) => index === 0 || stage > (known[index - 1] ?? -1))
  return rising ? null : 'has its Evolution cards in the wrong order.'
}

/** True if the turn with this number has begun. */
const hasBegun = ({ turn }: Game, number: number): boolean => number <= turn.number

/** True if the effect should have ended. Its `turn` counts only the turns of the player `whose`. */
const isPast = (game: Game, { whose, turn }: Pick<InForce, 'whose' | 'turn'>): boolean =>
  turn !== EVERY_TURN && turn <= game.players[whose].turnsTaken && !isOfThisTurn(game, { whose, turn })

const pokemonProblems = (game: Game): readonly JsonProblem[] =>
  everyPokemon(game).flatMap((one) => {
    const { pokemon, place } = one
    const name = nameWithPlace(game, one)
    const kinds = (cards: readonly CardId[], is: (card: CardId) => boolean) =>
      cards.every((card) => definitionOf(game, card) === null || is(card))
    const isTool = (card: CardId): boolean => {
      const definition = definitionOf(game, card)
      return definition?.kind === 'Trainer' && definition.trainer === 'Tool'
    }
    const messages = [
      pokemon.id === pokemon.cards[0] ? null : 'must have the number of the first card of its stack as its id.',
      stackProblem(game, one),
      kinds(pokemon.energy, (card) => definitionOf(game, card)?.kind === 'Energy')
        ? null
        : 'has a card attached as Energy that is not Energy.',
      kinds(pokemon.tools, isTool) ? null : 'has a card attached as a Pokémon Tool that is not a Pokémon Tool.',
      pokemon.tools.length <= game.ruleset.toolsPerPokemon
        ? null
        : `has more than ${game.ruleset.toolsPerPokemon} Pokémon Tool attached (TL.1).`,
      place === 'Active' || JSON.stringify(pokemon.conditions) === JSON.stringify(NO_CONDITIONS)
        ? null
        : 'is on the Bench and in a Special Condition (SC.1).',
      hasBegun(game, pokemon.enteredOnTurn) ? null : 'came into play on a turn that has not begun.',
      hasBegun(game, pokemon.changedOnTurn) ? null : 'evolved on a turn that has not begun.',
      hasBegun(game, pokemon.conditions.rotatedOnTurn)
        ? null
        : `has been ${pokemon.conditions.rotated} since a turn that has not begun.`,
      pokemon.lasting.some((lasting) => isPast(game, lasting)) ? 'has an effect of a turn that is over.' : null,
    ]
    return messages.flatMap((message) =>
      message === null ? [] : [problem(pathOfPokemon(game, one), `${name} ${message}`)],
    )
  })

const tableProblems = (game: Game): readonly JsonProblem[] => {
  const unknown = game.cards.filter(
    ({ definition }) => definition !== null && !Object.hasOwn(game.definitions, definition),
  )
  const stadium = game.stadium === null ? null : definitionOf(game, game.stadium.card)
  const misnamed = Object.entries(game.definitions).filter(([id, { id: own }]) => id !== own)
  return [
    ...(unknown.length === 0
      ? []
      : [
          problem(
            'definitions',
            `No definition is given for ${[...new Set(unknown.map(({ definition }) => definition))].slice(0, 10).join(', ')}.`,
          ),
        ]),
    ...misnamed.map(([id]) => problem('definitions', `The definition under ${id} has another id.`)),
    ...(stadium === null || (stadium.kind === 'Trainer' && stadium.trainer === 'Stadium')
      ? []
      : [problem('stadium', `${stadium.name} is in play as a Stadium but is not one.`)]),
    ...(hasBegun(game, game.stadium?.usedOnTurn ?? 0)
      ? []
      : [problem('stadium', 'The Stadium was used on a turn that has not begun.')]),
    ...PLAYERS.filter((player) => !hasBegun(game, game.turn.ended[player])).map((player) =>
      problem('turn.ended', `${game.players[player].name} has ended a turn that has not begun.`),
    ),
    ...game.lastingRules.flatMap((rule, index) =>
      isPast(game, rule) ? [problem(`lastingRules.${index}`, `${rule.source} is a rule of a turn that is over.`)] : [],
    ),
    ...(game.history.every(({ turn }) => hasBegun(game, turn))
      ? []
      : [problem('history', 'The history has an entry for a turn that has not begun.')]),
  ]
}

/** During set-up, a problem for each player without any Basic Pokémon, because this player would draw new hands endlessly (SU.1, MU.1). */
const setUpProblems = (game: Game): readonly JsonProblem[] =>
  game.setUp === null
    ? []
    : PLAYERS.filter((player) => !couldBeginWith(game, player)).map((player) =>
        problem(
          `players.${player}`,
          `${game.players[player].name} has no Basic Pokémon, so the set-up of this game could not end (SU.1).`,
        ),
      )

/** The problems that make a game impossible, whatever its state. Pokémon and set-up are checked only if nothing else is wrong. */
export const soundnessProblems = (game: Game): readonly JsonProblem[] => {
  const table = tableProblems(game)
  const cards = cardProblems(game)
  return table.length > 0 || cards.length > 0
    ? [...table, ...cards]
    : [...pokemonProblems(game), ...setUpProblems(game)]
}

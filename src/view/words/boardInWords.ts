/** Describes a board in lines of plain text: whose turn it is, and what each side has in play and in hand. */
import { cardName, pokemonName } from '../../game/board/definitions.ts'
import { isIn } from '../../game/board/specialConditions.ts'
import { SPECIAL_CONDITIONS } from '../../game/model/conditions.ts'
import type { Game } from '../../game/model/game.ts'
import { PLAYERS } from '../../game/model/players.ts'
import type { CardId, Pokemon } from '../../game/model/pokemon.ts'

const names = (game: Game, cards: readonly CardId[]): string =>
  cards.length === 0 ? 'nothing' : cards.map((card) => cardName(game, card)).join(', ')

const pokemonInWords = (game: Game, pokemon: Pokemon, numbered: ReadonlySet<number>): string =>
  [
    `${pokemonName(game, pokemon)}${numbered.has(pokemon.id) ? ` #${pokemon.id}` : ''}`,
    ...(pokemon.damage === 0 ? [] : [`with ${pokemon.damage} damage`]),
    ...SPECIAL_CONDITIONS.filter((condition) => isIn(pokemon, condition)),
    ...([...pokemon.energy, ...pokemon.tools].length === 0
      ? []
      : [`and ${names(game, [...pokemon.energy, ...pokemon.tools])}`]),
  ].join(' ')

/** The board in words; the given Pokémon get numbers, to distinguish them from others of the same name. */
export const numberedBoardInWords = (game: Game, numbered: ReadonlySet<number>): readonly string[] => [
  `Turn ${game.turn.number}, of ${game.players[game.turn.player].name}.${game.stadium === null ? '' : ` Stadium: ${cardName(game, game.stadium.card)}.`}`,
  ...PLAYERS.flatMap((player) => {
    const { name, active, bench, hand, deck, prizes } = game.players[player]
    return [
      `${name}: Active ${active === null ? 'nobody' : pokemonInWords(game, active, numbered)}`,
      ...bench.map((one) => `   Bench ${pokemonInWords(game, one, numbered)}`),
      `   Hand ${names(game, hand)}; deck ${deck.length}, Prize cards ${prizes.length}`,
    ]
  }),
]

const NOBODY: ReadonlySet<number> = new Set()

/** The board in words: lines for the turn, each Pokémon in play, and each player's hand. */
export const boardInWords = (game: Game): readonly string[] => numberedBoardInWords(game, NOBODY)

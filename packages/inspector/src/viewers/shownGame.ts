/** A game as data for viewers that know nothing of this engine: cards and players by name, without the printed values of cards. */
import { cardName, pokemonName } from 'ptcg-turn-engine/internal/game/board/definitions'
import {
  type Ask,
  type CardId,
  type Conditions,
  type Game,
  PLAYERS,
  type Player,
  type PlayerId,
  type Pokemon,
  type WaitingProgram,
} from 'ptcg-turn-engine/model'
import { factInWords, optionInWords, pokemonInWords } from 'ptcg-turn-engine/table'

type Shown = Readonly<Record<string, unknown>>

const conditionsInWords = ({ poisoned, burned, rotated }: Conditions): readonly string[] => [
  ...(poisoned > 0 ? ['Poisoned'] : []),
  ...(burned > 0 ? ['Burned'] : []),
  ...(rotated === null ? [] : [rotated]),
]

const shownPokemon = (game: Game, pokemon: Pokemon): Shown => ({
  name: pokemonName(game, pokemon),
  id: pokemon.id,
  damage: pokemon.damage,
  energy: pokemon.energy.map((card) => cardName(game, card)),
  tools: pokemon.tools.map((card) => cardName(game, card)),
  conditions: conditionsInWords(pokemon.conditions),
  enteredOnTurn: pokemon.enteredOnTurn,
})

/** Decks and Prize cards lie face down, so only their number is shown. */
const shownPlayer = (game: Game, player: Player): Shown => {
  const names = (cards: readonly CardId[]): readonly string[] => cards.map((card) => cardName(game, card))
  return {
    name: player.name,
    active: player.active === null ? null : shownPokemon(game, player.active),
    bench: player.bench.map((pokemon) => shownPokemon(game, pokemon)),
    hand: player.hand.map((card) => `${card} ${cardName(game, card)}`),
    deck: player.deck.length,
    prizes: player.prizes.length,
    discard: names(player.discard),
    lostZone: names(player.lostZone),
    turnsTaken: player.turnsTaken,
    spent: player.spent,
  }
}

const shownAsk = (game: Game, nameOf: (player: PlayerId) => string, ask: Ask): Shown => {
  const asked = { ...ask, ...('player' in ask ? { player: nameOf(ask.player) } : {}) }
  return ask.ask === 'choice'
    ? { ...asked, options: ask.options.map((option, index) => `${index} ${optionInWords(game, option)}`) }
    : asked
}

/** The interesting parts of a game. The generator of a seeded game is left out, since it would reveal the future. */
export const shownGame = (game: Game): Shown => {
  const nameOf = (player: PlayerId): string => game.players[player].name
  const card = (id: CardId | null | undefined): string | null =>
    id === null || id === undefined ? null : cardName(game, id)
  const label = ({ source }: Pick<WaitingProgram, 'source'>): string => source.label
  const { attack, knockOut, resolution, result, setUp, turn } = game
  return {
    turn: {
      ...turn,
      player: nameOf(turn.player),
      ...(turn.played === undefined ? {} : { played: turn.played.map(card) }),
    },
    firstPlayer: nameOf(game.firstPlayer),
    players: PLAYERS.map((player) => shownPlayer(game, game.players[player])),
    stadium: card(game.stadium?.card),
    beingPlayed: card(game.limbo),
    asks: game.ask === null ? null : shownAsk(game, nameOf, game.ask),
    attack:
      attack === null
        ? null
        : {
            player: nameOf(attack.player),
            pokemon: pokemonInWords(game, attack.pokemon),
            name: attack.name,
            ended: attack.ended,
            ledgers: attack.ledgers,
          },
    effect:
      resolution === null
        ? null
        : {
            of: label(resolution),
            stepsLeft: resolution.todo.length,
            heads: resolution.memory.heads,
            tails: resolution.memory.tails,
          },
    waiting: game.waiting.map(label),
    knockOut:
      knockOut === null
        ? null
        : { pokemon: knockOut.pokemon.map((id) => pokemonInWords(game, id)), prizesToTake: knockOut.prizes },
    checkup: game.checkup !== null,
    setUp:
      setUp === null
        ? null
        : {
            ...setUp,
            ready: setUp.ready.map(nameOf),
            placing: nameOf(setUp.placing),
            bonusCards: setUp.bonusCards.length,
          },
    randomness: game.randomness.mode,
    tieBreak: game.tieBreak,
    result: result?.outcome === 'win' ? { ...result, winner: nameOf(result.winner) } : result,
    happened: game.facts.map((fact) => factInWords(game, fact)),
  }
}

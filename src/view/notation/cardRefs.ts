/** Lists the cards and the Pokémon in play that a line of text may name, each with its possible names and the words for its place. */
import { definitionOf } from '../../game/board/definitions.ts'
import { memoize } from '../../game/board/memoize.ts'
import { cardsOf, everyPokemon, type InPlay, pokemonOf } from '../../game/board/pokemonInPlay.ts'
import type { Game } from '../../game/model/game.ts'
import { PLAYERS, type PlayerId } from '../../game/model/players.ts'
import type { CardId, PokemonId } from '../../game/model/pokemon.ts'
import { quoteName, UNKNOWN_CARD } from './names.ts'
import { type Label, label, type Nameable, sayCandidate } from './pick.ts'

/** The maximum length of a name in a line. A longer name is replaced by the card's id, which is short. */
const MAX_NAME_LENGTH = 60

/** The names of a card: its printed name and its id. */
const namesOf = (game: Game, card: CardId): readonly string[] => {
  const definition = definitionOf(game, card)
  if (definition === null) return [UNKNOWN_CARD]
  const { name, id } = definition
  return name.length > MAX_NAME_LENGTH ? [id] : [...new Set([quoteName(name), name, id])]
}

const labels = (names: readonly string[], rests: readonly string[]): readonly Label[] =>
  names.flatMap((name) => rests.map((rest) => label(name, rest)))

const kindOf = (game: Game, card: CardId): string => definitionOf(game, card)?.id ?? `${UNKNOWN_CARD}${card}`

/** The cards of a player's hand. Cards with the same definition are interchangeable. */
export const handCards = (game: Game, player: PlayerId): readonly Nameable<CardId>[] =>
  game.players[player].hand.map((card) => ({
    value: card,
    labels: [...labels(namesOf(game, card), ['']), label(`card ${card}`)],
    same: kindOf(game, card),
    alike: kindOf(game, card),
    taken: false,
  }))

/** The words by which the speaker may refer to a side. */
const whose = (game: Game, owner: PlayerId, speaker: PlayerId): readonly string[] => {
  const named = `${game.players[owner].name}'s `
  if (owner === speaker) return ['', 'your ', named]
  // If both players have the same name, a name distinguishes nothing.
  const hasOwnName = game.players[owner].name !== game.players[speaker].name
  return [...(hasOwnName ? [named] : []), "the opponent's ", "your opponent's "]
}

const PLACES = { Active: ' in the Active Spot', Bench: ' on the Bench' } as const

const pokemonLabels = (
  game: Game,
  { pokemon, owner, place }: InPlay,
  speaker: PlayerId,
  only: boolean,
): readonly Label[] => {
  const names = namesOf(game, pokemon.cards.at(-1) ?? pokemon.id)
  const owners = [...whose(game, owner, speaker), ...(only ? [''] : [])]
  const all = [PLACES[place], ''].flatMap((rest) =>
    names.flatMap((name) => owners.map((of) => label(`${of}${name}`, rest))),
  )
  return [...all, label(`Pokémon ${pokemon.id}`)]
}

/** The Pokémon in play, as the speaker refers to them: their own by name, the opponent's as `Ben's Sobble`. */
export const nameablePokemon = (
  game: Game,
  speaker: PlayerId,
  isMeant: (pokemon: PokemonId) => boolean = () => true,
): readonly Nameable<PokemonId>[] => {
  const all = everyPokemon(game).filter(({ pokemon }) => isMeant(pokemon.id))
  const only = all.every(({ owner }) => owner !== speaker)
  return all.map((one) => ({
    value: one.pokemon.id,
    labels: pokemonLabels(game, one, speaker, only),
    same: `${one.pokemon.id}`,
    alike: `${one.pokemon.id}`,
    taken: false,
  }))
}

/** A card and its place: `rests` has the possible words for the place, `at` a key that identifies the place. */
interface Lying {
  readonly card: CardId
  readonly rests: readonly string[]
  readonly at: string
  /** True if the order of the cards in this place has no meaning. */
  readonly unordered: boolean
}

const PILES = [
  ['hand', 'in', 'hand', true],
  ['deck', 'in', 'deck', false],
  ['discard', 'in', 'discard pile', true],
  ['lostZone', 'in', 'Lost Zone', true],
  ['prizes', 'among', 'Prize cards', false],
] as const

const inPiles = (game: Game, owner: PlayerId, speaker: PlayerId): readonly Lying[] =>
  PILES.flatMap(([pile, where, called, unordered]) => {
    const rests = whose(game, owner, speaker).map((of) => ` ${where} ${of === '' ? 'the ' : of}${called}`)
    return game.players[owner][pile].map((card) => ({ card, rests, at: `${owner}${pile}`, unordered }))
  })

const attachedTo = (game: Game, owner: PlayerId, speaker: PlayerId): readonly Lying[] => {
  const all = nameablePokemon(game, speaker)
  return pokemonOf(game.players[owner]).flatMap((pokemon) => {
    const candidate = all.find(({ value }) => value === pokemon.id)
    const holder = (candidate === undefined ? null : sayCandidate(all, candidate)) ?? `Pokémon ${pokemon.id}`
    return cardsOf(pokemon).map((card) => {
      const how = pokemon.cards.includes(card) ? 'of' : 'attached to'
      return { card, rests: [` ${how} ${holder}`], at: `${how} ${pokemon.id}`, unordered: how === 'attached to' }
    })
  })
}

const everywhere = (game: Game, speaker: PlayerId): readonly Lying[] => [
  ...PLAYERS.flatMap((owner) => [...inPiles(game, owner, speaker), ...attachedTo(game, owner, speaker)]),
  ...(game.stadium === null ? [] : [{ card: game.stadium.card, rests: [' in play'], at: 'stadium', unordered: false }]),
  ...(game.turn.played ?? []).map((card) => ({ card, rests: [' played'], at: 'played', unordered: true })),
  ...(game.limbo === null ? [] : [{ card: game.limbo, rests: [' being played'], at: 'limbo', unordered: false }]),
]

const seenByTheFirst = memoize((game: Game) => everywhere(game, 0))
const seenByTheSecond = memoize((game: Game) => everywhere(game, 1))
const lyingOf = (game: Game, speaker: PlayerId): readonly Lying[] =>
  (speaker === 0 ? seenByTheFirst : seenByTheSecond)(game)

const nameable = (game: Game, all: readonly Lying[]): readonly Nameable<CardId>[] => {
  const isOnePlace = new Set(all.map(({ at }) => at)).size === 1
  return all.map(({ card, rests, at, unordered }) => ({
    value: card,
    labels: [...labels(namesOf(game, card), isOnePlace ? ['', ...rests] : [...rests, '']), label(`card ${card}`)],
    same: unordered ? `${at} ${kindOf(game, card)}` : `card ${card}`,
    alike: `${at} ${kindOf(game, card)}`,
    taken: false,
  }))
}

const namedByTheFirst = memoize((game: Game) => nameable(game, lyingOf(game, 0)))
const namedByTheSecond = memoize((game: Game) => nameable(game, lyingOf(game, 1)))

/**
 * All cards of the game, wherever they are, each with the words that this speaker may use. Memoized, because a line may name a hundred
 * cards.
 */
export const cardsAnywhere = (game: Game, speaker: PlayerId): readonly Nameable<CardId>[] =>
  (speaker === 0 ? namedByTheFirst : namedByTheSecond)(game)

/** The cards for which `isMeant` returns true, with the words that this speaker may use. */
export const cardsAmong = (
  game: Game,
  speaker: PlayerId,
  isMeant: (card: CardId) => boolean,
): readonly Nameable<CardId>[] =>
  nameable(
    game,
    lyingOf(game, speaker).filter(({ card }) => isMeant(card)),
  )

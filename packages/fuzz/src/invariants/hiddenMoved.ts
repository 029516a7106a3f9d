/** The same table with hidden cards in each other's places: a viewer who does not see them cannot tell the two apart. */
import type { Snapshot } from 'ptcg-turn-engine'
import {
  type Ask,
  type CardId,
  type Memory,
  type Option,
  PLAYERS,
  type Player,
  type PlayerId,
  type Pokemon,
  type SetUp,
} from 'ptcg-turn-engine/model'
import { unseenBy } from './secrets.ts'

type Names = (card: CardId) => CardId

const ofPokemon = (pokemon: Pokemon, name: Names): Pokemon => ({
  ...pokemon,
  id: name(pokemon.id),
  cards: pokemon.cards.map(name),
})

const ofPlayer = (player: Player, name: Names): Player => ({
  ...player,
  deck: player.deck.map(name),
  hand: player.hand.map(name),
  prizes: player.prizes.map(name),
  active: player.active === null ? null : ofPokemon(player.active, name),
  bench: player.bench.map((one) => ofPokemon(one, name)),
})

const ofSetUp = (setUp: SetUp | null, name: Names): SetUp | null =>
  setUp === null ? null : { ...setUp, bonusCards: setUp.bonusCards.map(name) }

const ofOption = (option: Option, name: Names): Option =>
  option.option === 'card' ? { ...option, card: name(option.card) } : option

const ofAsk = (ask: Ask | null, name: Names): Ask | null =>
  ask?.ask === 'choice' ? { ...ask, options: ask.options.map((option) => ofOption(option, name)) } : ask

const ofMemory = (memory: Memory, name: Names): Memory => ({
  ...memory,
  cards: Object.fromEntries(Object.entries(memory.cards).map(([as, cards]) => [as, cards.map(name)])),
  lookedAt: memory.lookedAt.map(name),
  held: memory.held.map(name),
})

/** Rotates the cards that the viewer does not see, separately for each owner. */
export const withHiddenMoved = ({ state, game }: Snapshot, viewer: PlayerId, by: number): Snapshot => {
  const names = new Map<CardId, CardId>()
  const unseen = unseenBy(game, viewer)
  for (const owner of PLAYERS) {
    const own = unseen.filter((card) => game.cards[card]?.owner === owner)
    for (const [index, card] of own.entries()) names.set(card, own[(index + by) % own.length] ?? card)
  }
  const name: Names = (card) => names.get(card) ?? card
  const { resolution } = game
  return {
    state,
    game: {
      ...game,
      players: [ofPlayer(game.players[0], name), ofPlayer(game.players[1], name)],
      setUp: ofSetUp(game.setUp, name),
      ask: ofAsk(game.ask, name),
      resolution: resolution === null ? null : { ...resolution, memory: ofMemory(resolution.memory, name) },
    },
  }
}

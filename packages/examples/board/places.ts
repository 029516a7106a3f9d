/** The places of the table onto which cards can be put or where something can be picked, and the events of doing so. */
import type { GameEvent, Playable, PlayerId, Request } from 'ptcg-turn-engine'
import type { PrintedCard } from 'ptcg-turn-engine/table'

/** A place: a Pokémon, an empty Active Spot, the free part of the Bench, the middle of the table, or a Prize card. */
export type PlaceId = `pokemon:${number}` | 'active' | 'bench' | 'middle' | `prize:${number}`

/** A request to pick options. */
export type Choosing = Extract<Request, { readonly kind: 'choose' | 'prizes' | 'promote' }>

/** An option of a request. */
export type Option = Choosing['options'][number]

export const isChoosing = (request: Request | null): request is Choosing => request !== null && 'options' in request

/** The place to which a card goes that is picked from the hand in set-up, by the purpose of the choice. */
const HAND_GOES_TO: Partial<Record<Choosing['purpose'], PlaceId>> = {
  active: 'active',
  bench: 'bench',
  bonusBench: 'bench',
}

/** True if the player answers by putting cards from the hand on the table. */
export const isPlacing = (request: Request | null): request is Choosing =>
  isChoosing(request) && HAND_GOES_TO[request.purpose] !== undefined

/** True if the player must answer a question before the game continues, other than by placing a card from the hand. */
export const isQuestion = (request: Request | null, player: PlayerId): boolean =>
  request !== null &&
  request.player === player &&
  (request.kind === 'resolve' || (isChoosing(request) && !isPlacing(request)))

/** The place where an event puts a card of the hand; null if the event does not use this card. */
const placeOfCard = (event: GameEvent, card: number, request: Request | null): PlaceId | null => {
  if (event.type === 'CHOOSE') {
    if (!isPlacing(request)) return null
    const option = request.options[event.option]
    return option?.option === 'card' && option.card === card ? (HAND_GOES_TO[request.purpose] ?? null) : null
  }
  if (!('card' in event) || event.card !== card) return null
  if ('pokemon' in event) return `pokemon:${event.pokemon}`
  return event.type === 'BENCH_POKEMON' ? 'bench' : 'middle'
}

/** The place of an option on the table; null for an option in a list. */
const placeOfOption = (event: GameEvent, request: Request | null): PlaceId | null => {
  if (event.type !== 'CHOOSE' || !isChoosing(request)) return null
  const option = request.options[event.option]
  if (option?.option === 'pokemon') return `pokemon:${option.pokemon}`
  return option?.option === 'prize' ? `prize:${option.position}` : null
}

/** The legal event of each place: for the held card, or without one, for the options of a choice. */
export type OpenPlaces = ReadonlyMap<PlaceId, GameEvent>

interface Known {
  readonly state: unknown
  readonly held: number | null
  readonly open: OpenPlaces
}

const LATEST = new WeakMap<Playable, Known>()

/** The places where the held card can be put, or where an option can be picked if `held` is null. */
export const openPlaces = (game: Playable, held: number | null): OpenPlaces => {
  const state = game.state()
  const latest = LATEST.get(game)
  if (latest !== undefined && latest.state === state && latest.held === held) return latest.open
  const request = game.request()
  const open = new Map<PlaceId, GameEvent>()
  for (const event of game.legalEvents()) {
    const place = held === null ? placeOfOption(event, request) : placeOfCard(event, held, request)
    if (place !== null && !open.has(place)) open.set(place, event)
  }
  LATEST.set(game, { state, held, open })
  return open
}

/** A card in a hand, with its printed values and its player. */
export interface HeldCard {
  readonly card: number
  readonly printed: PrintedCard
  readonly player: PlayerId
}

/** The event of putting a card on a Pokémon. The game decides whether it is legal. */
const ontoPokemon = ({ card, printed, player }: HeldCard, pokemon: number): GameEvent => {
  if (printed.kind === 'Energy') return { type: 'ATTACH_ENERGY', player, card, pokemon }
  if (printed.kind === 'Pokemon') return { type: 'EVOLVE', player, card, pokemon }
  return printed.trainer === 'Tool'
    ? { type: 'PLAY_TOOL', player, card, pokemon }
    : ontoTable({ card, printed, player })
}

const PLAYED_AS = {
  Item: 'PLAY_ITEM',
  Tool: 'PLAY_ITEM',
  Supporter: 'PLAY_SUPPORTER',
  Stadium: 'PLAY_STADIUM',
} as const

/** The event of putting a card on the table, but not on a Pokémon. */
const ontoTable = ({ card, printed, player }: HeldCard): GameEvent =>
  printed.kind === 'Trainer' && printed.trainer !== 'Tool'
    ? { type: PLAYED_AS[printed.trainer], player, card }
    : { type: 'BENCH_POKEMON', player, card }

/** The event of putting a card in a place. The event may be illegal; the game then gives the reasons. */
export const eventForPlace = (held: HeldCard, place: PlaceId): GameEvent =>
  place.startsWith('pokemon:') ? ontoPokemon(held, Number(place.slice('pokemon:'.length))) : ontoTable(held)

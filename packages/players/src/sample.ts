/**
 * Fills in the hidden cards of a view: the player's own deck and Prize cards from their deck list, the opponent's hand,
 * deck and Prize cards from a deck that fits the cards seen so far. One sample is one game that the player could be in.
 */
import type { CardDefinition, Deck, Snapshot } from 'ptcg-turn-engine'
import type { Card, CardId, Game, PlayerId } from 'ptcg-turn-engine/model'
import { expectKnowledge, expectNames, expectView } from './expectArguments.ts'
import { type Knowledge, knowledgeOf } from './knowledge.ts'
import { rngFrom, type SearchRng, shuffleWith } from './rng.ts'

type Ids = readonly string[]

/** Takes cards out of a list. Returns the cards that are left, and the number of cards that were not in the list. */
const without = (list: Ids, taken: Ids): { readonly left: Ids; readonly missing: number } => {
  const counts = new Map<string, number>()
  for (const id of taken) counts.set(id, (counts.get(id) ?? 0) + 1)
  const left = list.filter((id) => {
    const count = counts.get(id) ?? 0
    if (count > 0) counts.set(id, count - 1)
    return count === 0
  })
  return { left, missing: [...counts.values()].reduce((sum, count) => sum + count, 0) }
}

interface Side {
  readonly hidden: readonly CardId[]
  readonly seen: Ids
}

const sideOf = (game: Game, owner: PlayerId): Side => {
  const hidden: CardId[] = []
  const seen: string[] = []
  for (const [id, card] of game.cards.entries()) {
    if (card.owner !== owner) continue
    if (card.definition === null) hidden.push(id)
    else seen.push(card.definition)
  }
  return { hidden, seen }
}

/** One of the decks that best fit the cards seen so far, chosen at random. */
const guessedDeck = (decks: readonly Deck[], seen: Ids, { below }: SearchRng): Deck => {
  const misses = decks.map(({ cards }) => without(cards, seen).missing)
  const fewest = Math.min(...misses)
  const fitting = decks.filter((_, at) => misses[at] === fewest)
  return fitting[below(fitting.length)] as Deck
}

/** Cards for the hidden places, at least one for each. If the deck has too few cards left, random cards of the deck are repeated. */
const hiddenList = (deck: Deck, { seen, hidden }: Side, rng: SearchRng): string[] => {
  const { left } = without(deck.cards, seen)
  const list = shuffleWith(left, rng)
  while (list.length < hidden.length) list.push(deck.cards[rng.below(deck.cards.length)] as string)
  return list
}

/** The cards of Pokémon that may lie face down, which they do only during set-up. */
const faceDown = ({ setUp, players }: Game, owner: PlayerId): ReadonlySet<CardId> => {
  if (setUp === null) return new Set()
  const { active, bench } = players[owner]
  return new Set([...(active === null ? [] : active.cards), ...bench.flatMap(({ cards }) => cards)])
}

/** Swaps entries of the list so that each face-down Pokémon gets a Basic Pokémon, if the list has enough of them. */
const withBasics = (list: string[], hidden: readonly CardId[], down: ReadonlySet<CardId>, known: Knowledge): void => {
  for (const [at, card] of hidden.entries()) {
    if (!down.has(card)) continue
    const basic = list.findIndex((id, place) => {
      const printed = known.definitions[id]
      return printed?.kind === 'Pokemon' && printed.stage === 'Basic' && !down.has(hidden[place] ?? -1)
    })
    const found = list[basic]
    if (found === undefined) continue
    list[basic] = list[at] as string
    list[at] = found
  }
}

/** The definitions of all cards that a sample may have. All samples of a view share this object, by which the engine memoizes. */
const definitionsFor = ({ definitions }: Game, { deck, opponentDecks, definitions: known }: Knowledge) => {
  const all = { ...definitions }
  for (const id of [deck, ...opponentDecks].flatMap(({ cards }) => cards)) {
    const printed = known[id]
    if (printed !== undefined) all[id] ??= printed
  }
  return all
}

/** Returns a function that draws games that the viewer could be in. The host must still answer for chance in these games. */
export const samplerOf = (view: Snapshot, viewer: PlayerId, known: Knowledge): ((rng: SearchRng) => Snapshot) => {
  const { game } = view
  const definitions = definitionsFor(game, known)
  const sides = ([0, 1] as const).map((owner) => ({ owner, ...sideOf(game, owner), down: faceDown(game, owner) }))
  return (rng) => {
    const cards: Card[] = [...game.cards]
    for (const side of sides) {
      if (side.hidden.length === 0) continue
      const deck = side.owner === viewer ? known.deck : guessedDeck(known.opponentDecks, side.seen, rng)
      const list = hiddenList(deck, side, rng)
      withBasics(list, side.hidden, side.down, known)
      for (const [at, card] of side.hidden.entries())
        cards[card] = { owner: side.owner, definition: list[at] as string }
    }
    return { state: view.state, game: { ...game, cards, definitions } }
  }
}

/** The knowledge and the seed of samples. `seed` must be a whole number; the same seed draws the same games. */
export interface SampleOptions {
  /** The viewer's own deck list. */
  readonly deck: Deck
  /** Decks that the opponent may have. Default: the viewer's own deck. */
  readonly opponentDecks?: readonly Deck[]
  /** Cards in addition to those of the engine. */
  readonly cards?: readonly CardDefinition[]
  readonly seed: number
}

/**
 * One sentence that says why no game can be sampled for this viewer now, or null. The options of a hidden choice of the opponent depend on cards
 * that the viewer does not see.
 */
export const samplingProblem = ({ game: { ask, players } }: Snapshot, viewer: PlayerId): string | null =>
  ask?.ask === 'choice' && ask.hidden && ask.player !== viewer
    ? `${players[ask.player].name} is making a hidden choice: sample games before or after it.`
    : null

/**
 * Samples games from one player's view. Each call of the returned function draws one game that the player could be in. Throws a TypeError
 * for anything but a view, during a hidden choice of the opponent, for a seed that is not a whole number, and for a deck that has unknown
 * cards or no Basic Pokémon.
 */
export const sampleGames = (view: Snapshot, viewer: PlayerId, options: SampleOptions): (() => Snapshot) => {
  if (typeof options !== 'object' || options === null)
    throw new TypeError('sampleGames takes options: the deck of the viewer, and a seed.')
  expectNames('option', options, ['deck', 'opponentDecks', 'cards', 'seed'] satisfies (keyof SampleOptions)[])
  if (viewer !== 0 && viewer !== 1) throw new TypeError('The viewer is 0 or 1.')
  expectView(view)
  const problem = samplingProblem(view, viewer)
  if (problem !== null) throw new TypeError(problem)
  const { deck, opponentDecks = [], cards = [], seed } = options
  const known = knowledgeOf(deck, opponentDecks, cards)
  expectKnowledge('samples', seed, known)
  const sample = samplerOf(view, viewer, known)
  const rng = rngFrom(seed)
  return () => sample(rng)
}

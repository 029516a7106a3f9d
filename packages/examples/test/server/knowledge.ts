/** The cards that each side may know in a game, computed from the whole game, without the engine's own `view`. */
import type { Fact, Game, PlayerId, Snapshot } from 'ptcg-turn-engine'
import { markIn, marksIn } from './markedDecks.ts'

const SIDES = [0, 1] as const

/** The cards open to a side: its own hand, and the face-up cards on the table. */
const openTo = (game: Game, viewer: PlayerId): readonly number[] => {
  const table = SIDES.flatMap((side) => {
    const { discard, lostZone, active, bench } = game.players[side]
    const inPlay = [...(active === null ? [] : [active]), ...bench].flatMap(({ cards, energy, tools }) => [
      ...cards,
      ...energy,
      ...tools,
    ])
    // During set-up Pokémon are face down.
    return [...discard, ...lostZone, ...(game.setUp !== null && side !== viewer ? [] : inPlay)]
  })
  return [
    ...game.players[viewer].hand,
    ...table,
    ...(game.limbo === null ? [] : [game.limbo]),
    ...(game.stadium === null ? [] : [game.stadium.card]),
  ]
}

/** The cards that a card text lets a side look at now: the options, and the cards that were looked at. */
const shownTo = ({ ask, resolution }: Game, viewer: PlayerId): readonly number[] => [
  ...(ask?.ask === 'choice' && ask.player === viewer
    ? ask.options.flatMap((option) => (option.option === 'card' ? [option.card] : []))
    : []),
  ...(resolution?.source.player === viewer ? resolution.memory.lookedAt : []),
]

/** Cards that both sides know from an effect in progress, even if the card has gone back into a deck. */
const announced = ({ attack, resolution, waiting }: Game): ReadonlySet<string> =>
  marksIn([attack?.definition, resolution?.source.label, ...waiting.map(({ source }) => source.label)].join())

/** The cards that a fact reveals to a side. */
const revealedTo = (fact: Fact, viewer: PlayerId): readonly number[] => {
  switch (fact.fact) {
    case 'CARDS_REVEALED':
      return fact.cards.map(({ id }) => id)
    case 'MULLIGAN':
      return fact.hand.map(({ id }) => id)
    case 'PRIZES_TAKEN':
      return fact.player === viewer || fact.to === 'limbo' ? fact.cards.map(({ id }) => id) : []
    case 'CARDS_DRAWN':
    case 'CARDS_LOOKED_AT':
      return fact.player === viewer ? fact.cards.map(({ id }) => id) : []
    default:
      return []
  }
}

/** The cards that may be known after a number of events. */
interface Moment {
  /** Marks that a side may see on the table. */
  readonly now: readonly [ReadonlySet<string>, ReadonlySet<string>]
}

export interface Knowledge {
  /** Adds the knowledge from the next event. `snapshot` is the moment after it. */
  readonly goOn: (snapshot: Snapshot) => void
  readonly length: () => number
  /** True if a side may know of a card after `at` events. */
  readonly mayKnow: (viewer: PlayerId, mark: string, at: number) => boolean
  /** True if a side may see a card after exactly `at` events, on the table or because the card is shown to the side. */
  readonly isOpen: (viewer: PlayerId, mark: string, at: number) => boolean
}

/** Starts to track the knowledge of both sides, from the beginning of a game. */
export const knowledgeOf = (beginning: Snapshot): Knowledge => {
  const since: readonly [Map<string, number>, Map<string, number>] = [new Map(), new Map()]
  const moments: Moment[] = []
  const goOn = ({ game }: Snapshot): void => {
    const at = moments.length
    const marks = (ids: readonly number[]) => new Set(ids.map((id) => markIn(game.cards[id]?.definition ?? '')))
    const [first, second] = SIDES.map(
      (side) => new Set([...marks([...openTo(game, side), ...shownTo(game, side)]), ...announced(game)]),
    )
    const now = [first ?? new Set(), second ?? new Set()] as const
    moments.push({ now })
    for (const side of SIDES) {
      const revealed = marks(game.facts.flatMap((fact) => revealedTo(fact, side)))
      for (const mark of [...now[side], ...revealed]) if (!since[side].has(mark)) since[side].set(mark, at)
    }
  }
  goOn(beginning)
  return {
    goOn,
    length: () => moments.length - 1,
    mayKnow: (viewer, mark, at) => (since[viewer].get(mark) ?? Number.POSITIVE_INFINITY) <= at,
    isOpen: (viewer, mark, at) => moments[at]?.now[viewer].has(mark) ?? false,
  }
}

/**
 * A game to play on with, from a moment of a log: what nobody has seen is drawn from what is known of each deck, texts that were followed by
 * hand are those of the printed cards again, and all that was assumed is told.
 */

import { load, type Snapshot, save } from 'ptcg-turn-engine'
import { randomOrder, seeded } from 'ptcg-turn-engine/internal/game/changes/chance'
import type { Problems } from 'ptcg-turn-engine/internal/game/json/problems'
import {
  type CardDefinition,
  type CardId,
  type DefinitionId,
  type Game,
  PLAYERS,
  type PlayerId,
} from 'ptcg-turn-engine/model'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import * as E from '#fp-ts/Either'
import { isUnknown } from '../refereeing/byHand.ts'
import type { RefereedLog } from '../refereeing/referee.ts'

/** How the moment is chosen, and what is drawn. */
export interface PlayableMomentOptions {
  /** The line after which to play on; the latest main phase up to there is taken. */
  readonly line: number
  readonly seed: number
  /** The cards that are known, with their texts. */
  readonly cards: readonly CardDefinition[]
}

/** A game that can be played on, and what it rests on. */
export interface PlayableMoment {
  /** The line that the main phase comes after. */
  readonly line: number
  readonly snapshot: Snapshot
  /** One sentence each. */
  readonly assumed: readonly string[]
}

const NO_MOMENT = 'No main phase of the game comes before that line.'

/** What nobody has seen is a basic Energy that is not known either. */
const PLAIN: CardDefinition = {
  kind: 'Energy',
  id: 'assumed-energy',
  name: 'Energy',
  basic: true,
  provides: [['Colorless']],
}

const counted = <Key>(keys: readonly Key[]): ReadonlyMap<Key, number> => {
  const counts = new Map<Key, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

const definitionsOf = (game: Game, owner: PlayerId): readonly DefinitionId[] =>
  game.cards.flatMap((card) => (card.owner === owner && card.definition !== null ? [card.definition] : []))

/** As many of each card as were ever seen at once on a player's side: these are in the deck for certain. */
const seenCards = ({ moments }: RefereedLog, owner: PlayerId): ReadonlyMap<DefinitionId, number> => {
  const most = new Map<DefinitionId, number>()
  for (const { snapshot } of moments)
    for (const [id, count] of counted(definitionsOf(snapshot.game, owner)))
      most.set(id, Math.max(most.get(id) ?? 0, count))
  return most
}

/** Those of them that are not seen at the moment: they lie somewhere among what is hidden. */
const stillHidden = (
  seen: ReadonlyMap<DefinitionId, number>,
  now: readonly DefinitionId[],
): readonly DefinitionId[] => {
  const shown = counted(now)
  return [...seen].flatMap(([id, count]) => Array.from({ length: Math.max(0, count - (shown.get(id) ?? 0)) }, () => id))
}

/** The basic Energy that a player has most of. */
const mainEnergy = (seen: ReadonlyMap<DefinitionId, number>, known: Definitions): CardDefinition => {
  const energies = [...seen].filter(([id]) => {
    const card = known.get(id)
    return card?.kind === 'Energy' && card.basic
  })
  const [most] = energies.toSorted(([, one], [, other]) => other - one)
  return (most === undefined ? undefined : known.get(most[0])) ?? PLAIN
}

type Definitions = ReadonlyMap<DefinitionId, CardDefinition>

/** More than any damage, and as much as a card of a save may have. */
const MOST_HP = 1000

/** As a card of a save may be. */
const knownByName = (card: CardDefinition): CardDefinition => ({
  ...card,
  ...(card.kind === 'Pokemon' ? { hp: Math.min(card.hp, MOST_HP) } : {}),
  id: card.id.replaceAll(':', '-'),
})

/** What every card of the log was taken for, in its words of print where these are known. */
const definitionsIn = ({ moments }: RefereedLog, cards: readonly CardDefinition[]): Definitions => {
  const printed = new Map(cards.map((card) => [card.id, card]))
  const all = new Map<DefinitionId, CardDefinition>()
  for (const { snapshot } of moments)
    for (const card of Object.values(snapshot.game.definitions))
      all.set(card.id, printed.get(card.id) ?? (isUnknown(card) ? knownByName(card) : card))
  return all
}

const STAGES = ['Basic', 'Stage 1', 'Stage 2'] as const

/** What only a name is known of stands in its line where it lies. */
const asItLies = (game: Game, known: Definitions): Definitions => {
  const all = new Map(known)
  const definitionAt = (card: CardId): DefinitionId | null => game.cards[card]?.definition ?? null
  for (const { active, bench } of game.players)
    for (const pokemon of active === null ? bench : [active, ...bench])
      for (const [at, card] of pokemon.cards.entries()) {
        const id = definitionAt(card)
        const now = id === null ? undefined : all.get(id)
        const below = pokemon.cards[at - 1]
        const under = below === undefined ? undefined : all.get(definitionAt(below) ?? '')
        if (id === null || now?.kind !== 'Pokemon' || now.id === id || under === undefined) continue
        all.set(id, { ...now, stage: STAGES[Math.min(at, 2)] ?? 'Stage 1', evolvesFrom: under.name })
      }
  return all
}

const several = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

/** A side's hidden cards, drawn: which card is what, and what had to be assumed. */
const drawn = (
  log: RefereedLog,
  game: Game,
  owner: PlayerId,
  known: Definitions,
  upTo: (limit: number) => number,
): { readonly cards: ReadonlyMap<CardId, CardDefinition>; readonly assumed: readonly string[] } => {
  const hidden = game.cards.flatMap((card, id) => (card.owner === owner && card.definition === null ? [id] : []))
  const seen = seenCards(log, owner)
  const certain = stillHidden(seen, definitionsOf(game, owner)).slice(0, hidden.length)
  const filler = mainEnergy(seen, known)
  const order = randomOrder(hidden.length, upTo)
  const cards = new Map(
    order.map((place, at) => {
      const id = certain[at]
      return [hidden[place] as CardId, (id === undefined ? undefined : known.get(id)) ?? filler] as const
    }),
  )
  const { name } = game.players[owner]
  const unseen = hidden.length - certain.length
  return {
    cards,
    assumed: [
      ...(certain.length === 0
        ? []
        : [
            `${several(certain.length, 'card')} that ${name} shows in this game ${certain.length === 1 ? 'lies' : 'lie'} anywhere among what is hidden.`,
          ]),
      ...(unseen === 0
        ? []
        : [`${several(unseen, 'card')} that ${name} never shows ${unseen === 1 ? 'is' : 'are'} ${filler.name}.`]),
    ],
  }
}

/** Cards of which more than a name would have to be known. */
const namesOnly = (game: Game, known: Definitions): readonly string[] => {
  const names = new Set(
    game.cards.flatMap(({ definition }) => {
      const card = definition === null ? undefined : known.get(definition)
      return definition !== null && card !== undefined && definition !== card.id ? [card.name] : []
    }),
  )
  return names.size === 0
    ? []
    : [
        `What is printed on ${[...names].join(', ')} is not known: it does nothing by itself, and no damage Knocks it Out.`,
      ]
}

/** A game to play on with, or why there is none. The same seed draws the same. */
export const playableMoment = (
  log: RefereedLog,
  { line, seed, cards }: PlayableMomentOptions,
): E.Either<Problems, PlayableMoment> => {
  const moment = log.moments.findLast(
    (one) => one.line <= line && one.snapshot.state === 'turn.main.ready' && one.snapshot.game.result === null,
  )
  if (moment === undefined) return E.left([{ path: 'line', message: NO_MOMENT }])
  const { game } = moment.snapshot
  const known = asItLies(game, definitionsIn(log, cards))
  const generator = xoroshiro128plus(seed)
  const upTo = (limit: number): number => uniformInt(generator, 0, limit)
  const sides = PLAYERS.map((owner) => drawn(log, game, owner, known, upTo))
  const all = game.cards.map((card, id) => {
    const definition = card.definition === null ? sides[card.owner]?.cards.get(id) : known.get(card.definition)
    return { card: { ...card, definition: definition?.id ?? PLAIN.id }, definition: definition ?? PLAIN }
  })
  const complete: Game = {
    ...game,
    cards: all.map(({ card }) => card),
    definitions: Object.fromEntries(all.map(({ definition }) => [definition.id, definition])),
    randomness: seeded(seed),
  }
  const assumed = [
    ...(moment.line === line
      ? []
      : [`The game goes on after line ${moment.line}, the latest main phase up to line ${line}.`]),
    ...sides.flatMap((side) => side.assumed),
    ...namesOnly(game, known),
  ]
  // What a log leaves open may be a game that cannot be: reading it as a save says so.
  return E.map((snapshot: Snapshot): PlayableMoment => ({ line: moment.line, snapshot, assumed }))(
    load(JSON.parse(JSON.stringify(save({ state: moment.snapshot.state, game: complete })))),
  )
}

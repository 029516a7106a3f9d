/**
 * Builds a playable game from one moment of a game that was reconstructed from a log. Hidden cards are drawn from the known cards of each
 * deck, card texts that the reconstruction applied by hand are replaced by the printed ones, and all assumptions are listed.
 */

import { uniformInt } from 'pure-rand/distribution/uniformInt'
import * as E from '#fp-ts/Either'
import { load, save } from '../../engine/files/save.ts'
import type { Snapshot } from '../../engine/stepper/snapshot.ts'
import { generatorFor, randomOrder, seeded } from '../../game/changes/chance.ts'
import type { Problems } from '../../game/json/problems.ts'
import type { CardDefinition, DefinitionId } from '../../game/model/cards.ts'
import type { Game } from '../../game/model/game.ts'
import { PLAYERS, type PlayerId } from '../../game/model/players.ts'
import { plural } from '../../game/model/plural.ts'
import type { CardId } from '../../game/model/pokemon.ts'
import { isNameOnly } from './reconstructedGame.ts'

/** A reconstructed game: the moment after each line. */
export interface ReconstructedMoments {
  readonly moments: readonly { readonly line: number; readonly snapshot: Snapshot }[]
}

/** The options for choosing the moment and drawing the cards. */
export interface PlayableMomentOptions {
  /** The line after which to continue; the latest main phase up to there is used. */
  readonly line: number
  readonly seed: number
  /** The known cards, with their texts. */
  readonly cards: readonly CardDefinition[]
}

/** A playable game, and its assumptions. */
export interface PlayableMoment {
  /** The line after which the game continues. */
  readonly line: number
  readonly snapshot: Snapshot
  /** One sentence each. */
  readonly assumed: readonly string[]
}

const NO_MOMENT = 'No main phase of the game comes before that line.'

/** An unknown card becomes this basic Energy if no basic Energy of the deck is known. */
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

/** The largest number of copies of each card that was seen at once on a player's side. The player certainly has that many. */
const seenCards = ({ moments }: ReconstructedMoments, owner: PlayerId): ReadonlyMap<DefinitionId, number> => {
  const most = new Map<DefinitionId, number>()
  for (const { snapshot } of moments)
    for (const [id, count] of counted(definitionsOf(snapshot.game, owner)))
      most.set(id, Math.max(most.get(id) ?? 0, count))
  return most
}

/** The seen cards that are not visible now: they are among the hidden cards. */
const stillHidden = (
  seen: ReadonlyMap<DefinitionId, number>,
  now: readonly DefinitionId[],
): readonly DefinitionId[] => {
  const shown = counted(now)
  return [...seen].flatMap(([id, count]) => Array.from({ length: Math.max(0, count - (shown.get(id) ?? 0)) }, () => id))
}

/** The most frequent basic Energy of a player; `PLAIN` if none is known. */
const mainEnergy = (seen: ReadonlyMap<DefinitionId, number>, known: Definitions): CardDefinition => {
  const energies = [...seen].filter(([id]) => {
    const card = known.get(id)
    return card?.kind === 'Energy' && card.basic
  })
  const [most] = energies.toSorted(([, one], [, other]) => other - one)
  return (most === undefined ? undefined : known.get(most[0])) ?? PLAIN
}

type Definitions = ReadonlyMap<DefinitionId, CardDefinition>

/** The maximum HP of a card in a save, which no damage reaches. */
const MAX_HP = 1000

/**
 * A card in a form that a save allows, if only its name is known; otherwise the card itself. A Pokémon known only by its name attacks as
 * in the log, but its texts do nothing, because a text that is applied by hand could be used endlessly.
 */
const knownByName = (card: CardDefinition): CardDefinition => {
  if (!isNameOnly(card)) return card
  const id = card.id.replaceAll(':', '-')
  if (card.kind !== 'Pokemon') return { ...card, id }
  const { abilities: _, ...rest } = card
  const attacks = card.attacks.map(({ after: __, ...attack }) => attack)
  return { ...rest, id, attacks, hp: Math.min(card.hp, MAX_HP) }
}

/** The definitions of all cards of the log, with their printed texts if known. */
const definitionsIn = ({ moments }: ReconstructedMoments, cards: readonly CardDefinition[]): Definitions => {
  const printed = new Map(cards.map((card) => [card.id, card]))
  const all = new Map<DefinitionId, CardDefinition>()
  for (const { snapshot } of moments)
    for (const card of Object.values(snapshot.game.definitions))
      all.set(card.id, printed.get(card.id) ?? knownByName(card))
  return all
}

const STAGES = ['Basic', 'Stage 1', 'Stage 2'] as const

/** The same definitions, but a card of which only the name is known has the stage that fits its place in play. */
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

/** Draws a definition for each hidden card of a side; returns the definitions and the assumptions. */
const drawn = (
  log: ReconstructedMoments,
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
            `${plural(certain.length, 'card')} that ${name} shows in this game ${certain.length === 1 ? 'lies' : 'lie'} somewhere among the hidden cards.`,
          ]),
      ...(unseen === 0
        ? []
        : [
            `${plural(unseen, 'card')} of ${name} that the log never shows ${unseen === 1 ? 'is' : 'are'} played as ${filler.name}.`,
          ]),
    ],
  }
}

/** The assumption about cards of which only the name is known. */
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
        `The printed values of ${[...names].join(', ')} are not known: such a card has no effect, and no damage Knocks it Out.`,
      ]
}

/** A game to continue, or one sentence about why there is none. The same seed draws the same cards. */
export const playableMoment = (
  log: ReconstructedMoments,
  { line, seed, cards }: PlayableMomentOptions,
): E.Either<Problems, PlayableMoment> => {
  const moment = log.moments.findLast(
    (one) => one.line <= line && one.snapshot.state === 'turn.main.ready' && one.snapshot.game.result === null,
  )
  if (moment === undefined) return E.left([{ path: 'line', message: NO_MOMENT }])
  const { game } = moment.snapshot
  const known = asItLies(game, definitionsIn(log, cards))
  const generator = generatorFor(seed)
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
  // The log leaves questions open, so the game may be impossible; reading it as a save detects that.
  return E.map((snapshot: Snapshot): PlayableMoment => ({ line: moment.line, snapshot, assumed }))(
    load(JSON.parse(JSON.stringify(save({ state: moment.snapshot.state, game: complete })))),
  )
}

/**
 * Writes effects of random card texts that choose Pokémon or cards. Each effect stores the chosen ones under a new name, to which later
 * effects may refer.
 */
import {
  type CardDestination,
  type Effect,
  type EffectNamed,
  HAND_DESTINATIONS,
  type Program,
  type Who,
} from 'ptcg-turn-engine/model'
import { someCount, somePokemonFilter, someSet } from './asking.ts'
import { few, perhaps, someFilter, someone, type Writing } from './writing.ts'

/** True for a text whose place allows only requests for choices and coins. */
export const isNarrow = ({ place }: Writing): boolean =>
  place === 'choose' || place === 'require' || place === 'checkup' || place === 'stadiumCheckup' || place === 'prize'

/** A name that is not used yet. */
export const nameFor = ({ given }: Writing, what: string): string => {
  given.names += 1
  return `${what}${given.names}`
}

/** The minimum and maximum number of picks. */
const limits = (writing: Writing) => {
  const { rng } = writing
  return rng.weighted<() => object>([
    [6, () => ({})],
    [2, () => ({ max: someCount(writing, 0.2) })],
    [2, () => ({ min: 0, max: few(rng) })],
    [1, () => ({ min: 2 })],
    [1, () => ({ min: 1, max: 1 + few(rng) })],
  ])()
}

/** Lets a player pick Pokémon in play, and stores them under a new name. */
export const writePokemonChoice = (writing: Writing, whose?: Who): Effect => {
  const as = nameFor(writing, 'pokemon')
  const from = somePokemonFilter(writing, whose)
  const effect: Effect = {
    do: 'choosePokemon',
    as,
    from,
    ...perhaps(writing.rng, 0.15, 'by', () => someone(writing.rng)),
    ...limits(writing),
  }
  writing.pokemon.push(as)
  return effect
}

/** Lets a player pick cards of a zone, and stores them under a new name. */
export const writeCardChoice = (writing: Writing): Effect => {
  const { rng, lookedAt } = writing
  const as = nameFor(writing, 'cards')
  const from = rng.weighted<'hand' | 'deck' | 'discard' | 'lookedAt'>([
    [3, 'hand'],
    [3, 'discard'],
    ...(isNarrow(writing) ? [] : [[4, 'deck'] as const]),
    ...(lookedAt ? [[10, 'lookedAt'] as const] : []),
  ])
  const effect: Effect = {
    do: 'chooseCards',
    as,
    whose: rng.chance(0.8) ? 'you' : 'opponent',
    from,
    filter: someFilter(rng),
    ...perhaps(rng, 0.1, 'by', () => someone(rng)),
    ...limits(writing),
    ...perhaps(rng, 0.15, 'ordered', () => true as const),
    ...(writing.cards.length === 0
      ? {}
      : {
          ...perhaps(rng, 0.05, 'otherThan', () => rng.pick(writing.cards)),
          ...perhaps(rng, 0.05, 'unlike', () => [rng.pick(writing.cards), rng.pick(writing.cards)]),
        }),
  }
  writing.cards.push(as)
  return effect
}

/** Stores all cards of a zone that match a filter under a new name. */
export const allCards = (writing: Writing): Effect => {
  const { rng, lookedAt } = writing
  const as = nameFor(writing, 'cards')
  writing.cards.push(as)
  return {
    do: 'allCards',
    as,
    whose: someone(rng),
    from: rng.weighted([
      [3, 'hand'],
      [1, 'discard'],
      [lookedAt ? 6 : 0, 'lookedAt'],
      [1, 'stadium'],
      [1, 'thisCard'],
    ]),
    filter: someFilter(rng),
  }
}

/** Stores all attached cards that match a filter under a new name. */
export const allAttached = (writing: Writing): Effect => {
  const { rng } = writing
  const as = nameFor(writing, 'cards')
  const on = someSet(writing)
  writing.cards.push(as)
  return { do: 'allAttached', as, on, filter: rng.chance(0.6) ? { kind: 'Energy' } : someFilter(rng) }
}

/** Stores random cards of a hand under a new name. */
export const randomCards = (writing: Writing): Effect => {
  const as = nameFor(writing, 'cards')
  const cards = someCount(writing, 0.1)
  writing.cards.push(as)
  return { do: 'randomCards', as, whose: someone(writing.rng), cards }
}

/** Lets a player pick attached cards, and stores them under a new name. */
export const writeAttachedChoice = (writing: Writing): Effect => {
  const { rng } = writing
  const as = nameFor(writing, 'cards')
  const effect: Effect = {
    do: 'chooseAttached',
    as,
    on: someSet(writing),
    filter: rng.chance(0.7) ? { kind: 'Energy' } : someFilter(rng),
    ...(rng.chance(0.2) ? { units: few(rng) } : limits(writing)),
    ...perhaps(rng, 0.1, 'by', () => someone(rng)),
  }
  writing.cards.push(as)
  return effect
}

/** A program that uses the cards stored by an earlier effect, or by a new effect that it begins with. */
export const withCards = (writing: Writing, then: (cards: string) => Program): Program => {
  const { rng, cards } = writing
  if (cards.length > 0 && rng.chance(0.4)) return then(rng.pick(cards))
  const choice = rng.weighted<(writing: Writing) => Effect>([
    [6, writeCardChoice],
    [4, writeAttachedChoice],
    [1, allCards],
    [1, allAttached],
  ])(writing)
  return [choice, ...then(cards.at(-1) ?? '')]
}

/** A random zone for cards to move to. */
export const destination = (writing: Writing): CardDestination => {
  const { rng } = writing
  if (writing.place === 'require') return rng.pick(['discard', 'lostZone'])
  const near: readonly CardDestination[] = ['bench', ...HAND_DESTINATIONS]
  return rng.pick(isNarrow(writing) ? near : [...near, 'deck', 'prizes'])
}

/** Moves the cards that an earlier effect stored under a name. */
export const drawMove = (writing: Writing, cards: string): EffectNamed<'move'> => {
  const to = destination(writing)
  return {
    do: 'move',
    cards,
    to,
    ...(to === 'bench' ? perhaps(writing.rng, 0.4, 'anyStage', () => true as const) : {}),
  }
}

/** Two choices among the same cards, which move only after both: the second choice does not offer the cards of the first (R32). */
export const choosingTwice = (writing: Writing): Program => {
  const first = writeCardChoice(writing)
  if (first.do !== 'chooseCards' || first.whose === 'opponent') return [first]
  const as = nameFor(writing, 'more')
  const { evolving: _, skipping: __, ...alike } = first
  writing.cards.push(as)
  return [first, { ...alike, as }, drawMove(writing, first.as), drawMove(writing, as)]
}

/** Draws legal decks from pools of cards: whole Evolution lines, Trainer cards, and Energy that fits (SU.1, SU.2). */
import { cards as ALL_CARDS, type Deck, decks } from 'ptcg-turn-engine'
import type { CardDefinition, CardRule, PokemonDefinition, Ruleset, Stage } from 'ptcg-turn-engine/model'
import type { Rng } from '../rng.ts'
import { type EvolutionLine, energyFor, type Pool, poolOf } from './families.ts'
import { drawEnergy, drawTrainer } from './syntheticCards.ts'
import { drawPokemon } from './syntheticPokemon.ts'

/** Every card of the package. */
export const REAL_POOL: Pool = poolOf(Object.values(ALL_CARDS))

/** A deck under construction: its cards, and whether another copy is allowed. */
class Making {
  readonly cards: string[] = []
  readonly #names = new Map<string, number>()
  readonly #rules = new Map<CardRule, number>()
  readonly #limits: Ruleset['deck']

  constructor({ deck }: Ruleset) {
    this.#limits = deck
  }

  get isFull(): boolean {
    return this.cards.length >= this.#limits.size
  }

  #has(rule: CardRule, card: CardDefinition, limit: number): boolean {
    return card.rules?.includes(rule) === true && (this.#rules.get(rule) ?? 0) >= limit
  }

  /** Adds a card if the rules allow one more. */
  put(card: CardDefinition): boolean {
    const { copies, aceSpec, radiant } = this.#limits
    const isBasicEnergy = card.kind === 'Energy' && card.basic
    const count = this.#names.get(card.name) ?? 0
    if (this.isFull || (!isBasicEnergy && count >= copies)) return false
    if (card.discardsToLostZone === true && count > 0) return false
    if (this.#has('ACE SPEC', card, aceSpec) || this.#has('Radiant', card, radiant)) return false
    this.#names.set(card.name, count + 1)
    for (const rule of card.rules ?? []) this.#rules.set(rule, (this.#rules.get(rule) ?? 0) + 1)
    this.cards.push(card.id)
    return true
  }
}

/** Fills the rest of a deck with basic Energy, most of which pays for attacks of the deck. */
const fillWithEnergy = (rng: Rng, pool: Pool, lines: readonly EvolutionLine[], making: Making): void => {
  const basic = REAL_POOL.energy.filter((one) => one.basic && pool.energy.includes(one))
  const symbols = lines.flat().flatMap(({ attacks }) => attacks.flatMap(({ cost }) => cost))
  const wanted = symbols.flatMap((symbol) => energyFor(pool, symbol)).filter((one) => one.basic)
  while (!making.isFull) making.put(rng.pick(wanted.length > 0 && rng.chance(0.9) ? wanted : basic))
}

/** The share of Pokémon in a deck. With the two lower shares, opening hands without a Basic Pokémon are common. */
const MANY = 0.4
const FEW = 0.15
const HARDLY_ANY = 0.03

/** A legal deck from a pool. */
export const drawDeck = (rng: Rng, pool: Pool, ruleset: Ruleset, name: string): Deck => {
  const making = new Making(ruleset)
  const { size } = ruleset.deck
  const lines = [rng.pick(pool.begins), ...Array.from({ length: 1 + rng.upTo(4) }, () => rng.pick(pool.lines))]
  const share = rng.weighted([
    [65, MANY],
    [28, FEW],
    [7, HARDLY_ANY],
  ])
  // The first Basic Pokémon is always accepted, since an empty deck has not reached any limit on names or rule boxes.
  for (const first of lines[0]?.slice(0, 1) ?? []) making.put(first)
  for (let tries = 0; tries < size && making.cards.length < size * share; tries += 1) {
    for (const [height, card] of rng.pick(lines).entries()) if (height === 0 || rng.chance(0.7)) making.put(card)
  }
  for (let tries = 0; tries < size * 0.25; tries += 1) if (pool.trainers.length > 0) making.put(rng.pick(pool.trainers))
  for (let tries = 0; tries < size * 0.08; tries += 1) if (pool.energy.length > 0) making.put(rng.pick(pool.energy))
  fillWithEnergy(rng, pool, lines, making)
  return { name, cards: making.cards }
}

/** A kind of decks, such as those of one era: the package's cards and decks of this kind, and a function that adapts drawn cards to it. */
export interface DeckKind {
  readonly real: Pool
  readonly decks: readonly Deck[]
  readonly printed: (drawn: readonly CardDefinition[]) => readonly CardDefinition[]
}

/** Decks of cards from any era. */
export const ANY_KIND: DeckKind = { real: REAL_POOL, decks: Object.values(decks), printed: (drawn) => drawn }

/** One of the decks of the package, or one made of its cards. */
export const drawRealDeck = (rng: Rng, ruleset: Ruleset, kind: DeckKind = ANY_KIND): Deck => {
  const ready = kind.decks.filter((deck) => deck.cards.length === ruleset.deck.size)
  return ready.length > 0 && rng.chance(0.5) ? rng.pick(ready) : drawDeck(rng, kind.real, ruleset, 'Drawn')
}

const HIGHER: readonly Stage[] = ['Stage 1', 'Stage 2']

/** Adds second printings of some of the cards and of some basic Energy. A second printing has the same name and another id. */
const withReprints = (rng: Rng, cards: readonly CardDefinition[]): readonly CardDefinition[] => [
  ...cards,
  ...[...cards, ...REAL_POOL.energy.filter(({ basic }) => basic)].flatMap((card) =>
    rng.chance(0.25) ? [{ ...card, id: `${card.id}-again` }] : [],
  ),
]

/** For each key of a definition that holds a number of points, the printed numbers that the game compares it with. */
const COMPARED: Readonly<Record<string, (card: PokemonDefinition) => readonly number[]>> = {
  // some blows take exactly all HP
  hp: ({ hp, attacks }) => [hp, hp, ...attacks.map(({ damage }) => Math.max(damage?.base ?? 0, 30))],
  hpAtMost: ({ hp }) => [hp],
  hpLeftAtMost: ({ hp }) => [hp],
  atMost: ({ attacks }) => attacks.map(({ damage }) => damage?.base ?? 0),
  atLeast: ({ attacks }) => attacks.map(({ damage }) => damage?.base ?? 0),
}

/** Moves most numbers of points to an edge: equal to a printed number that the game compares them with, or 10 more or less. */
export const nearEdges = (rng: Rng, set: readonly CardDefinition[]): readonly CardDefinition[] => {
  const cards = withReprints(rng, set)
  const pokemon = cards.filter((card) => card.kind === 'Pokemon')
  const numbers = Object.fromEntries(Object.entries(COMPARED).map(([key, of]) => [key, pokemon.flatMap(of)]))
  return JSON.parse(JSON.stringify(cards), (key, value: unknown) => {
    const near = typeof value === 'number' ? numbers[key] : undefined
    if (near === undefined || !rng.chance(0.7) || near.length === 0) return value
    return Math.max(10, rng.pick(near) + rng.pick([0, 0, 10, -10]))
  }) as readonly CardDefinition[]
}

/**
 * Synthetic cards: Evolution lines, and usually Trainer cards and Special Energy. Their ids begin with `prefix`, and their names contain
 * it. Second printings of basic Energy, which may be added, keep their own names and ids.
 */
export const drawSet = (rng: Rng, prefix: string): readonly CardDefinition[] => {
  const cards: CardDefinition[] = []
  const identity = () => ({ id: `${prefix}-${cards.length + 1}`, name: `Synthetic ${prefix} ${cards.length + 1}` })
  for (let line = 0; line < 3; line += 1) {
    let top: PokemonDefinition = drawPokemon(rng, identity(), 'Basic')
    cards.push(top)
    const { name } = top
    for (const stage of HIGHER) {
      if (!rng.chance(0.55)) break
      top = {
        ...drawPokemon(rng, identity(), stage, top.name),
        ...(stage === 'Stage 2' ? { fromBasic: name } : {}),
      }
      cards.push(top)
    }
  }
  for (const trainer of ['Item', 'Item', 'Supporter', 'Tool', 'Stadium'] as const)
    if (rng.chance(0.8)) cards.push(drawTrainer(rng, identity(), trainer))
  if (rng.chance(0.7)) cards.push(drawEnergy(rng, identity()))
  return nearEdges(rng, cards)
}

/** Synthetic cards together with the basic Energy of the package. */
export const poolWith = (set: readonly CardDefinition[], { real }: DeckKind = ANY_KIND): Pool =>
  poolOf([...set, ...real.energy.filter(({ basic }) => basic)])

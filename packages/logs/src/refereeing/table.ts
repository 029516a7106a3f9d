/**
 * The table that a log describes: a game of the engine in which a card is unknown until the log shows it. A card that is shuffled away is
 * unknown again.
 */

import type { Snapshot } from 'ptcg-turn-engine'
import { definitionOf } from 'ptcg-turn-engine/internal/game/board/definitions'
import { findPokemon, type InPlay, sideOf } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import { gameWith, type Pile } from 'ptcg-turn-engine/internal/game/changes/copy'
import { attachCard } from 'ptcg-turn-engine/internal/game/changes/pokemon'
import type {
  CardDefinition,
  CardId,
  Game,
  PlayerId,
  Pokemon,
  PokemonDefinition,
  Ruleset,
} from 'ptcg-turn-engine/model'
import type { LoggedCard } from '../languages/sentences.ts'
import { isUnknown } from './byHand.ts'
import { type KnownCards, meansTheCard } from './catalogue.ts'
import { copyOf, exchangeCards } from './copies.ts'
import { assumedPrintingOf, type Met } from './printing.ts'
import { keyAt, type Sightings, sightingKey } from './sightings.ts'
import { Trail } from './trail.ts'
import { unseenGame } from './unseenGame.ts'

const ANYTHING: Met = { as: null }

export class RefereedTable {
  at: Snapshot
  /** The chart's steps while a line is refereed. */
  readonly trail = new Trail()
  /** The current line. */
  line = 0
  /** The assumptions, each sentence once. */
  readonly assumed = new Set<string>()

  readonly known: KnownCards
  readonly seen: Sightings
  /** The index of the chosen printing, by seat and name, and of the chosen Pokémon, by seat, name and line. */
  readonly readings: ReadonlyMap<string, number>
  /** The number of matches for each choice, by the same keys. */
  readonly choices = new Map<string, number>()
  /** The entry at which each choice was first made. */
  readonly firstMade = new Map<string, number>()
  /** The index of the current entry. */
  entry = 0
  /** The printings that a name may mean if only the name is known, by seat and name. */
  readonly open = new Map<string, readonly CardDefinition[]>()
  /** Lines with a refusal that holds for every Pokémon that the line may mean. */
  readonly whichever = new Set<number>()
  /** The lines at which the log departs from this board, each with the first reason. */
  readonly departures = new Map<number, string>()

  constructor(
    players: readonly [string, string],
    ruleset: Ruleset,
    known: KnownCards,
    seen: Sightings,
    readings: ReadonlyMap<string, number>,
  ) {
    this.known = known
    this.seen = seen
    this.readings = readings
    this.at = { state: 'turn.main.ready', game: unseenGame(players, ruleset) }
  }

  /** True if the game has no cards other than the known ones. */
  get isWhole(): boolean {
    return this.known.whole
  }

  get game(): Game {
    return this.at.game
  }

  /** Notes a choice among several matches. */
  choose(key: string, matches: number): void {
    this.choices.set(key, matches)
    if (!this.firstMade.has(key)) this.firstMade.set(key, this.entry)
  }

  /** Changes the game by hand. */
  change(changed: Game): void {
    this.at = { ...this.at, game: changed }
  }

  nameOf(card: CardId): string | null {
    return definitionOf(this.game, card)?.name ?? null
  }

  /** Records that the log contradicts this board. */
  departs(because: string, line = this.line): void {
    if (!this.departures.has(line)) this.departures.set(line, because)
  }

  /** Returns the player's Pokémon with this name for which `fits` is true. If there are none, notes that the log contradicts the board. */
  pokemonMeant(player: PlayerId, logged: LoggedCard, fits: (one: InPlay) => boolean = () => true): readonly InPlay[] {
    const found = this.pokemonNamed(player, logged).filter(fits)
    if (found.length === 0) this.departs(`${this.game.players[player].name} has no ${logged.name} in play there.`)
    return found
  }

  /** Records that the log moves a card from a place where it cannot be. */
  misses(player: PlayerId, logged: LoggedCard): void {
    this.departs(`${logged.name} of ${this.game.players[player].name} cannot be where the log moves it from.`)
  }

  /** Gives a card a definition. */
  private define(card: CardId, definition: CardDefinition): void {
    const { cards, definitions } = this.game
    const isThere = definitions[definition.id] === definition
    this.change(
      gameWith(this.game, {
        definitions: isThere ? definitions : { ...definitions, [definition.id]: definition },
        cards: cards.map((one, id) => (id === card ? { ...one, definition: definition.id } : one)),
      }),
    )
  }

  /** True if a card can be the one in the log: the same name, and the same copy if the log distinguishes copies. */
  isIt(card: CardId, logged: LoggedCard): boolean {
    const definition = definitionOf(this.game, card)
    const copy = copyOf(logged)
    return definition !== null && meansTheCard(definition, logged) && (copy === null || copy === card)
  }

  /** Identifies a card as the one in the log. */
  identify(card: CardId, logged: LoggedCard, met: Met = ANYTHING): void {
    const owner = this.game.cards[card]?.owner ?? 0
    const before = definitionOf(this.game, card)
    if (before !== null && meansTheCard(before, logged) && !(isUnknown(before) && met.as !== null)) return
    this.define(card, assumedPrintingOf(this, owner, card, logged, met))
  }

  /** Adds or replaces values in the definition of a Pokémon, such as those that a line shows. */
  learn(pokemon: Pokemon, more: Partial<PokemonDefinition>): void {
    const top = pokemon.cards.at(-1) as CardId
    const definition = definitionOf(this.game, top)
    if (definition?.kind === 'Pokemon') this.define(top, { ...definition, ...more })
  }

  /** Restores the definition that a card had before a second attack was lent to it. */
  restore(definition: CardDefinition): void {
    const { definitions } = this.game
    this.change(gameWith(this.game, { definitions: { ...definitions, [definition.id]: definition } }))
  }

  /** Attaches a card by hand. If only the name of the Pokémon is known, Energy that is limited to some Pokémon is allowed on it. */
  attach(card: CardId, { pokemon }: InPlay, as: 'energy' | 'tools'): void {
    const definition = definitionOf(this.game, card)
    if (definition?.kind === 'Energy' && definition.onlyTo !== undefined && this.factsOf(pokemon) === null) {
      const { onlyTo: _, ...free } = definition
      this.define(card, { ...free, id: `${definition.id}:anywhere` })
    }
    this.change(attachCard(this.game, card, pokemon.id, as))
  }

  /** Makes these cards unknown again. */
  forget(cards: readonly CardId[]): void {
    const gone = new Set(cards)
    this.change(
      gameWith(this.game, {
        cards: this.game.cards.map((one, id) => (gone.has(id) ? { ...one, definition: null } : one)),
      }),
    )
  }

  /** Returns a card with this name in a pile, or else an unknown card that may be it; null if there is none. */
  inPile(player: PlayerId, pile: Pile, logged: LoggedCard, met: Met = ANYTHING): CardId | null {
    const cards = this.game.players[player][pile]
    const same = cards.find((card) => this.isIt(card, logged))
    const copy = copyOf(logged)
    // A copy that is known to be elsewhere cannot be a hidden card here.
    const couldBeHidden = copy === null || this.game.cards[copy]?.definition === null
    const found = same ?? (couldBeHidden ? cards.find((card) => this.game.cards[card]?.definition === null) : undefined)
    if (found === undefined) return null
    const card = this.asTheCopy(found, logged)
    this.identify(card, logged, met)
    return card
  }

  /** Swaps a card with the copy that the log names, if both are unknown. Returns the card that is then in the place of the given card. */
  asTheCopy(card: CardId, logged: LoggedCard): CardId {
    const copy = copyOf(logged)
    const changed = copy === null ? null : exchangeCards(this.game, card, copy)
    if (copy === null || changed === null) return card
    this.change(changed)
    return copy
  }

  /** True if a card in the pile is known to have this name. */
  lies(player: PlayerId, pile: Pile, logged: LoggedCard): boolean {
    return this.game.players[player][pile].some((card) => this.isIt(card, logged))
  }

  /** Returns a card with this name from the first pile that is known to contain it, or else from the first that may; null if none may. */
  take(player: PlayerId, piles: readonly Pile[], logged: LoggedCard, met: Met = ANYTHING): CardId | null {
    const certain = piles.find((pile) => this.lies(player, pile, logged))
    if (certain !== undefined) return this.inPile(player, certain, logged, met)
    for (const pile of piles) {
      const found = this.inPile(player, pile, logged, met)
      if (found !== null) return found
    }
    return null
  }

  /** Returns the player's Pokémon with this name: the one chosen in this reading, then the Active Pokémon and the others. */
  pokemonNamed(player: PlayerId, logged: LoggedCard): readonly InPlay[] {
    const named = sideOf(this.game, player).filter(({ pokemon }) => this.isIt(pokemon.cards.at(-1) as CardId, logged))
    return this.meantFirst(player, logged.name, named)
  }

  /** Orders the Pokémon that a line may mean. If they are in different states, the one chosen in this reading comes first. */
  meantFirst(player: PlayerId, name: string, fitting: readonly InPlay[]): readonly InPlay[] {
    if (fitting.length < 2) return fitting
    const states = new Set(fitting.map((one) => this.stateOf(one)))
    if (states.size === 1) return fitting
    const key = keyAt(player, name, this.line)
    this.choose(key, fitting.length)
    const reading = Math.min(this.readings.get(key) ?? 0, fitting.length - 1)
    return [...fitting.slice(reading), ...fitting.slice(0, reading)]
  }

  /** Returns everything that distinguishes two Pokémon with the same name, as JSON. */
  private stateOf({ place, pokemon }: InPlay): string {
    const names = (cards: readonly CardId[]): readonly (string | null)[] =>
      cards.map((card) => this.game.cards[card]?.definition ?? null).sort()
    const { cards, energy, tools, damage, conditions, usedAbilities, enteredOnTurn, changedOnTurn } = pokemon
    const stands = [place === 'Active', damage, conditions, usedAbilities, enteredOnTurn, changedOnTurn]
    return JSON.stringify([names(cards), names(energy), names(tools), ...stands])
  }

  find(id: CardId): InPlay | null {
    return findPokemon(this.game, id)
  }

  /** Returns the definition of a Pokémon, or null if only its name is known. */
  factsOf(pokemon: Pokemon): PokemonDefinition | null {
    const definition = definitionOf(this.game, pokemon.cards.at(-1) as CardId)
    return definition?.kind === 'Pokemon' && !isUnknown(definition) ? definition : null
  }

  /** True if a line shows that a Pokémon with the name of this card used an Ability. */
  hasLoggedAbility(card: CardId): boolean {
    return this.seen(this.game.cards[card]?.owner ?? 0, this.nameOf(card) ?? '')?.hasAbility === true
  }

  /** Returns the printed card with all its texts; null if it is not known. */
  printedAs(card: CardId): CardDefinition | null {
    return this.known.withId(this.game.cards[card]?.definition ?? '')
  }

  /** Returns the printings that a card may be, if only its name is known; null if its printing is certain. */
  printingsOf(card: CardId): readonly CardDefinition[] | null {
    const owner = this.game.cards[card]?.owner ?? 0
    return this.open.get(sightingKey(owner, this.nameOf(card) ?? '')) ?? null
  }
}

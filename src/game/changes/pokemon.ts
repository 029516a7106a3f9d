/** Puts Pokémon into play, evolves and devolves them, attaches cards to them, and takes them out of play. */

import { isBare } from '../board/asking.ts'
import { modifiersOn } from '../board/continuous.ts'
import { definitionOf, namedCard, namedPokemon } from '../board/definitions.ts'
import { mayHold } from '../board/energy.ts'
import { cardsOf, findPokemon, type InPlay } from '../board/pokemonInPlay.ts'
import { NO_CONDITIONS, type SpecialCondition } from '../model/conditions.ts'
import type { Game } from '../model/game.ts'
import type { PlayerId } from '../model/players.ts'
import type { CardId, Pokemon, PokemonId } from '../model/pokemon.ts'
import {
  type Destination,
  moveCards,
  putCards,
  redirect,
  TO_DISCARD,
  TO_LOST_ZONE,
  takeCardFrom,
  zoneOf,
} from './cards.ts'
import { endConditionFacts, endedByChange, withoutConditions } from './conditions.ts'
import { pokemonWith } from './copy.ts'
import { historyOfReplaced } from './history.ts'
import { leavingKnockedOut } from './knockOut.ts'
import { update, updatePlayer, updatePlayers, updatePokemon, withPlayer, withTurn } from './record.ts'
import { recover } from './recovering.ts'
import { triggeredByAttaching, triggeredByPlay } from './triggering.ts'

/** A new Pokémon that comes into play this turn, with the card as its only card. */
export const newPokemon = (game: Game, card: CardId): Pokemon => ({
  id: card,
  cards: [card],
  energy: [],
  tools: [],
  damage: 0,
  conditions: NO_CONDITIONS,
  lasting: [],
  enteredOnTurn: game.turn.number,
  changedOnTurn: -1,
  usedAbilities: [],
})

/** Puts a Pokémon card onto its owner's Bench from any zone (T2A.2). */
export const putOntoBench = (game: Game, player: PlayerId, card: CardId): Game => {
  const from = zoneOf(game, card)
  if (from === null) return game
  const taken = takeCardFrom(game, card, from)
  return updatePlayer(
    taken,
    player,
    { bench: [...taken.players[player].bench, newPokemon(game, card)] },
    { fact: 'POKEMON_BENCHED', player, pokemon: namedCard(game, card), from },
  )
}

/**
 * Discards attached Energy whose text does not allow it on this Pokémon (GR.1), unless an effect has taken the text away (C1826). First,
 * Special Conditions that this Energy ends are ended (C1568).
 */
const withoutMisplaced = (game: Game, id: PokemonId): Game => {
  const target = findPokemon(game, id)
  if (target === null || isBare(game, 'plainSpecialEnergy', target)) return game
  const { pokemon } = target
  if (pokemon.energy.every((card) => mayHold(game, pokemon, card))) return game
  return moveCards(
    recover(game),
    pokemon.energy.filter((card) => !mayHold(game, pokemon, card)),
    TO_DISCARD,
  )
}

/** Attaches an Energy card or a Tool from any zone. */
export const attachCard = (game: Game, card: CardId, target: PokemonId, as: 'energy' | 'tools'): Game => {
  const from = zoneOf(game, card)
  if (from === null) return game
  const taken = takeCardFrom(game, card, from)
  const holder = findPokemon(taken, target)
  if (holder === null) return game
  const { pokemon, owner } = holder
  const attached = as === 'energy' ? { energy: [...pokemon.energy, card] } : { tools: [...pokemon.tools, card] }
  const done = updatePokemon(taken, owner, pokemonWith(pokemon, attached), {
    fact: 'CARD_ATTACHED',
    player: owner,
    card: namedCard(game, card),
    pokemon: namedPokemon(game, pokemon),
    from,
  })
  return withoutMisplaced(from === 'hand' ? triggeredByAttaching(done, target, card) : done, target)
}

/** A Pokémon after it has evolved or devolved: it loses the conditions in `ending` and all effects of attacks (T2B.6, T2B.7). */
const changed = (
  game: Game,
  pokemon: Pokemon,
  cards: readonly CardId[],
  ending: readonly SpecialCondition[],
): Pokemon =>
  pokemonWith(pokemon, {
    cards,
    conditions: withoutConditions(pokemon.conditions, ending),
    lasting: pokemon.lasting.filter(({ ofAttack }) => !ofAttack),
    changedOnTurn: game.turn.number,
    usedAbilities: [],
  })

/** Evolves a Pokémon by putting a card on top of it. */
export const evolvePokemon = (game: Game, target: InPlay, card: CardId): Game => {
  const from = zoneOf(game, card)
  if (from === null) return game
  const { pokemon, owner } = target
  const taken = takeCardFrom(game, card, from)
  // An effect that lets the Pokémon keep its Special Conditions may count the cards of the hand, which the card has left.
  const ending = endedByChange(taken, target)
  const evolved = updatePokemon(
    taken,
    owner,
    changed(game, pokemon, [...pokemon.cards, card], ending),
    { fact: 'POKEMON_EVOLVED', player: owner, pokemon: namedPokemon(game, pokemon), card: namedCard(game, card), from },
    ...endConditionFacts(game, owner, pokemon, ending),
  )
  // Misplaced Energy is discarded before the triggered texts are collected, so that this Energy does not affect which texts are triggered.
  const kept = withoutMisplaced(evolved, pokemon.id)
  return from === 'hand' ? triggeredByPlay(kept, pokemon.id, 'evolved') : kept
}

const goesOn = (game: Game, { pokemon }: InPlay, into: string): boolean => {
  const now = findPokemon(game, pokemon.id)
  return (
    now !== null &&
    modifiersOn(game, 'turnGoesOn', now).some(({ effect }) => effect.into === undefined || effect.into === into)
  )
}

/** Evolves a Pokémon, and ends the turn if the text of the new card says so and no effect overrides this text (MG.1). */
export const evolveInto = (game: Game, target: InPlay, card: CardId): Game => {
  const evolved = evolvePokemon(game, target, card)
  const definition = definitionOf(game, card)
  return definition?.kind === 'Pokemon' && definition.endsTheTurn === true && !goesOn(evolved, target, definition.name)
    ? withTurn(evolved, { cutShort: true })
    : evolved
}

/** Takes the top card off a Pokémon's stack. Does nothing if the stack has only one card. */
export const devolvePokemon = (game: Game, target: InPlay, to: Destination): Game => {
  const { pokemon, owner } = target
  if (pokemon.cards.length < 2) return game
  const top = pokemon.cards[pokemon.cards.length - 1] as CardId
  const { pile, position } = redirect(game, top, to)
  const ending = endedByChange(game, target)
  const devolved = updatePokemon(
    putCards(game, [top], to),
    owner,
    changed(game, pokemon, pokemon.cards.slice(0, -1), ending),
    {
      fact: 'POKEMON_DEVOLVED',
      player: owner,
      pokemon: namedPokemon(game, pokemon),
      card: namedCard(game, top),
      to: pile,
      position,
    },
    ...endConditionFacts(game, owner, pokemon, ending),
  )
  return withoutMisplaced(devolved, pokemon.id)
}

/**
 * Replaces the only card of a Pokémon. Damage, conditions, attached cards, effects and the turn of entry stay, except Energy whose text
 * does not allow it on the new Pokémon. Abilities count as unused.
 */
export const replacePokemon = (game: Game, { pokemon, owner }: InPlay, card: CardId): Game => {
  const from = zoneOf(game, card)
  const [old] = pokemon.cards
  if (from === null || old === undefined) return game
  const { pile } = redirect(game, old, TO_DISCARD)
  const taken = takeCardFrom(game, card, from)
  const side = taken.players[owner]
  const exchanged = (one: Pokemon): Pokemon =>
    one.id === pokemon.id ? pokemonWith(one, { id: card, cards: [card], usedAbilities: [] }) : one
  const renamed = (id: PokemonId): PokemonId => (id === pokemon.id ? card : id)
  const { knockOut } = taken
  const put = updatePlayer(
    update(taken, {
      history: historyOfReplaced(taken, pokemon.id, card),
      knockOut:
        knockOut === null
          ? null
          : { ...knockOut, pokemon: knockOut.pokemon.map(renamed), latest: knockOut.latest.map(renamed) },
    }),
    owner,
    { active: side.active === null ? null : exchanged(side.active), bench: side.bench.map(exchanged) },
    {
      fact: 'POKEMON_REPLACED',
      player: owner,
      pokemon: namedPokemon(game, pokemon),
      card: namedCard(game, card),
      from,
      to: pile,
    },
  )
  return withoutMisplaced(putCards(put, [old], TO_DISCARD), card)
}

const NOBODY: ReadonlySet<PokemonId> = new Set()

/**
 * Takes Pokémon out of play and puts all their cards into a pile of their owners, without recording a fact. The Pokémon cards of Pokémon in
 * `lost` go to the Lost Zone.
 */
export const withoutPokemon = (
  game: Game,
  ids: readonly PokemonId[],
  to: Destination,
  lost: ReadonlySet<PokemonId> = NOBODY,
): Game => {
  let now = game
  for (const id of ids) {
    const found = findPokemon(now, id)
    if (found === null) continue
    const { active, bench } = now.players[found.owner]
    now = updatePlayers(
      now,
      withPlayer(now.players, found.owner, {
        active: active?.id === id ? null : active,
        bench: bench.filter((one) => one.id !== id),
      }),
    )
    const { cards, energy, tools } = found.pokemon
    now = lost.has(id)
      ? putCards(putCards(now, cards, TO_LOST_ZONE), [...energy, ...tools], to)
      : putCards(now, cardsOf(found.pokemon), to)
  }
  return now
}

/** Takes a Pokémon out of play and puts all its cards into a pile of its owner. */
export const removeFromPlay = (game: Game, target: InPlay, to: Destination): Game => {
  const left = update(
    withoutPokemon(game, [target.pokemon.id], to),
    {},
    {
      fact: 'POKEMON_LEFT_PLAY',
      player: target.owner,
      pokemon: namedPokemon(game, target.pokemon),
      cards: cardsOf(target.pokemon).map((card) => namedCard(game, card)),
      to: to.pile,
      position: to.position,
      ...(game.knockOut?.pokemon.includes(target.pokemon.id) === true ? { knockedOut: true } : {}),
    },
  )
  return leavingKnockedOut(game, left, target)
}

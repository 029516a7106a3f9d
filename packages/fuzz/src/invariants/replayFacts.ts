/** Updates a board from facts alone. A fact that contradicts earlier ones is reported. */
import { type Fact, type FactName, type FactNamed, type Named, PLAYERS } from 'ptcg-turn-engine/model'
import { announcedAttack } from '../oracle/attack.ts'
import { definitionOf, ownerOf } from '../oracle/cards.ts'
import { newOraclePokemon } from '../oracle/moves.ts'
import { allPokemon, type OracleSide, type OracleTable } from '../oracle/table.ts'
import { changePlaces, clearAway, putInto, takeOut } from './factBoard.ts'
import { endLasting, hurt, leavesPlay, onPokemon, replayConditionEnd, replayConditionStart } from './replayPokemon.ts'

/** Applies the change that a fact reports. Returns false if the fact does not fit the board. */
type Hear<Name extends FactName> = (board: OracleTable, fact: FactNamed<Name>) => boolean

const idsOf = (cards: readonly Named[]): readonly number[] => cards.map(({ id }) => id)

const done = (_: unknown): boolean => true

const nothing = (): boolean => true

/** True if these cards lie on top of the deck, in this order. */
const fromTheTop = ({ deck }: OracleSide, cards: readonly Named[]): boolean =>
  cards.every(({ id }, index) => deck[index] === id)

const endAttack = (board: OracleTable, ended: 'doesNotHappen' | 'doesNothing'): boolean => {
  if (board.attack === null) return false
  board.attack.ended = ended
  return true
}

const beginTurn = (board: OracleTable, { player, turn }: FactNamed<'TURN_BEGAN'>): boolean => {
  board.turn = { ...board.turn, number: turn, player }
  board.sides[player].turnsTaken += 1
  for (const pokemon of allPokemon(board)) pokemon.usedAbilities = []
  return true
}

const beginAnother = (board: OracleTable, { game }: FactNamed<'SUDDEN_DEATH_BEGAN'>): boolean => {
  for (const player of PLAYERS) {
    const deck = board.cards.flatMap(({ owner }, card) => (owner === player ? [card] : []))
    const piles = { deck, hand: [], discard: [], lostZone: [], prizes: [] }
    board.sides[player] = { ...piles, active: null, bench: [], turnsTaken: 0, spent: [] }
  }
  board.firstPlayer = 0
  board.turn = { ...board.turn, number: 0, player: 0, played: [] }
  board.stadium = null
  board.rules = []
  board.limbo = null
  board.attack = null
  board.settingUp = true
  board.result = null
  board.tieBreak = game
  return true
}

const playTrainer = (board: OracleTable, { card: { id } }: FactNamed<'TRAINER_PLAYED'>): boolean => {
  const card = definitionOf(board, id)
  if (card?.kind !== 'Trainer') return false
  // A later fact reports that the Tool is attached; only that fact moves the card.
  if (card.trainer === 'Tool') return true
  if (!takeOut(board, id, 'hand')) return false
  if (card.trainer === 'Stadium') board.stadium = { card: id, usedOnTurn: 0 }
  else board.limbo = id
  return true
}

/**
 * Puts the hand of a mulligan back into the deck. Returns false if the fact does not list the whole hand, or if the hand is empty (SU.4,
 * MU.1).
 */
const placeHand = (board: OracleTable, { player, hand }: FactNamed<'MULLIGAN'>): boolean =>
  hand.length > 0 &&
  idsOf(hand).every((card) => takeOut(board, card, 'hand')) &&
  putInto(board, idsOf(hand), 'deck', 'top') &&
  board.sides[player].hand.length === 0

const moveCards = (board: OracleTable, { cards, count, from, to, position }: FactNamed<'CARDS_MOVED'>): boolean =>
  count === cards.length &&
  idsOf(cards).every((card) => takeOut(board, card, from)) &&
  putInto(board, idsOf(cards), to, position)

/** Applies a shuffle. If only the bottom of a deck is shuffled, the cards above it must stay in place. */
const shuffleDeck = (board: OracleTable, { player, order, bottom }: FactNamed<'DECK_SHUFFLED'>): boolean => {
  const { deck } = board.sides[player]
  const same = order.length === deck.length && new Set([...order, ...deck]).size === deck.length
  const stays = deck.slice(0, deck.length - (bottom ?? deck.length))
  board.sides[player].deck = [...order]
  return same && stays.every((card, at) => order[at] === card)
}

const shufflePrizes = (board: OracleTable, { player, order }: FactNamed<'PRIZES_SHUFFLED'>): boolean => {
  const { prizes } = board.sides[player]
  board.sides[player].prizes = [...order]
  return order.length === prizes.length && new Set([...order, ...prizes]).size === prizes.length
}

const takePrizes = (board: OracleTable, { player, positions, cards, to }: FactNamed<'PRIZES_TAKEN'>): boolean => {
  const { prizes, hand } = board.sides[player]
  const fits =
    positions.length === cards.length && cards.every(({ id }, index) => prizes[positions[index] ?? -1] === id)
  board.sides[player].prizes = prizes.filter((_, position) => !positions.includes(position))
  if (to === undefined) hand.push(...idsOf(cards))
  else board.limbo = idsOf(cards)[0] ?? null
  return fits && (to === undefined || cards.length === 1)
}

const FACTS: { readonly [Name in FactName]: Hear<Name> } = {
  FIRST_PLAYER_CHOSEN: (board, { first }) => {
    board.firstPlayer = first
    board.turn = { ...board.turn, player: first }
    return true
  },
  MULLIGAN: placeHand,
  POKEMON_PLACED: (board, { player, pokemon, to }) => {
    const side = board.sides[player]
    if (!takeOut(board, pokemon.id, 'hand')) return false
    if (to === 'bench') return done(side.bench.push(newOraclePokemon(board, pokemon.id)))
    if (side.active !== null) return false
    side.active = newOraclePokemon(board, pokemon.id)
    return true
  },
  PRIZES_LAID: (board, { player, prizes }) => {
    const side = board.sides[player]
    side.prizes = side.deck.splice(0, prizes)
    // Prize cards are laid after the Active Pokémon is placed (SU.7)
    return side.active !== null && side.prizes.length === prizes
  },
  POKEMON_REVEALED: (board) => {
    board.settingUp = false
    return true
  },
  SUDDEN_DEATH_BEGAN: beginAnother,
  TURN_BEGAN: beginTurn,
  TURN_ENDED: (board, { player, turn }) => {
    board.attack = null
    return board.turn.number === turn && board.turn.player === player
  },
  CARDS_DRAWN: (board, { player, count, cards }) => {
    const side = board.sides[player]
    if (count !== cards.length || !fromTheTop(side, cards)) return false
    return done(side.hand.push(...side.deck.splice(0, count)))
  },
  POKEMON_BENCHED: (board, { player, pokemon, from }) =>
    ownerOf(board, pokemon.id) === player &&
    takeOut(board, pokemon.id, from) &&
    done(board.sides[player].bench.push(newOraclePokemon(board, pokemon.id))),
  POKEMON_EVOLVED: (board, { pokemon, card, from }) =>
    takeOut(board, card.id, from) &&
    onPokemon(board, pokemon, (inPlay) => {
      inPlay.cards.push(card.id)
      inPlay.changedOnTurn = board.turn.number
      inPlay.usedAbilities = []
      return true
    }),
  POKEMON_REPLACED: (board, { pokemon, card, from, to }) =>
    takeOut(board, card.id, from) &&
    onPokemon(board, pokemon, (inPlay) => {
      Object.assign(inPlay, { id: card.id, cards: [card.id] })
      inPlay.usedAbilities = []
      return putInto(board, [pokemon.id], to, 'bottom')
    }),
  POKEMON_DEVOLVED: (board, { pokemon, card, to, position }) =>
    onPokemon(board, pokemon, (inPlay) => {
      inPlay.changedOnTurn = board.turn.number
      inPlay.usedAbilities = []
      return inPlay.cards.pop() === card.id && putInto(board, [card.id], to, position)
    }),
  CARD_ATTACHED: (board, { card, pokemon, from }) =>
    takeOut(board, card.id, from) &&
    onPokemon(board, pokemon, ({ energy, tools }) =>
      done((definitionOf(board, card.id)?.kind === 'Energy' ? energy : tools).push(card.id)),
    ),
  TRAINER_PLAYED: playTrainer,
  STADIUM_USED: (board, { card }) => {
    if (board.stadium?.card !== card.id) return false
    board.stadium.usedOnTurn = board.turn.number
    return true
  },
  ABILITY_USED: (board, { pokemon, ability }) =>
    onPokemon(
      board,
      pokemon,
      ({ usedAbilities }) => usedAbilities.includes(ability) || done(usedAbilities.push(ability)),
    ),
  RETREATED: (board, { player, pokemon, into }) => changePlaces(board.sides[player], pokemon.id, into.id),
  ATTACK_DECLARED: (board, { player, pokemon, attack }) => {
    board.attack = announcedAttack(player, pokemon.id, { name: attack, cost: [] })
    return board.sides[player].active?.id === pokemon.id
  },
  ATTACK_DOES_NOT_HAPPEN: (board) => endAttack(board, 'doesNotHappen'),
  ATTACK_COPIED: nothing,
  ATTACK_STEP_BEGAN: nothing,
  ATTACK_CHOICES_MADE: nothing,
  MAY_ATTACK_AGAIN: (board) => {
    board.attack = null
    return true
  },
  ATTACK_DOES_NOTHING: (board) => endAttack(board, 'doesNothing'),
  DAMAGE_PLACED: (board, { pokemon, damage }) => hurt(board, pokemon, damage),
  NO_DAMAGE_DONE: nothing,
  EFFECT_APPLIES: nothing,
  EFFECT_PREVENTED: nothing,
  COIN_FLIPPED: nothing,
  DECK_SHUFFLED: shuffleDeck,
  PRIZES_SHUFFLED: shufflePrizes,
  CARDS_MOVED: moveCards,
  CARDS_LOOKED_AT: nothing,
  CARDS_REVEALED: nothing,
  COUNTERS_PLACED: (board, { pokemon, counters }) => hurt(board, pokemon, counters * 10),
  COUNTERS_REMOVED: (board, { pokemon, counters }) => hurt(board, pokemon, counters * -10),
  CONDITION_BEGAN: replayConditionStart,
  CONDITION_ENDED: replayConditionEnd,
  LASTING_EFFECT_BEGAN: (board, { pokemon, effect, whose, turn, source, ofAttack }) =>
    onPokemon(board, pokemon, ({ lasting }) => done(lasting.push({ effect, whose, turn, source, ofAttack }))),
  LASTING_EFFECTS_ENDED: endLasting,
  LASTING_RULE_BEGAN: (board, { fact: _, ...rule }) => done(board.rules.push(rule)),
  LASTING_RULES_ENDED: (board, { rules }) => {
    const ended = rules.map((rule) => JSON.stringify(rule))
    board.rules = board.rules.filter((rule) => !ended.includes(JSON.stringify(rule)))
    return true
  },
  SWITCHED: (board, { player, out, in: into }) => changePlaces(board.sides[player], out.id, into.id),
  POKEMON_LEFT_PLAY: (board, { pokemon, cards, to, position }) =>
    leavesPlay(board, pokemon, cards) && clearAway(board, idsOf(cards), to, position),
  POKEMON_KNOCKED_OUT: (board, { pokemon, cards, lost = [] }) => {
    const isLost = ({ id }: { readonly id: number }): boolean => lost.some((one) => one.id === id)
    return (
      leavesPlay(board, pokemon, cards) &&
      clearAway(board, idsOf(lost), 'lostZone', 'bottom') &&
      clearAway(board, idsOf(cards.filter((card) => !isLost(card))), 'discard', 'bottom')
    )
  },
  PRIZES_TAKEN: takePrizes,
  PROMOTED: (board, { player, pokemon }) => {
    const side = board.sides[player]
    if (side.active !== null || !side.bench.some(({ id }) => id === pokemon.id)) return false
    side.active = side.bench.find(({ id }) => id === pokemon.id) ?? null
    side.bench = side.bench.filter(({ id }) => id !== pokemon.id)
    return true
  },
  END_OF_TURN_BEGAN: (board) => {
    board.attack = null
    return true
  },
  CHECKUP_BEGAN: nothing,
  CONCEDED: nothing,
  GAME_ENDED: (board, { result }) => {
    board.result = result
    return true
  },
}

/** Applies one fact. Returns false if it does not fit the board that the earlier facts have built. */
export const applyFact = (board: OracleTable, fact: Fact): boolean =>
  (FACTS[fact.fact] as Hear<FactName>)(board, fact as never)

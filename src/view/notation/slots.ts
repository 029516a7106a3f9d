/**
 * Writes and reads the values in a line of text: cards, Pokémon, attacks, options, players and numbers. Each kind of value has a `Slot`.
 */
import * as E from '#fp-ts/Either'
import { abilitiesToUse, attacksToUse } from '../../game/board/lent.ts'
import { activeOf, findPokemon } from '../../game/board/pokemonInPlay.ts'
import type { Option } from '../../game/model/asks.ts'
import type { Game } from '../../game/model/game.ts'
import { PLAYERS, type PlayerId } from '../../game/model/players.ts'
import type { CardId, PokemonId } from '../../game/model/pokemon.ts'
import { cardsAmong, cardsAnywhere, handCards, nameablePokemon } from './cardRefs.ts'
import { LASTING_WORDS, lastingFromText, lastingToText } from './lastingText.ts'
import { foldName, NOTHING, quoteName } from './names.ts'
import type { Parts, Slot, Speaking } from './phrase.ts'
import { label, type Nameable, pickNamed, sayCandidate } from './pick.ts'
import { joinNames, problem, quoteInput } from './problem.ts'

/** A slot that names one of several things. If no name fits, `called` and a number are written; numbers begin with `from`. */
const named = (
  candidatesOf: (at: Speaking, parts: Parts) => readonly Nameable<number>[],
  called: string,
  from: 0 | 1,
  where: (at: Speaking) => string,
): Slot => {
  const number = new RegExp(`^${foldName(called)} (\\d{1,15})$`)
  const find = (at: Speaking, value: number, parts: Parts) => candidatesOf(at, parts).find((one) => one.value === value)
  return {
    write: (at, value: number, parts) => {
      const candidates = candidatesOf(at, parts)
      const found = candidates.find((one) => one.value === value)
      return (found === undefined ? null : sayCandidate(candidates, found)) ?? `${called} ${value + from}`
    },
    read: (at, text, parts) => {
      const read = pickNamed(candidatesOf(at, parts), text, where(at))
      const plain = E.isLeft(read) ? number.exec(foldName(text)) : null
      return plain === null || Number(plain[1]) < from ? read : E.right(Number(plain[1]) - from)
    },
    numbered: (value: number) => `${called} ${value + from}`,
    key: (at, value: number, parts) => find(at, value, parts)?.same ?? `${called} ${value}`,
  }
}

const nameOf = ({ game, player }: Speaking): string => game.players[player].name

/** Attacks or Abilities by name, or by number if two have the same name. */
const printed = (texts: readonly { readonly name: string }[], called: string): readonly Nameable<number>[] =>
  texts.map(({ name }, index) => ({
    value: index,
    labels: [
      ...(texts.filter((one) => one.name === name).length > 1 ? [] : [label(quoteName(name))]),
      label(`${called} ${index + 1}`),
    ],
    same: `${index}`,
    alike: `${index}`,
    taken: false,
  }))

const attacksOf = ({ game, player }: Speaking): readonly Nameable<number>[] => {
  const active = activeOf(game, player)
  return active === null ? [] : printed(attacksToUse(game, active), 'attack')
}

const abilitiesOf = ({ game }: Speaking, { pokemon }: Parts): readonly Nameable<number>[] => {
  const found = findPokemon(game, pokemon as PokemonId)
  return found === null ? [] : printed(abilitiesToUse(game, found), 'Ability')
}

const optionName = (option: Option): string => {
  switch (option.option) {
    case 'prize':
      return `Prize card ${option.position + 1}`
    case 'answer':
      return option.answer
    case 'number':
      return `${option.number}`
    case 'effect':
      return quoteName(option.effect)
    case 'card':
    case 'pokemon':
      return ''
  }
}

/** The options of the pending choice. */
export const optionCandidates = (at: Speaking): readonly Nameable<number>[] => {
  const { ask } = at.game
  if (ask?.ask !== 'choice') return []
  const cards = new Set(ask.options.map((option) => (option.option === 'card' ? option.card : null)))
  const pokemon = new Set(ask.options.map((option) => (option.option === 'pokemon' ? option.pokemon : null)))
  const offered = {
    card: new Map(cardsAmong(at.game, at.player, (one) => cards.has(one)).map((one) => [one.value, one])),
    pokemon: new Map(nameablePokemon(at.game, at.player, (one) => pokemon.has(one)).map((one) => [one.value, one])),
  }
  return ask.options.map((option, index) => {
    const inPlay = option.option === 'card' ? offered.card.get(option.card) : undefined
    const found = option.option === 'pokemon' ? offered.pokemon.get(option.pokemon) : inPlay
    const name = optionName(option)
    const units = option.option === 'card' && option.units !== undefined ? ` ${option.units}` : ''
    const taken = !ask.again && ask.picked.includes(index)
    return {
      value: index,
      labels: [...(found?.labels ?? (name === '' ? [] : [label(name)])), label(`option ${index + 1}`)],
      same: inPlay === undefined || taken ? `option ${index}` : `${inPlay.same}${units}`,
      alike: `${found?.alike ?? name}${units}`,
      taken,
    }
  })
}

const players = ({ game, player: speaker }: Speaking): readonly Nameable<number>[] =>
  PLAYERS.map((player: PlayerId) => ({
    value: player,
    labels: [
      label(quoteName(game.players[player].name)),
      label(`player ${player + 1}`),
      label(player === speaker ? 'you' : 'the opponent'),
    ],
    same: `${player}`,
    alike: `${player}`,
    taken: false,
  }))

/** The slot of a whole number. The text is `from` more than the value. */
const count = (from: 0 | 1): Slot => ({
  write: (_, value: number) => `${value + from}`,
  read: (_, text) =>
    /^\d{1,15}$/.test(text) && Number(text) >= from
      ? E.right(Number(text) - from)
      : E.left(problem('unreadable', `${quoteInput(text)} is not a whole number of at least ${from}.`)),
})

const MAX_CARDS = 1000

/**
 * The slot of the order of a shuffled deck. Each number is the position of a card before the shuffle, counted from 1; the card of the first
 * number is now on top.
 */
const order: Slot = {
  write: (_, value: readonly number[]) => value.map((one) => one + 1).join(' '),
  read: (_, text) => {
    const words = text.split(' ', MAX_CARDS + 1)
    const wrong = words.find((word) => !/^[1-9]\d{0,8}$/.test(word))
    if (wrong !== undefined)
      return E.left(problem('unreadable', `${quoteInput(wrong)} is not a position in the deck, counted from 1.`))
    if (words.length > MAX_CARDS) return E.left(problem('tooLong', `A deck has at most ${MAX_CARDS} cards.`))
    return E.right(words.map((word) => Number(word) - 1))
  },
}

const anyCard = named(
  ({ game, player }) => cardsAnywhere(game, player),
  'card',
  0,
  () => 'on the table',
)

/** Splits a list at its commas. Inside quotes, a comma is part of a name. */
const partsOf = (text: string): readonly string[] => {
  const parts: string[] = []
  let from = 0
  let open = false
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '"') open = !open
    else if (text[at] === ',' && !open) {
      parts.push(text.slice(from, at).trim())
      from = at + 1
    }
  }
  return [...parts, text.slice(from).trim()]
}

const MAX_LISTED = 100

const numbersOf = (cards: readonly CardId[]): string =>
  cards.length === 0 ? NOTHING : cards.map((card) => `card ${card}`).join(', ')

const cardList: Slot = {
  numbered: (cards: readonly CardId[]) => numbersOf(cards),
  // A list too long to be read back is written by card numbers; an empty list is written as `nothing`.
  write: (at, cards: readonly CardId[], parts) =>
    cards.length === 0 || cards.length > MAX_LISTED
      ? numbersOf(cards)
      : cards.map((card) => anyCard.write(at, card as never, parts)).join(', '),
  read: (at, text, parts) => {
    if (text === NOTHING) return E.right([])
    const words = partsOf(text)
    if (words.length > MAX_LISTED) return E.left(problem('tooLong', `A list has at most ${MAX_LISTED} cards.`))
    const cards: unknown[] = []
    for (const word of words) {
      const read = anyCard.read(at, word, parts)
      if (E.isLeft(read)) return read
      cards.push(read.right)
    }
    return E.right(cards)
  },
  key: (at, cards: readonly CardId[], parts) =>
    cards.length > MAX_LISTED
      ? numbersOf(cards)
      : cards.map((card) => anyCard.key?.(at, card as never, parts)).join(', '),
}

const effect: Slot = {
  write: (_, value: Parameters<typeof lastingToText>[0]) => lastingToText(value),
  read: (_, text) => {
    const read = lastingFromText(text)
    if (read !== null) return E.right(read)
    return E.left(problem('unknown', `An effect is one of: ${joinNames(LASTING_WORDS)}.`, LASTING_WORDS))
  },
}

const choosing = (game: Game): string =>
  game.ask?.ask === 'choice' ? 'among the options' : 'to choose: nothing is asked'

const pokemon = named(
  ({ game, player }) => nameablePokemon(game, player),
  'Pokémon',
  0,
  () => 'in play',
)

/** The slots of the parts of events. */
export const EVENT_SLOTS = {
  card: named(
    ({ game, player }) => handCards(game, player),
    'card',
    0,
    (at) => `in ${nameOf(at)}'s hand`,
  ),
  pokemon,
  ability: named(abilitiesOf, 'Ability', 1, () => 'on that Pokémon'),
  attack: named(attacksOf, 'attack', 1, (at) => `on ${nameOf(at)}'s Active Pokémon`),
  option: named(optionCandidates, 'option', 1, ({ game }) => choosing(game)),
  order,
  position: count(1),
} as const

/** The slots of the parts of changes by hand. */
export const CHANGE_SLOTS = {
  card: anyCard,
  pokemon,
  list: cardList,
  effect,
  count: count(0),
  ordinal: count(1),
  player: named(players, 'player', 1, () => 'at this table'),
} as const

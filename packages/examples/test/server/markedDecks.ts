/** Decks without equal cards: the id, the name and the attacks of each card carry a unique mark. */
import { type CardDefinition, cards, decks, type GameOptions } from 'ptcg-turn-engine'

type DeckName = keyof typeof decks

const catalogue: Readonly<Record<string, CardDefinition>> = cards

/** The mark of a card. `index` is its place in the deck list of a side. */
const markOf = (side: number, index: number): string => `${side}x${String(index).padStart(2, '0')}`

const IS_NAME = '"name":'

/** Finds every mark in a text. A name in `evolvesFrom` is skipped, because an Evolution card mentions its earlier stage. */
export const marksIn = (text: string): ReadonlySet<string> => {
  const marks = new Set<string>()
  for (const { index, 1: own, 2: name } of text.matchAll(/-(\dx\d\d)-|\((\dx\d\d)\)"/g)) {
    const opens = text.lastIndexOf('"', index)
    if (own !== undefined) marks.add(own)
    else if (name !== undefined && text.slice(opens - IS_NAME.length, opens) === IS_NAME) marks.add(name)
  }
  return marks
}

/** Removes the marks from a text, such as the name of a card, an attack or an Ability, or the id of a card. */
export const withoutMarks = (text: string): string => text.replace(/ ?(?:-\dx\d\d-|\(\dx\d\d\))/g, '')

const known = new Map<string, string>()

/** The mark in the id of a definition. It is cached, because the same ids are looked up after every event. */
export const markIn = (definition: string): string => {
  const mark = known.get(definition) ?? [...marksIn(definition)][0] ?? ''
  known.set(definition, mark)
  return mark
}

const named = <Named extends { readonly name: string }>(of: readonly Named[], mark: string): readonly Named[] =>
  of.map((one) => ({ ...one, name: `${one.name} -${mark}-` }))

const marked = (card: CardDefinition, mark: string, earlier: string | undefined): CardDefinition => {
  const own = { ...card, id: `${card.id}-${mark}-` }
  if (own.kind !== 'Pokemon') return { ...own, name: `${card.name} -${mark}-` }
  return {
    ...own,
    name: `${card.name} (${mark})`,
    ...(earlier === undefined ? {} : { evolvesFrom: earlier }),
    ...(own.attacks === undefined ? {} : { attacks: named(own.attacks, mark) }),
    ...(own.abilities === undefined ? {} : { abilities: named(own.abilities, mark) }),
  }
}

/** The cards of a deck, each with a unique mark. An Evolution evolves from one marked card of its earlier stage. */
const markedDeck = (name: DeckName, side: number): readonly CardDefinition[] => {
  const printed = decks[name].cards.map((id) => catalogue[id] as CardDefinition)
  const seen = new Map<string, number>()
  return printed.map((card, index) => {
    const mark = markOf(side, index)
    if (card.kind !== 'Pokemon' || card.evolvesFrom === undefined) return marked(card, mark, undefined)
    const from = card.evolvesFrom
    const places = printed.flatMap((one, at) => (one.name === from ? [at] : []))
    const turn = seen.get(from) ?? 0
    seen.set(from, turn + 1)
    const at = places[turn % places.length] ?? 0
    return marked(card, mark, `${from} (${markOf(side, at)})`)
  })
}

/** The options for a game of two marked decks. */
export const markedGame = (names: readonly [DeckName, DeckName]): Omit<GameOptions, 'randomness'> => {
  const [first, second] = [markedDeck(names[0], 0), markedDeck(names[1], 1)]
  const deck = (of: readonly CardDefinition[]) => ({ name: 'Marked', cards: of.map(({ id }) => id) })
  return {
    players: [
      { name: 'Ann', deck: deck(first) },
      { name: 'Bob', deck: deck(second) },
    ],
    cards: [...first, ...second],
  }
}

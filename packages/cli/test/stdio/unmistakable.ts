/** A game in which every card has a unique name, for tests that nobody learns a hidden card. */
import type { Snapshot } from 'ptcg-turn-engine'
import type { CardDefinition, DefinitionId } from 'ptcg-turn-engine/model'

const marked = (words: string, card: number): string => `${words}<${card}>`

/** The numbers of the cards in a value. */
export const namedIn = (value: unknown): number[] =>
  [...JSON.stringify(value).matchAll(/<(\d+)>/g)].map(([, card]) => Number(card))

/** The same game, with each card's number in its name. An Evolution evolves from one card with the printed name. */
export const unmistakable = ({ state, game }: Snapshot): Snapshot => {
  const printed = game.cards.map(({ definition }) => game.definitions[definition ?? ''] as CardDefinition)
  const beneath = (card: number, evolvesFrom: string): string => {
    const ones = printed.flatMap(({ name }, one) =>
      name === evolvesFrom && game.cards[one]?.owner === game.cards[card]?.owner ? [one] : [],
    )
    return marked(evolvesFrom, ones[card % ones.length] ?? card)
  }
  const definitions: Record<DefinitionId, CardDefinition> = {}
  const cards = game.cards.map(({ owner }, card) => {
    const own = printed[card] as CardDefinition
    const id = `${own.id}-${card}`
    const named = { ...own, id, name: marked(own.name, card) }
    definitions[id] =
      named.kind === 'Pokemon' && named.evolvesFrom !== undefined
        ? { ...named, evolvesFrom: beneath(card, named.evolvesFrom) }
        : named
    return { owner, definition: id }
  })
  return { state, game: { ...game, definitions, cards, facts: [] } }
}

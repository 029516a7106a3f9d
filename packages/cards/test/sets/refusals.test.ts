/** Printed cards that cannot be used: the refusal names the fact in the way, on boards where nearly everything is missing. */
import { check, loadPosition } from 'ptcg-turn-engine'
import type { CardDefinition } from 'ptcg-turn-engine/model'
import { inventPokemon } from 'ptcg-turn-test-kit/invented'
import { expect, test } from 'vitest'
import * as E from '#fp-ts/Either'
import { cardsOfSet, SET_IDS } from '../../src/sets/index.ts'

const POST = inventPokemon('Post')

const many = (count: number): readonly string[] => Array.from({ length: count }, () => POST.id)
const benched = (count: number) => many(count).map((card) => ({ cards: [card] }))

/** The number of cards in the decks, on the Benches, in the player's hand and in the opponent's. */
const BOARDS = [
  { deck: 0, bench: [0, 0], hand: 0, theirs: 0 },
  { deck: 10, bench: [5, 5], hand: 0, theirs: 0 },
  { deck: 10, bench: [1, 0], hand: 0, theirs: 1 },
  { deck: 0, bench: [0, 0], hand: 8, theirs: 0 },
] as const

type Used = 'played' | 'stadium' | { readonly ability: number }

const useOf = (card: CardDefinition): Used | null => {
  if (card.kind === 'Pokemon') {
    const ability = (card.abilities ?? []).findIndex(({ use }) => use !== undefined)
    return ability < 0 ? null : { ability }
  }
  if (card.kind !== 'Trainer') return null
  if (card.trainer === 'Stadium') return card.use === undefined ? null : 'stadium'
  return 'effect' in card ? 'played' : null
}

const eventOf = (card: CardDefinition, use: Used) => {
  if (use === 'stadium') return { type: 'USE_STADIUM', player: 0 } as const
  if (use !== 'played') return { type: 'USE_ABILITY', player: 0, pokemon: 0, ability: use.ability } as const
  const isSupporter = card.kind === 'Trainer' && card.trainer === 'Supporter'
  return { type: isSupporter ? 'PLAY_SUPPORTER' : 'PLAY_ITEM', player: 0, card: 1 } as const
}

/** Refusals without a fact: the missing thing would follow a colon or a semicolon. */
const bareRefusals = (card: CardDefinition, use: Used): readonly string[] =>
  BOARDS.flatMap(({ deck, bench, hand, theirs }) => {
    const side = (name: string, active: string, seat: 0 | 1, cards: readonly string[]) => ({
      name,
      active: { cards: [active] },
      bench: benched(bench[seat]),
      hand: cards,
      deck: many(deck),
      prizes: many(3),
    })
    const first = typeof use === 'object' ? card.id : POST.id
    const loaded = loadPosition({
      format: 'ptcg-turn-engine/position',
      version: 1,
      ruleset: card.id.startsWith('sv') ? 'scarlet-and-violet' : 'sword-and-shield',
      definitions: [POST, card],
      turn: { number: 5, player: 0 },
      players: [
        side('A', first, 0, use === 'played' ? [card.id, ...many(hand)] : []),
        side('B', POST.id, 1, many(theirs)),
      ],
      ...(use === 'stadium' ? { stadium: { card: card.id, owner: 0 } } : {}),
    })
    if (E.isLeft(loaded)) return []
    const { game } = loaded.right
    const [card0 = -1] = game.players[0].hand
    const event = eventOf(card, use)
    const sent = 'card' in event ? { ...event, card: card0 } : { ...event, pokemon: game.players[0].active?.id ?? -1 }
    const checked = check(loaded.right, sent as typeof event)
    const reasons = E.isLeft(checked) ? checked.left : []
    return reasons.flatMap(({ code, message }) =>
      (code === 'CHANGES_NOTHING' && !message.includes(': ')) ||
      (code === 'COST_CANNOT_BE_PAID' && !message.includes('; '))
        ? [message]
        : [],
    )
  })

test('each refusal for changing nothing, or for a cost, says what is missing', async () => {
  const cards = (await Promise.all(SET_IDS.map(cardsOfSet))).flat()
  const used = cards.flatMap((card) => {
    const use = useOf(card)
    return use === null ? [] : [{ card, use }]
  })
  expect(used.length).toBeGreaterThan(500)
  expect(used.flatMap(({ card, use }) => bareRefusals(card, use))).toEqual([])
})

/**
 * A player is asked wherever a printed text leaves a decision. Each such text is used on boards that contain something
 * of everything; a text that never asks has a part that never happens (GR.2, R28).
 */
import * as E from 'fp-ts/lib/Either.js'
import { legalEvents, loadPosition, type Position, play, request, type Snapshot } from 'ptcg-turn-engine'
import type { CardDefinition, GameEvent, PokemonDefinition, Program } from 'ptcg-turn-engine/model'
import { inventItem, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { eager } from 'ptcg-turn-test-kit/walk'
import { expect, test } from 'vitest'
import { cardsOfSet, SET_IDS } from '../../src/sets/index.ts'

const TYPES = ['Grass', 'Fire', 'Water', 'Lightning', 'Psychic', 'Fighting', 'Darkness', 'Metal', 'Colorless'] as const

const idOf = (name: string): string => name.replaceAll(/[^A-Za-z0-9]/g, '-')

const energy = (id: string, basic: boolean, provides: readonly (typeof TYPES)[number][]): CardDefinition => ({
  kind: 'Energy',
  id,
  name: `${id} Energy`,
  basic,
  provides: [provides],
})

const DRAW: Program = [{ do: 'draw', who: 'you', cards: 1 }]
const GROWN = inventPokemon('Grown', { stage: 'Stage 1', evolvesFrom: 'Some Grass', hp: 90 })
/** A card of every kind that texts search for. */
const EVERYTHING: readonly CardDefinition[] = [
  ...TYPES.filter((type) => type !== 'Colorless').map((type) => energy(type, true, [type])),
  energy('Special', false, TYPES),
  ...TYPES.map((type) => inventPokemon(`Some ${type}`, { types: [type] })),
  inventPokemon('Some V', { rules: ['V'], prizes: 2 }),
  inventPokemon('Labelled', { labels: ['Ancient', 'Future', 'Rapid Strike', 'Single Strike', 'Fusion Strike'] }),
  GROWN,
  inventItem('Some Item', DRAW),
  { kind: 'Trainer', trainer: 'Supporter', id: 'Supporter', name: 'Some Supporter', effect: DRAW },
  { kind: 'Trainer', trainer: 'Tool', id: 'Tool', name: 'Some Tool' },
  { kind: 'Trainer', trainer: 'Stadium', id: 'Stadium', name: 'Some Stadium' },
]

const decides = (part: unknown): boolean => /"do":"(may|oneOrBoth)"/.test(JSON.stringify(part ?? null))

/** The Pokémon that triggers a text is "it"; here one is chosen instead. */
const knowingIt = (program: Program): Program =>
  JSON.stringify(program).includes('"chosen":"it"')
    ? [{ do: 'choosePokemon', as: 'it', from: { whose: 'you' } }, ...program]
    : program

interface Text {
  readonly name: string
  /** A card that can be used or played at once for this text. */
  readonly card: CardDefinition
}

/** Puts each attack, and each text of an Ability, on a Pokémon of its own, without cost or delay. */
const textsOf = (card: CardDefinition): readonly Text[] => {
  if (card.kind === 'Trainer') return 'effect' in card && decides(card.effect) ? [{ name: card.id, card }] : []
  if (card.kind !== 'Pokemon') return []
  const of = (name: string, parts: Partial<PokemonDefinition>): Text => ({
    name: `${card.id} ${name}`,
    card: inventPokemon(card.name, { id: idOf(card.name), hp: 300, types: card.types, ...parts }),
  })
  const attacks = card.attacks.filter(decides).map((attack) => of(attack.name, { attacks: [{ ...attack, cost: [] }] }))
  const abilities = (card.abilities ?? []).flatMap(({ name, use = [], triggers = [] }) =>
    [use, ...triggers.map(({ does }) => does)]
      .filter(decides)
      .map((program) => of(name, { abilities: [{ name, use: knowingIt(program) }] })),
  )
  return [...attacks, ...abilities]
}

/** Pokémon of the other names that a text looks for. */
const namedIn = (card: CardDefinition): readonly CardDefinition[] =>
  [...JSON.stringify(card).matchAll(/"named":"([^"]+)"/g)].flatMap(([, name = '']) =>
    name === card.name ? [] : [inventPokemon(name, { id: idOf(name) })],
  )

/** The Pokémon Tools of a name that a text takes from Pokémon. */
const toolsNamedIn = (card: CardDefinition): readonly CardDefinition[] =>
  [...JSON.stringify(card).matchAll(/"do":"allAttached"[^}]*"filter":{"named":"([^"]+)"/g)].map(
    ([, name = '']): CardDefinition => ({ kind: 'Trainer', trainer: 'Tool', id: idOf(name), name }),
  )

interface Way {
  readonly place: 'Active' | 'Bench'
  /** The number of copies of EVERYTHING in the hand. */
  readonly inHand: number
}
const WAYS: readonly Way[] = [
  { place: 'Active', inHand: 99 },
  { place: 'Active', inHand: 2 },
  { place: 'Bench', inHand: 99 },
]

const boardFor = (card: CardDefinition, { place, inHand }: Way): Position => {
  const tools = toolsNamedIn(card)
  const named = namedIn(card).filter(({ id }) => tools.every((tool) => tool.id !== id))
  const definitions = [...new Map([...EVERYTHING, ...named, ...tools, card].map((one) => [one.id, one])).values()]
  const pile = definitions.map(({ id }) => id)
  const inPlayWith = (id: string): NonNullable<Position['players'][0]['active']> => ({
    cards: id === GROWN.id ? ['Some-Grass', id] : [id],
    energy: ['Fire', 'Water', 'Special'],
    tools: id === card.id && tools.length > 0 ? tools.map((tool) => tool.id) : ['Tool'],
    damage: 50,
  })
  const side = (name: string, own: string | null, hand: readonly string[]): Position['players'][0] => {
    const bench = ['Some-V', GROWN.id, ...named.map(({ id }) => id)]
    return {
      name,
      active: {
        ...inPlayWith(own !== null && place === 'Active' ? own : 'Some-Fire'),
        conditions: name === 'A' ? { poisoned: 1, burned: 2 } : {},
      },
      bench: (own !== null && place === 'Bench' ? [own, ...bench] : bench).slice(0, 4).map(inPlayWith),
      hand: [...hand, ...pile.slice(0, inHand)],
      deck: pile,
      discard: pile,
      prizes: ['Fire', 'Fire', 'Fire'],
    }
  }
  const isPokemon = card.kind === 'Pokemon'
  return {
    format: 'ptcg-turn-engine/position',
    version: 1,
    ruleset: 'scarlet-and-violet',
    turn: { number: 5, player: 0 },
    stadium: { card: 'Stadium', owner: 0 },
    players: [side('A', isPokemon ? card.id : null, isPokemon ? [] : [card.id]), side('B', null, [])],
    randomness: { seed: 1 },
    definitions,
  }
}

const isUsing = ({ game }: Snapshot, { id }: CardDefinition, event: GameEvent): boolean => {
  if (event.type === 'DECLARE_ATTACK' || event.type === 'USE_ABILITY') return true
  return (event.type === 'PLAY_ITEM' || event.type === 'PLAY_SUPPORTER') && game.cards[event.card]?.definition === id
}

/** True if a player is asked to decide, while all other questions are answered at random. */
const isAsked = (start: Snapshot, first: GameEvent, seed: number): boolean => {
  const pick = eager(seed)
  let event = first
  let at = start
  for (let sent = 0; sent < 40; sent += 1) {
    const next = play(at, event)
    if (E.isLeft(next)) return expect.fail(next.left.violations[0].message)
    at = next.right.snapshot
    const asked = request(at)
    if (asked?.kind === 'choose' && (asked.purpose === 'may' || asked.purpose === 'oneOrBoth')) return true
    if (asked === null || at.state === 'turn.main.ready') return false
    event = pick(legalEvents(at), at)
  }
  return false
}

/** Why nobody is asked, or null. */
const silence = ({ card }: Text, way: Way): string | null => {
  const board = boardFor(card, way)
  let why = 'nobody is asked'
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const loaded = loadPosition({ ...board, randomness: { seed } })
    if (E.isLeft(loaded)) return loaded.left.map(({ path, message }) => `${path} ${message}`).join(' ')
    const start = loaded.right
    const first = legalEvents(start).find((event) => isUsing(start, card, event))
    if (first !== undefined && isAsked(start, first, seed)) return null
    if (first === undefined) why = 'cannot be used'
  }
  return why
}

test('every printed text that says "you may" or offers a choice lets its player decide', async () => {
  const texts = (await Promise.all(SET_IDS.map(cardsOfSet))).flat().flatMap(textsOf)
  expect(texts.length).toBeGreaterThan(200)
  const silent = texts.flatMap((text) => {
    const why = WAYS.map((way) => silence(text, way))
    return why.includes(null) ? [] : [`${text.name}: ${[...new Set(why)].join('; ')}`]
  })
  expect(silent).toEqual([])
})

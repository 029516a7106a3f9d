/**
 * The phrases for writing each event and each change by hand as a line of text. The first phrase that fits is written; in reading, every
 * phrase is tried.
 */
import { definitionOf } from '../../game/board/definitions.ts'
import type { ChangeByHandName } from '../../game/model/changesByHand.ts'
import { SPECIAL_CONDITIONS } from '../../game/model/conditions.ts'
import type { Duration } from '../../game/model/effects.ts'
import type { EventType } from '../../game/model/events.ts'
import type { CardId } from '../../game/model/pokemon.ts'
import { coinInWords, EVENT_WORDS, THE_STADIUM } from '../words/eventWords.ts'
import type { Parts, Phrase, Speaking } from './phrase.ts'

const trainerOf = ({ game }: Speaking, { card }: Parts): string | null => {
  const definition = definitionOf(game, card as CardId)
  return definition?.kind === 'Trainer' ? definition.trainer : null
}

const isTool = (at: Speaking, parts: Parts): boolean => trainerOf(at, parts) === 'Tool'
const isA =
  (kind: string) =>
  (at: Speaking, parts: Parts): boolean =>
    trainerOf(at, parts) === kind
/** True for a card that is neither a Supporter nor a Stadium. It is written as an Item, and refused if it is no Item. */
const isAnItem = (at: Speaking, parts: Parts): boolean => !isA('Supporter')(at, parts) && !isA('Stadium')(at, parts)

const says = (words: string, parts: Parts): Phrase => ({ words, given: () => parts })

/**
 * The phrases of an event whose words another event shares: the words alone if `fits` returns true, otherwise followed by `more`, which
 * tells the two events apart.
 */
const either = (type: EventType, fits: NonNullable<Phrase['fits']>, more: string): readonly Phrase[] => [
  { words: EVENT_WORDS[type], fits },
  { words: `${EVENT_WORDS[type]} ${more}` },
]

/** The order after a shuffle that leaves every card in its place. */
const asItLies = ({ game: { ask } }: Speaking): Parts => ({
  order: ask?.ask === 'shuffle' ? Array.from({ length: ask.cards }, (_, at) => at) : [],
})

/** The phrases of each event. The compiler proves the table complete. */
export const EVENT_PHRASES: { readonly [Type in EventType]: readonly Phrase[] } = {
  BENCH_POKEMON: [{ words: EVENT_WORDS.BENCH_POKEMON }],
  EVOLVE: [{ words: EVENT_WORDS.EVOLVE }],
  ATTACH_ENERGY: either('ATTACH_ENERGY', (at, parts) => !isTool(at, parts), 'as Energy'),
  PLAY_TOOL: either('PLAY_TOOL', isTool, 'as a Pokémon Tool'),
  PLAY_ITEM: either('PLAY_ITEM', isAnItem, 'as an Item'),
  PLAY_SUPPORTER: either('PLAY_SUPPORTER', isA('Supporter'), 'as a Supporter'),
  PLAY_STADIUM: either('PLAY_STADIUM', isA('Stadium'), 'as a Stadium'),
  USE_STADIUM: [{ words: EVENT_WORDS.USE_STADIUM.replace('{stadium}', THE_STADIUM) }],
  RETREAT: [{ words: EVENT_WORDS.RETREAT }],
  DISCARD_FROM_PLAY: [{ words: EVENT_WORDS.DISCARD_FROM_PLAY }],
  USE_ABILITY: [{ words: EVENT_WORDS.USE_ABILITY }],
  DECLARE_ATTACK: [{ words: EVENT_WORDS.DECLARE_ATTACK }],
  END_TURN: [{ words: EVENT_WORDS.END_TURN }],
  CHOOSE: [{ words: EVENT_WORDS.CHOOSE }],
  DONE: [{ words: EVENT_WORDS.DONE }, { words: 'done' }],
  APPLY: [{ words: EVENT_WORDS.APPLY }],
  CONCEDE: [{ words: EVENT_WORDS.CONCEDE }],
  COIN_LANDED: [true, false].map((heads) => says(coinInWords(heads), { heads })),
  DECK_SHUFFLED: [
    { words: 'the deck stays in its order', given: asItLies },
    { words: `${EVENT_WORDS.DECK_SHUFFLED}: {order}` },
    says(`${EVENT_WORDS.DECK_SHUFFLED}: nothing`, { order: [] }),
  ],
  CARD_TAKEN_AT_RANDOM: [{ words: EVENT_WORDS.CARD_TAKEN_AT_RANDOM }],
}

const PILES = { hand: 'the hand', deckTop: 'the top of the deck', discard: 'the discard pile' } as const
const ZONES = { ...PILES, deckBottom: 'the bottom of the deck', lostZone: 'the Lost Zone' } as const

const to = (words: string, places: Readonly<Record<string, string>>): readonly Phrase[] =>
  Object.entries(places).map(([place, called]) => says(`${words} to ${called}`, { to: place }))

const DURATIONS: { readonly [During in Duration]: string } = {
  thisTurn: 'during this turn',
  yourNextTurn: 'during your next turn',
  opponentsNextTurn: "during the opponent's next turn",
  whileActive: 'until it leaves the Active Spot',
}

/** The phrases of each change by hand. The compiler proves the table complete. */
export const CHANGE_PHRASES: { readonly [Name in ChangeByHandName]: readonly Phrase[] } = {
  move: to('move {card}', ZONES),
  bench: [{ words: 'bench {card}' }],
  attach: [{ words: 'attach {card} to {pokemon}' }],
  evolve: [{ words: 'evolve {pokemon} into {card}' }],
  devolve: to('devolve {pokemon}', PILES),
  returnPokemon: to('return {pokemon}', { ...PILES, lostZone: ZONES.lostZone }),
  putCounters: [
    { ...says('put 1 damage counter on {pokemon}', { counters: 1 }) },
    { words: 'put {counters:count} damage counters on {pokemon}' },
  ],
  removeCounters: [
    { ...says('remove 1 damage counter from {pokemon}', { counters: 1 }) },
    { words: 'remove {counters:count} damage counters from {pokemon}' },
  ],
  condition: SPECIAL_CONDITIONS.map((condition) => says(`make {pokemon} ${condition}`, { condition })),
  recover: SPECIAL_CONDITIONS.map((condition) => says(`let {pokemon} be no longer ${condition}`, { condition })),
  lasting: Object.entries(DURATIONS).map(([during, called]) => says(`${called}, {pokemon}: {effect}`, { during })),
  switch: [{ words: 'switch in {pokemon}' }],
  draw: [says('draw 1 card for {player}', { cards: 1 }), { words: 'draw {cards:count} cards for {player}' }],
  shuffle: [{ words: 'shuffle the deck of {player}' }],
  flip: [says('flip 1 coin', { coins: 1 }), { words: 'flip {coins:count} coins' }],
  reveal: [{ words: 'reveal {cards:list}' }],
  takePrize: [{ words: 'take Prize card {position:ordinal} of {player}' }],
  attackDamage: [{ words: 'the attack does {damage:count} damage' }],
}

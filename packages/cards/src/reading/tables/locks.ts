/** Wordings about cards that players may not play, for a turn or as long as a card is in play. */
import {
  type CardFilter,
  type ContinuousEffect,
  type Program,
  RETURNING,
  type TurnOfRule,
  type Who,
} from 'ptcg-turn-engine/model'
import { ways } from '../grammar/productions.ts'

const cantPlay = (whose: Who, cards: CardFilter): ContinuousEffect => ({ continuous: 'cantPlay', whose, cards })

/** Forbids the opponent to play these cards during a turn. */
export const lockCards = (during: TurnOfRule, cards: CardFilter): Program => [
  { do: 'lastingRule', effect: cantPlay('opponent', cards), during },
]

export const KINDS_PLAYED = ways('played', (say) => [
  say('Item', () => ({ trainer: 'Item' })),
  say('Supporter', () => ({ trainer: 'Supporter' })),
  say('Stadium', () => ({ trainer: 'Stadium' })),
  say('Pokémon Tool', () => ({ trainer: 'Tool' })),
  say('Special Energy', () => ({ basicEnergy: false })),
  say('ACE SPEC', () => ({ rule: 'ACE SPEC' })),
  say('{one:played} or {other:played}', ({ one, other }) => ({ any: [one, other] })),
])

/** Kinds of cards that are attached from the hand. */
export const KINDS_ATTACHED = ways('attachedKind', (say) => [
  say('Energy', () => ({ kind: 'Energy' })),
  say('basic Energy', () => ({ basicEnergy: true })),
  say('Special Energy', () => ({ basicEnergy: false })),
])

/** Discarded cards at the beginning of a sentence, where the capitalized "Cards" could be part of a name. */
export const RETURNED = ways('returned', (say) => [
  say('cards', () => ({})),
  say('Trainer cards', () => ({ kind: 'Trainer' })),
  say('Pokémon', () => ({ kind: 'Pokemon' })),
  say('{cards:played} cards', ({ cards }) => cards),
])

/** The cards whose effects return discarded cards. */
export const RETURNED_BY = ways('returning', (say) => [
  say('Item or Supporter cards', () => ['Items', 'Supporters']),
  say('Abilities or Trainer cards', () => RETURNING),
])

export const LOCKS = ways('lock', (say) => [
  say("can't attach any {cards:attachedKind} cards from their hand", ({ cards }) => cards),
  say("can't attach any {cards:attachedKind} cards from their hand to their Pokémon", ({ cards }) => cards),
  say("can't play any {cards:played} cards from their hand", ({ cards }) => cards),
  say("can't play any {one:played} cards or attach any {other:played} cards from their hand", ({ one, other }) => ({
    any: [one, other],
  })),
  say("can't play any {kind:kind} from their hand", ({ kind }) => kind),
  say("can't play any {kind:kind} from their hand , except for {other:kind}", ({ kind, other }) => ({
    ...kind,
    not: kind.not === undefined ? other : { any: [kind.not, other] },
  })),
  say("can't play any Pokémon from their hand to evolve their Pokémon", () => ({ kind: 'Pokemon', evolution: true })),
])

export const LOCKING_STEPS = ways('step', (say) => [
  say("during your opponent's next turn , they {cards:lock}", ({ cards }) => lockCards('opponentsNextTurn', cards)),
  say('your opponent {cards:lock} during their next turn', ({ cards }) => lockCards('opponentsNextTurn', cards)),
])

export const LOCKING = ways('sentence', (say) => [
  say('your opponent {cards:lock}', ({ cards }) => ({
    kind: 'continuous',
    effects: [cantPlay('opponent', cards)],
  })),
  say('[if|as long as] {question:question} , your opponent {cards:lock}', ({ question, cards }) => ({
    kind: 'continuous',
    effects: [{ ...cantPlay('opponent', cards), while: question } as ContinuousEffect],
  })),
  ...(['hand', 'deck'] as const).map((to) =>
    say(
      `{cards:returned} in your opponent's discard pile can't be put into their ${to} by an effect of your opponent's {by:returning}`,
      ({ cards, by }) => ({
        kind: 'continuous',
        effects: [{ continuous: 'cantReturn', whose: 'opponent', cards, to, by }],
      }),
    ),
  ),
])

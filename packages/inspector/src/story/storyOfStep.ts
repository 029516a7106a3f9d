/** Describes one step: its event as a heading, its facts as sentences, and the reasons of a refusal. */

import { type RuleId, readEvent } from 'ptcg-turn-engine'
import { definitionOf } from 'ptcg-turn-engine/internal/game/board/definitions'
import { cardsOf as cardsOfPokemon, findPokemon } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import type { ReconstructedLine } from 'ptcg-turn-engine/internal/view/reconstructedGame/reconstructedGame'
import type { Fact, Game, GameEvent, Named, PlayerId } from 'ptcg-turn-engine/model'
import { eventInWords, factInWords } from 'ptcg-turn-engine/table'
import * as E from '#fp-ts/Either'
import { reasonsSeen, UNKNOWN_REASON } from '../reasonsSeen.ts'
import { type About, aboutEvent } from '../selection.ts'
import { cardToken } from '../table/selectableCards.ts'
import type { Audience } from '../time/inspection.ts'
import { viewAs } from '../time/moment.ts'
import type { Step } from '../time/step.ts'

export interface FactInStory {
  readonly words: string
  readonly about: readonly About[]
  /** The index of the microstep in which the fact happened, and the state after that microstep. */
  readonly frame: number
  readonly state: string
  readonly beginsATurn: boolean
}

export interface ReasonInStory {
  /** The violated rule; null if the audience may not know it. */
  readonly rule: RuleId | null
  /** The reason in words. */
  readonly words: string
}

export interface StepInStory {
  readonly step: number
  /** The name of the player who sent the event; null if no player did. */
  readonly who: string | null
  readonly words: string
  readonly about: readonly About[]
  readonly facts: readonly FactInStory[]
  /** The reasons of a refusal; empty if the event was accepted. */
  readonly reasons: readonly ReasonInStory[]
  /** The log's line and the referee's verdicts, in a reconstructed game. */
  readonly said?: ReconstructedLine
}

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value && typeof value.id === 'number'

/** The ids of the visible cards and Pokémon that a fact mentions. */
const namedIn = (fact: Fact): readonly number[] =>
  Object.values(fact)
    .flatMap((value: unknown) => (Array.isArray(value) ? value : [value]))
    .filter(isNamed)
    .flatMap(({ id, name }) => (name === null || id < 0 ? [] : [id]))

/** The tokens of cards and Pokémon by id. A Pokémon in play has the tokens of all its cards. */
const aboutCards = (game: Game, ids: readonly number[]): readonly About[] =>
  [...new Set(ids)].flatMap((id) => {
    const found = findPokemon(game, id)
    return (found === null ? [id] : cardsOfPokemon(found.pokemon)).map(cardToken)
  })

const isKnown = (game: Game, token: About): boolean =>
  !token.startsWith('card:') || definitionOf(game, Number(token.slice(5))) !== null

/** The tokens of a fact, without cards that are face down now. */
const aboutFact = (fact: Fact, game: Game): readonly About[] => {
  const cards = aboutCards(game, namedIn(fact)).filter((token) => isKnown(game, token))
  return cards.length > 0 || !('player' in fact) ? cards : [`player:${fact.player}`]
}

/** The game before an event, with the definitions of the cards that became known by the event, so that the event can name these cards. */
const gameForNames = (before: Game, after: Game): Game => ({
  ...before,
  definitions: { ...before.definitions, ...after.definitions },
  cards: before.cards.map((card, id) => (card.definition === null ? (after.cards[id] ?? card) : card)),
})

const MAX_LENGTH = 80

/** The JSON of a malformed event, shortened. */
const malformedInWords = (event: unknown): string => {
  const json = JSON.stringify(event) ?? 'nothing'
  return `send ${json.length > MAX_LENGTH ? `${json.slice(0, MAX_LENGTH)}…` : json}`
}

const playerOf = (event: GameEvent): PlayerId | null => ('player' in event ? event.player : null)

const headingOf = (step: Step, game: Game): Pick<StepInStory, 'who' | 'words' | 'about'> => {
  const own: readonly About[] = [`step:${step.number}`]
  if (step.number === 0) return { who: null, words: 'The game begins', about: own }
  const read = readEvent(step.event)
  if (E.isLeft(read)) return { who: null, words: malformedInWords(step.event), about: own }
  const event = read.right
  const player = playerOf(event)
  return {
    who: player === null ? null : game.players[player].name,
    words: eventInWords(game, event),
    about: [...aboutEvent(event).filter((token) => isKnown(game, token)), ...own],
  }
}

/** The reasons for the refusal of the event that the audience may know; if it may know none, a single reason that says so. */
const reasonsOf = ({ event, before, violations }: Step, audience: Audience): readonly ReasonInStory[] => {
  const reasons = reasonsSeen(audience, before, event, violations).map(({ rule, message }) => ({
    rule,
    words: message,
  }))
  return reasons.length > 0 || violations.length === 0 ? reasons : [{ rule: null, words: UNKNOWN_REASON }]
}

const factsOf = (step: Step, after: Game): readonly FactInStory[] => {
  if (step.violations.length > 0) return []
  return after.facts.map((fact, at) => {
    const found = step.frames.findIndex((one) => one.facts > at)
    const frame = found === -1 ? step.frames.length - 1 : found
    return {
      words: factInWords(after, fact),
      about: aboutFact(fact, after),
      frame,
      state: (step.frames[frame] ?? step.frames[0]).state,
      beginsATurn: fact.fact === 'TURN_BEGAN',
    }
  })
}

/** Describes a line of a log by its own words. */
const storyOfLine = ({ number }: Step, said: ReconstructedLine): StepInStory => ({
  step: number,
  who: null,
  words: said.words,
  about: [`step:${number}`],
  facts: [],
  reasons: [],
  said,
})

/** The description of a step for an audience. */
export const storyOfStep = (step: Step, audience: Audience): StepInStory => {
  if (step.said !== undefined) return storyOfLine(step, step.said)
  const after = viewAs(audience, step.after).game
  const before = audience === 'both' ? step.before.game : gameForNames(viewAs(audience, step.before).game, after)
  return {
    step: step.number,
    ...headingOf(step, before),
    facts: factsOf(step, after),
    reasons: reasonsOf(step, audience),
  }
}

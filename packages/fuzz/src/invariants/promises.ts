/**
 * Checks that the engine rightly allows or refuses the use of a card text (T2D.1b). Each text is played to its end with all answers and
 * both sides of every coin. A text that may be used must report some fact at least once. A look at cards, a coin or a prevented effect is
 * enough, since hidden cards may turn out to be useless. A text that is refused because it would change nothing must never change anything
 * that both players see. Taking cards out of the hand of the text's player is a cost and not a change of this kind. Sequences in which
 * another text reacts are not judged.
 */
import { legalEvents, type Snapshot } from 'ptcg-turn-engine'
import { type Stepper, step } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { ClauseName } from 'ptcg-turn-engine/internal/machines/vocabulary'
import {
  type CardDefinition,
  everyEffectIn,
  type Fact,
  type FactName,
  type Game,
  type GameEvent,
  type Program,
} from 'ptcg-turn-engine/model'
import type { Check } from '../check.ts'
import { isSame } from './sameness.ts'
import { everyNth } from './sampling.ts'

/** The conditions of the engine's chart that refuse a text because it would change nothing. */
const CHANGES: readonly ClauseName[] = [
  'cardWouldChangeSomething',
  'stadiumWouldChangeSomething',
  'abilityWouldChangeSomething',
]

/** The engine with the clauses in `CHANGES` always true. */
const lenient = ({ table, meaning }: Stepper): Stepper => ({
  table,
  meaning: {
    ...meaning,
    clauses: { ...meaning.clauses, ...Object.fromEntries(CHANGES.map((name) => [name, () => true])) },
  },
})

/** The facts that every use of a text reports. */
const OF_EVERY_USE: readonly FactName[] = ['TRAINER_PLAYED', 'STADIUM_USED', 'ABILITY_USED']
/** The facts that even a text that changes nothing may report. */
const NO_CHANGE: readonly FactName[] = [
  'CARDS_LOOKED_AT',
  'CARDS_REVEALED',
  'COIN_FLIPPED',
  'DECK_SHUFFLED',
  'EFFECT_PREVENTED',
  'LASTING_EFFECTS_ENDED',
  'LASTING_RULES_ENDED',
  'PRIZES_SHUFFLED',
]

type Sought = (fact: Fact, start: Snapshot, at: Snapshot) => boolean

/** True for every fact except those that report the use of a text and the discarding of its card. */
const isSomething: Sought = (fact) =>
  !OF_EVERY_USE.includes(fact.fact) && !(fact.fact === 'CARDS_MOVED' && fact.from === 'limbo')

const conditionsOf = ({ game }: Snapshot, id: number) =>
  game.players.flatMap(({ active }) => {
    if (active?.id !== id) return []
    const { poisoned, burned, rotated } = active.conditions
    return [[poisoned, burned, rotated]]
  })

/** True if the card is attached to the Pokémon. */
const isOn = ({ game }: Snapshot, card: number, id: number): boolean =>
  game.players.some(({ active, bench }) =>
    [...(active === null ? [] : [active]), ...bench].some(
      (one) => one.id === id && [...one.energy, ...one.tools].includes(card),
    ),
  )

/**
 * True for a fact that reports a change both players see. A Special Condition that a Pokémon is in already is not a
 * change.
 */
const isChange: Sought = (fact, start, at) => {
  if (!isSomething(fact, start, at) || NO_CHANGE.includes(fact.fact)) return false
  if (fact.fact === 'CARD_ATTACHED') return !isOn(start, fact.card.id, fact.pokemon.id)
  if (fact.fact === 'CARDS_MOVED') return fact.from !== 'hand' || fact.player !== start.game.turn.player
  if (fact.fact !== 'CONDITION_BEGAN') return true
  return !isSame(conditionsOf(start, fact.pokemon.id), conditionsOf(at, fact.pokemon.id))
}

/** The maximum number of events that are tried for one text. A text that needs more is not judged. */
const MAX_MOMENTS = 300

interface Found {
  /** The first fact of the requested kind, in any way of carrying out the text; null if none was found. */
  readonly fact: Fact | null
  /** True if a fact was found, or if every way was followed to its end and no other effect or change by hand interfered. */
  readonly isCertain: boolean
}

/** Plays a text in every way until a fact of the requested kind is found. */
const follow = (stepper: Stepper, start: Snapshot, event: GameEvent, isSought: Sought): Found => {
  const open: (readonly [Snapshot, GameEvent])[] = [[start, event]]
  let moments = 0
  let isCertain = true
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    moments += 1
    if (moments > MAX_MOMENTS) return { fact: null, isCertain: false }
    const [before, sent] = next
    const at = step(stepper, before, sent)
    const { facts, ask } = at.game
    const end = facts.findIndex(({ fact }) => fact === 'END_OF_TURN_BEGAN' || fact === 'TURN_ENDED')
    const duringTurn = end === -1 ? facts : facts.slice(0, end)
    if (duringTurn.some(({ fact }) => fact === 'EFFECT_APPLIES')) isCertain = false
    else {
      const fact = duringTurn.find((one) => isSought(one, start, at))
      if (fact !== undefined) return { fact, isCertain: true }
      if (ask?.ask === 'byHand') isCertain = false
      else if (end === -1 && ask !== null) open.push(...legalEvents(at).map((answer) => [at, answer] as const))
    }
  }
  return { fact: null, isCertain }
}

/** True for a text that ends the turn or lets its player take another turn. Such a text is not judged. */
const isAboutTurns = (text: Program): boolean =>
  everyEffectIn(text).some((effect) => effect.do === 'endTurn' || effect.do === 'anotherTurn')

/** True for a text that takes cards from a place where they may be hidden. Such a text may be offered although it can do nothing. */
const looksWhereCardsLieHidden = (text: Program): boolean =>
  everyEffectIn(text).some(
    (effect) =>
      effect.do === 'randomCards' ||
      ((effect.do === 'chooseCards' || effect.do === 'allCards') &&
        (effect.from === 'deck' || effect.from === 'hand' || effect.from === 'lookedAt')),
  )

/**
 * True for a text that chooses twice among the same cards. It may be offered although the first choice takes the last of them (decision
 * 0005).
 */
const choosesTwiceAmongTheSame = (text: Program): boolean => {
  const places = everyEffectIn(text).flatMap((effect) =>
    effect.do === 'chooseCards'
      ? [`${effect.whose} ${effect.from}`]
      : effect.do === 'chooseAttached'
        ? ['attached']
        : [],
  )
  return new Set(places).size < places.length
}

/**
 * True for a text that may require attaching the cards that its player looks at. The text is refused if no Pokémon can take these cards,
 * even if its other effects could change something (C1704).
 */
const mayHaveToAttach = (text: Program): boolean => {
  const all = everyEffectIn(text)
  return all.some(
    (looked) =>
      looked.do === 'allCards' &&
      looked.from === 'lookedAt' &&
      all.some((effect) => effect.do === 'attach' && effect.cards === looked.as),
  )
}

/** True if the text Knocks Out its own Pokémon. This Knock Out is a cost, so it alone is no reason to use the text (R120). */
const paysWithItself = (text: Program): boolean =>
  everyEffectIn(text).some((effect) => effect.do === 'knockOut' && effect.pokemon === 'thisPokemon')

interface Used {
  readonly event: GameEvent
  readonly text: Program
  readonly name: string
}

const definitionIn = ({ cards, definitions }: Game, card: number): CardDefinition | undefined =>
  definitions[cards[card]?.definition ?? '']

/** The texts without a cost that the player could try to use; equal cards of the hand count once. */
const textsOf = (game: Game): readonly Used[] => {
  const { stadium, turn } = game
  const { player } = turn
  const { hand, active, bench } = game.players[player]
  const kinds = new Set<string>()
  const ofHand = hand.flatMap((card): readonly Used[] => {
    const printed = definitionIn(game, card)
    if (
      printed?.kind !== 'Trainer' ||
      !('effect' in printed) ||
      printed.cost !== undefined ||
      isAboutTurns(printed.effect) ||
      kinds.has(printed.id)
    )
      return []
    kinds.add(printed.id)
    const type = printed.trainer === 'Supporter' ? 'PLAY_SUPPORTER' : 'PLAY_ITEM'
    return [{ event: { type, player, card }, text: printed.effect, name: printed.name }]
  })
  const inPlay = stadium === null ? undefined : definitionIn(game, stadium.card)
  const ofStadium: readonly Used[] =
    inPlay?.kind === 'Trainer' &&
    inPlay.trainer === 'Stadium' &&
    inPlay.use !== undefined &&
    inPlay.cost === undefined &&
    !isAboutTurns(inPlay.use)
      ? [{ event: { type: 'USE_STADIUM', player }, text: inPlay.use, name: inPlay.name }]
      : []
  const ofPokemon = (active === null ? bench : [active, ...bench]).flatMap(({ id, cards }): readonly Used[] => {
    const printed = definitionIn(game, cards.at(-1) ?? -1)
    if (printed?.kind !== 'Pokemon') return []
    return (printed.abilities ?? []).flatMap(({ name, use, cost }, ability) =>
      use === undefined || cost !== undefined || isAboutTurns(use)
        ? []
        : [
            {
              event: { type: 'USE_ABILITY', player, pokemon: id, ability } as const,
              text: use,
              name: `${printed.name}'s ${name}`,
            },
          ],
    )
  })
  return [...ofHand, ...ofStadium, ...ofPokemon]
}

/** The number of moments from one check to the next. */
const STRIDE = 3

/** The check of T2D.1b, for texts that may be used and for those that are refused. */
export const promisesAreKept: Check = {
  name: 'promises are kept',
  watch: (_, stepper) => {
    const forgiving = lenient(stepper)
    const isDue = everyNth(STRIDE)
    return {
      atRest: (at) => {
        if (at.state !== 'turn.main.ready' || !isDue()) return null
        for (const { event, text, name } of textsOf(at.game)) {
          if (step(stepper, at, event) !== at) {
            if (looksWhereCardsLieHidden(text) || choosesTwiceAmongTheSame(text)) continue
            const { fact, isCertain } = follow(stepper, at, event, isSomething)
            if (fact === null && isCertain) return `T2D.1b: ${name} may be used, but can do nothing.`
          } else if (!mayHaveToAttach(text) && !paysWithItself(text) && step(forgiving, at, event) !== at) {
            const { fact } = follow(forgiving, at, event, isChange)
            if (fact !== null) return `T2D.1b: ${name} is refused for changing nothing, and leads to ${fact.fact}.`
          }
        }
        return null
      },
    }
  },
}

/** Explains to a player why a text cannot be used: it would change nothing, or its cost cannot be paid (T2D.1b, GR.3). */

import { matches } from '../board/cardFilter.ts'
import { answers, countOf } from '../board/count.ts'
import { definitionOf } from '../board/definitions.ts'
import { benchHolds } from '../board/limits.ts'
import { playerOf } from '../board/references.ts'
import { filterWords } from '../cards/cardNouns.ts'
import { countedWords } from '../cards/countNouns.ts'
import { emptyText, setWords, THIS_POKEMON, unownedWords } from '../cards/nouns.ts'
import { noneOf } from '../cards/questionWords.ts'
import { conditionWords, programWords } from '../cards/text.ts'
import { offeredCards } from '../effects/choosing.ts'
import { firstUnpaid } from '../effects/paying.ts'
import type { CardFilter } from '../model/cardFilter.ts'
import type { Count, Effect, EffectNamed, Program, Who } from '../model/effects.ts'
import { everyEffectIn, programsIn } from '../model/effectWords.ts'
import type { Game } from '../model/game.ts'
import { plural } from '../model/plural.ts'
import { type EffectSource, NO_MEMORY } from '../model/resolution.ts'
import { fact, forbidden, type Obstacle, tooNew, type UselessText } from './evolvingFromHand.ts'
import { playerName } from './turnOrder.ts'

const nameOf = ({ game, source }: UselessText, who: Who): string => playerName(game, playerOf(source, who))

/** The obstacle that no Pokémon fits a reference in the text. The Pokémon are described in the words of the text. */
const noPokemon = (asking: UselessText, reference: unknown): Obstacle => {
  const named = typeof reference === 'object' && reference !== null ? Object.values(reference)[0] : null
  const choice = everyEffectIn(asking.text).find(
    (effect) => (effect.do === 'choosePokemon' || effect.do === 'eachPokemon') && effect.as === named,
  )
  if (choice?.do === 'eachPokemon') return noPokemon(asking, choice.pokemon)
  if (choice?.do !== 'choosePokemon') return fact('there is no Pokémon that it could affect')
  const { whose } = choice.from
  const nobody = whose === 'either' ? 'neither player has any' : `${nameOf(asking, whose)} has no`
  return fact(`${nobody} ${unownedWords(emptyText(THIS_POKEMON), choice.from)} that it could affect`)
}

const DRAWS = 'draws up to'

/**
 * The obstacle that a hand already has the number of cards that the text would leave in it; null if no hand is counted.
 */
const enoughInHand = (asking: UselessText, hand: Count, verb: string, until: Count): Obstacle | null => {
  if (typeof hand !== 'object' || hand.count !== 'cardsIn' || hand.zone !== 'hand') return null
  const [has, most] = [hand, until].map((count) => countOf(asking.game, asking.source, NO_MEMORY, count))
  return fact(
    `${nameOf(asking, hand.whose)} has ${plural(has ?? 0, 'card')} in hand, and it ${verb} ${most}`,
    verb === DRAWS && hand.whose === 'you' ? 'Have fewer cards in your hand.' : null,
  )
}

/** The obstacle that there is no card for the choice with this name, or no room at the destination; null if neither is the case. */
const noCards = (asking: UselessText, name: string, to: EffectNamed<'move'>['to'] | null): Obstacle | null => {
  const { game, source, text } = asking
  const choice = everyEffectIn(text).find((effect) => 'as' in effect && effect.as === name)
  if (choice?.do === 'eachCard') return noCards(asking, choice.cards, to)
  if (choice?.do === 'chooseAttached' || choice?.do === 'allAttached')
    return fact(`no Pokémon has ${filterWords(choice.filter, true)} that it could take`)
  if (choice?.do !== 'chooseCards' && choice?.do !== 'allCards') return null
  const { players } = game
  const player = playerOf(source, choice.whose)
  if (to === 'bench' && !benchHolds(game, player, 1))
    return fact(`${playerName(game, player)}'s Bench is full`, 'Wait until a place on the Bench is free.')
  const kind = filterWords(choice.filter, true)
  const whose = `${playerName(game, player)}'s`
  const most = choice.do === 'chooseCards' ? choice.max : undefined
  switch (choice.from) {
    case 'hand':
      if (typeof most === 'object' && most.count === 'minus' && countOf(game, source, NO_MEMORY, most) === 0)
        return enoughInHand(asking, most.from, 'leaves', most.less)
      return (
        forbidden(asking, choice) ??
        tooNew(asking) ??
        fact(`${whose} hand has no ${otherThan(game, choice.filter)}${kind} that it could use`)
      )
    case 'discard':
      return fact(`${whose} discard pile has no ${kind}`)
    case 'deck':
      return players[player].deck.length === 0 ? fact(`${whose} deck is empty`) : null
    case 'lookedAt':
    case 'stadium':
    case 'thisCard':
      return null
  }
}

/** "other " if the card that is being played fits the filter itself, else an empty string. */
const otherThan = (game: Game, filter: CardFilter): string =>
  game.limbo !== null && matches(definitionOf(game, game.limbo), filter, game.ruleset) ? 'other ' : ''

const obstacleFor = (asking: UselessText, effect: Effect): Obstacle | null => {
  const { game, source } = asking
  switch (effect.do) {
    case 'draw': {
      const { deck } = game.players[playerOf(source, effect.who)]
      if (deck.length === 0) return fact(`${nameOf(asking, effect.who)}'s deck is empty`)
      if (typeof effect.cards === 'number') return null
      return (
        (effect.cards.count === 'minus' ? enoughInHand(asking, effect.cards.less, DRAWS, effect.cards.from) : null) ??
        fact(noneOf(countedWords(emptyText(THIS_POKEMON), effect.cards)))
      )
    }
    case 'lookAtTop':
    case 'discardTop':
      return game.players[playerOf(source, effect.whose)].deck.length === 0
        ? fact(`${nameOf(asking, effect.whose)}'s deck is empty`)
        : null
    case 'discardHand':
    case 'revealHand':
      // Discarding one's own hand is a cost, which can be paid even if the hand is empty (GR.3).
      return (effect.do === 'discardHand' && effect.whose === 'you') ||
        game.players[playerOf(source, effect.whose)].hand.length > 0
        ? null
        : fact(`${nameOf(asking, effect.whose)}'s hand is empty`)
    case 'switch':
      return game.players[playerOf(source, effect.who)].bench.length === 0
        ? fact(
            `${nameOf(asking, effect.who)} has no Benched Pokémon`,
            effect.who === 'you' ? 'Put a Basic Pokémon onto the Bench first.' : null,
          )
        : noPokemon(asking, { chosen: effect.with })
    case 'heal':
      return fact('no Pokémon that it could heal has damage counters on it')
    case 'moveCounters':
      return fact('there are no damage counters that it could move')
    case 'condition':
      return fact(`no other Pokémon could become ${effect.condition}`)
    case 'recover':
      return fact('no Pokémon that it could affect is in a Special Condition')
    case 'removeStadium':
      return fact('no Stadium that it could discard is in play')
    case 'discardTools':
    case 'discardAllEnergy':
      return fact(`no ${effect.do === 'discardTools' ? 'Pokémon Tool' : 'Energy'} that it could discard is attached`)
    case 'move':
      return noCards(asking, effect.cards, effect.to)
    case 'chooseCards': {
      const isNone = offeredCards(game, { source, memory: NO_MEMORY }, effect).length === 0
      return isNone && effect.from !== 'lookedAt' ? noCards(asking, effect.as, null) : null
    }
    case 'attach':
      return noCards(asking, effect.cards, null) ?? noPokemon(asking, effect.to)
    case 'evolve':
    case 'replace':
      return noCards(asking, effect.cards, null) ?? noPokemon(asking, effect.pokemon)
    case 'leavePlay':
    case 'devolve':
    case 'knockOut':
      return tooNew(asking) ?? noPokemon(asking, effect.pokemon)
    case 'putCounters':
    case 'lasting':
      return tooNew(asking) ?? noPokemon(asking, effect.on)
    case 'if': {
      if (effect.is.is === 'done') return null
      const holds = answers(game, source, NO_MEMORY, effect.is)
      return (
        firstIn(asking, holds ? effect.then : (effect.otherwise ?? effect.then)) ??
        (holds ? null : fact(`it works only if ${conditionWords(effect.is)}`))
      )
    }
    default:
      return programsIn(effect).reduce<Obstacle | null>((found, part) => found ?? firstIn(asking, part), null)
  }
}

const firstIn = (asking: UselessText, program: Program): Obstacle | null =>
  program.reduce<Obstacle | null>((found, effect) => found ?? obstacleFor(asking, effect), null)

const asked = (game: Game, source: EffectSource, program: Program, cost: Program = []): Obstacle | null =>
  firstIn({ game, source, text: [...cost, ...program] }, program)

/** One sentence that says that a text would change nothing, with the reason if one is found. */
export const changesNothing = (
  name: string,
  game: Game,
  source: EffectSource,
  program: Program,
  cost?: Program,
): string => {
  const found = asked(game, source, program, cost)
  return found === null ? `${name} would change nothing.` : `${name} would change nothing: ${found.fact}.`
}

/** The obstacle that there are too few cards of a kind. `kind` has the singular and the plural. */
const tooFew = (where: string, there: number, kind: readonly [string, string]): Obstacle =>
  fact(`${where} has ${there === 0 ? 'no' : `only ${there}`} ${kind[there === 1 ? 0 : 1]}`)

/** The obstacle because of which a part of a cost cannot be paid; null if none is found. */
const lackOf = (game: Game, source: EffectSource, effect: Effect): Obstacle | null => {
  const here = { source, memory: NO_MEMORY }
  const whose = (who: Who): string => `${playerName(game, playerOf(source, who))}'s`
  const asking: UselessText = { game, source, text: [effect] }
  switch (effect.do) {
    case 'chooseCards': {
      const words = [filterWords(effect.filter, false), filterWords(effect.filter, true)] as const
      const offered = offeredCards(game, here, effect).length
      if (effect.from === 'hand')
        return tooFew(`${otherThan(game, effect.filter) && 'the rest of '}${whose(effect.whose)} hand`, offered, words)
      return effect.from === 'discard' ? tooFew(`${whose(effect.whose)} discard pile`, offered, words) : null
    }
    case 'chooseAttached':
      return fact(
        `fewer ${filterWords(effect.filter, true)} than that are attached to ${setWords(emptyText(THIS_POKEMON), effect.on)}`,
      )
    case 'discardTop':
      return tooFew(`${whose(effect.whose)} deck`, game.players[playerOf(source, effect.whose)].deck.length, [
        'card',
        'cards',
      ])
    default:
      return obstacleFor(asking, effect)
  }
}

/** One sentence that gives the whole cost of a text and the reason why it cannot be paid. */
export const cannotBePaid = (name: string, game: Game, source: EffectSource, cost: Program, then?: Program): string => {
  const unpaid = firstUnpaid(game, source, cost, then)
  const lack = unpaid === null ? null : lackOf(game, source, unpaid)
  return `${name} has a cost: ${programWords(cost)}${lack === null ? '' : `; ${lack.fact}`}.`
}

/** A remedy for a cost that cannot be paid; null unless the cost is paid with cards from the hand. */
export const helpForCost = (game: Game, source: EffectSource, cost: Program, then?: Program): string | null => {
  const unpaid = firstUnpaid(game, source, cost, then)
  return unpaid?.do === 'chooseCards' && unpaid.from === 'hand' ? 'Have more such cards in your hand.' : null
}

/** A remedy for a text that would change nothing, in one sentence, or null. */
export const helpForNothing = (game: Game, source: EffectSource, program: Program, cost?: Program): string | null =>
  asked(game, source, program, cost)?.cure ?? null

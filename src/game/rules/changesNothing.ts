/** Explains to a refused player why a text would change nothing, and what would help (T2D.1b). */
import { pokemonName } from '../board/definitions.ts'
import { evolvesFrom } from '../board/evolution.ts'
import { benchLimit } from '../board/limits.ts'
import { filteredPokemon, playerOf } from '../board/references.ts'
import { filterWords } from '../cards/cardNouns.ts'
import { conditionWords } from '../cards/text.ts'
import type { Effect, EffectNamed, Program, Who } from '../model/effects.ts'
import { programsIn } from '../model/effectWords.ts'
import type { Game } from '../model/game.ts'
import { type EffectSource, NO_MEMORY } from '../model/resolution.ts'
import { playerName } from './turnOrder.ts'

/** A fact that keeps the text from changing anything, without a full stop, and what would help. */
interface Obstacle {
  readonly fact: string
  readonly cure: string | null
}

const fact = (says: string, cure: string | null = null): Obstacle => ({ fact: says, cure })

/** The game, and the text with its source. */
interface Asking {
  readonly game: Game
  readonly source: EffectSource
  readonly text: Program
}

const everyWordIn = (program: Program): readonly Effect[] =>
  program.flatMap((effect) => [effect, ...programsIn(effect).flatMap(everyWordIn)])

const nameOf = ({ game, source }: Asking, who: Who): string => playerName(game, playerOf(source, who))

/** A Pokémon that came into play this turn is the only one that a card in the hand would evolve. */
const tooNew = ({ game, source, text }: Asking): Obstacle | null => {
  const { hand } = game.players[source.player]
  for (const choice of everyWordIn(text)) {
    if (choice.do !== 'choosePokemon' || choice.from.cameThisTurn !== false) continue
    const { cameThisTurn: _, ...from } = choice.from
    for (const one of filteredPokemon(game, source, NO_MEMORY, from))
      if (hand.some((card) => evolvesFrom(game, card, one, true) || evolvesFrom(game, card, one)))
        return fact(`${pokemonName(game, one.pokemon)} came into play this turn (T2B.3)`, 'Play it on your next turn.')
  }
  return null
}

/** There is no card to choose under that name, or no room at the destination. */
const noCards = (asking: Asking, name: string, to: EffectNamed<'move'>['to'] | null): Obstacle | null => {
  const { game, source, text } = asking
  const choice = everyWordIn(text).find((effect) => 'as' in effect && effect.as === name)
  if (choice?.do === 'chooseAttached' || choice?.do === 'allAttached')
    return fact(`no ${filterWords(choice.filter, false)} is attached to a Pokémon that it could take it from`)
  if (choice?.do !== 'chooseCards' && choice?.do !== 'allCards') return null
  const { players } = game
  const player = playerOf(source, choice.whose)
  if (to === 'bench' && players[player].bench.length >= benchLimit(game, player))
    return fact(`${playerName(game, player)}'s Bench is full`)
  const kind = filterWords(choice.filter, false)
  const whose = `${playerName(game, player)}'s`
  switch (choice.from) {
    case 'hand':
      return tooNew(asking) ?? fact(`no other ${kind} that it could use is in ${whose} hand`)
    case 'discard':
      return fact(`no ${kind} is in ${whose} discard pile`)
    case 'deck':
      return players[player].deck.length === 0 ? fact(`${whose} deck is empty`) : null
    case 'lookedAt':
    case 'stadium':
    case 'thisCard':
      return null
  }
}

const obstacleFor = (asking: Asking, effect: Effect): Obstacle | null => {
  const { game, source } = asking
  switch (effect.do) {
    case 'draw': {
      const { deck, hand } = game.players[playerOf(source, effect.who)]
      const whose = `${nameOf(asking, effect.who)}'s`
      if (deck.length === 0) return fact(`${whose} deck is empty`)
      return typeof effect.cards === 'object' && effect.cards.count === 'minus'
        ? fact(`${whose} hand has as many cards already (${hand.length})`, 'Have fewer cards in your hand.')
        : null
    }
    case 'lookAtTop':
    case 'discardTop':
      return fact(`${nameOf(asking, effect.whose)}'s deck is empty`)
    case 'discardHand':
    case 'revealHand':
      return fact(`${nameOf(asking, effect.whose)}'s hand is empty`)
    case 'switch':
      return fact(`nobody on ${nameOf(asking, effect.who)}'s Bench could come into the Active Spot`)
    case 'heal':
      return fact('no Pokémon that it could heal has damage counters on it')
    case 'moveCounters':
      return fact('there are no damage counters that it could move')
    case 'condition':
      return fact(`no Pokémon is there that it could make ${effect.condition}, or it is so already`)
    case 'recover':
      return fact('no Pokémon is there that it could let recover from a Special Condition')
    case 'removeStadium':
      return fact('no Stadium that it could discard is in play')
    case 'discardTools':
    case 'discardAllEnergy':
      return fact(`no ${effect.do === 'discardTools' ? 'Pokémon Tool' : 'Energy'} that it could discard is attached`)
    case 'move':
      return noCards(asking, effect.cards, effect.to)
    case 'attach':
    case 'evolve':
      return noCards(asking, effect.cards, null)
    case 'leavePlay':
    case 'devolve':
    case 'putCounters':
    case 'knockOut':
    case 'lasting':
      return tooNew(asking) ?? fact('no Pokémon is there that it could do this to')
    case 'if':
      return effect.is.is === 'done'
        ? null
        : (firstIn(asking, effect.then) ?? fact(`it asks for more: ${conditionWords(effect.is)}`))
    default:
      return programsIn(effect).reduce<Obstacle | null>((found, part) => found ?? firstIn(asking, part), null)
  }
}

const firstIn = (asking: Asking, program: Program): Obstacle | null =>
  program.reduce<Obstacle | null>((found, effect) => found ?? obstacleFor(asking, effect), null)

const asked = (game: Game, source: EffectSource, program: Program, cost: Program = []): Obstacle | null =>
  firstIn({ game, source, text: [...cost, ...program] }, program)

/** One sentence: the text would change nothing, and the reason, if it can be named. */
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

/** Something that would help, in one sentence, if there is anything. */
export const helpForNothing = (game: Game, source: EffectSource, program: Program, cost?: Program): string | null =>
  asked(game, source, program, cost)?.cure ?? null

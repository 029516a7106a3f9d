/** Carries out the consequences of an action by hand, as the log says. */
import type { InPlay } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import { promotePokemon, switchActive } from 'ptcg-turn-engine/internal/game/changes/activeSpot'
import { moveCards, TO_DECK_TOP, TO_DISCARD } from 'ptcg-turn-engine/internal/game/changes/cards'
import { beginCondition, endCondition, recoverFromAll } from 'ptcg-turn-engine/internal/game/changes/conditions'
import { POINTS_PER_COUNTER, placeCounters, removeCounters } from 'ptcg-turn-engine/internal/game/damage/counters'
import { opponentOf, type PlayerId } from 'ptcg-turn-engine/model'
import type { LoggedCard } from '../languages/sentences.ts'
import type { Entry } from '../reading/battleLog.ts'
import {
  cardsMoved,
  drawByHand,
  endOf,
  findMadeOf,
  findUnnamed,
  forgetOrder,
  intoDeck,
  type LoggedEffect,
  leavePlayByHand,
  mill,
  moveNamedCards,
  sources,
} from './cardMoves.ts'
import { devolveByHand } from './devolving.ts'
import { attachAsLogged, benchAsLogged, evolveAsLogged, isAt, replaceAsLogged } from './intoPlay.ts'
import { discardingItself, strip } from './stripping.ts'
import type { RefereedTable } from './table.ts'
import { countersSaid, isFossil } from './texts.ts'

/** Returns the Pokémon that a sentence means, on one of these sides; preferably one that the effect has not reached yet. */
const meant = (
  table: RefereedTable,
  sides: readonly PlayerId[],
  logged: LoggedCard,
  effect: LoggedEffect,
): InPlay | null => {
  const all = sides.flatMap((side) => table.pokemonNamed(side, logged))
  if (all.length === 0) table.departs(`No ${logged.name} is in play.`)
  return all.find(({ pokemon }) => !effect.reached.has(pokemon.id)) ?? all[0] ?? null
}

const hit = (table: RefereedTable, target: InPlay | null, points: number, effect: LoggedEffect): void => {
  if (target === null) return
  effect.reached.add(target.pokemon.id)
  table.change(
    placeCounters(table.game, target.pokemon.id, Math.round(points / POINTS_PER_COUNTER), { by: effect.label }),
  )
}

/** Carries out one consequence. */
export const doByHand = (
  table: RefereedTable,
  effect: LoggedEffect,
  { line, sentence, cards, under }: Entry,
): unknown => {
  table.line = line
  const hand = (player: PlayerId): PlayerId => effect.handOf ?? player
  switch (sentence.says) {
    case 'drewCards':
      return drawByHand(table, hand(sentence.player), sentence.count, cards)
    case 'drewCard':
      return drawByHand(table, hand(sentence.player), 1, [sentence.card])
    case 'drewCardsToBench':
    case 'drewCardToBench':
      return benchAsLogged(
        table,
        effect,
        sentence.player,
        sentence.says === 'drewCardToBench' ? [sentence.card] : (cards ?? []),
      )
    case 'movedIntoPlay': {
      const { owner: player, card: pokemon } = sentence
      if (sentence.place === 'bench' || table.pokemonNamed(player, pokemon).length === 0)
        benchAsLogged(table, effect, player, [pokemon])
      const isNow = { says: 'nowActive', player, pokemon } as const
      return sentence.place === 'active' && doByHand(table, effect, { line, sentence: isNow, cards, under })
    }
    case 'shuffledDeck':
    case 'shuffledCards':
      return forgetOrder(table, sentence.player)
    case 'shuffledHand':
      effect.handsShuffled.push(sentence.player)
      return
    case 'shuffledHandIntoDeck':
      table.change(moveCards(table.game, table.game.players[sentence.player].hand, TO_DECK_TOP))
      return forgetOrder(table, sentence.player)
    case 'shuffledCardsIntoDeck':
    case 'shuffledCardIntoDeck': {
      const named = sentence.says === 'shuffledCardIntoDeck' ? [sentence.card] : cards
      intoDeck(
        table,
        sentence.player,
        named?.length ?? ('count' in sentence ? sentence.count : 1),
        named,
        TO_DECK_TOP,
        effect,
      )
      return forgetOrder(table, sentence.player)
    }
    case 'putCardsOnDeck':
    case 'putCardOnDeck': {
      const [last] = effect.handsShuffled.slice(-1)
      if (last !== undefined && !effect.handsShuffled.includes(sentence.player)) effect.handOf = last
      const named = sentence.says === 'putCardOnDeck' ? [sentence.card] : cards
      return intoDeck(
        table,
        hand(sentence.player),
        named?.length ?? ('count' in sentence ? sentence.count : 1),
        named,
        endOf(sentence.pile),
        effect,
      )
    }
    case 'discardedCards':
    case 'discardedCard': {
      const named = sentence.says === 'discardedCard' ? [sentence.card] : cards
      if (
        effect.kind === 'attack' &&
        sentence.player !== effect.player &&
        (effect.text === '' || effect.text.includes('"discardTop"'))
      )
        return mill(table, sentence.player, 'count' in sentence ? sentence.count : 1, named)
      const itself = named === null ? undefined : discardingItself(table, effect, sentence.player, named)
      if (itself !== undefined) return leavePlayByHand(table, itself, named ?? [], TO_DISCARD)
      if (named !== null)
        return moveNamedCards(table, sentence.player, sources(effect, ['hand', 'deck']), named, TO_DISCARD, effect)
      return table.change(
        moveCards(
          table.game,
          findUnnamed(table, sentence.player, 'hand', 'count' in sentence ? sentence.count : 1),
          TO_DISCARD,
        ),
      )
    }
    case 'movedCards':
    case 'movedCard': {
      const named = cardsMoved({ sentence, cards })
      const [last] = effect.handsShuffled.slice(-1)
      // A log sometimes names the wrong player for a hand that was just shuffled.
      const owner = named === null && sentence.pile === 'deck' ? (last ?? sentence.owner) : sentence.owner
      if (
        sentence.pile === 'discard' &&
        (effect.text.includes('"discardTop"') || (effect.text === '' && effect.kind === 'attack'))
      )
        return mill(table, sentence.owner, 'count' in sentence ? sentence.count : 1, named)
      const found = named === null ? undefined : findMadeOf(table, sentence.owner, named)
      const leaving = /"do":"leavePlay"/.test(effect.text) || isFossil(table, found) ? found : undefined
      if (leaving !== undefined && named !== null) return leavePlayByHand(table, leaving, named, endOf(sentence.pile))
      const likely = sentence.pile === 'hand' ? (['discard', 'deck'] as const) : (['hand', 'deck', 'discard'] as const)
      const from = sources(effect, likely).filter((pile) => pile !== 'prizes' || sentence.pile !== 'prizes')
      if (named !== null) moveNamedCards(table, sentence.owner, from, named, endOf(sentence.pile), effect)
      else
        table.change(
          moveCards(
            table.game,
            findUnnamed(table, owner, from[0] ?? 'hand', 'count' in sentence ? sentence.count : 1),
            endOf(sentence.pile),
          ),
        )
      return sentence.pile === 'deck' ? forgetOrder(table, owner) : undefined
    }
    case 'attached':
      return attachAsLogged(table, effect, sentence)
    case 'evolved':
      return evolveAsLogged(table, effect, sentence)
    case 'devolved':
      return devolveByHand(table, sentence, isAt(sentence.place))
    case 'replaced':
      return replaceAsLogged(table, effect, sentence)
    case 'discardedCardFrom':
      return strip(table, sentence.player, sentence.pokemon, [sentence.card])
    case 'discardedCardsFrom':
      return strip(table, sentence.player, sentence.pokemon, cards ?? [])
    case 'switched':
    case 'nowActive': {
      const named = table.pokemonNamed(sentence.player, sentence.pokemon)
      const active = table.game.players[sentence.player].active
      // A log may repeat which Pokémon is Active, but mentions a switch only once.
      if (sentence.says === 'nowActive' && named[0]?.place === 'Active') return
      const target = named.find(({ place }) => place !== 'Active')
      if (target === undefined) return table.departs(`No ${sentence.pokemon.name} is on the Bench.`)
      const { id } = target.pokemon
      return table.change(
        active === null
          ? promotePokemon(table.game, sentence.player, id)
          : switchActive(table.game, sentence.player, id),
      )
    }
    case 'countersPut': {
      // The log often names the wrong owner. Likely targets are on the opponent's side, except those of a trigger.
      const sides = [opponentOf(effect.player), effect.player].filter(
        (side) => table.pokemonNamed(side, sentence.pokemon).length > 0,
      )
      const preferred = effect.kind === 'trigger' ? sides.toReversed() : sides
      return hit(table, meant(table, preferred, sentence.pokemon, effect), sentence.count * POINTS_PER_COUNTER, effect)
    }
    case 'countersMoved': {
      const from = [effect.player, opponentOf(effect.player)]
        .flatMap((side) => table.pokemonNamed(side, sentence.pokemon))
        .find(({ pokemon }) => pokemon.damage > 0)
      if (from !== undefined) effect.reached.add(from.pokemon.id)
      const to = meant(table, [opponentOf(effect.player), effect.player], sentence.target, effect)
      if (from === undefined) table.departs(`No ${sentence.pokemon.name} has damage counters.`)
      else table.change(removeCounters(table.game, from.pokemon.id, sentence.count, effect.label, 'moved'))
      return hit(table, to, sentence.count * POINTS_PER_COUNTER, effect)
    }
    case 'tookDamage':
    case 'hurtItself':
      return hit(table, meant(table, [sentence.player], sentence.pokemon, effect), sentence.amount, effect)
    case 'attacked':
    case 'attackedWeakness':
    case 'attackedResistance':
      hit(table, table.pokemonNamed(sentence.owner, sentence.target)[0] ?? null, sentence.amount, effect)
      for (const entry of under) doByHand(table, effect, entry)
      return
    case 'healed': {
      const [target] = table.pokemonMeant(sentence.player, sentence.pokemon, ({ pokemon }) => pokemon.damage > 0)
      if (target !== undefined)
        table.change(removeCounters(table.game, target.pokemon.id, sentence.amount / POINTS_PER_COUNTER, effect.label))
      return
    }
    case 'conditionBegan':
    case 'conditionEnded':
    case 'conditionsEnded': {
      const [target] = table.pokemonMeant(sentence.player, sentence.pokemon)
      if (target === undefined) return
      if (sentence.says === 'conditionsEnded') return table.change(recoverFromAll(table.game, target))
      const { condition } = sentence
      if (sentence.says === 'conditionEnded') return table.change(endCondition(table.game, target, condition))
      return table.change(beginCondition(table.game, target, condition, countersSaid(effect, condition)))
    }
    default:
      return
  }
}

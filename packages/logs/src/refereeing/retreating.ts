/** Referees a retreat: judges it, pays with the Energy cards in the log, and switches in the named Pokémon. */

import { check, play, request, type Snapshot } from 'ptcg-turn-engine'
import { findPokemon } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import { switchActive } from 'ptcg-turn-engine/internal/game/changes/activeSpot'
import type { Game, PlayerId, Pokemon, PokemonId } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import type { LoggedCard, SentenceName, SentenceNamed } from '../languages/sentences.ts'
import type { Entry } from '../reading/battleLog.ts'
import { answerAll, optionNamed, sendEvent } from './answering.ts'
import { newEffect } from './cardMoves.ts'
import type { RefereeCourse } from './course.ts'
import { namesInDoubt } from './doubts.ts'
import { POKEMON_NOT_THERE } from './judging.ts'
import { refuse } from './refusing.ts'
import type { Supposition } from './supposing.ts'
import type { Verdict } from './verdicts.ts'

/** The sentences that contain the payment. */
const PAYING: readonly SentenceName[] = ['discardedCardFrom', 'discardedCardsFrom']

/** Returns the cards that the log names as the payment for a retreat. */
const paidIn = (entry: Entry): readonly LoggedCard[] =>
  entry.under.flatMap(({ sentence, cards }) =>
    sentence.says === 'discardedCardFrom'
      ? [sentence.card]
      : sentence.says === 'discardedCardsFrom'
        ? (cards ?? [])
        : [],
  )

const payment = ({ table }: RefereeCourse, player: PlayerId, paid: LoggedCard[]): void => {
  for (
    let asked = request(table.at);
    asked?.kind === 'choose' && asked.purpose === 'retreatCost';
    asked = request(table.at)
  ) {
    const open = asked
    const named = open.options.flatMap((one, at) => {
      if (one.option !== 'card' || open.picked.includes(at)) return []
      const index = paid.findIndex((logged) => table.isIt(one.card, logged))
      return index === -1 ? [] : [{ at, index, units: one.units ?? 1 }]
    })
    // Cards with fewer units are paid first, because a player may have paid with more cards than needed.
    const [next] = named.sort((one, other) => one.units - other.units || one.index - other.index)
    if (next !== undefined) paid.splice(next.index, 1)
    const before = table.at
    if (next !== undefined) sendEvent(table, { type: 'CHOOSE', player, option: next.at })
    else if (E.isRight(check(table.at, { type: 'DONE', player }))) sendEvent(table, { type: 'DONE', player })
    else
      sendEvent(table, { type: 'CHOOSE', player, option: open.options.findIndex((_, at) => !open.picked.includes(at)) })
    if (table.at === before) return
  }
}

/** The number of cards that the log discards for a retreat. */
const countPaid = ({ under }: Entry): number =>
  under.reduce((sum, { sentence: one }) => {
    if (one.says === 'discardedCardFrom') return sum + 1
    return one.says === 'discardedCardsFrom' ? sum + one.count : sum
  }, 0)

/** The number of Energy cards that a retreat has discarded from a Pokémon. */
const discardedBy = (game: Game, { id, energy }: Pokemon): number => {
  const left = findPokemon(game, id)?.pokemon.energy ?? []
  return energy.filter((card) => !left.includes(card)).length
}

/**
 * Returns the cost of a retreat at a moment: the number of units that the player must choose, or the number of cards that are discarded
 * without a choice; 0 if the player cannot retreat.
 */
const costAt = (at: Snapshot, player: PlayerId): number => {
  const { active } = at.game.players[player]
  const played = play(at, { type: 'RETREAT', player })
  if (active === null || E.isLeft(played)) return 0
  const { snapshot } = played.right
  const asked = request(snapshot)
  if (asked?.kind === 'choose' && asked.purpose === 'retreatCost') return asked.units
  return discardedBy(snapshot.game, active)
}

/** The verdict on a retreat for which the log discards too few Energy cards. */
const notPaid = (
  course: RefereeCourse,
  allowed: Verdict,
  active: PokemonId,
  before: Snapshot,
  paid: number,
): Verdict => {
  const isPaid = (suppose: Supposition): boolean => costAt(suppose(before), allowed.player) <= paid
  const doubts = namesInDoubt(course.table, 'energyCoversTheRetreatCost', { pokemon: [active] }, isPaid)
  const message = 'Less Energy is discarded than the Retreat Cost asks for.'
  return doubts.length > 0 || course.mayLeave('energyCoversTheRetreatCost')
    ? { ...allowed, verdict: 'undecided', hidden: [message] }
    : { ...allowed, verdict: 'refused', refusals: [{ rule: 'T2E.2', message }] }
}

export const refereeRetreat = (course: RefereeCourse, sentence: SentenceNamed<'retreated'>, entry: Entry): void => {
  const { table } = course
  const { player } = sentence
  const paid = paidIn(entry)
  table.pokemonMeant(player, sentence.pokemon, ({ place }) => place === 'Active')
  if (table.pokemonNamed(player, sentence.pokemon).length === 0) {
    refuse(course, entry, player, 'RETREAT', 'T2E.1', POKEMON_NOT_THERE)
    return
  }
  const active = table.game.players[player].active
  if (active !== null && table.factsOf(active) === null) table.learn(active, { retreatCost: paid.length })
  const following = course.following(false)
  const before = table.at
  const sent = course.act({ type: 'RETREAT', player }, () => {
    course.effects(newEffect(player, 'Retreat', 'card'), entry)
    const next = following.entries.find((one) => one.sentence.says === 'nowActive' && one.sentence.player === player)
    if (next?.sentence.says !== 'nowActive') return
    const [target] = table.pokemonNamed(player, next.sentence.pokemon).filter(({ place }) => place !== 'Active')
    course.used.add(next)
    if (target !== undefined) table.change(switchActive(table.game, player, target.pokemon.id))
  })
  if (sent !== null) {
    const at = course.verdicts.length - 1
    const allowed = course.verdicts[at]
    payment(course, player, [...paid])
    const next = following.entries.find((one) => one.sentence.says === 'nowActive' && one.sentence.player === player)
    const asked = request(table.at)
    if (next?.sentence.says === 'nowActive' && asked?.kind === 'choose' && asked.purpose === 'retreatTo') {
      table.line = next.line
      const option = optionNamed(table, asked, next.sentence.pokemon)
      course.used.add(next)
      sendEvent(table, { type: 'CHOOSE', player, option: Math.max(0, option) })
    }
    answerAll(table, following)
    // The effects of a text that the retreat has triggered are among the lines of the payment.
    const others = entry.under.filter(({ sentence: { says } }) => !PAYING.includes(says))
    if (others.length > 0) course.effects(newEffect(player, 'Retreat', 'trigger'), { ...entry, under: others })
    if (active !== null && allowed?.verdict === 'allowed' && discardedBy(table.game, active) > countPaid(entry))
      course.verdicts[at] = notPaid(course, allowed, active.id, before, countPaid(entry))
  }
  course.finish(player, false)
}

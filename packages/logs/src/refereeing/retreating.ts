/** A retreat: judged, then paid with the Energy cards in the log, and the named Pokémon comes in. */

import { check, request } from 'ptcg-turn-engine'
import { switchActive } from 'ptcg-turn-engine/internal/game/changes/activeSpot'
import type { PlayerId, Pokemon, PokemonId } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import type { LoggedCard, SentenceNamed } from '../languages/sentences.ts'
import type { Entry } from '../reading/battleLog.ts'
import { answerAll, optionNamed, sendEvent } from './answering.ts'
import { newEffect } from './cardMoves.ts'
import type { RefereeCourse } from './course.ts'
import { doubtsOf } from './doubts.ts'
import { POKEMON_NOT_THERE } from './judging.ts'
import { refused } from './refusing.ts'
import type { Verdict } from './verdicts.ts'

/** Cards that the log names as payment for a retreat. */
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
    // A player who pays more than needed pays the smaller units first.
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
const discardedBy = ({ table }: RefereeCourse, { id, energy }: Pokemon): number => {
  const left = table.find(id)?.pokemon.energy ?? []
  return energy.filter((card) => !left.includes(card)).length
}

/** The verdict on a retreat for which the log discards too little Energy. */
const notPaid = (course: RefereeCourse, allowed: Verdict, active: PokemonId): Verdict => {
  const doubts = doubtsOf(course.table, 'energyCoversTheRetreatCost', { pokemon: [active] })
  const message = 'Less Energy is discarded than the Retreat Cost asks for.'
  return doubts.length > 0 || course.lastingByHand
    ? { ...allowed, verdict: 'cannotBeSaid', hidden: [message] }
    : { ...allowed, verdict: 'refused', refusals: [{ rule: 'T2E.2', message }] }
}

export const refereeRetreat = (course: RefereeCourse, sentence: SentenceNamed<'retreated'>, entry: Entry): void => {
  const { table } = course
  const { player } = sentence
  const paid = paidIn(entry)
  table.pokemonMeant(player, sentence.pokemon, ({ place }) => place === 'Active')
  if (table.pokemonNamed(player, sentence.pokemon).length === 0) {
    refused(course, entry, player, 'RETREAT', 'T2E.1', POKEMON_NOT_THERE)
    return
  }
  const active = table.game.players[player].active
  if (active !== null && table.factsOf(active) === null) table.learn(active, { retreatCost: paid.length })
  const following = course.following(false)
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
    if (active !== null && allowed?.verdict === 'allowed' && discardedBy(course, active) > countPaid(entry))
      course.verdicts[at] = notPaid(course, allowed, active.id)
  }
  course.finish(player, false)
}

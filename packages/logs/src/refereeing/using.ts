/**
 * Referees attacks and Abilities. A log has the same words for the use of both, so the card or the following lines decide which of them was
 * used.
 */

import { play } from 'ptcg-turn-engine'
import { pokemonDefinition } from 'ptcg-turn-engine/internal/game/board/definitions'
import { abilitiesToUse, attacksToUse } from 'ptcg-turn-engine/internal/game/board/lent'
import { sideOf } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import { POINTS_PER_COUNTER, placeCounters } from 'ptcg-turn-engine/internal/game/damage/counters'
import { opponentOf, type PlayerId, type PokemonId } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import type { Entry } from '../reading/battleLog.ts'
import { firstLegal, refereeTurnEnd, unsaid } from './actions.ts'
import { answerAll } from './answering.ts'
import { learnAbility, learnAttack, learnDefender, saidBase, saidDamage, type Used } from './attacks.ts'
import { mayDiffer } from './byHand.ts'
import { newEffect } from './cardMoves.ts'
import type { RefereeCourse } from './course.ts'
import { attackedPokemon, declare, findPrintedAttack, mayAttackTwiceNow, printingUsed } from './declaring.ts'
import { damageDoubts } from './doubts.ts'
import { explain, ledgerOf } from './explaining.ts'
import { cardsGone, copiesUnknown, damageToChosen, withGiven } from './given.ts'
import { usePlacedCounters } from './placedCounters.ts'
import { refuse } from './refusing.ts'
import { judgeSecondAttack, lendSecondAttack } from './secondAttack.ts'
import type { Supposition } from './supposing.ts'
import type { RefereedTable } from './table.ts'

/** Lines that may follow the attack of a turn. */
const AFTERWARDS: ReadonlySet<string> = new Set([
  ...[
    'knockedOut',
    'discardedCardFrom',
    'discardedCardsFrom',
    'prizesTaken',
    'addedToHand',
    'addedToHandHidden',
    'nowActive',
  ],
  ...[
    'activated',
    'checkupBegan',
    'coinLanded',
    'coinsLanded',
    'conditionEnded',
    'conditionBegan',
    'countersOfCondition',
  ],
  ...[
    'conditionsEnded',
    'damagePrevented',
    'effectPrevented',
    'conditionPrevented',
    'powerSpent',
    'shuffledDeck',
    'switched',
  ],
])

/** True if only consequences of an attack come before the end of the turn. */
const endsTheTurn = (course: RefereeCourse): boolean => {
  const rest = course.following(true).entries.slice(1)
  const checkup = rest.findIndex(({ sentence }) => sentence.says === 'checkupBegan')
  return (checkup === -1 ? rest : rest.slice(0, checkup)).every(({ sentence }) => AFTERWARDS.has(sentence.says))
}

/**
 * True if a line means an attack: the Pokémon has such an attack; or it is Active, has no such Ability, and either a Pokémon was damaged or
 * the turn ended.
 */
const isAttack = (course: RefereeCourse, sentence: Used, isActive: boolean): boolean => {
  const { table } = course
  const named = table.pokemonNamed(sentence.player, sentence.pokemon)
  const isIt = ({ name }: { readonly name: string }): boolean => name === sentence.attack
  if (named.some((one) => attacksToUse(table.game, one).some(isIt))) return true
  if (named.some((one) => abilitiesToUse(table.game, one).some(isIt))) return false
  if (!isActive || table.game.turn.player !== sentence.player) return false
  return sentence.says.startsWith('attacked') || endsTheTurn(course)
}

/** Puts the damage of a sentence on a Pokémon by hand. */
const hurt = (table: RefereedTable, pokemon: PokemonId, sentence: Used): void =>
  table.change(placeCounters(table.game, pokemon, saidDamage(sentence) / POINTS_PER_COUNTER, { by: sentence.attack }))

const useAbility = (course: RefereeCourse, sentence: Used, entry: Entry): void => {
  const { table } = course
  const { player } = sentence
  const isFree = table.at.state === 'turn.main.ready' && table.game.turn.player === player
  if (isFree)
    for (const { pokemon } of table.pokemonNamed(player, sentence.pokemon))
      learnAbility(table, pokemon, sentence.attack)
  const named = table.pokemonNamed(player, sentence.pokemon)
  if (named.length === 0) table.departs(`${sentence.pokemon.name} uses ${sentence.attack}, but is not in play.`)
  const found = named.flatMap((one) =>
    abilitiesToUse(table.game, one).flatMap(({ name, use }, ability) =>
      name === sentence.attack ? [{ pokemon: one.pokemon.id, ability, isUsed: use !== undefined }] : [],
    ),
  )
  const options = found.flatMap(({ pokemon, ability, isUsed }) =>
    isUsed ? [{ type: 'USE_ABILITY', player, pokemon, ability } as const] : [],
  )
  const legal = firstLegal(table, options)
  if (legal !== undefined) course.act(legal, () => undefined)
  // A text that works without a player's decision is not an action.
  else if (found.length === 0 && (isFree || named.some(({ pokemon }) => table.factsOf(pokemon) !== null)))
    course.verdicts.push(unsaid(entry, player, 'USE_ABILITY', `The text of ${sentence.attack} is not known.`))
  course.note(
    sentence.pokemon.name,
    printingUsed(
      table,
      named.map(({ pokemon }) => pokemon),
      sentence.attack,
    ),
    sentence.attack,
  )
  const effect = newEffect(player, sentence.attack, 'card', course.latestText, sentence.pokemon.name)
  course.effects(effect, entry)
  if ('amount' in sentence) {
    const [target] = table.pokemonNamed(sentence.owner, sentence.target)
    if (target !== undefined) hurt(table, target.pokemon.id, sentence)
  }
  course.finish(player, false)
  endTurnByText(course, player)
}

/** Ends the turn if the text that was used ends it; the log has no line for this. */
export const endTurnByText = (course: RefereeCourse, player: PlayerId): void => {
  const isLast = course.following(false).entries.length === course.following(true).entries.length
  if (isLast && course.latestText.includes('"do":"endTurn"') && course.table.at.state === 'turn.main.ready')
    endTurnQuietly(course, player)
}

/** Grounds for refusing damage that is more than the engine computes, or less. */
const MORE = ['moreDealt', 'moreTaken'] as const
const LESS = ['lessDealt', 'lessTaken'] as const

const attack = (course: RefereeCourse, sentence: Used, entry: Entry): void => {
  const { table } = course
  const { player } = sentence
  const { active } = table.game.players[player]
  if (active === null) return
  const target = attackedPokemon(table, sentence)
  if (player !== table.game.turn.player && table.at.state === 'turn.main.ready') {
    course.act({ type: 'DECLARE_ATTACK', player, attack: 0 }, () => {
      if (target !== null) hurt(table, target.id, sentence)
    })
    return
  }
  const facts = table.factsOf(active)
  learnDefender(table, sentence)
  const indexNow = (): number =>
    attacksToUse(table.game, { owner: player, place: 'Active', pokemon: active }).findIndex(
      ({ name }) => name === sentence.attack,
    )
  let index = indexNow()
  const lent = index >= pokemonDefinition(table.game, active).attacks.length
  const isKnown = index !== -1 && (facts !== null || lent)
  if (!isKnown && facts === null) {
    learnAttack(table, active, sentence)
    index = indexNow()
  }
  const printed = findPrintedAttack(course, active, sentence.attack)
  const given = printed === null ? null : withGiven(printed, entry, sentence, course.known)
  const isSnipe = target !== null && target.id !== table.game.players[opponentOf(player)].active?.id
  const { lentTo } = course
  const again = course.attacksAgain && lentTo === null
  if (again && !mayAttackTwiceNow(table, active.id)) lendSecondAttack(course, active)
  const declared = declare(course, active, index, given, !isSnipe)
  if (lentTo !== null) judgeSecondAttack(course, entry, sentence, lentTo)
  const answered = declared === null ? [] : answerAll(table, course.following(true))
  const happened = [...(declared?.facts ?? []), ...answered]
  if (declared === null && target !== null) hurt(table, target.id, sentence)
  const toChosen = isSnipe && given !== null ? damageToChosen(printed ?? given) : null
  const comesTo = (said: number, suppose: Supposition): boolean => {
    const played = declared === null ? null : play(suppose(declared.before), declared.event)
    const ledger = played === null || E.isLeft(played) ? null : ledgerOf(played.right.facts, target?.id ?? null)
    return ledger === null || ledger.damage === said
  }
  const pair = { attacker: active.id, target: target?.id ?? null, comesTo }
  const goesThrough = declared === null || course.isByHand
  if (goesThrough && declared !== null) {
    const differs = printed !== null && mayDiffer(printed, saidDamage(sentence))
    const damage = explain(table, course.known, entry, sentence, {
      facts: happened,
      target: target?.id ?? null,
      isKnown,
      differs,
      isCopied: copiesUnknown(entry, course.known, printed),
      toChosen,
      pair,
    })
    course.damage.push(damage)
    if (!isKnown)
      course.strange.push({
        damage,
        key: `${sentence.pokemon.name}: ${sentence.attack}`,
        base: saidBase(sentence),
        cards: cardsGone(entry, player),
      })
    const contradicts = damage.explained === 'differently' && damage.cause === 'breakdownDiffers'
    const certain = damage.explained === 'differently' && isKnown && !differs
    const { said, ledger } = damage
    const worked = ledger?.damage ?? 0
    const doubts = certain ? damageDoubts(table, { said, worked }, pair) : []
    const message = contradicts
      ? `The log says that ${sentence.attack} does ${said} damage. ${damage.because}`
      : `${sentence.attack} does ${worked} damage, not ${said}.`
    const isMore = said > worked
    const mayLast = (isMore ? MORE : LESS).some((what) => course.mayLeave(what))
    if (contradicts || (certain && doubts.length === 0 && !mayLast))
      refuse(course, entry, player, 'DECLARE_ATTACK', 'A-D6.1', message)
    else if (certain && doubts.length === 0)
      course.verdicts.push(unsaid(entry, player, 'DECLARE_ATTACK', damage.because ?? ''))
  }
  usePlacedCounters(course, entry, happened)
  course.note(sentence.pokemon.name, printingUsed(table, [active], sentence.attack), sentence.attack)
  const effect = newEffect(player, sentence.attack, 'attack', course.latestText)
  if (target !== null && saidDamage(sentence) > 0) effect.reached.add(target.id)
  course.effects(effect, entry)
  if (declared === null) endTurnQuietly(course, player)
  else course.finish(player, !again, happened)
}

/** Ends the turn after a refused attack or by a text, without a verdict on the end of the turn. */
export const endTurnQuietly = (course: RefereeCourse, player: 0 | 1): void => {
  const { length } = course.verdicts
  refereeTurnEnd(course, player)
  const at = course.verdicts.findIndex(({ action }, index) => index >= length && action === 'END_TURN')
  if (at !== -1) course.verdicts.splice(at, 1)
}

/** True for a second attack that a text allows. Its line is under the line that names the text. */
const isTheSecond = ({ sentence }: Entry, { pokemon }: Used): boolean =>
  (sentence.says === 'usedOn' || sentence.says === 'used' || sentence.says.startsWith('attacked')) &&
  'pokemon' in sentence &&
  sentence.pokemon.name === pokemon.name

export const use = (course: RefereeCourse, sentence: Used, entry: Entry): unknown => {
  const { table } = course
  const second =
    table.at.state === 'turn.secondAttack' ? entry.under.find((one) => isTheSecond(one, sentence)) : undefined
  if (second !== undefined) {
    const under = [...entry.under.filter((one) => one !== second), ...second.under]
    return attack(course, second.sentence as Used, { ...entry, under })
  }
  const active = table.game.players[sentence.player].active
  const isActive = sideOf(table.game, sentence.player).some(
    ({ pokemon }) => pokemon.id === active?.id && table.isIt(pokemon.cards.at(-1) ?? 0, sentence.pokemon),
  )
  if (isAttack(course, sentence, isActive)) attack(course, sentence, entry)
  else useAbility(course, sentence, entry)
}

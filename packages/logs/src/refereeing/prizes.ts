/** Compares the Prize cards taken for Knock Outs in the log with those of the engine. */
import { definitionOf } from 'ptcg-turn-engine/internal/game/board/definitions'
import { moveCards, TO_HAND, TO_PRIZES } from 'ptcg-turn-engine/internal/game/changes/cards'
import { type CardId, type Fact, opponentOf, PLAYERS, type PlayerId } from 'ptcg-turn-engine/model'
import { accusation, verdictOn } from './accusing.ts'
import type { FollowingLines } from './answering.ts'
import { isUnknown, leavesMore } from './byHand.ts'
import type { RefereeCourse } from './course.ts'
import { namesInDoubt } from './doubts.ts'
import { unusedEntries } from './knockOuts.ts'
import { findLiftable, liftedBy } from './lifting.ts'
import type { Verdict } from './verdicts.ts'

const takenCards = (facts: readonly Fact[], player: PlayerId): readonly CardId[] =>
  facts.flatMap((fact) =>
    fact.fact === 'PRIZES_TAKEN' && fact.player === player ? fact.cards.map(({ id }) => id) : [],
  )

const fallen = (facts: readonly Fact[]): readonly { readonly id: number }[] =>
  facts.flatMap((fact) => (fact.fact === 'POKEMON_KNOCKED_OUT' ? fact.cards : []))

const fellUnknown = ({ table }: RefereeCourse, facts: readonly Fact[]): boolean =>
  fallen(facts).some(({ id }) => isUnknown(definitionOf(table.game, id)))

/** Matches an unread text about Prize cards. */
const UNREAD = /"do":"byHand","text":"[^"]*Prize card/

/** True if a text in play, of the attack, or on a Knocked Out Pokémon may give more Prize cards (`isMore`), or fewer. */
const mayGiveOthers = (course: RefereeCourse, facts: readonly Fact[], player: PlayerId, isMore: boolean): boolean => {
  const { table, latestText } = course
  const what = isMore ? 'morePrizes' : 'fewerPrizes'
  const { active } = table.game.players[player]
  // Effects in play that give more Prize cards concern the attacker; those that give fewer concern the side of the
  // Knocked Out Pokémon.
  const concerned = isMore
    ? { pokemon: active === null ? [] : [active.id], players: [player] }
    : { players: [opponentOf(player)] }
  return (
    latestText === '' ||
    UNREAD.test(latestText) ||
    findLiftable(latestText, true).includes(what) ||
    course.mayLeave(what) ||
    namesInDoubt(table, what, concerned).length > 0 ||
    fallen(facts).some(({ id }) => {
      const card = definitionOf(table.game, id)
      // The name of an unknown Pokémon shows its rule box, which limits the number of Prize cards for it.
      if (isUnknown(card)) return !isMore || card?.kind !== 'Pokemon'
      const printed = table.printedAs(id)
      const lifted = printed === null ? null : liftedBy(printed)
      return (
        lifted?.unread.has(what) === true ||
        (printed !== null && leavesMore(printed) && lifted?.all.has(what) === true) ||
        (table.printingsOf(id) ?? []).some((one) => liftedBy(one).all.has(what) || liftedBy(one).unread.has(what))
      )
    })
  )
}

/** Compares the Prize cards that the engine gives for Knock Outs with those that the log mentions. */
export const comparePrizes = (
  course: RefereeCourse,
  following: FollowingLines,
  facts: readonly Fact[],
): readonly Verdict[] => {
  const { table } = course
  return PLAYERS.flatMap((player) => {
    const said = unusedEntries(following, 'prizesTaken').filter(
      ({ sentence }) => 'player' in sentence && sentence.player === player,
    )
    const count = takenCards(facts, player).length
    const [entry] = said
    if (entry === undefined || (count === 0 && !facts.some(({ fact }) => fact === 'POKEMON_KNOCKED_OUT'))) return []
    let claimed = 0
    for (const one of said) {
      if (claimed >= count && claimed > 0) break
      following.used.add(one)
      claimed += one.sentence.says === 'prizesTaken' ? one.sentence.count : 0
    }
    if (claimed === count)
      return [verdictOn(entry, player, { action: 'TAKE_PRIZES', verdict: 'allowed', held: ['PR.1', 'KO.4'] })]
    const message = `The player takes Prize cards (${claimed}), but the Knock Outs are worth ${count}.`
    if (!fellUnknown(course, facts)) table.departs(message, entry.line)
    const { prizes } = table.game.players[player]
    if (claimed > count) table.change(moveCards(table.game, prizes.slice(0, claimed - count), TO_HAND))
    else table.change(moveCards(table.game, takenCards(facts, player).slice(claimed), TO_PRIZES))
    const isDoubted = mayGiveOthers(course, facts, player, claimed > count)
    return [accusation(entry, player, { action: 'TAKE_PRIZES', rule: 'PR.1', message }, isDoubted)]
  })
}

/** Referees a second attack in a turn, which a log may contain even if no known text allows it (T3.1). */
import { definitionOf } from 'ptcg-turn-engine/internal/game/board/definitions'
import type { CardDefinition, CardId, Pokemon } from 'ptcg-turn-engine/model'
import type { Entry } from '../reading/battleLog.ts'
import { unsaid } from './actions.ts'
import type { Used } from './attacks.ts'
import type { RefereeCourse } from './course.ts'
import { namesInDoubt } from './doubts.ts'

/** Makes the chart expect the log's second attack of this turn, even if no known text allows it. */
export const lendSecondAttack = (course: RefereeCourse, active: Pokemon): void => {
  const { table } = course
  const card = definitionOf(table.game, active.cards.at(-1) as CardId)
  if (card?.kind !== 'Pokemon') return
  course.lentTo = card
  const lent = {
    name: 'Another attack',
    continuous: [{ continuous: 'attacksTwice', scope: { pokemon: 'thisPokemon' } }],
  } as const
  table.learn(active, { abilities: [...(card.abilities ?? []), lent] })
}

/** Refuses a second attack in a turn, unless an unknown text, or the text that the line names, may allow it. */
export const judgeSecondAttack = (
  course: RefereeCourse,
  entry: Entry,
  sentence: Used,
  lentTo: CardDefinition,
): void => {
  const { table, verdicts } = course
  course.lentTo = null
  table.restore(lentTo)
  const at = verdicts.findLastIndex(({ action }) => action === 'DECLARE_ATTACK')
  const { active } = table.game.players[sentence.player]
  const isNamed = course.entries[course.at]?.sentence !== sentence
  const mayBe =
    isNamed || namesInDoubt(table, 'secondAttack', { pokemon: active === null ? [] : [active.id] }).length > 0
  verdicts[at] = {
    ...unsaid(entry, sentence.player, 'DECLARE_ATTACK', 'A text that is not known may allow a second attack.'),
    ...(mayBe
      ? {}
      : { verdict: 'refused', hidden: [], refusals: [{ rule: 'T3.1', message: 'A turn has one attack.' }] }),
  }
}

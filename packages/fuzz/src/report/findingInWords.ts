/** Says what a check found to somebody who knows the game, and nothing of checks. */

import { rulebook } from 'ptcg-turn-engine'
import { cardName } from 'ptcg-turn-engine/internal/game/board/definitions'
import type { Game } from 'ptcg-turn-engine/model'
import type { Finding } from '../check.ts'

/** What only sorts findings, and the numbers of what must always hold, which no rulebook has. */
const SORTED_BY =
  /^(?:(?:oracle|view|facts|[IP]\d+|the (?:table|winner|result|wait|step)|damage|legal events|what may be chosen): )+/

/** Numbers tell cards of one name apart: where there is one only, its name is enough. */
export const namesWithoutNumbers = (says: string, game: Game): string => {
  const names = game.cards.map((_, card) => cardName(game, card))
  const alone = new Set(names.filter((name) => names.indexOf(name) === names.lastIndexOf(name)))
  return says
    .replace(/\bcard #(\d+)/g, (whole, card: string) =>
      names[Number(card)] === undefined ? whole : `${names[Number(card)]} #${card}`,
    )
    .replace(/ #(\d+)\b/g, (number, card: string) => (alone.has(names[Number(card)] ?? '') ? '' : number))
}

/** One sentence or more, with the names of the game where there is one. */
export const findingInWords = ({ check, says }: Finding, game: Game | null = null): string => {
  const bare = says.replaceAll('\n', ' ').replace(`${check}: `, '').replace(SORTED_BY, '')
  const named = game === null ? bare : namesWithoutNumbers(bare, game)
  return `${named.charAt(0).toUpperCase()}${named.slice(1)}${/[.!?]$/.test(named) ? '' : '.'}`
}

/** The rules that a finding names, each with its sentence. */
export const rulesIn = (says: string): readonly string[] =>
  rulebook.flatMap(({ id, says: sentence }) =>
    says.split(/[\s():,;]+/).some((word) => word === id || word === `${id}.`) ? [`${id}: ${sentence}`] : [],
  )

/** Explains a check's finding to people who know the game but not the checks. */

import { rulebook } from 'ptcg-turn-engine'
import { cardName } from 'ptcg-turn-engine/internal/game/board/definitions'
import type { Game } from 'ptcg-turn-engine/model'
import type { Finding } from '../check.ts'

/**
 * Matches the beginning of a finding that people need not see: prefixes that only sort findings, and numbers of invariants, which are not
 * in the rulebook.
 */
const SORTED_BY =
  /^(?:(?:oracle|view|facts|words|notation|what is shown|[IP]\d+|the (?:table|winner|result|wait|step)|damage|legal events|what may be chosen): )+/

/** Replaces "card #5" by the name of the card. The number is kept only if several cards have this name. */
export const namesWithoutNumbers = (says: string, game: Game): string => {
  const names = game.cards.map((_, card) => cardName(game, card))
  const alone = new Set(names.filter((name) => names.indexOf(name) === names.lastIndexOf(name)))
  return says
    .replace(/\bcard #(\d+)/g, (whole, card: string) =>
      names[Number(card)] === undefined ? whole : `${names[Number(card)]} #${card}`,
    )
    .replace(/ #(\d+)\b/g, (number, card: string) => (alone.has(names[Number(card)] ?? '') ? '' : number))
}

/** A finding as one or more sentences, with the names of cards instead of their numbers if a game is given. */
export const findingInWords = ({ check, says }: Finding, game: Game | null = null): string => {
  const bare = says.replaceAll('\n', ' ').replace(`${check}: `, '').replace(SORTED_BY, '')
  const named = game === null ? bare : namesWithoutNumbers(bare, game)
  return `${named.charAt(0).toUpperCase()}${named.slice(1)}${/[.!?]$/.test(named) ? '' : '.'}`
}

/** The rules that a finding mentions by id, each with its text. */
export const rulesIn = (says: string): readonly string[] =>
  rulebook.flatMap(({ id, says: sentence }) =>
    says.split(/[\s():,;]+/).some((word) => word === id || word === `${id}.`) ? [`${id}: ${sentence}`] : [],
  )

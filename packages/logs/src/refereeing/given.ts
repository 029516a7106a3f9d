/** Adds to a printed attack what only the log gives: the numbers that decide its damage, and the attack used in its place. */
import type { AttackDefinition, DamageTerm, PlayerId } from 'ptcg-turn-engine/model'
import type { Entry } from '../reading/battleLog.ts'
import { saidDamage, type Used } from './attacks.ts'
import type { KnownCards } from './catalogue.ts'

/** Counts the cards of a player that move in the lines under an attack. */
export const cardsGone = (entry: Entry, player: PlayerId): number =>
  entry.under.reduce((sum, { sentence, cards }) => {
    switch (sentence.says) {
      case 'discardedCardFrom':
      case 'discardedCard':
        return sentence.player === player ? sum + 1 : sum
      case 'discardedCardsFrom':
      case 'discardedCards':
        return sentence.player === player ? sum + (cards?.length ?? sentence.count) : sum
      case 'movedCard':
        return sentence.owner === player ? sum + 1 : sum
      case 'movedCards':
        return sentence.owner === player ? sum + (cards?.length ?? sentence.count) : sum
      default:
        return sum
    }
  }, 0)

/** True if a part of the damage depends on choices of the attack. */
const isChosen = (term: DamageTerm): boolean => /"count":"cardsChosen"|"is":"done"/.test(JSON.stringify(term))

/** Returns the points of a part of the damage for this number of cards; null if the number alone does not decide them. */
const pointsFor = ({ amount, times, if: condition }: DamageTerm, cards: number): number | null => {
  if (condition?.is === 'done' && cards === 0) return 0
  if (condition !== undefined && condition.is !== 'done') return null
  if (times === undefined) return amount
  return typeof times !== 'number' && times.count === 'cardsChosen' ? amount * cards : null
}

/** Returns the attack with the damage that follows from the cards moved for it. */
const withCards = (attack: AttackDefinition, cards: number): AttackDefinition => {
  const { damage } = attack
  const terms = damage?.terms ?? []
  const points = terms.filter(isChosen).map((term) => pointsFor(term, cards))
  if (damage === undefined || points.length === 0 || points.includes(null)) return attack
  const rest = terms.filter((term) => !isChosen(term))
  const base = (damage.sign === '×' ? 0 : damage.base) + points.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  return { ...attack, damage: { base, ...(rest.length === 0 ? {} : { terms: rest }) } }
}

/**
 * Returns the attack that a line under the entry says was chosen, or null if no known attack was chosen. If several cards have an attack
 * with this name, a card that these lines name is preferred.
 */
const copied = (entry: Entry, known: KnownCards): AttackDefinition | null => {
  const linesAsJson = JSON.stringify(entry.under)
  for (const { sentence } of entry.under) {
    if (sentence.says !== 'chose') continue
    const found = known.attacks(sentence.text)
    const one = found.find(({ of }) => linesAsJson.includes(JSON.stringify(of))) ?? found[0]
    if (one !== undefined) return one.attack
  }
  return null
}

/** True if the log says that the attack was used as another attack, which is unknown. */
export const copiesUnknown = (entry: Entry, known: KnownCards, printed: AttackDefinition | null): boolean =>
  printed?.damage === undefined &&
  copied(entry, known) === null &&
  entry.under.some(({ sentence }) => sentence.says === 'chose')

/** Matches an unread text in which an attack does a number of damage for each of something. */
const FOR_EACH = /"do":"byHand","text":"[^"]*?(?<points>\d+) (?<more>more )?damage for each/

/** Returns the different numbers in the lines under an attack. */
const numbersUnder = (entry: Entry, cards: number): readonly number[] => [
  ...new Set(
    entry.under.flatMap(({ sentence }) => {
      if (sentence.says === 'chose') return /^\d+$/.test(sentence.text) ? [Number(sentence.text)] : []
      if (sentence.says === 'countersPut' || sentence.says === 'countersMoved') return [sentence.count]
      return sentence.says === 'coinsLanded' ? [sentence.amount] : []
    }),
  ),
  ...(cards > 0 ? [cards] : []),
]

/** Returns the attack with the damage of an unread "for each" text, if the log gives only one number that the text can count. */
const withNumber = (attack: AttackDefinition, entry: Entry, cards: number): AttackDefinition => {
  const { points, more } = FOR_EACH.exec(JSON.stringify(attack))?.groups ?? {}
  const [number, ...others] = numbersUnder(entry, cards)
  if (points === undefined || number === undefined || others.length > 0) return attack
  const base = Number(points) * number + (more === undefined ? 0 : (attack.damage?.base ?? 0))
  return { ...attack, damage: { ...attack.damage, base } }
}

/** Returns the fixed damage that an attack does to chosen Pokémon, or null. */
export const damageToChosen = ({ also }: AttackDefinition): number | null => {
  const [first] = also ?? []
  return first === undefined || first.times !== undefined || first.if !== undefined ? null : first.amount
}

/**
 * Returns the printed attack with the numbers in the log. If the attack has no other damage, damage to chosen Pokémon becomes its damage.
 */
export const withGiven = (
  printed: AttackDefinition,
  entry: Entry,
  sentence: Used,
  known: KnownCards,
): AttackDefinition => {
  const mayBeAnother = printed.damage === undefined || JSON.stringify(printed).includes('"do":"copyAttack"')
  const other = mayBeAnother ? copied(entry, known) : null
  const gone = cardsGone(entry, sentence.player)
  const used = withNumber(withCards(other ?? printed, gone), entry, gone)
  const chosen = saidDamage(sentence) > 0 ? damageToChosen(used) : null
  const damage = used.damage ?? (chosen === null ? undefined : { base: chosen })
  const { unaffectedBy } = used
  return {
    ...printed,
    ...(damage === undefined ? {} : { damage }),
    ...(unaffectedBy === undefined ? {} : { unaffectedBy }),
  }
}

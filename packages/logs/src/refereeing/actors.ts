/**
 * Finds the players that the lines of one effect mean. If a text has both players shuffle their hands away and draw, the client names the
 * player of the card on both lines; the second line of such a pair belongs to the other player.
 */
import { opponentOf, type PlayerId } from 'ptcg-turn-engine/model'
import type { SentenceName } from '../languages/sentences.ts'
import type { Entry } from '../reading/battleLog.ts'

const GIVE: ReadonlySet<SentenceName> = new Set<SentenceName>([
  'shuffledCardsIntoDeck',
  'shuffledCardIntoDeck',
  'shuffledHandIntoDeck',
  'shuffledHand',
])

const GET: ReadonlySet<SentenceName> = new Set<SentenceName>(['drewCards', 'drewCard'])

const named = (entry: Entry): PlayerId | null => ('player' in entry.sentence ? entry.sentence.player : null)

const ofKinds = (entries: readonly Entry[], kinds: ReadonlySet<SentenceName>): readonly Entry[] =>
  entries.filter(({ sentence }) => kinds.has(sentence.says))

/** Returns the second line if there are exactly two lines and they name the same player; otherwise null. */
const secondOf = ([first, second, ...more]: readonly Entry[]): Entry | null =>
  first !== undefined && second !== undefined && more.length === 0 && named(first) === named(second) ? second : null

const ofTheOther = (entry: Entry): Entry => {
  const player = named(entry)
  return player === null ? entry : ({ ...entry, sentence: { ...entry.sentence, player: opponentOf(player) } } as Entry)
}

/** Returns the lines of an effect with the players that they mean. */
export const withActors = (entries: readonly Entry[]): readonly Entry[] => {
  const gives = ofKinds(entries, GIVE)
  const gave = secondOf(gives)
  const bothGave = gave !== null || new Set(gives.map(named)).size === 2
  const got = bothGave ? secondOf(ofKinds(entries, GET)) : null
  return entries.map((entry) => (entry === gave || entry === got ? ofTheOther(entry) : entry))
}

/**
 * Finds the kinds of effects that meet on a board, and the ways in which they meet: two equal effects ("one source twice"), two different
 * effects ("two sources"), effects of both sides, or a lasting effect and a continuous effect of a card in play.
 */
import type { ContinuousEffect, Game } from 'ptcg-turn-engine/model'
import { CONTINUOUS_KINDS, isOfPlayers } from '../arbitraries/meetings.ts'
import { listEffects } from '../invariants/inForceHere.ts'
import { everyPokemonIn } from '../invariants/reading.ts'
import { isSame } from '../invariants/sameness.ts'
import type { Tally } from './tally.ts'

const WAYS = ['one source twice', 'two sources', 'both sides', 'what lasts with what is in play'] as const

/** Every combination of a kind of effects and a way in which two of them meet. Some game should begin with each combination. */
export const EVERY_MEETING: readonly string[] = CONTINUOUS_KINDS.flatMap((kind) =>
  WAYS.filter((way) => way !== 'what lasts with what is in play' || !isOfPlayers(kind)).map((way) => `${kind}: ${way}`),
)

/** The meetings of a board. */
export const meetingsIn = (game: Game): readonly string[] => {
  const held = listEffects(game)
  const met = new Set<string>()
  const meet = (kind: ContinuousEffect['continuous'], way: (typeof WAYS)[number]): void => {
    met.add(`${kind}: ${way}`)
  }
  for (const [at, one] of held.entries())
    for (const other of held.slice(at + 1)) {
      const { continuous } = one.effect
      if (other.effect.continuous !== continuous) continue
      meet(continuous, isSame(one.effect, other.effect) ? 'one source twice' : 'two sources')
      if (one.holder !== null && other.holder !== null && one.holder.owner !== other.holder.owner)
        meet(continuous, 'both sides')
    }
  for (const { pokemon } of everyPokemonIn(game))
    for (const { effect } of pokemon.lasting)
      if (held.some(({ effect: { continuous } }) => continuous === effect.lasting))
        meet(effect.lasting, 'what lasts with what is in play')
  return [...met]
}

/** The meetings that no game began with. */
export const meetingsNotMet = ({ meetings }: Tally): readonly string[] =>
  EVERY_MEETING.filter((name) => !Object.hasOwn(meetings, name))

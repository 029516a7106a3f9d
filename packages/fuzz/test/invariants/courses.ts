/**
 * Games for the checks to watch: whole games of every deck and era, half of them with illegal tries and changes by
 * hand.
 */
import * as E from 'fp-ts/lib/Either.js'
import { randomPlayer, rulesets } from 'ptcg-turn-engine'
import { randomOrder } from 'ptcg-turn-engine/internal/game/changes/chance'
import { createDice } from 'ptcg-turn-test-kit/differential/dice'
import { deckNamed, GAME_DECK_NAMES } from 'ptcg-turn-test-kit/differential/gameDecks'
import { anyChange, anyEvent } from 'ptcg-turn-test-kit/differential/tries'
import { ODD_CARDS } from 'ptcg-turn-test-kit/oddCards'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { Check } from '../../src/check.ts'
import { type Opening, openingOf } from '../../src/opening.ts'
import { ENGINE, type NextEvent, type Ran, type RunOptions, run } from '../../src/run.ts'

/** The opening for a seed. */
export const openingNumber = (seed: number): Opening => {
  const dice = createDice(seed)
  const decks = [deckNamed(dice.one(GAME_DECK_NAMES), dice), deckNamed(dice.one(GAME_DECK_NAMES), dice)] as const
  const ruleset = dice.one(Object.values(rulesets))
  const opened = openingOf({ from: 'newGame', decks, ruleset, cards: ODD_CARDS })
  if (E.isLeft(opened)) throw new Error(opened.left.join(' '))
  return opened.right
}

/** A random player's events. One in `oneIn` is any event, legal or not; if `oneIn` is null, all are legal. */
export const playerNumber = (seed: number, oneIn: number | null): NextEvent => {
  const decide = randomPlayer(seed)
  const dice = createDice(seed + 1)
  const generator = xoroshiro128plus(seed + 2)
  return (at, legal) => {
    if (legal.length === 0 && (oneIn === null || dice(4) > 0)) return null
    if (at.game.ask?.ask === 'byHand' && dice(3) > 0) return { event: anyChange(at, dice), expects: 'GR.2' }
    if (legal.length === 0 || (oneIn !== null && dice(oneIn) === 0))
      return { event: anyEvent(at, dice), expects: 'T0.1' }
    const event = decide(at, legal)
    if (event.type !== 'DECK_SHUFFLED') return { event, expects: null }
    const order = randomOrder(event.order.length, (limit) => uniformInt(generator, 0, limit))
    return { event: { type: 'DECK_SHUFFLED', order }, expects: null }
  }
}

/** Plays the game of a seed while checks watch. */
export const playNumber = (
  seed: number,
  checks: readonly Check[],
  { subject = ENGINE, most = 1500, observe }: Partial<RunOptions> = {},
): Ran =>
  run(openingNumber(seed), {
    subject,
    checks,
    most,
    next: playerNumber(seed, seed % 2 === 0 ? null : 4),
    ...(observe === undefined ? {} : { observe }),
  })

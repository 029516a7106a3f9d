/** The cases of the suite: rules, rulings and random games, each played on the current engine. */

import { cards, load, loadPosition } from 'ptcg-turn-engine'
import { deckProblems } from 'ptcg-turn-engine/internal/game/cards/deckConstruction'
import { swordAndShield } from 'ptcg-turn-engine/internal/game/rulesets/rulesets'
import type { GameEvent } from 'ptcg-turn-engine/model'
import type { NextEvent, Opening, TriedEvent } from 'ptcg-turn-engine-fuzz'
import { shortGame } from 'ptcg-turn-engine-fuzz/internal/shortGames'
import * as E from '#fp-ts/Either'
import { playAndRecord } from './played.ts'
import type { PlayedCase, SuiteCase } from './suite.ts'
import type { CaseBeginning, TriedCase, WrittenCase } from './writtenCases.ts'

const openingAt = (from: Exclude<CaseBeginning, { readonly deck: unknown }>): Opening => {
  const loaded = 'position' in from ? loadPosition(from.position) : load(from.save)
  if (E.isLeft(loaded)) throw new Error(`A case cannot be laid out: ${loaded.left[0].message}`)
  const { state, game } = loaded.right
  return { state, game }
}

const sendingAll = (events: readonly GameEvent[]): NextEvent => {
  const left = events.map((event): TriedEvent => ({ event, expects: null }))
  return () => left.shift() ?? null
}

/** Throws if the result of a case differs from the result in its test. */
const expectAsWritten = ({ what }: WrittenCase, { refused }: TriedCase, codes: readonly string[]): void => {
  if (JSON.stringify(refused.toSorted()) !== JSON.stringify(codes.toSorted()))
    throw new Error(`"${what}" contradicts its test; rewrite the cases with "npm run docs".`)
}

const caseOf = (written: WrittenCase, tried: TriedCase): SuiteCase => {
  const { of, id, what } = written
  const { from, before, event } = tried
  if ('deck' in from) {
    const because = deckProblems({ name: 'A deck', cards: from.deck }, cards, swordAndShield).map(({ rule, code }) => ({
      rule,
      code,
    }))
    expectAsWritten(
      written,
      tried,
      because.map(({ code }) => code),
    )
    return { of: 'deck', id, what, deck: from.deck, because }
  }
  const played = playAndRecord(openingAt(from), sendingAll([...before, ...(event === null ? [] : [event])]))
  const asked = played.moments[before.length]
  const because = asked?.play === undefined ? (asked?.refused?.at(-1)?.because ?? []) : []
  expectAsWritten(written, { ...tried, refused: [...new Set(tried.refused)] }, [
    ...new Set(because.map(({ code }) => code)),
  ])
  return { of, id, what, ...played }
}

/** Plays the cases of rules and rulings. */
export function* casesWritten(written: readonly WrittenCase[]): Generator<SuiteCase> {
  for (const one of written) for (const tried of one.tried) yield caseOf(one, tried)
}

/** Plays random games, most of them from boards with many possibilities. The players also try illegal events. */
export function* randomGames(seed: number, games: number): Generator<PlayedCase> {
  for (let number = 0; number < games; number += 1) {
    const { opening, most, next } = shortGame(seed, number)
    const what = `random game ${number} of seed ${seed}`
    yield { of: 'game', id: `${number}`, what, ...playAndRecord(opening, next(), most) }
  }
}

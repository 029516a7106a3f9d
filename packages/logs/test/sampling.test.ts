/**
 * A game to continue from a moment of a log: seen cards are in place, the others are drawn, and a report lists this.
 */

import { createSession, legalEvents, save } from 'ptcg-turn-engine'
import { type Game, PLAYERS, type PlayerId } from 'ptcg-turn-engine/model'
import { expect, test } from 'vitest'
import { talking } from '../../cli/test/stdio/talk.ts'
import { playableMoment } from '../src/index.ts'
import { loggedGame, refereeText } from './planted/game.ts'

const { text, cards } = loggedGame(4)
const log = refereeText(text, cards)
const lines = log.moments.filter((_, at) => at % 5 === 0).map(({ line }) => line)

const momentAt = (line: number, seed = 1) => {
  const moment = playableMoment(log, { line, seed, cards })
  if (moment._tag === 'Left') throw new Error(moment.left.map(({ path, message }) => `${path} ${message}`).join(' '))
  return moment.right
}

const namesOf = (game: Game, owner: PlayerId): readonly string[] =>
  game.cards.flatMap((card) =>
    card.owner === owner ? [game.definitions[card.definition ?? '']?.name ?? 'nothing'] : [],
  )

test('a session can continue from every part of a log, with every card known', () => {
  expect(lines.length).toBeGreaterThan(5)
  for (const line of lines) {
    const { snapshot } = momentAt(line)
    const session = createSession(snapshot)
    for (let events = 0; events < 20; events += 1) {
      const [event] = session.legalEvents()
      if (event === undefined) break
      expect(session.send(event)._tag).toBe('Right')
    }
    for (const owner of PLAYERS) expect(namesOf(snapshot.game, owner)).not.toContain('nothing')
  }
})

test('cards that the log has shown are in their places, and cards that it shows later are in the deck, in the hand or among the Prize cards', () => {
  const line = lines[2] ?? 0
  const { snapshot, line: taken } = momentAt(line)
  const refereedGame = log.moments.findLast((one) => one.line === taken)?.snapshot.game
  expect(taken).toBeLessThanOrEqual(line)
  for (const [id, { definition }] of (refereedGame?.cards ?? []).entries())
    if (definition !== null) expect(snapshot.game.cards[id]?.definition).toBe(definition)
  const last = log.moments.at(-1)?.snapshot.game
  for (const owner of PLAYERS) {
    const known = (last?.cards ?? []).flatMap((card) => (card.owner === owner ? (card.definition ?? []) : []))
    for (const id of new Set(known)) {
      const count = snapshot.game.cards.filter((card) => card.owner === owner && card.definition === id).length
      expect(count).toBeGreaterThanOrEqual(known.filter((one) => one === id).length)
    }
  }
})

test('the same seed draws the same, another seed another, and both list their assumptions', () => {
  const line = lines[2] ?? 0
  expect(momentAt(line, 1)).toEqual(momentAt(line, 1))
  expect(momentAt(line, 2).snapshot).not.toEqual(momentAt(line, 1).snapshot)
  expect(momentAt(line).assumed.join(' ')).toMatch(
    /among the hidden cards\..*that the log never shows are played as .* Energy\./,
  )
})

test('texts are those of the printed cards, so that their events are legal', () => {
  const { snapshot } = momentAt(lines[2] ?? 0)
  const printed = new Map(cards.map((card) => [card.id, card]))
  const known = Object.values(snapshot.game.definitions).filter(({ id }) => printed.has(id))
  expect(known.length).toBeGreaterThan(3)
  for (const card of known) expect(card).toEqual(printed.get(card.id))
  expect(legalEvents(snapshot).length).toBeGreaterThan(0)
})

test('another program continues from it over JSON lines', () => {
  const { done } = talking()
  const { game } = done({ method: 'load', file: save(momentAt(lines[1] ?? 0).snapshot) })
  const [event] = done({ method: 'legal', game }).events
  expect(done({ method: 'play', game, event }).facts.length).toBeGreaterThan(0)
})

test('an unknown Pokémon attacks as in the log, and has no Ability that could be used without end', () => {
  const unknown = playableMoment(refereeText(text, []), { line: lines.at(-1) ?? 0, seed: 1, cards: [] })
  if (unknown._tag === 'Left') throw new Error(unknown.left.map(({ message }) => message).join(' '))
  const pokemon = Object.values(unknown.right.snapshot.game.definitions).filter((card) => card.kind === 'Pokemon')
  expect(pokemon.some(({ attacks }) => attacks.length > 0)).toBe(true)
  expect(JSON.stringify(pokemon)).not.toMatch(/"abilities"|byHand/)
})

test('a log that ends before the first turn gets one sentence', () => {
  const moment = playableMoment(log, { line: 1, seed: 1, cards })
  expect(moment).toMatchObject({ _tag: 'Left', left: [{ path: 'line' }] })
})

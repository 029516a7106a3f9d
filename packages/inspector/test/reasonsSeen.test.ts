/**
 * The reasons of a refusal for a player: two games that differ only in what the player cannot see give the same
 * reasons.
 */

import { check, type Snapshot, type Violations } from 'ptcg-turn-engine'
import { clauseTruths, gameGraph } from 'ptcg-turn-engine/game-chart'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { board } from 'ptcg-turn-test-kit/board'
import { describe, expect, test } from 'vitest'
import { reasonsSeen } from '../src/reasonsSeen.ts'
import { viewAs } from '../src/time/moment.ts'

const worldWith = (card: string): Snapshot => board(`turn 3 of B\nA active Sobble\nB active Wooloo\nB hand ${card}`)

const WORLDS = ['Scorbunny', 'Fire Energy', "Professor's Research", 'Raboot'].map(worldWith)

const refusedIn = (world: Snapshot, event: unknown): Violations | readonly [] => {
  const checked = check(world, event as GameEvent)
  return checked._tag === 'Left' ? checked.left : []
}

describe('a card in the hand of the other player', () => {
  test.each(['PLAY_STADIUM', 'PLAY_TOOL', 'EVOLVE'] as const)('%s', (type) => {
    const reasonsByWorld = WORLDS.map((world) => {
      const [card = 0] = world.game.players[1].hand
      const pokemon = world.game.players[1].active?.id
      const event = { type, player: 1, card, ...(type === 'PLAY_STADIUM' ? {} : { pokemon }) }
      const violations = refusedIn(world, event)
      expect(violations.length).toBeGreaterThan(0)
      expect(reasonsSeen('both', world, event, violations)).toBe(violations)
      return reasonsSeen(0, world, event, violations)
    })
    for (const reasons of reasonsByWorld) expect(reasons).toEqual(reasonsByWorld[0])
  })
  test('its owner gets every reason', () => {
    const [world] = WORLDS
    if (world === undefined) return
    const event = { type: 'PLAY_STADIUM', player: 1, card: world.game.players[1].hand[0] }
    expect(reasonsSeen(1, world, event, refusedIn(world, event))).toEqual(refusedIn(world, event))
  })
  test('the chart hides the kind of a hidden card too', () => {
    const truths = WORLDS.map((world) => [...clauseTruths(gameGraph, viewAs(0, world), null)])
    for (const one of truths) expect(one).toEqual(truths[0])
    const supporter = new Map(truths[0]).get('turn.main.ready:PLAY_SUPPORTER:0') ?? []
    expect(supporter).toContain(null)
    expect(supporter).not.toContain(false)
  })
})

/** Texts that may be used can do something, and those that are refused cannot: engines that break this are caught. */
import { MEANING } from 'ptcg-turn-engine/internal/engine/stepper/meaning'
import { STEPPER } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { CardDefinition } from 'ptcg-turn-engine/model'
import { board } from 'ptcg-turn-test-kit/board'
import { inventItem } from 'ptcg-turn-test-kit/invented'
import { describe, expect, test } from 'vitest'
import { promisesAreKept } from '../../src/invariants/promises.ts'
import { breakEngine, saysOfGames } from './broken.ts'

const says = (text: string, stepper = STEPPER, cards: readonly CardDefinition[] = []) => {
  const at = board(text, { cards })
  return promisesAreKept.watch({ game: at.game, state: at.state }, stepper).atRest?.(at, []) ?? null
}

const always = breakEngine({}, { cardWouldChangeSomething: () => true, abilityWouldChangeSomething: () => true })
const never = breakEngine({}, { cardWouldChangeSomething: () => false })
/** An engine that refuses to draw for a player with cards in hand. */
const mean = breakEngine(
  {},
  {
    cardWouldChangeSomething: (game, event) =>
      game.players[0].hand.length < 3 && MEANING.clauses.cardWouldChangeSomething(game, event),
  },
)

describe('a text that may be used', () => {
  const healthy = 'A active Scorbunny\nA hand Potion\nB active Sobble'

  test('does something', () => {
    expect(says(healthy)).toBeNull()
    expect(says(healthy, always)).toBe('T2D.1b: Potion may be used, but can do nothing.')
  })

  test('occurs in games', () => {
    expect(saysOfGames(promisesAreKept, always, 10)).toMatch(/^T2D\.1b: .* may be used, but can do nothing\.$/)
  })

  test('may find nothing among hidden cards', () => {
    expect(says('A active Scorbunny\nA hand Great Ball\nA deck Hop x7\nB active Sobble')).toBeNull()
  })
})

test('a text that chooses twice among the same cards may find nothing the second time', () => {
  const twice = inventItem('Twice', [
    { do: 'chooseCards', as: 'one', whose: 'you', from: 'discard', filter: {} },
    { do: 'chooseCards', as: 'other', whose: 'you', from: 'discard', filter: {} },
    { do: 'move', cards: 'other', to: 'hand' },
  ])
  expect(says('A active Scorbunny\nA hand Twice\nA discard Hop\nB active Sobble', STEPPER, [twice])).toBeNull()
})

describe('a text that is refused for changing nothing', () => {
  const hurt = 'A active Scorbunny -30\nA hand Potion\nB active Sobble'

  test('changes nothing', () => {
    expect(says('A active Scorbunny\nA hand Potion, Switch\nB active Sobble')).toBeNull()
    expect(says(hurt, never)).toBe('T2D.1b: Potion is refused for changing nothing, and leads to COUNTERS_REMOVED.')
  })

  test('occurs in games', () => {
    expect(saysOfGames(promisesAreKept, mean, 10)).toMatch(
      /^T2D\.1b: .* is refused for changing nothing, and leads to /,
    )
  })
})

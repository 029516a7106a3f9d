import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { gameChart } from '../../../machines/gameChart.ts'
import { collapse, standsFor, stepsOnly } from '../../../src/view/chart/collapse.ts'
import { chartGraph } from '../../../src/view/chart/graph.ts'

const game = chartGraph(gameChart)
const steps = stepsOnly(game)

describe('a chart with closed states', () => {
  const shown = collapse(game, new Set(['turn.main', 'turn.main.resolving', 'knockOut']))
  const find = (id: string) => shown.transitions.find((transition) => transition.id === id)

  it('shows a closed state as one box, without its inside', () => {
    expect(
      shown.states
        .filter(({ path }) => path.startsWith('turn.main'))
        .map(({ path, kind, initial }) => [path, kind, initial]),
    ).toEqual([['turn.main', 'atomic', null]])
    expect(shown.states.find(({ path }) => path === 'turn.attack')?.kind).toBe('compound')
  })

  it('moves arrows across its border to the border, with their ids', () => {
    expect(find('turn.main.ready:DECLARE_ATTACK:0')).toMatchObject({ source: 'turn.main', target: 'turn.attack' })
    expect(find('turn.main.ready:always:1')).toMatchObject({ source: 'turn.main', target: 'knockOut' })
    expect(find('knockOut:onDone:4')).toMatchObject({ source: 'knockOut', target: 'turn.main' })
  })

  it('leaves out inner transitions', () => {
    for (const id of [
      'turn.main.ready:ATTACH_ENERGY:0',
      'turn.main.ready:PLAY_ITEM:0',
      'knockOut.collecting:always:0',
    ]) {
      expect(game.transitions.map((transition) => transition.id)).toContain(id)
      expect(find(id)).toBeUndefined()
    }
  })

  it('keeps everything outside', () => {
    expect(find('setUp.goingFirst:CHOOSE:0')).toMatchObject({ source: 'setUp.goingFirst', target: null })
    expect(find(':CONCEDE:0')).toMatchObject({ source: '', target: 'gameOver' })
  })

  it('is the same chart if no state is closed, with inner final states written at their transitions', () => {
    const whole = collapse(game, new Set())
    expect(whole.states).toEqual(game.states.filter(({ kind, parent }) => kind !== 'final' || parent === ''))
    expect(whole.transitions.map(({ id }) => id)).toEqual(game.transitions.map(({ id }) => id))
    const last = 'turn.attack.F_resolve.damage.6_counters:always:1'
    expect(whole.transitions.find(({ id }) => id === last)?.target).toBe('turn.attack.F_resolve.damage')
  })

  it('shows a hidden state as its outermost closed state', () => {
    const closed = new Set(['turn', 'turn.main.resolving'])
    expect(standsFor(game, 'turn.main.resolving.choosing', closed)).toBe('turn')
    expect(standsFor(game, 'turn', closed)).toBe('turn')
    expect(standsFor(game, 'checkup.burned.flipping', closed)).toBe('checkup.burned.flipping')
  })

  it('does not close a state whose name only starts alike', () => {
    const states = { a: { initial: 'b', states: { b: {} } }, ab: { initial: 'c', states: { c: {} } } }
    const chart = chartGraph(createMachine({ id: 'x', initial: 'a', states }))
    expect(collapse(chart, new Set(['a'])).states.map(({ path }) => path)).toEqual(['', 'a', 'ab', 'ab.c'])
  })
})

describe('the steps of the rulebook', () => {
  it('are the states whose inside is only their own procedure', () => {
    for (const path of [
      'setUp.coinToss',
      'setUp.openingHands',
      'turn.attack.B_alter',
      'turn.attack.F_resolve.beforeDamage',
      'turn.main.resolving',
      'knockOut.prizes',
      'checkup.burned',
    ]) {
      expect(steps).toContain(path)
    }
  })

  it('are not states that contain steps of their own', () => {
    for (const path of [
      '',
      'turn',
      'turn.main',
      'turn.main.retreating',
      'turn.attack.F_resolve.damage',
      'knockOut',
      'checkup',
    ]) {
      expect(steps).not.toContain(path)
    }
  })

  it('are not states in which a player must act first', () => {
    const answered = { working: { on: { GO: 'asking' } }, asking: { on: { ANSWER: 'working' } } }
    const worked = { working: { always: { guard: 'asked', target: 'asking' } }, asking: { on: { ANSWER: 'working' } } }
    const states = { a: { initial: 'working', states: answered }, b: { initial: 'working', states: worked } }
    expect([...stepsOnly(chartGraph(createMachine({ id: 'x', initial: 'a', states })))]).toEqual(['b'])
  })

  it('make a chart of about half the states', () => {
    expect(collapse(game, steps).states.length).toBeLessThan(game.states.length * 0.55)
    expect(collapse(game, steps).states.length).toBeGreaterThan(40)
  })
})

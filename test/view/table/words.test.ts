/** Cards and questions in words: every printed card of the project, every kind of question as one sentence. */

import { board } from 'ptcg-turn-test-kit/board'
import { inventItem } from 'ptcg-turn-test-kit/invented'
import { A, type NamedMove, after as played } from 'ptcg-turn-test-kit/moves'
import { describe, expect, test } from 'vitest'
import { type Request, request } from '../../../src/engine/play/request.ts'
import { cards } from '../../../src/game/cards/cards.ts'
import { laboratory } from '../../../src/game/cards/laboratory.ts'
import { CHOICE_PURPOSES } from '../../../src/game/model/asks.ts'
import type { CardDefinition } from '../../../src/game/model/cards.ts'
import { unitInWords } from '../../../src/view/table/energySymbols.ts'
import { printedCard, printedDamage } from '../../../src/view/table/printed.ts'
import { nameOfAsker, progressOf, questionOf } from '../../../src/view/table/question.ts'
import { factInWords } from '../../../src/view/words/words.ts'

const choosing = {
  kind: 'choose',
  player: 0,
  purpose: 'effect',
  options: [],
  picked: [],
  min: 1,
  max: 1,
  again: false,
  units: 0,
} as const satisfies Request
const three = [0, 1, 2].map((number) => ({ option: 'number', number }) as const)

describe('what is printed', () => {
  test.each([...Object.values(cards), ...laboratory])('$id $name', (definition) => {
    const printed = printedCard(definition)
    expect(printed).toMatchObject({ definition: definition.id, name: definition.name, kind: definition.kind })
    expect(printedCard(definition)).toBe(printed)
    if (printed.kind !== 'Pokemon' || definition.kind !== 'Pokemon') return
    expect(printed).toMatchObject({
      stage: definition.stage,
      evolvesFrom: definition.evolvesFrom ?? null,
      weaknesses: definition.weaknesses ?? [],
      resistances: definition.resistances ?? [],
      prizes: definition.prizes ?? 1,
    })
    expect(printed.abilities.map(({ index, isAnnounced }) => [index, isAnnounced])).toEqual(
      (definition.abilities ?? []).map(({ use }, index) => [index, use !== undefined]),
    )
    expect([...printed.attacks, ...printed.abilities].map(({ oncePerGame }) => oncePerGame)).toEqual(
      [...definition.attacks, ...(definition.abilities ?? [])].map(({ oncePerGame }) => oncePerGame ?? null),
    )
    expect(printed.retreatCost).toHaveLength(definition.retreatCost)
    expect(printed.attacks.map(({ index, name }) => [index, name])).toEqual(
      definition.attacks.map(({ name }, index) => [index, name]),
    )
    for (const { text } of printed.attacks) expect(text === '' || printed.text.includes(text)).toBe(true)
  })

  test('damage has its sign behind it, and an attack without damage has no number', () => {
    const attack = { name: 'Tackle', cost: [] }
    expect(printedDamage(attack)).toBe('')
    expect(printedDamage({ ...attack, damage: { base: 30 } })).toBe('30')
    expect(printedDamage({ ...attack, damage: { base: 20, sign: '×' } })).toBe('20×')
  })
})

const { game: quiet } = board('A active Sobble\nB active Sobble')

describe('what is asked', () => {
  test.each([
    { kind: 'main', player: 0 },
    { kind: 'coin', player: 0, coins: 1 },
    { kind: 'coin', player: 0, coins: 3 },
    { kind: 'coin', player: 0, coins: 'untilTails' },
    { kind: 'shuffle', player: 0, cards: 40 },
    { kind: 'random', player: 0, cards: 1, hand: 5 },
    { kind: 'resolve', player: 0, text: 'Draw a card.' },
    ...CHOICE_PURPOSES.map((purpose) => ({ ...choosing, purpose })),
  ] satisfies readonly Request[])('%j', (one) => {
    expect(questionOf(quiet, one)).toMatch(/^[A-Z].*\?( [A-Z0-9].*\.)?$/)
  })

  test('the progress of a choice is given if there is more than one pick', () => {
    expect(progressOf({ kind: 'main', player: 0 })).toBeNull()
    expect(progressOf({ ...choosing, options: three })).toBeNull()
    expect(progressOf({ ...choosing, options: three, picked: [2], min: 0, max: 5 })).toBe('1 picked, of 0 to 3')
    expect(progressOf({ ...choosing, options: three, min: 2, max: 2 })).toBe('0 picked, of 2')
    expect(progressOf({ ...choosing, options: three.slice(0, 1), min: 4, max: 4, again: true })).toBe('0 picked, of 4')
    expect(progressOf({ ...choosing, options: three, units: 2 })).toBe('must cover 2 Energy')
  })

  test('a question names its card and its purpose', () => {
    const lines = 'A active Sobble -30\nA bench Wooloo -20\nA deck Fire Energy\nB active Sobble\n'
    const asked = (hand: string, move: NamedMove, cards: readonly CardDefinition[] = []) => {
      const at = played(board(`${lines}A hand ${hand}`, { cards }), move)
      return questionOf(at.game, request(at) ?? expect.fail('Nothing is asked.'))
    }
    expect(asked('Potion', A.item('Potion'))).toBe(
      'Which Pokémon is chosen for Potion? Next: heal 30 damage from that Pokémon.',
    )
    const maybe = inventItem('Maybe', [{ do: 'may', then: [{ do: 'draw', who: 'you', cards: 2 }] }])
    expect(asked('Maybe', A.item('Maybe'), [maybe])).toBe('Is this done for Maybe: draw 2 cards?')
  })

  test('a choice names the card that asks; the rules have no name', () => {
    const start = board('turn 3 of A\nA active Sobble -30\nA bench Wooloo -20\nA hand Potion\nB active Sobble')
    expect(nameOfAsker(start.game)).toBeNull()
    const asking = played(start, A.item('Potion')).game
    expect(nameOfAsker(asking)).toBe('Potion')
    const placing = { owed: [0, 0], ready: [], placing: 0, bonusCards: [] } as const
    expect(nameOfAsker({ ...asking, setUp: placing })).toBeNull()
  })
})

test('an effect that lasts is described with the turn that it lasts for (ET.2)', () => {
  const sentences = (moves: readonly NamedMove[], lines: string) => {
    const { game } = played(board(`turn 3 of A\nB active Laboratory Straw\n${lines}`), ...moves)
    return game.facts.flatMap((fact) => (fact.fact === 'LASTING_EFFECT_BEGAN' ? [factInWords(game, fact)] : []))
  }
  expect(sentences([A.item('Laboratory Whistle')], 'A active Sobble\nA hand Laboratory Whistle')).toEqual([
    "During A's turn, Sobble does 20 more damage.",
  ])
  expect(sentences([A.attack('Weaken')], 'A active Laboratory Tar')[0]).toMatch(
    /^During B's next turn, Laboratory Straw /,
  )
})

test('a unit of Energy in words: one type, some types, or any', () => {
  expect(unitInWords(['Fire'])).toBe('Fire')
  expect(unitInWords(['Fire', 'Water'])).toBe('Fire or Water')
  const most = ['Grass', 'Fire', 'Water', 'Lightning', 'Psychic', 'Fighting', 'Darkness', 'Metal', 'Fairy'] as const
  expect(unitInWords([...most, 'Dragon'])).toBe('any type')
})

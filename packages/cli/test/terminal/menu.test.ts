/** The menu of a person at the terminal. Each test presses keys until the person has given a legal event. */

import { screen } from '@inquirer/testing/vitest'
import { legalEvents } from 'ptcg-turn-engine'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { board } from 'ptcg-turn-test-kit/board'
import { afterEach, expect, test, vi } from 'vitest'
import { askHuman } from '../../src/human.ts'

vi.mock('@inquirer/select', async (original) => inTests(await original<typeof import('@inquirer/select')>()))
vi.mock('@inquirer/input', async (original) => inTests(await original<typeof import('@inquirer/input')>()))

/** The prompt with the screen and the keyboard of the test. */
async function inTests<Prompts extends { readonly default: unknown }>(prompts: Prompts): Promise<Prompts> {
  const { wrapPrompt } = await import('@inquirer/testing/vitest')
  return { ...prompts, default: wrapPrompt(prompts.default as Parameters<typeof wrapPrompt>[0]) }
}

afterEach(() => vi.restoreAllMocks())

const at = board(`
  A active  Scorbunny
  A bench   Vulpix
  A hand    Fire Energy, Hop
  B active  Sobble
`)
const legal = legalEvents(at)
const END: GameEvent = { type: 'END_TURN', player: 0 }

/** Asks the person of player 0. `printed` grows with what the terminal prints besides the menu. */
const ask = () => {
  const printed: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0)
  const advise = () => ({ event: END, reasons: ['Nothing else helps.'] })
  return { answer: askHuman(at, 0, legal, advise), printed }
}

const pointedAt = (): string =>
  screen
    .getScreen()
    .split('\n')
    .find((line) => line.startsWith('❯')) ?? ''

/** Picks the row that contains this text. */
const pick = (row: string): void => {
  for (let moves = 0; !pointedAt().includes(row); moves += 1) {
    if (moves > 40) expect.fail(`There is no row "${row}":\n${screen.getScreen()}`)
    screen.keypress('down')
  }
  screen.keypress('enter')
}

test('the table and every legal event are shown, and Enter picks one', async () => {
  const { answer, printed } = ask()
  expect(printed.join('')).toContain('Hand: Fire Energy')
  expect(screen.getScreen()).toContain('What do you do?')
  pick('End the turn')
  expect(await answer).toEqual(END)
})

test('a hint tells what the strong player would do, and asks again', async () => {
  const { answer, printed } = ask()
  pick('Ask the strong player')
  await screen.next()
  expect(printed.join('')).toContain('The strong player would end the turn.\n  ? Nothing else helps.\n')
  pick('End the turn')
  expect(await answer).toEqual(END)
})

test.each([
  ['an event in words', 'retreat', 'T2E'],
  ['an event of the other player', '{"type":"CONCEDE","player":1}', 'That event is not one for A to play.'],
  ['no event', 'dance', '"dance" is not a known action'],
])('%s that is not legal is refused with the reason', async (_, typed, reason) => {
  const { answer, printed } = ask()
  pick('Try something else')
  await screen.next()
  screen.type(typed)
  screen.keypress('enter')
  await screen.next()
  expect(printed.join('')).toContain(reason)
  pick('End the turn')
  expect(await answer).toEqual(END)
})

test('Enter without an event goes back to the menu', async () => {
  const { answer, printed } = ask()
  const before = printed.length
  pick('Try something else')
  await screen.next()
  screen.keypress('enter')
  await screen.next()
  expect(printed.slice(before).join('')).not.toContain('✗')
  pick('End the turn')
  expect(await answer).toEqual(END)
})

test('a legal event may be typed, too', async () => {
  const { answer } = ask()
  pick('Try something else')
  await screen.next()
  screen.type('attach Fire Energy to Vulpix on the Bench')
  screen.keypress('enter')
  expect(await answer).toMatchObject({ type: 'ATTACH_ENERGY', pokemon: at.game.players[0].bench[0]?.id })
})

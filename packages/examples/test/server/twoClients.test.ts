/** A whole game over the network: two programs at two seats play to the end, and each sees its own view. */
import { restoreSession, view } from 'ptcg-turn-engine'
import { expect, test } from 'vitest'
import { gameAt, isOver, playBySelf } from './playing.ts'
import { GENEROUS, right, seatAt, serve, until } from './serving.ts'

test('two programs play a whole game, and each is shown only what it may see', async () => {
  const served = await serve({ limits: GENEROUS })
  const { game, tokens } = served.newGame()
  const [ann, bob] = [seatAt(served.address, tokens.play[0]), seatAt(served.address, tokens.play[1])]
  const games = [await gameAt(ann), await gameAt(bob)] as const
  for (const [seed, one] of games.entries()) playBySelf(one, seed + 1)
  await until(() => games.every(isOver), 'the end of the game')
  const stored = served.store.game(game) ?? expect.fail('The game is not stored.')
  expect(stored.events.map(({ at }) => at)).toEqual(stored.events.map((_, index) => index + 1))
  const again = right(
    restoreSession({ ...(stored.beginning as object), events: stored.events.map(({ event }) => event) }),
  )
  for (const one of games) {
    expect(one.length()).toBe(stored.events.length)
    expect(one.state()).toEqual(view(again.state(), one.player))
    expect(one.state().game.result?.reasons).not.toContain('conceded')
  }
  expect(served.log).toEqual([])
})

test('the state is the same object until it changes, and a remote game answers as the engine does', async () => {
  const served = await serve()
  const { tokens } = served.newGame()
  const games = [
    await gameAt(seatAt(served.address, tokens.play[0])),
    await gameAt(seatAt(served.address, tokens.play[1])),
  ] as const
  for (const one of games) {
    expect(one.state()).toBe(one.state())
    expect(one.legalEvents()).toBe(one.legalEvents())
    expect(one.request()).toBe(one.request())
    for (const event of one.legalEvents()) expect(one.can(event)).toBe(true)
    expect(one.whyNot({ type: 'END_TURN', player: one.player })[0]?.code).toBe('NOT_NOW')
    expect(one.whyNot({ type: 'CONCEDE', player: one.player === 0 ? 1 : 0 })[0]?.code).toBe('NOT_YOUR_CHOICE')
  }
  expect(games.filter((one) => one.legalEvents().length > 0)).toHaveLength(1)
})

test('two tabs at one seat both show everything, and either may play', async () => {
  const served = await serve({ limits: GENEROUS })
  const { tokens } = served.newGame()
  const first = await gameAt(seatAt(served.address, tokens.play[0]))
  const second = await gameAt(seatAt(served.address, tokens.play[0]))
  const bob = await gameAt(seatAt(served.address, tokens.play[1]))
  playBySelf(bob, 3)
  let turn = 0
  const tabs = [first, second] as const
  await until(() => {
    const tab = tabs[turn % 2]
    const [event] = tab?.legalEvents() ?? []
    if (event !== undefined && tab !== undefined && tab.send(event)._tag === 'Right') turn += 1
    return turn > 12 || isOver(first)
  }, 'both tabs to play')
  await until(() => first.length() === second.length() && first.length() === bob.length(), 'all to have seen all')
  expect(first.state()).toEqual(second.state())
})

test('a spectator sees what the player of that side sees, and cannot send events', async () => {
  const served = await serve()
  const { tokens } = served.newGame()
  const ann = await gameAt(seatAt(served.address, tokens.play[0]))
  const watching = await gameAt(seatAt(served.address, tokens.watch[0]))
  expect(watching.state()).toEqual(ann.state())
  expect(watching.mayPlay).toBe(false)
  expect(watching.legalEvents()).toEqual([])
  expect(watching.send({ type: 'CONCEDE', player: 0 })).toMatchObject({
    left: { violations: [{ code: 'NOT_YOUR_CHOICE' }] },
  })
})

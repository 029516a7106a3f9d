/** The reasons why a held card cannot be put anywhere are about the card's own action, and are not repeated. */
import { createSession, startSession } from 'ptcg-turn-engine'
import { board } from 'ptcg-turn-test-kit/board'
import { expect, test } from 'vitest'
import { printedOf } from '../board/printedOf.ts'
import { whyNowhere } from '../board/reasons.ts'

test('without a Pokémon in play, Energy is refused as Energy and not as a Pokémon for the Bench', () => {
  const players = [
    { name: 'Ann', deck: 'cinderace' },
    { name: 'Bob', deck: 'inteleon' },
  ] as const
  const session = startSession({ players, randomness: { seed: 7 } })
  while (session.state().state !== 'setUp.active') session.send(session.legalEvents()[0] as never)
  const player = session.request()?.player ?? 0
  const { game } = session.state()
  for (const card of game.players[player].hand) {
    const printed = printedOf(game, card)
    if (printed?.kind !== 'Energy') continue
    const reasons = whyNowhere(session.seat(player), { card, printed, player })
    expect(reasons.length).toBeGreaterThan(0)
    for (const { message } of reasons) expect(message).toMatch(/^Attaching/)
  }
})

test('T2B.1: an Evolution card that fits no Pokémon in play is refused once, not for each Pokémon', () => {
  const session = createSession(
    board('turn 3 of A\nA active Vulpix\nA bench Wooloo; Sobble\nA hand Raboot\nB active Sobble'),
  )
  const { game } = session.state()
  const [card = -1] = game.players[0].hand
  const printed = printedOf(game, card)
  if (printed === null) throw new Error('It is open.')
  const reasons = whyNowhere(session.seat(0), { card, printed, player: 0 })
  expect(reasons.map(({ rule }) => rule)).toEqual(['T2B.1'])
})

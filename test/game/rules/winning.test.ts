/** Winning: Prize cards, no Pokémon left, both at once, conceding, ties, and the time after the end (WL, TI). */

import { board } from 'ptcg-turn-test-kit/board'
import { A, after, B, factsNamed, heads, refusals } from 'ptcg-turn-test-kit/moves'
import { accepts, rejects } from 'ptcg-turn-test-kit/rule'
import { expect } from 'vitest'
import { rulesets, swordAndShield } from '../../../src/game/rulesets/rulesets.ts'

const won = (reasons: readonly string[], winner = 0) => ({
  state: 'gameOver',
  game: { result: { outcome: 'win', winner, reasons } },
})

const LAST_PRIZE = `
  A active  Laboratory Rat
  A prizes  Hop
  B active  Sobble -50
  B bench   Krabby`

accepts('WL.1', 'the player who takes the last Prize card wins', () => {
  expect(after(board(LAST_PRIZE), A.attack('Nip'))).toMatchObject(won(['allPrizesTaken']))
})

rejects('WL.1', 'a win while a Prize card is left', () => {
  const end = after(board(LAST_PRIZE.replace('Hop', 'Hop x2')), A.attack('Nip'), A.choose('prize 1'))
  expect([end.state, end.game.result]).toEqual(['turn.main.ready', null])
})

const LAST_POKEMON = `
  A active  Laboratory Rat
  B active  Sobble -50`

accepts('WL.2', 'a player whose opponent has no Pokémon left wins', () => {
  const end = after(board(LAST_POKEMON), A.attack('Nip'), A.choose('prize 1'))
  expect(end).toMatchObject(won(['noPokemonLeft']))
})

accepts('WL.2', 'a player whose last Pokémon leaves play without a Knock Out loses', () => {
  const start = board(`
    A active  Laboratory Vacuum
    B active  Sobble`)
  const end = after(start, A.attack('Suck Up'), heads, ({ game }) => ({
    type: 'DECK_SHUFFLED',
    order: game.players[1].deck.map((_, at) => at),
  }))
  expect(end).toMatchObject(won(['noPokemonLeft']))
})

rejects('WL.2', 'a win while a Benched Pokémon can be promoted', () => {
  const end = after(board(`${LAST_POKEMON}\n  B bench Krabby`), A.attack('Nip'), A.choose('prize 1'))
  expect([end.state, end.game.result]).toEqual(['turn.main.ready', null])
})

/** A attacks with recoil: both Active Pokémon are Knocked Out. */
const both = (rest: string) => `
  A active  Laboratory Ram -40
  B active  Sobble -20
  ${rest}`

accepts('WL.3', 'two winning conditions beat one', () => {
  const start = board(both('A bench Scorbunny\n A prizes Hop\n B prizes Hop'))
  expect(after(start, A.attack('Crash'))).toMatchObject(won(['allPrizesTaken', 'noPokemonLeft']))
})

accepts('WL.3', 'two winning conditions of the player who does not attack', () => {
  const start = board(both('B bench Krabby\n A prizes Hop\n B prizes Hop'))
  expect(after(start, A.attack('Crash')).game.result).toMatchObject({ outcome: 'win', winner: 1 })
})

accepts('WL.3', 'one condition each is a tie', () => {
  const start = board(both('A bench Scorbunny\n B bench Krabby\n A prizes Hop\n B prizes Hop'), {
    ruleset: { ...swordAndShield, tie: { leadsTo: 'tie' } },
  })
  expect(after(start, A.attack('Crash')).game.result).toEqual({ outcome: 'tie', reasons: ['allPrizesTaken'] })
})

rejects('WL.3', 'a win by the last Prize card for a player with no Pokémon left', () => {
  const start = board(both('B bench Krabby\n A prizes Hop\n B prizes Hop x3'), {
    ruleset: { ...swordAndShield, tie: { leadsTo: 'tie' } },
  })
  const end = after(start, A.attack('Crash'), B.choose('prize 1'))
  expect(end.game.result).toEqual({ outcome: 'tie', reasons: ['allPrizesTaken', 'noPokemonLeft'] })
})

accepts('WL.4', 'a concession in the turn of either player, and in the middle of a choice', () => {
  const start = board(LAST_PRIZE)
  expect(after(start, A.concede())).toMatchObject(won(['conceded'], 1))
  expect(after(start, B.concede())).toMatchObject(won(['conceded'], 0))
  const choosing = after(board(LAST_PRIZE.replace('Hop', 'Hop x2')), A.attack('Nip'))
  expect(after(choosing, B.concede())).toMatchObject(won(['conceded'], 0))
})

rejects('WL.4', 'any event after the game is over, including a concession', () => {
  const over = after(board(LAST_PRIZE), A.attack('Nip'))
  expect(refusals(over, B.endTurn())).toEqual(['GAME_IS_OVER'])
  expect(refusals(over, B.concede())).toEqual(['GAME_IS_OVER'])
})

const TIE = both('A bench Scorbunny\n B bench Krabby\n A prizes Hop\n B prizes Hop')

accepts('TI.1', 'another game with one Prize card after a tie', () => {
  const end = after(board(TIE), A.attack('Crash'))
  expect(end).toMatchObject({ state: 'setUp.coinToss.flipping', game: { tieBreak: 1, result: null } })
  expect(factsNamed(end, 'SUDDEN_DEATH_BEGAN')).toMatchObject([{ game: 1, prizes: 1 }])
  expect(end.game.players[0].deck).toHaveLength(end.game.cards.filter(({ owner }) => owner === 0).length)
})

accepts('TI.1', 'another game with six Prize cards in the era that says so', () => {
  const end = after(board(TIE, { ruleset: rulesets['mega-evolution'] }), A.attack('Crash'))
  expect(factsNamed(end, 'SUDDEN_DEATH_BEGAN')).toMatchObject([{ prizes: 6 }])
})

rejects('TI.1', 'another game if the ruleset lets a tie stand', () => {
  const end = after(board(TIE, { ruleset: { ...swordAndShield, tie: { leadsTo: 'tie' } } }), A.attack('Crash'))
  expect([end.state, end.game.result?.outcome]).toEqual(['gameOver', 'tie'])
})

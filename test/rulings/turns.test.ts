/** Rulings about the beginning and the end of games and turns: decking out, empty Benches, the first turns, the last Prize. */
import { expect, test } from 'vitest'
import { board } from '../support/board.ts'
import { damageOn } from '../support/found.ts'
import { A, after, B, factsNamed, heads, refusals, shuffled } from '../support/moves.ts'

test('R47 Deck-out only at the draw for the turn: an attack that draws from an empty deck draws nothing and goes on', () => {
  const start = board('A active Sudowoodo {Fire Energy}\n A deck\n B active Laboratory Mouse\n B deck Hop x2')
  const drawn = after(start, A.attack('Double Draw'))
  expect(drawn.state).toBe('turn.main.ready')
  expect(factsNamed(drawn, 'CARDS_DRAWN').map(({ player }) => player)).toEqual([1])
  const over = after(drawn, B.endTurn())
  expect(over.game.result).toEqual({ outcome: 'win', winner: 1, reasons: ['emptyDeck'] })
})

test('R47 Deck-out only at the draw for the turn: drawing fewer than the text says, and the last card, is safe', () => {
  const start = board('A active Laboratory Mouse\n A hand Hop\n A deck Hop\n B active Laboratory Mouse\n B deck Hop')
  const drawn = after(start, A.supporter('Hop'))
  expect(drawn.game.players[0].hand).toHaveLength(1)
  expect(drawn.state).toBe('turn.main.ready')
  const last = after(drawn, A.endTurn())
  expect(last.game.players[1].deck).toEqual([])
  expect(last.state).toBe('turn.main.ready')
})

test('R48 Mandatory promotion with an empty Bench is a loss, also when the Active Pokémon left play unharmed', () => {
  const suckedUp = (bench: string) =>
    after(
      board(`A active Laboratory Vacuum\n B active Laboratory Rat\n ${bench}`),
      A.attack('Suck Up'),
      heads,
      shuffled,
    )
  expect(suckedUp('').game.result).toEqual({ outcome: 'win', winner: 0, reasons: ['noPokemonLeft'] })
  const promoted = suckedUp('B bench Laboratory Mouse')
  expect(factsNamed(promoted, 'PROMOTED')).toMatchObject([{ player: 1, pokemon: { name: 'Laboratory Mouse' } }])
  expect(factsNamed(promoted, 'PRIZES_TAKEN'), 'it was not Knocked Out').toEqual([])
})

test('R48 Mandatory promotion with an empty Bench is a loss for the player whose own text did it, too', () => {
  const start = board('A active Laboratory Mouse\n A hand Laboratory Notebook\n B active Laboratory Mouse')
  const mouse = start.game.players[0].active?.id ?? -1
  const { game } = after(
    start,
    A.item('Laboratory Notebook'),
    A.apply({ change: 'returnPokemon', pokemon: mouse, to: 'hand' }),
    A.done(),
  )
  expect(game.result).toEqual({ outcome: 'win', winner: 1, reasons: ['noPokemonLeft'] })
})

const FIRST = (turn: string) => `
  turn ${turn}
  A active  Laboratory Tadpole
  A hand    Laboratory Froglet, Hop
  B active  Laboratory Tadpole
  B hand    Laboratory Froglet, Hop
`

test('R49 First-turn trio: the first player neither attacks nor plays a Supporter nor evolves', () => {
  const start = board(FIRST('1 of A'))
  expect(refusals(start, A.attack('Splatter'))).toEqual(['FIRST_TURN_ATTACK'])
  expect(refusals(start, A.supporter('Hop'))).toEqual(['FIRST_TURN_SUPPORTER'])
  expect(refusals(start, A.evolve('Laboratory Tadpole', 'Laboratory Froglet'))).toContain('YOUR_FIRST_TURN')
})

test('R49 First-turn trio: the second player attacks and plays a Supporter on their first turn, but does not evolve', () => {
  const start = board(FIRST('2 of B'))
  expect(refusals(start, B.evolve('Laboratory Tadpole', 'Laboratory Froglet'))).toEqual(['YOUR_FIRST_TURN'])
  const played = after(start, B.supporter('Hop'), B.attack('Splatter'))
  expect(damageOn(played, 0, 'Laboratory Tadpole')).toBe(10)
  expect(refusals(played, A.evolve('Laboratory Tadpole', 'Laboratory Froglet'))).toEqual([])
})

test('WL.1 The last Prize card taken by the text of a card wins as well', () => {
  const start = board(`
    A active  Laboratory Mouse
    A hand    Laboratory Notebook
    A prizes  Hop
    B active  Laboratory Mouse
  `)
  const { game } = after(
    start,
    A.item('Laboratory Notebook'),
    A.apply({ change: 'takePrize', player: 0, position: 0 }),
    A.done(),
  )
  expect(game.result).toEqual({ outcome: 'win', winner: 0, reasons: ['allPrizesTaken'] })
})

test('WL.1 The last Prize card taken by the text of an attack wins at its end', () => {
  const start = board('A active Laboratory Scribe\n A prizes Hop\n B active Laboratory Shield')
  const { game } = after(
    start,
    A.attack('Footnote'),
    A.apply({ change: 'takePrize', player: 0, position: 0 }),
    A.done(),
  )
  expect(game.result).toEqual({ outcome: 'win', winner: 0, reasons: ['allPrizesTaken'] })
})

test('TI.1 In Sudden Death "Prize cards taken" counts from the one card of that game', () => {
  const start = board(`
    A active  Laboratory Abacus
    A prizes  Hop
    B active  Laboratory Shield
    B prizes  Hop
  `)
  const suddenDeath = { ...start, game: { ...start.game, tieBreak: 1 } }
  const hit = after(suddenDeath, A.attack('Count Prizes'))
  expect(damageOn(hit, 1, 'Laboratory Shield'), 'no Prize card was taken: 20, not 80').toBe(20)
})

/** Set-up: decks, the toss, opening hands, placing Pokémon and Prize cards (SU). */

import { board } from 'ptcg-turn-test-kit/board'
import { benchNames, cardNamesIn, order } from 'ptcg-turn-test-kit/found'
import { A, after, B, factsNamed, heads, keepOrder, refusals, tails } from 'ptcg-turn-test-kit/moves'
import { accepts, rejects } from 'ptcg-turn-test-kit/rule'
import { deckFromText, deckProblemCodes, table } from 'ptcg-turn-test-kit/table'
import { expect } from 'vitest'

accepts('SU.1', 'a deck of sixty cards with four of one name and any number of basic Energy', () => {
  expect(deckProblemCodes(deckFromText('Scorbunny x4'))).toEqual([])
})

rejects('SU.1', 'decks of fifty-nine and of sixty-one cards', () => {
  expect(deckProblemCodes(deckFromText('Scorbunny x4', 59))).toEqual(['WRONG_SIZE'])
  expect(deckProblemCodes(deckFromText('Scorbunny x4', 61))).toEqual(['WRONG_SIZE'])
})

rejects('SU.1', 'five cards of one name', () => {
  expect(deckProblemCodes(deckFromText('Scorbunny, Hop x5'))).toEqual(['TOO_MANY_COPIES'])
})

rejects('SU.1', 'a deck without a Basic Pokémon', () => {
  expect(deckProblemCodes(deckFromText('Raboot x4'))).toEqual(['NO_BASIC_POKEMON'])
})

accepts('SU.2', 'one ACE SPEC card and one Radiant Pokémon', () => {
  expect(deckProblemCodes(deckFromText('Laboratory Ace Key, Radiant Laboratory Bulb'))).toEqual([])
})

rejects('SU.2', 'two ACE SPEC cards, also of different names', () => {
  expect(deckProblemCodes(deckFromText('Scorbunny, Laboratory Ace Key, Laboratory Ace Belt'))).toEqual([
    'TOO_MANY_ACE_SPEC',
  ])
})

rejects('SU.2', 'two Radiant Pokémon', () => {
  const two = deckFromText('Radiant Laboratory Bulb, Radiant Laboratory Mirror')
  expect(deckProblemCodes(two)).toEqual(['TOO_MANY_RADIANT'])
})

rejects('SU.2', 'two Prism Star cards of one name', () => {
  expect(deckProblemCodes(deckFromText('Scorbunny, Laboratory Prism Star x2'))).toEqual(['TOO_MANY_PRISM_STAR'])
  expect(deckProblemCodes(deckFromText('Scorbunny, Laboratory Prism Star'))).toEqual([])
})

/** Both have Basic Pokémon in their opening hands; A has seven. */
const start = table('Scorbunny x4, Vulpix x3, Hop x4, Potion x2', 'Sobble x2, Drizzile x2, Hop x3')

accepts('SU.3', 'the winner of the toss chooses to go second', () => {
  expect(after(start, tails, B.choose('second')).game.firstPlayer).toBe(0)
  expect(after(start, heads, A.choose('second')).game.firstPlayer).toBe(1)
})

rejects('SU.3', 'the loser of the toss choosing', () => {
  expect(refusals(after(start, heads), B.choose('first'))).toEqual(['NOT_YOUR_CHOICE'])
})

const tossed = after(start, heads, A.choose('first'))

accepts('SU.4', 'seven cards from each shuffled deck', () => {
  const drawn = after(tossed, keepOrder, keepOrder)
  expect([drawn.game.players[0].hand.length, drawn.game.players[1].hand.length]).toEqual([7, 7])
  expect(order(drawn, 'DECK_SHUFFLED', 'CARDS_DRAWN')).toHaveLength(4)
})

rejects('SU.4', 'a hand drawn before its deck is shuffled', () => {
  const half = after(tossed, keepOrder)
  expect([half.game.players[0].hand.length, half.game.players[1].hand.length]).toEqual([7, 0])
})

const drawn = after(tossed, keepOrder, keepOrder)

accepts('SU.5', 'a Basic Pokémon of the hand face down in the Active Spot', () => {
  const placed = after(drawn, A.choose('Vulpix'))
  expect(factsNamed(placed, 'POKEMON_PLACED')).toMatchObject([
    { to: 'active', faceDown: true, pokemon: { name: 'Vulpix' } },
  ])
})

rejects('SU.5', 'an Evolution card or a Trainer in the Active Spot', () => {
  const turnOfB = after(drawn, A.choose('Vulpix'), A.done())
  expect(turnOfB.game.ask).toMatchObject({ player: 1, options: [{ option: 'card' }, { option: 'card' }] })
  expect(refusals(turnOfB, B.choose('Drizzile'))).toEqual(['NOT_OFFERED'])
})

rejects('SU.5', 'an Active Spot left empty', () => {
  expect(refusals(drawn, A.done())).not.toEqual([])
})

accepts('SU.6', 'further Basic Pokémon on the Bench, or none', () => {
  const two = after(drawn, A.choose('Vulpix'), A.choose('Scorbunny'), A.choose('Scorbunny'), A.done())
  expect(benchNames(two, 0)).toEqual(['Scorbunny', 'Scorbunny'])
  expect(benchNames(after(drawn, A.choose('Vulpix'), A.done()), 0)).toEqual([])
})

rejects('SU.6', 'a sixth Benched Pokémon', () => {
  const five = Array.from({ length: 4 }, () => A.choose('Scorbunny'))
  const full = after(drawn, A.choose('Vulpix'), ...five, A.choose('Vulpix'))
  expect(benchNames(full, 0)).toHaveLength(5)
  expect(refusals(full, A.choose('Vulpix'))).toEqual(['NOT_YOUR_CHOICE'])
})

accepts('SU.6', 'four Benched Pokémon opposite a face-down Pokémon whose Ability would allow only three', () => {
  const begun = table('Laboratory Swamp x4, Hop x4', 'Sobble x4, Laboratory Swamp x3, Hop x2')
  const facing = after(begun, heads, A.choose('first'), keepOrder, keepOrder, A.choose('Laboratory Swamp'), A.done())
  const four = after(facing, B.choose('Sobble'), ...Array.from({ length: 3 }, () => B.choose('Sobble')))
  const ready = after(four, B.choose('Laboratory Swamp'), B.done())
  expect(benchNames(ready, 1)).toHaveLength(4)
  expect([ready.state, ready.game.ask?.player]).toEqual(['turn.main.benchShrinking', 1])
})

accepts('SU.7', 'six Prize cards from the top of the deck', () => {
  const ready = after(drawn, A.choose('Vulpix'), A.done())
  expect(cardNamesIn(ready, 0, 'prizes')).toEqual(['Hop', 'Hop', 'Hop', 'Hop', 'Potion', 'Potion'])
  expect(ready.game.players[0].deck).toHaveLength(47)
})

rejects('SU.7', 'Prize cards laid before the Pokémon are placed', () => {
  expect(after(drawn, A.choose('Vulpix')).game.players[0].prizes).toEqual([])
})

accepts('SU.8', 'all Pokémon are turned face up, and the first turn begins with a draw', () => {
  const begun = after(drawn, A.choose('Vulpix'), A.done(), B.choose('Sobble'), B.done())
  expect(order(begun, 'POKEMON_REVEALED', 'TURN_BEGAN')).toEqual(['POKEMON_REVEALED', 'POKEMON_REVEALED', 'TURN_BEGAN'])
  expect(begun).toMatchObject({ state: 'turn.main.ready', game: { setUp: null, turn: { number: 1, player: 0 } } })
  expect(begun.game.players[0].hand).toHaveLength(7)
})

rejects('SU.8', 'a main action while the other player is still placing Pokémon', () => {
  const waiting = after(drawn, A.choose('Vulpix'), A.done(), B.choose('Sobble'))
  expect(factsNamed(waiting, 'POKEMON_REVEALED')).toEqual([])
  expect(refusals(waiting, A.bench('Scorbunny'))).toEqual(['NOT_NOW'])
})

rejects('SU.8', 'a choice of set-up once the game has begun', () => {
  const begun = board('A active Scorbunny\nB active Sobble')
  expect(refusals(begun, A.choose('first'))).toEqual(['NOT_NOW'])
})

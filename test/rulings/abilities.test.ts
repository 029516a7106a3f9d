/** Rulings about Abilities once a turn: which Pokémon has used its own, and when it is a new Pokémon. */
import { expect, test } from 'vitest'
import type { AbilityDefinition } from '../../src/game/model/cards.ts'
import { board } from '../support/board.ts'
import { inPlayNamed } from '../support/found.ts'
import { invented } from '../support/invented.ts'
import { A, after, type Move, refusals } from '../support/moves.ts'

const openBook: AbilityDefinition = {
  name: 'Open Book',
  limit: 'oncePerTurn',
  use: [{ do: 'draw', who: 'you', cards: 1 }],
}

const headLibrarian = invented('Head Librarian', {
  stage: 'Stage 1',
  evolvesFrom: 'Laboratory Librarian',
  abilities: [openBook],
})

const LIBRARY = `
  A active  Laboratory Librarian
  A bench   Laboratory Mouse; Laboratory Librarian
  A hand    Laboratory Notebook, Head Librarian, Switch x2
  A deck    Hop x9
  B active  Laboratory Mouse
`

const start = () => board(LIBRARY, { cards: [headLibrarian] })

const byHand = (change: Parameters<typeof A.apply>[0]): readonly Move[] => [
  A.item('Laboratory Notebook'),
  A.apply(change),
  A.done(),
]

test('R39 Once a turn is for each Pokémon: another of the same name has its own use', () => {
  const used = after(start(), A.ability('Laboratory Librarian'))
  expect(refusals(used, A.ability('Laboratory Librarian'))).toEqual(['ABILITY_ALREADY_USED'])
  const both = after(used, A.ability('Laboratory Librarian #2'))
  expect(refusals(both, A.ability('Laboratory Librarian #2'))).toEqual(['ABILITY_ALREADY_USED'])
})

test('R39 Once a turn: leaving the Active Spot and coming back does not make it a new Pokémon', () => {
  const back = after(start(), A.ability('Laboratory Librarian'), A.item('Switch'), A.choose('Laboratory Mouse'))
  const again = after(back, A.item('Switch'), ({ game }) => ({
    type: 'CHOOSE',
    player: 0,
    option: game.players[0].bench.findIndex(({ usedAbilities }) => usedAbilities.length > 0),
  }))
  expect(again.game.players[0].active?.usedAbilities).toEqual(['Open Book'])
  expect(refusals(again, A.ability('Laboratory Librarian'))).toEqual(['ABILITY_ALREADY_USED'])
})

test('R39 Once a turn: leaving play and coming back makes it a new Pokémon', () => {
  const used = after(start(), A.ability('Laboratory Librarian #2'))
  const second = inPlayNamed(used, 0, 'Laboratory Librarian #2').id
  const returned = after(used, ...byHand({ change: 'returnPokemon', pokemon: second, to: 'hand' }))
  const again = after(returned, A.bench('Laboratory Librarian'), A.ability('Laboratory Librarian #2'))
  expect(refusals(again, A.ability('Laboratory Librarian #2'))).toEqual(['ABILITY_ALREADY_USED'])
})

test('R39 Once a turn: evolving makes it a new Pokémon, even with an Ability of the same name, and so does devolving', () => {
  const evolved = after(start(), A.ability('Laboratory Librarian'), A.evolve('Laboratory Librarian', 'Head Librarian'))
  const twice = after(evolved, A.ability('Head Librarian'))
  expect(refusals(twice, A.ability('Head Librarian'))).toEqual(['ABILITY_ALREADY_USED'])
  const head = inPlayNamed(twice, 0, 'Head Librarian').id
  const devolved = after(twice, ...byHand({ change: 'devolve', pokemon: head, to: 'hand' }))
  expect(refusals(devolved, A.ability('Laboratory Librarian'))).toEqual([])
})

/** The views of moments in which an attack is interrupted after it has moved hidden cards. */
import { board } from 'ptcg-turn-test-kit/board'
import { A, after } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'
import { view } from '../../src/engine/play/view.ts'
import type { CardDefinition } from '../../src/game/model/cards.ts'
import { rulesets } from '../../src/game/rulesets/rulesets.ts'

/** An attack that puts any card of the hand on top of the deck before its damage. */
const hider = (base: number): CardDefinition => ({
  kind: 'Pokemon',
  id: 'hider',
  name: 'Hider',
  stage: 'Basic',
  hp: 300,
  types: ['Fire'],
  retreatCost: 0,
  attacks: [
    {
      name: 'Stow',
      cost: [],
      before: [
        { do: 'chooseCards', as: 'kept', whose: 'you', from: 'hand', filter: {} },
        { do: 'move', cards: 'kept', to: 'deckTop' },
      ],
      damage: { base },
    },
  ],
})

/** A Pokémon for whose damage a coin is flipped. */
const GHOST: CardDefinition = {
  kind: 'Pokemon',
  id: 'ghost',
  name: 'Ghost',
  stage: 'Basic',
  hp: 60,
  types: ['Fire'],
  retreatCost: 0,
  abilities: [
    { name: 'Fade', continuous: [{ continuous: 'preventDamage', scope: { pokemon: 'thisPokemon' }, onHeads: true }] },
  ],
  attacks: [],
}

const BOARD = `
  turn 3 of A
  A active  Hider
  A hand    Fire Energy, Water Energy
  B active  Ghost
  B bench   Ghost
`

test.each([
  ['while a coin is flipped for its damage', 50, rulesets['sword-and-shield'], 'attack.F_resolve.damage'],
  ['while the Knock Out by its damage comes first', 500, rulesets['wizards-of-the-coast'], 'knockOut'],
] as const)('GR.6: the opponent does not see which hidden card an attack has moved, %s', (_, base, ruleset, state) => {
  const cards = [hider(base), ...(base === 50 ? [GHOST] : [{ ...GHOST, abilities: [] }])]
  const [one, other] = ['Fire Energy', 'Water Energy'].map((card) => {
    const at = after(board(BOARD, { cards, ruleset }), A.attack('Stow'), A.choose(card))
    expect(at.state).toContain(state)
    return view({ state: at.state, game: { ...at.game, facts: [] } }, 1)
  })
  expect(one).toEqual(other)
})

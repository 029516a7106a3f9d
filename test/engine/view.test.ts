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

/** An Item that attaches an Energy card from the deck. */
const BLAZE: CardDefinition = {
  kind: 'Trainer',
  trainer: 'Item',
  id: 'blaze',
  name: 'Blaze',
  effect: [
    { do: 'chooseCards', as: 'found', whose: 'you', from: 'deck', filter: { kind: 'Energy' }, min: 1, max: 1 },
    { do: 'choosePokemon', as: 'target', from: { whose: 'you' } },
    { do: 'attach', cards: 'found', to: { chosen: 'target' } },
    { do: 'shuffleDeck', whose: 'you' },
  ],
}

test('GR.6: a player still sees the card that they have picked from their deck while the text goes on; the opponent does not', () => {
  const start = board(
    `
    turn 3 of A
    A active  Scorbunny
    A bench   Hider
    A hand    Blaze
    A deck    Fire Energy, Hop
    B active  Sobble
    B hand    Water Energy
  `,
    { cards: [BLAZE, hider(50)] },
  )
  const at = after(start, A.item('Blaze'), A.choose('Fire Energy'))
  const [card] = at.game.resolution?.memory.held ?? []
  const [own, other] = [view(at, 0), view(at, 1)]
  expect(own.game.cards[card ?? -1]?.definition).toBe(at.game.cards[card ?? -1]?.definition)
  expect(own.game.resolution?.memory).toEqual(at.game.resolution?.memory)
  expect(other.game.resolution?.memory).toMatchObject({ held: [], cards: { found: [] } })
  const attached = after(own, A.choose('Hider'))
  expect(attached.game.players[0].bench[0]?.energy).toEqual([card])
})

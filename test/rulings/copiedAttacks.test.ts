/** R26, R35, R36: another card's text is used as an attack. */

import { board } from 'ptcg-turn-test-kit/board'
import { cardNamesIn, damageOn } from 'ptcg-turn-test-kit/found'
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, after, B, factsNamed, heads, refusals } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'
import type { AttackDefinition } from '../../src/game/model/cards.ts'

const model = (...attacks: readonly AttackDefinition[]) => inventPokemon('Model', { attacks })

const imitating = (defender: string, attacks: readonly AttackDefinition[], more = '') =>
  board(`A active Laboratory Mimic\n A bench Vulpix\n B active ${defender}\n B bench Vulpix${more}`, {
    cards: [model(...attacks)],
  })

const PUNCH: AttackDefinition = { name: 'Punch', cost: ['Fire', 'Fire'], damage: { base: 40 } }

test('R35 no Energy is needed for the attack that is copied, and a single candidate is not asked for', () => {
  const hit = after(imitating('Model', [PUNCH]), A.attack('Imitate'))
  expect(damageOn(hit, 1, 'Model')).toBe(40)
  expect(factsNamed(hit, 'ATTACK_COPIED')).toMatchObject([{ attack: 'Imitate', copied: 'Punch' }])
})

test('R35 the copied attack keeps its choices, requirements and effects; an unpayable one does nothing', () => {
  const snipe: AttackDefinition = {
    name: 'Snipe',
    cost: [],
    choose: [{ do: 'choosePokemon', as: 'target', from: { whose: 'opponent', where: 'Bench' } }],
    require: [{ do: 'flip', coins: 1 }],
    also: [{ to: { chosen: 'target' }, amount: 30 }],
    after: [{ do: 'discardAllEnergy', from: 'thisPokemon' }],
  }
  const asked = after(
    imitating('Model', [snipe, PUNCH], '; Wooloo'),
    A.attack('Imitate'),
    A.choose('Snipe (Model, Model)'),
  )
  expect(asked.state).toBe('turn.attack.D_choose.choosing')
  expect(damageOn(after(asked, A.choose('Wooloo'), heads), 1, 'Wooloo')).toBe(30)
})

test('R35 the attack keeps its own name: a lock on the copied name does not apply', () => {
  const tired: AttackDefinition = freeAttack('Tire', {
    after: [
      {
        do: 'lasting',
        on: 'thisPokemon',
        effect: { lasting: 'cantUseAttack', attack: 'Tire' },
        during: 'yourNextTurn',
      },
    ],
  })
  const start = imitating('Model', [tired], '\n B deck Potion x2\n A deck Potion x2')
  const used = after(start, A.attack('Imitate'), B.endTurn())
  expect(refusals(used, A.attack('Imitate'))).toEqual([])
})

test('R35 copying a VSTAR attack spends the VSTAR Power; after that it cannot be copied', () => {
  const star: AttackDefinition = { ...PUNCH, oncePerGame: 'VSTAR' }
  const used = after(imitating('Model', [star]), A.attack('Imitate'))
  expect(used.game.players[0].spent).toEqual(['VSTAR'])
  const spent = imitating('Model', [star], '\n A spent VSTAR')
  expect(damageOn(after(spent, A.attack('Imitate')), 1, 'Model')).toBe(0)
})

test('R35 a copied attack with an unmet condition does nothing, and the VSTAR Power is spent', () => {
  const only = { is: 'damaged', pokemon: 'thisPokemon' } as const
  const star: AttackDefinition = { ...PUNCH, oncePerGame: 'VSTAR', only }
  const used = after(imitating('Model', [star]), A.attack('Imitate'))
  expect(used.game.players[0].spent).toEqual(['VSTAR'])
  expect(damageOn(used, 1, 'Model')).toBe(0)
  expect(used.game.turn.player).toBe(1)
})

test('R36 "this Pokémon" of the copied attack is the one that copies', () => {
  const heal: AttackDefinition = freeAttack('Rest', { after: [{ do: 'heal', pokemon: 'thisPokemon', damage: 30 }] })
  const start = board('A active Laboratory Mimic -30\n B active Model -30', { cards: [model(heal)] })
  const rested = after(start, A.attack('Imitate'))
  expect([damageOn(rested, 0, 'Laboratory Mimic'), damageOn(rested, 1, 'Model')]).toEqual([0, 30])
})

test('R35 an attack that copies may be copied, but not twice in a chain', () => {
  const mirror = board('A active Laboratory Mimic\n B active Laboratory Mimic')
  const chosen = after(mirror, A.attack('Imitate'), A.choose('Be Told (Laboratory Mimic, lab-132)'))
  expect(chosen.game.turn.player, 'only Play Back is left, and nothing is in the discard pile').toBe(1)
})

test('R35 attacks of discarded Pokémon, of lower Stages, and those that the opponent chooses', () => {
  const cards = [model(PUNCH)]
  const discard = board('A active Laboratory Mimic\n A discard Model\n B active Vulpix', { cards })
  expect(damageOn(after(discard, A.attack('Play Back')), 1, 'Vulpix')).toBe(40)
  const start = board('A active Laboratory Mimic\n B active Vulpix\n B bench Model; Laboratory Duellist', { cards })
  const asked = after(start, A.attack('Be Told'))
  expect(asked.game.ask).toMatchObject({ ask: 'choice', player: 1, purpose: 'copyAttack' })
  expect(damageOn(after(asked, B.choose('Lunge (Laboratory Duellist, lab-134)')), 1, 'Vulpix')).toBe(30)
  const below = board('A active Laboratory Parrot < Laboratory Mimic\n B active Model', { cards })
  const imitated = after(below, A.attack('Remember'), A.choose('Imitate (Laboratory Mimic, lab-132)'))
  expect(damageOn(imitated, 1, 'Model')).toBe(40)
})

test('R26 an attack uses the effect of a Supporter, which does not count as played', () => {
  const start = board(
    'A active Laboratory Parrot < Laboratory Mimic\n A hand Potion\n A deck Potion x9\n B active Vulpix\n B discard Professor’s Research'.replace(
      '’',
      "'",
    ),
  )
  const read = after(start, A.attack('Recite'))
  expect(read.game.players[0].hand).toHaveLength(7)
  expect(factsNamed(read, 'TRAINER_PLAYED')).toEqual([])
})

test('R35 an attack of the Pokémon on top of the deck is used once the card is discarded; with another card nothing follows', () => {
  const seeker = inventPokemon('Seeker', {
    attacks: [
      freeAttack('Seek', {
        require: [
          { do: 'lookAtTop', whose: 'you', cards: 1, revealed: true },
          { do: 'allCards', as: 'top', whose: 'you', from: 'lookedAt', filter: {} },
          { do: 'move', cards: 'top', to: 'discard' },
          {
            do: 'if',
            is: {
              is: 'atLeast',
              what: { count: 'cardsChosen', named: 'top', filter: { kind: 'Pokemon', ruleBox: false } },
              number: 1,
            },
            then: [{ do: 'copyAttack', from: { cards: 'top' } }],
          },
        ],
      }),
    ],
  })
  const seek = (deck: string) =>
    after(
      board(`A active Seeker\n A deck ${deck}\n B active Vulpix`, { cards: [seeker, model(PUNCH)] }),
      A.attack('Seek'),
    )
  expect(damageOn(seek('Model, Hop x3'), 1, 'Vulpix')).toBe(40)
  const none = seek('Hop x3')
  expect(damageOn(none, 1, 'Vulpix')).toBe(0)
  expect(cardNamesIn(none, 0, 'discard')).toEqual(['Hop'])
})

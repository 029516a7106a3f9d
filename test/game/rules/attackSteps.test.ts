/** The attack, steps B to F: cancellation, choices and requirements, and the order of its effects. */

import { board } from 'ptcg-turn-test-kit/board'
import { cardNamesIn, damageOn, inPlayNamed, order } from 'ptcg-turn-test-kit/found'
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, activeIn, after, B, factsNamed, heads, refusals, tails } from 'ptcg-turn-test-kit/moves'
import { accepts, rejects } from 'ptcg-turn-test-kit/rule'
import { expect } from 'vitest'

const FOG = `
  turn 4 of B
  A active  Laboratory Mouse
  A bench   Laboratory Rat
  A hand    Switch x2
  B active  Laboratory Fogger`

accepts('A-B.1', 'an attack that may fail happens on heads', () => {
  const end = after(board(FOG), B.attack('Fog'), A.attack('Nibble'), heads)
  expect(damageOn(end, 1, 'Laboratory Fogger')).toBe(10)
})

rejects('A-B.1', 'an attack that may fail, on tails, which ends the turn', () => {
  const end = after(board(FOG), B.attack('Fog'), A.attack('Nibble'), tails)
  expect(damageOn(end, 1, 'Laboratory Fogger')).toBe(0)
  expect(factsNamed(end, 'ATTACK_DOES_NOT_HAPPEN')).toMatchObject([{ attack: 'Nibble' }])
  expect(end.game.turn.player).toBe(1)
})

rejects('A-B.1', 'the Confusion check of an attack that is already canceled', () => {
  const start = board(`
    turn 4 of B
    A active  Laboratory Mouse Confused
    B active  Laboratory Fogger`)
  const end = after(start, B.attack('Fog'), A.attack('Nibble'), tails)
  expect(factsNamed(end, 'COIN_FLIPPED')).toHaveLength(1)
  expect(damageOn(end, 0, 'Laboratory Mouse')).toBe(10)
})

accepts('A-B.2', 'an attack of another Pokémon that has become Active, without a coin', () => {
  const end = after(board(FOG), B.attack('Fog'), A.item('Switch'), A.attack('Nip'))
  expect(damageOn(end, 1, 'Laboratory Fogger')).toBe(20)
})

rejects('A-B.2', 'a coin for a Pokémon that left the Active Spot and came back', () => {
  const end = after(board(FOG), B.attack('Fog'), A.item('Switch'), A.item('Switch'), A.attack('Nibble'))
  expect(factsNamed(end, 'COIN_FLIPPED')).toEqual([])
  expect(damageOn(end, 1, 'Laboratory Fogger')).toBe(10)
})

const CONFUSED = `
  A active  Laboratory Rat Confused
  A bench   Laboratory Mouse
  B active  Sobble`

accepts('A-C.1', 'a Confused attacker attacks on heads', () => {
  const end = after(board(CONFUSED), A.attack('Nip'), heads)
  expect([damageOn(end, 1, 'Sobble'), damageOn(end, 0, 'Laboratory Rat')]).toEqual([20, 0])
})

rejects('A-C.1', 'the attack after tails (the attacker gets three damage counters instead)', () => {
  const end = after(board(CONFUSED), A.attack('Nip'), tails)
  expect([damageOn(end, 1, 'Sobble'), damageOn(end, 0, 'Laboratory Rat')]).toEqual([0, 30])
  expect(end.game.turn.player).toBe(1)
})

rejects('A-C.1', 'a check for a Confused defender', () => {
  const end = after(
    board(CONFUSED.replace('Rat Confused', 'Rat').replace('Sobble', 'Sobble Confused')),
    A.attack('Nip'),
  )
  expect(damageOn(end, 1, 'Sobble')).toBe(20)
})

const FAR_SHOT = `
  A active  Laboratory Archer
  B active  Sobble
  B bench   Krabby; Wooloo`

accepts('A-D.1', 'the target is chosen, then damaged', () => {
  const end = after(board(FAR_SHOT), A.attack('Far Shot'), A.choose('Wooloo'))
  expect([damageOn(end, 1, 'Wooloo'), damageOn(end, 1, 'Krabby')]).toEqual([30, 0])
})

rejects('A-D.1', 'anything the attack does before the choice is made', () => {
  const twice = inventPokemon('Twice', {
    attacks: [
      freeAttack('Volley', {
        damage: { base: 20 },
        choose: [{ do: 'choosePokemon', as: 'target', from: { whose: 'opponent', where: 'Bench' } }],
        require: [{ do: 'flip', coins: 1 }],
        also: [{ to: { chosen: 'target' }, amount: 30 }],
      }),
    ],
  })
  const start = board(FAR_SHOT.replace('Laboratory Archer', 'Twice'), { cards: [twice] })
  const choosing = after(start, A.attack('Volley'))
  expect(choosing.state).toBe('turn.attack.D_choose.choosing')
  expect(damageOn(choosing, 1, 'Sobble')).toBe(0)
  const end = after(choosing, A.choose('Krabby'), heads)
  expect([damageOn(end, 1, 'Sobble'), damageOn(end, 1, 'Krabby')]).toEqual([20, 30])
})

rejects('A-D.1', 'a target that the text does not offer', () => {
  const choosing = after(board(FAR_SHOT), A.attack('Far Shot'))
  expect(refusals(choosing, A.choose('Sobble'))).toEqual(['NOT_OFFERED'])
})

const GAMBLER = `
  A active  Laboratory Gambler
  B active  Cramorant`

accepts('A-E.1', 'an attack that needs heads goes through on heads', () => {
  expect(damageOn(after(board(GAMBLER), A.attack('Long Odds'), heads), 1, 'Cramorant')).toBe(80)
})

rejects('A-E.1', 'damage on tails by an attack that needs heads, although the attack was used', () => {
  const end = after(board(GAMBLER), A.attack('Long Odds'), tails)
  expect(damageOn(end, 1, 'Cramorant')).toBe(0)
  expect(order(end, 'ATTACK_DECLARED', 'ATTACK_DOES_NOTHING', 'TURN_ENDED')).toEqual([
    'ATTACK_DECLARED',
    'ATTACK_DOES_NOTHING',
    'TURN_ENDED',
  ])
})

rejects('A-E.1', 'a GX attack that counts as unused because it did nothing', () => {
  const card = inventPokemon('Bluff GX', {
    attacks: [freeAttack('Bluff', { oncePerGame: 'GX', require: [{ do: 'doesNothing' }] })],
  })
  const start = board(GAMBLER.replace('Laboratory Gambler', 'Bluff GX'), { cards: [card] })
  expect(after(start, A.attack('Bluff')).game.players[0].spent).toEqual(['GX'])
})

const PADDED = `
  A active  Laboratory Crowbar
  B active  Cramorant [Laboratory Padding]`

accepts('A-F.1', 'a Tool is discarded before the damage is calculated', () => {
  const end = after(board(PADDED), A.attack('Pry Off'))
  expect(damageOn(end, 1, 'Cramorant')).toBe(30)
  expect(cardNamesIn(end, 1, 'discard')).toEqual(['Laboratory Padding'])
})

rejects('A-F.1', 'an effect without "before doing damage" coming first', () => {
  const end = after(board(PADDED.replace('Crowbar', 'Tar')), A.attack('Stick'))
  expect(order(end, 'LASTING_EFFECT_BEGAN', 'DAMAGE_PLACED')).toEqual(['LASTING_EFFECT_BEGAN'])
  const plain = after(board(PADDED.replace('Crowbar', 'Tar').replace(' [Laboratory Padding]', '')), A.attack('Stick'))
  expect(order(plain, 'LASTING_EFFECT_BEGAN', 'DAMAGE_PLACED')).toEqual(['DAMAGE_PLACED', 'LASTING_EFFECT_BEGAN'])
})

const shower = inventPokemon('Shower', {
  attacks: [
    freeAttack('Soak', {
      damage: { base: 20 },
      also: [{ to: 'eachOfOpponentBench', amount: 10 }],
      after: [{ do: 'condition', pokemon: 'opponentActive', condition: 'Asleep' }],
    }),
  ],
})

accepts('A-F.2', 'the damage counters of all targets, then the condition', () => {
  const start = board(FAR_SHOT.replace('Laboratory Archer', 'Shower'), { cards: [shower] })
  const end = after(start, A.attack('Soak'))
  expect(order(end, 'DAMAGE_PLACED', 'CONDITION_BEGAN')).toEqual([
    'DAMAGE_PLACED',
    'DAMAGE_PLACED',
    'DAMAGE_PLACED',
    'CONDITION_BEGAN',
  ])
})

rejects('A-F.2', 'more damage because of a Special Condition from the same attack', () => {
  const venom = inventPokemon('Venom', {
    attacks: [
      freeAttack('Sting', {
        damage: {
          base: 10,
          sign: '+',
          terms: [{ amount: 50, if: { is: 'inCondition', pokemon: 'opponentActive', condition: 'Poisoned' } }],
        },
        after: [{ do: 'condition', pokemon: 'opponentActive', condition: 'Poisoned' }],
      }),
    ],
  })
  const start = board(FAR_SHOT.replace('Laboratory Archer', 'Venom'), { cards: [venom] })
  expect(factsNamed(after(start, A.attack('Sting')), 'DAMAGE_PLACED')).toMatchObject([{ damage: 10 }])
})

const SPIKED = `
  A active  Laboratory Medic -50
  A bench   Laboratory Mouse
  B active  Sobble [Laboratory Spikes]`

accepts('A-F.3', 'the attacker heals, is then damaged by an effect that its damage triggers, and survives', () => {
  const end = after(board(SPIKED), A.attack('Patch Up'))
  expect(order(end, 'DAMAGE_PLACED', 'COUNTERS_REMOVED', 'COUNTERS_PLACED')).toEqual([
    'DAMAGE_PLACED',
    'COUNTERS_REMOVED',
    'COUNTERS_PLACED',
  ])
  expect(damageOn(end, 0, 'Laboratory Medic')).toBe(40)
})

rejects('A-F.3', 'a Knock Out before the effects of the attack are done', () => {
  const start = board(`
    A active  Laboratory Tar
    B active  Sobble -60
    B bench   Krabby; Wooloo`)
  const end = after(start, A.attack('Stick'), A.choose('prize 1'), B.choose('Krabby'))
  expect(order(end, 'DAMAGE_PLACED', 'LASTING_EFFECT_BEGAN', 'POKEMON_KNOCKED_OUT')).toEqual([
    'DAMAGE_PLACED',
    'LASTING_EFFECT_BEGAN',
    'POKEMON_KNOCKED_OUT',
  ])
  expect([activeIn(end, 1).lasting, inPlayNamed(end, 1, 'Wooloo').lasting]).toEqual([[], []])
})

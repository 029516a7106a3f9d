/** Questions about this turn and the last turn of each player, as rulings (A-D1.2, R13, PC.1). */
import * as E from 'fp-ts/lib/Either.js'
import { board } from 'ptcg-turn-test-kit/board'
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, activeIn, after, B, heads, type NamedMove, tails } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'
import { load, save } from '../../src/engine/files/save.ts'
import { view } from '../../src/engine/play/view.ts'
import type { AttackDefinition } from '../../src/game/model/cards.ts'
import type { Past } from '../../src/game/model/history.ts'

/** An attack that does 10 damage, or 100 if the past event happened. */
const asking = (name: string, past: Past): AttackDefinition =>
  freeAttack(name, { damage: { base: 10, sign: '+', terms: [{ amount: 90, if: { is: 'happened', ...past } }] } })

const elder = inventPokemon('Elder', {
  attacks: [
    asking('Avenge', { what: 'knockedOut', when: 'opponentsLastTurn', whose: 'you', fatal: true }),
    asking('Mourn', { what: 'knockedOut', when: 'opponentsLastTurn', whose: 'you' }),
    asking('Learn', { what: 'trainerPlayed', when: 'thisTurn', whose: 'you', filter: { named: 'Hop' } }),
    asking('Ambush', { what: 'movedToActive', when: 'thisTurn', pokemon: 'thisPokemon' }),
    asking('Recall', { what: 'movedToActive', when: 'yourLastTurn', pokemon: 'thisPokemon' }),
    asking('Echo', { what: 'attackUsed', when: 'yourLastTurn', whose: 'you', attack: 'Echo' }),
    asking('Recover', { what: 'healed', when: 'thisTurn', pokemon: 'thisPokemon' }),
    asking('Owe', { what: 'prizesTaken', when: 'opponentsLastTurn', whose: 'opponent' }),
    freeAttack('Return', {
      damage: {
        base: 0,
        sign: '+',
        terms: [
          {
            amount: 10,
            times: { count: 'happened', what: 'damaged', when: 'opponentsLastTurn', pokemon: 'thisPokemon' },
          },
        ],
      },
    }),
  ],
})
const ram = inventPokemon('Ram', {
  hp: 300,
  attacks: [
    freeAttack('Hit', { damage: { base: 50 } }),
    freeAttack('Poke', { after: [{ do: 'putCounters', on: 'opponentActive', counters: 9 }] }),
    freeAttack('Venom', { after: [{ do: 'condition', pokemon: 'opponentActive', condition: 'Poisoned' }] }),
    freeAttack('Daze', { after: [{ do: 'condition', pokemon: 'opponentActive', condition: 'Confused' }] }),
  ],
})
const victim = inventPokemon('Victim', { hp: 50 })

/** It devolves during the Pokémon Checkup. */
const withering = inventPokemon('Withering', {
  stage: 'Stage 1',
  evolvesFrom: 'Elder',
  abilities: [
    { name: 'Wither', triggers: [{ on: 'checkup', does: [{ do: 'devolve', pokemon: 'thisPokemon', to: 'hand' }] }] },
  ],
  attacks: [],
})

const start = (text: string) => board(text, { cards: [elder, ram, victim, withering] })

const VICTIM = `turn 4 of B
  A active Victim
  A bench  Elder
  A hand   Hop x2, Potion
  B active Ram
  B bench  Krabby`

/** True if the attack of Elder did the 100. */
const isSo = (text: string, ...moves: readonly NamedMove[]): boolean => {
  const played = after(start(text), ...moves)
  return (played.game.players[1].active?.damage ?? 0) === 100
}

const PRIZE: NamedMove = () => ({ type: 'CHOOSE', player: 1, option: 0 })

/** A Knock Out during the last turn of the opponent, by damage and otherwise. */
test.each<readonly [string, string, boolean]>([
  ['Hit', 'Avenge', true],
  ['Hit', 'Mourn', true],
  ['Hit', 'Owe', true],
  ['Poke', 'Avenge', false],
  ['Poke', 'Mourn', true],
])('%s before %s', (attack, avenge, is) => {
  expect(isSo(VICTIM, B.attack(attack), PRIZE, A.attack(avenge))).toBe(is)
})

test('PC.1 a Knock Out by Poison between turns belongs to no turn', () => {
  expect(isSo(VICTIM.replace('Victim', 'Victim -40'), B.attack('Venom'), PRIZE, A.attack('Mourn'))).toBe(false)
})

const MINE = `turn 5 of A
  A active Elder -30
  A bench  Krabby
  A hand   Hop x2, Potion
  B active Ram
  B bench  Krabby`

test('this turn: cards played, Pokémon healed, Pokémon moved to the Active Spot', () => {
  expect([isSo(MINE, A.attack('Learn')), isSo(MINE, A.supporter('Hop'), A.attack('Learn'))]).toEqual([false, true])
  expect([isSo(MINE, A.attack('Recover')), isSo(MINE, A.item('Potion'), A.attack('Recover'))]).toEqual([false, true])
  expect(isSo(MINE, A.attack('Ambush'))).toBe(false)
})

test.each([
  ['Elder', true],
  ['Withering < Elder', false],
])('R109 %s that moved to the Active Spot last turn: only if it is still the same Pokémon', (benched, is) => {
  const fresh = `turn 5 of A\n A active Victim {Fire Energy}\n A bench ${benched}\n B active Ram\n B bench Krabby`
  expect(isSo(fresh, A.retreat(), A.endTurn(), B.endTurn(), A.attack('Recall'))).toBe(is)
})

test('R13 an attack is used in your last turn if it was carried out', () => {
  const used = after(start(MINE), A.attack('Echo'), B.endTurn(), A.attack('Echo'))
  expect(activeIn(used, 1).damage).toBe(110)
  const confused = start(MINE.replace('Elder -30', 'Elder Confused'))
  const unused = after(confused, A.attack('Echo'), tails, B.endTurn(), A.attack('Echo'), heads)
  expect(activeIn(unused, 1).damage).toBe(10)
})

test('damage equal to that done to it last turn, and none later', () => {
  const hit = VICTIM.replace('A active Victim', 'A active Elder')
  expect(activeIn(after(start(hit), B.attack('Hit'), A.attack('Return')), 1).damage).toBe(50)
  const later = [B.attack('Hit'), A.endTurn(), B.endTurn(), A.attack('Return')]
  expect(activeIn(after(start(hit), ...later), 1).damage).toBe(0)
})

test('the past is part of a save, and public; a game whose cards never ask remembers nothing', () => {
  const played = after(start(MINE), A.supporter('Hop'))
  expect(played.game.history).toHaveLength(1)
  const loaded = load(JSON.parse(JSON.stringify(save(played))))
  expect(E.isRight(loaded) && loaded.right.game.history).toEqual(played.game.history)
  expect(view(played, 1).game.history).toEqual(played.game.history)
  const plain = after(board('turn 5 of A\n A active Wooloo\n A hand Hop\n B active Krabby'), A.supporter('Hop'))
  expect(plain.game.history).toEqual([])
})

/** Cases of events of Pokémon in play, and of the end: RETREAT, USE_ABILITY, DECLARE_ATTACK, END_TURN, CONCEDE. */
import { A, B } from 'ptcg-turn-test-kit/moves'
import { casesOf, theirs } from './case.ts'

const RETREAT = `
  turn 5 of A
  A active  Scorbunny {Fire Energy}
  A bench   Wooloo; Vulpix
  B active  Sobble {Water Energy}
  B bench   Krabby`

const ABILITY = `
  turn 5 of A
  A active  Laboratory Librarian
  A bench   Laboratory Lamp -10; Laboratory Cushion
  B active  Laboratory Librarian`

const STAR = `
  turn 5 of A
  A active  Laboratory Vessel VSTAR < Laboratory Vessel V {Fire Energy}
  A bench   Laboratory Vessel VSTAR < Laboratory Vessel V
  A deck    Hop x9
  B active  Laboratory Vessel V`

const BELLS = `
  turn 5 of A
  A active  Laboratory Bell
  A bench   Laboratory Bell; Laboratory Kettle {Fire Energy x2}
  A deck    Hop x9
  B active  Sobble`

const ATTACK = `
  turn 5 of A
  A active  Scorbunny {Water Energy}
  B active  Sobble {Water Energy}`

const FOSSIL = `
  turn 5 of A
  A active  Scorbunny
  A bench   Laboratory Fossil
  B active  Laboratory Fossil`

export const pokemonCases = [
  ...casesOf(
    'RETREAT',
    RETREAT,
    { clause: 'itIsYourTurn', rule: 'T0.2', code: 'NOT_YOUR_TURN', move: B.retreat() },
    {
      clause: 'noRetreatThisTurn',
      rule: 'T2E.1',
      code: 'ALREADY_RETREATED',
      board: RETREAT.replace('turn 5 of A', 'turn 5 of A; retreated'),
      move: A.retreat(),
    },
    {
      clause: 'benchIsNotEmpty',
      rule: 'T2E.4',
      code: 'BENCH_EMPTY',
      board: RETREAT.replace('A bench   Wooloo; Vulpix', ''),
      move: A.retreat(),
    },
    {
      clause: 'retreatingPokemonIsNotAsleep',
      rule: 'T2E.6',
      code: 'RETREATING_ASLEEP',
      board: RETREAT.replace('Scorbunny', 'Scorbunny Asleep'),
      move: A.retreat(),
    },
    {
      clause: 'retreatingPokemonIsNotParalyzed',
      rule: 'T2E.6',
      code: 'RETREATING_PARALYZED',
      board: RETREAT.replace('Scorbunny', 'Scorbunny Paralyzed'),
      move: A.retreat(),
    },
    {
      clause: 'nothingStopsTheRetreat',
      rule: 'GR.1',
      code: 'RETREAT_FORBIDDEN',
      board: RETREAT.replace('Krabby', 'Laboratory Magnet'),
      move: A.retreat(),
    },
    {
      clause: 'energyCoversTheRetreatCost',
      rule: 'T2E.2',
      code: 'RETREAT_COST_NOT_COVERED',
      board: RETREAT.replace('{Fire Energy}', ''),
      move: A.retreat(),
    },
  ),
  ...casesOf(
    'USE_ABILITY',
    ABILITY,
    { clause: 'itIsYourTurn', rule: 'T0.2', code: 'NOT_YOUR_TURN', move: B.ability('Laboratory Librarian') },
    {
      clause: 'pokemonIsYours',
      rule: 'T2F.3',
      code: 'NOT_YOUR_POKEMON',
      move: (at) => ({ type: 'USE_ABILITY', player: 0, pokemon: theirs(at, 'Laboratory Librarian'), ability: 0 }),
      instead: ['NO_SUCH_ABILITY'],
    },
    {
      clause: 'abilityIsOneToUse',
      rule: 'T2F.2',
      code: 'NO_SUCH_ABILITY',
      move: A.ability('Laboratory Cushion'),
      instead: ['CHANGES_NOTHING'],
    },
    {
      clause: 'nothingStopsTheAbility',
      rule: 'GR.1',
      code: 'ABILITY_FORBIDDEN',
      board: `${ABILITY}\n stadium Laboratory Fog of B`,
      move: A.ability('Laboratory Librarian'),
    },
    {
      clause: 'pokemonIsWhereTheAbilityWorks',
      rule: 'T2F.2',
      code: 'ABILITY_NOT_FROM_HERE',
      move: A.ability('Laboratory Lamp'),
    },
    {
      clause: 'abilityNotUsedThisTurn',
      rule: 'T2F.1',
      code: 'ABILITY_ALREADY_USED',
      before: [A.ability('Laboratory Librarian')],
      move: A.ability('Laboratory Librarian'),
    },
    {
      clause: 'abilityOfThatNameNotUsedThisTurn',
      rule: 'T2F.1',
      code: 'ABILITY_ALREADY_USED',
      board: BELLS,
      before: [A.ability('Laboratory Bell')],
      move: A.ability('Laboratory Bell#2'),
    },
    {
      clause: 'abilityConditionIsMet',
      rule: 'T2F.2',
      code: 'CONDITION_NOT_MET',
      board: BELLS,
      move: A.ability('Laboratory Kettle'),
    },
    {
      clause: 'abilityCostCanBePaid',
      rule: 'GR.3',
      code: 'COST_CANNOT_BE_PAID',
      board: BELLS.replace('Laboratory Bell', 'Laboratory Kettle {Fire Energy}'),
      move: A.ability('Laboratory Kettle'),
    },
    {
      clause: 'abilityIsLeftThisGame',
      rule: 'OG.1',
      code: 'ONCE_PER_GAME_SPENT',
      board: STAR,
      before: [A.ability('Laboratory Vessel VSTAR')],
      move: A.ability('Laboratory Vessel VSTAR#2'),
    },
    {
      clause: 'abilityWouldChangeSomething',
      rule: 'T2D.1b',
      code: 'CHANGES_NOTHING',
      board: `${ABILITY}\n  A deck`,
      move: A.ability('Laboratory Librarian'),
    },
  ),
  ...casesOf(
    'DECLARE_ATTACK',
    ATTACK,
    { clause: 'itIsYourTurn', rule: 'T0.2', code: 'NOT_YOUR_TURN', move: B.attack('Pound') },
    {
      clause: 'attackIsOneOfTheActivePokemons',
      rule: 'A-A.1',
      code: 'NO_SUCH_ATTACK',
      move: A.attack(2),
      instead: ['ATTACK_COST_NOT_COVERED'],
    },
    {
      clause: 'attackIsAllowedThisEarly',
      rule: 'T3.2',
      code: 'FIRST_TURN_ATTACK',
      board: ATTACK.replace('turn 5', 'turn 1'),
      move: A.attack('Tackle'),
    },
    {
      clause: 'attackerIsNotAsleep',
      rule: 'A-A.3',
      code: 'ATTACKER_ASLEEP',
      board: ATTACK.replace('Scorbunny', 'Scorbunny Asleep'),
      move: A.attack('Tackle'),
    },
    {
      clause: 'attackerIsNotParalyzed',
      rule: 'A-A.3',
      code: 'ATTACKER_PARALYZED',
      board: ATTACK.replace('Scorbunny', 'Scorbunny Paralyzed'),
      move: A.attack('Tackle'),
    },
    {
      clause: 'nothingStopsTheAttack',
      rule: 'GR.1',
      code: 'ATTACK_FORBIDDEN',
      board: STAR.replace('Laboratory Vessel VSTAR < Laboratory Vessel V {Fire Energy}', 'Laboratory Pendulum'),
      before: [A.attack('Full Swing'), B.endTurn()],
      move: A.attack('Full Swing'),
    },
    {
      clause: 'attackIsLeftThisGame',
      rule: 'OG.1',
      code: 'ONCE_PER_GAME_SPENT',
      board: STAR,
      before: [A.ability('Laboratory Vessel VSTAR')],
      move: A.attack('Star Fall'),
    },
    {
      clause: 'attackConditionIsMet',
      rule: 'A-A.1',
      code: 'CONDITION_NOT_MET',
      board: ATTACK.replace('Scorbunny', 'Laboratory Kettle'),
      move: A.attack('Scald'),
    },
    {
      clause: 'energyCoversTheAttackCost',
      rule: 'A-A.2',
      code: 'ATTACK_COST_NOT_COVERED',
      move: A.attack('Flare'),
    },
  ),
  ...casesOf(
    'DISCARD_FROM_PLAY',
    FOSSIL,
    { clause: 'itIsYourTurn', rule: 'T0.2', code: 'NOT_YOUR_TURN', move: B.discard('Laboratory Fossil') },
    {
      clause: 'pokemonIsYours',
      rule: 'T2D.9',
      code: 'NOT_YOUR_POKEMON',
      move: (at) => ({ type: 'DISCARD_FROM_PLAY', player: 0, pokemon: theirs(at, 'Laboratory Fossil') }),
    },
    { clause: 'pokemonIsAnItem', rule: 'T2D.9', code: 'NOT_AN_ITEM_IN_PLAY', move: A.discard('Scorbunny') },
  ),
  ...casesOf('END_TURN', ATTACK, {
    clause: 'itIsYourTurn',
    rule: 'T0.2',
    code: 'NOT_YOUR_TURN',
    move: B.endTurn(),
    legal: A.endTurn(),
  }),
  ...casesOf('CONCEDE', ATTACK, {
    clause: 'theGameIsNotOver',
    rule: 'WL.4',
    code: 'GAME_IS_OVER',
    move: A.concede(),
    legal: A.concede(),
    forced: ({ state, game }) => ({ state, game: { ...game, result: { outcome: 'tie', reasons: [] } } }),
  }),
]

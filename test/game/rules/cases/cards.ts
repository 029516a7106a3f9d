/** Cases of the events that put Pokémon and Energy into play: BENCH_POKEMON, EVOLVE, ATTACH_ENERGY. */
import { A, activeIn, B } from 'ptcg-turn-test-kit/moves'
import { cardInDiscard, cardInHand, casesOf, theirs } from './case.ts'

const BENCH = `
  turn 5 of A
  A active  Scorbunny
  A bench   Wooloo; Wooloo; Vulpix; Vulpix
  A hand    Drampa, Raboot
  A discard Chewtle
  B active  Sobble
  B hand    Chewtle`

const EVOLVE = `
  turn 5 of A
  A active  Scorbunny
  A bench   Vulpix
  A hand    Raboot, Wooloo, Cinderace
  A discard Raboot
  B active  Scorbunny
  B hand    Raboot`

const ATTACH = `
  turn 5 of A
  A active  Scorbunny
  A hand    Fire Energy, Potion
  A discard Fire Energy
  B active  Sobble
  B hand    Water Energy`

export const cardCases = [
  ...casesOf(
    'BENCH_POKEMON',
    BENCH,
    { clause: 'itIsYourTurn', rule: 'T0.2', code: 'NOT_YOUR_TURN', move: B.bench('Chewtle') },
    {
      clause: 'cardIsInYourHand',
      rule: 'T2A.1',
      code: 'CARD_NOT_IN_HAND',
      move: (at) => ({ type: 'BENCH_POKEMON', player: 0, card: cardInDiscard(at, 'Chewtle') }),
    },
    { clause: 'cardIsABasicPokemon', rule: 'T2A.1', code: 'NOT_A_BASIC_POKEMON', move: A.bench('Raboot') },
    {
      clause: 'nothingForbidsTheCard',
      rule: 'GR.1',
      code: 'CARD_FORBIDDEN',
      board: BENCH.replace('Sobble', 'Laboratory Porter'),
      move: A.bench('Drampa'),
    },
    {
      clause: 'itemIsAllowedThisEarly',
      rule: 'FT.1',
      code: 'FIRST_TURN_ITEM',
      board: BENCH.replace('turn 5 of A', 'turn 1 of A\n  era diamond-and-pearl').replace(
        'Drampa',
        'Laboratory Fossil',
      ),
      move: A.bench('Laboratory Fossil'),
    },
    {
      clause: 'benchHasRoom',
      rule: 'T2A.3',
      code: 'BENCH_FULL',
      board: BENCH.replace('Wooloo;', 'Wooloo; Krabby;'),
      move: A.bench('Drampa'),
    },
  ),
  ...casesOf(
    'EVOLVE',
    EVOLVE,
    { clause: 'itIsYourTurn', rule: 'T0.2', code: 'NOT_YOUR_TURN', move: B.evolve('Scorbunny', 'Raboot') },
    {
      clause: 'cardIsInYourHand',
      rule: 'T2B.1',
      code: 'CARD_NOT_IN_HAND',
      move: (at) => ({ type: 'EVOLVE', player: 0, card: cardInDiscard(at, 'Raboot'), pokemon: activeIn(at, 0).id }),
    },
    {
      clause: 'cardIsAnEvolution',
      rule: 'T2B.4',
      code: 'NOT_AN_EVOLUTION',
      move: A.evolve('Scorbunny', 'Wooloo'),
      instead: ['DOES_NOT_EVOLVE_FROM'],
    },
    {
      clause: 'nothingForbidsTheCard',
      rule: 'GR.1',
      code: 'CARD_FORBIDDEN',
      board: EVOLVE.replace('B active  Scorbunny', 'B active  Laboratory Porter'),
      move: A.evolve('Scorbunny', 'Raboot'),
    },
    {
      clause: 'pokemonIsYours',
      rule: 'T2B.1',
      code: 'NOT_YOUR_POKEMON',
      move: (at) => ({ type: 'EVOLVE', player: 0, card: cardInHand(at, 'Raboot'), pokemon: theirs(at, 'Scorbunny') }),
      instead: ['DOES_NOT_EVOLVE_FROM', 'NEW_IN_PLAY'],
    },
    {
      clause: 'nothingKeepsTheCardOff',
      rule: 'GR.1',
      code: 'CARD_KEPT_OFF',
      board: EVOLVE.replace('B active  Scorbunny', 'B active  Laboratory Cocoon'),
      move: A.evolve('Scorbunny', 'Raboot'),
    },
    {
      clause: 'cardEvolvesFromPokemon',
      rule: 'T2B.1',
      code: 'DOES_NOT_EVOLVE_FROM',
      move: A.evolve('Vulpix', 'Raboot'),
    },
    {
      clause: 'notYourFirstTurn',
      rule: 'T2B.3',
      code: 'YOUR_FIRST_TURN',
      board: EVOLVE.replace('turn 5', 'turn 1'),
      move: A.evolve('Scorbunny', 'Raboot'),
    },
    {
      clause: 'pokemonWasInPlayAtTheStartOfTheTurn',
      rule: 'T2B.2',
      code: 'NEW_IN_PLAY',
      board: EVOLVE.replace('Scorbunny', 'Scorbunny new'),
      move: A.evolve('Scorbunny', 'Raboot'),
    },
    {
      clause: 'pokemonHasNotEvolvedThisTurn',
      rule: 'T2B.5',
      code: 'EVOLVED_THIS_TURN',
      board: EVOLVE.replace('Scorbunny', 'Raboot < Scorbunny evolved'),
      move: A.evolve('Raboot', 'Cinderace'),
    },
  ),
  ...casesOf(
    'ATTACH_ENERGY',
    ATTACH,
    { clause: 'itIsYourTurn', rule: 'T0.2', code: 'NOT_YOUR_TURN', move: B.attach('Water Energy', 'Sobble') },
    {
      clause: 'noEnergyAttachedThisTurn',
      rule: 'T2C.1',
      code: 'ENERGY_ALREADY_ATTACHED',
      board: ATTACH.replace('turn 5 of A', 'turn 5 of A; energy attached'),
      move: A.attach('Fire Energy', 'Scorbunny'),
    },
    {
      clause: 'cardIsInYourHand',
      rule: 'T2C.1',
      code: 'CARD_NOT_IN_HAND',
      move: (at) => ({
        type: 'ATTACH_ENERGY',
        player: 0,
        card: cardInDiscard(at, 'Fire Energy'),
        pokemon: activeIn(at, 0).id,
      }),
    },
    {
      clause: 'nothingKeepsTheCardOff',
      rule: 'GR.1',
      code: 'CARD_KEPT_OFF',
      board: ATTACH.replace('Sobble', 'Laboratory Cocoon'),
      move: A.attach('Fire Energy', 'Scorbunny'),
    },
    {
      clause: 'pokemonMayHoldTheEnergy',
      rule: 'GR.1',
      code: 'CANNOT_BE_ATTACHED_TO_IT',
      board: ATTACH.replace('A hand', 'A hand Laboratory Ancient Energy,'),
      move: A.attach('Laboratory Ancient Energy', 'Scorbunny'),
    },
    { clause: 'cardIsAnEnergy', rule: 'T2C.1', code: 'NOT_AN_ENERGY', move: A.attach('Potion', 'Scorbunny') },
    {
      clause: 'nothingForbidsTheCard',
      rule: 'GR.1',
      code: 'CARD_FORBIDDEN',
      board: ATTACH.replace('Sobble', 'Laboratory Porter'),
      move: A.attach('Fire Energy', 'Scorbunny'),
    },
    {
      clause: 'pokemonIsYours',
      rule: 'T2C.2',
      code: 'NOT_YOUR_POKEMON',
      move: (at) => ({
        type: 'ATTACH_ENERGY',
        player: 0,
        card: cardInHand(at, 'Fire Energy'),
        pokemon: theirs(at, 'Sobble'),
      }),
    },
  ),
]

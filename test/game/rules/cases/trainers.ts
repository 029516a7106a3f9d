/** Cases of the events about Trainer cards: PLAY_ITEM, PLAY_TOOL, PLAY_SUPPORTER, PLAY_STADIUM, USE_STADIUM. */
import { A, activeIn, B } from 'ptcg-turn-test-kit/moves'
import { cardInDiscard, cardInHand, casesOf, theirs } from './case.ts'

const ITEM = `
  turn 5 of A
  A active  Scorbunny -30
  A hand    Potion, Switch, Hop
  A discard Potion
  B active  Sobble -30
  B hand    Potion`

const TOOL = `
  turn 5 of A
  A active  Scorbunny
  A bench   Wooloo [Laboratory Padding]
  A hand    Laboratory Vest, Hop
  A discard Laboratory Vest
  B active  Sobble
  B hand    Laboratory Vest`

const SUPPORTER = `
  turn 5 of A
  A active  Scorbunny
  A hand    Hop, Bede, Great Ball
  A discard Hop
  B active  Sobble
  B hand    Hop`

const COSTLY = `
  turn 5 of A
  A active  Scorbunny
  A hand    Laboratory Press, Laboratory Audit, Laboratory Auditor, Laboratory Toll
  A deck    Hop x9
  B active  Sobble`

const STADIUM = `
  turn 5 of A
  A active  Scorbunny
  A hand    Laboratory Library, Laboratory Closet, Potion
  A discard Laboratory Corridor
  B active  Sobble
  B hand    Laboratory Corridor
  stadium   Laboratory Library of B`

/**
 * The same board in an era that forbids Items, Tools and Stadiums on the first turn. A card that may be played so early
 * allows only itself.
 */
const onTheFirstTurn = (text: string): string =>
  text.replace('turn 5 of A', 'turn 1 of A\n  era diamond-and-pearl').replace(/A hand.*/, '$&, Laboratory Head Start')

export const trainerCases = [
  ...casesOf(
    'PLAY_ITEM',
    ITEM,
    { clause: 'itIsYourTurn', rule: 'T0.2', code: 'NOT_YOUR_TURN', move: B.item('Potion') },
    {
      clause: 'itemIsAllowedThisEarly',
      rule: 'FT.1',
      code: 'FIRST_TURN_ITEM',
      board: onTheFirstTurn(ITEM),
      move: A.item('Potion'),
    },
    {
      clause: 'cardIsInYourHand',
      rule: 'T2D.1',
      code: 'CARD_NOT_IN_HAND',
      move: (at) => ({ type: 'PLAY_ITEM', player: 0, card: cardInDiscard(at, 'Potion') }),
    },
    { clause: 'cardIsAnItem', rule: 'T2D.2', code: 'NOT_AN_ITEM', move: A.item('Hop') },
    {
      clause: 'nothingForbidsTheCard',
      rule: 'GR.1',
      code: 'CARD_FORBIDDEN',
      board: ITEM.replace('Sobble', 'Laboratory Porter'),
      move: A.item('Potion'),
    },
    {
      clause: 'cardConditionIsMet',
      rule: 'T2D.1',
      code: 'CONDITION_NOT_MET',
      board: COSTLY,
      move: A.item('Laboratory Audit'),
    },
    {
      clause: 'cardCostCanBePaid',
      rule: 'GR.3',
      code: 'COST_CANNOT_BE_PAID',
      board: COSTLY.replace('Audit, Laboratory Auditor, Laboratory ', ''),
      move: A.item('Laboratory Press'),
    },
    { clause: 'cardWouldChangeSomething', rule: 'T2D.1b', code: 'CHANGES_NOTHING', move: A.item('Switch') },
  ),
  ...casesOf(
    'PLAY_TOOL',
    TOOL,
    { clause: 'itIsYourTurn', rule: 'T0.2', code: 'NOT_YOUR_TURN', move: B.tool('Laboratory Vest', 'Sobble') },
    {
      clause: 'toolIsAllowedThisEarly',
      rule: 'FT.1',
      code: 'FIRST_TURN_TOOL',
      board: onTheFirstTurn(TOOL),
      move: A.tool('Laboratory Vest', 'Scorbunny'),
    },
    {
      clause: 'cardIsInYourHand',
      rule: 'TL.1',
      code: 'CARD_NOT_IN_HAND',
      move: (at) => ({
        type: 'PLAY_TOOL',
        player: 0,
        card: cardInDiscard(at, 'Laboratory Vest'),
        pokemon: activeIn(at, 0).id,
      }),
    },
    { clause: 'cardIsATool', rule: 'TL.1', code: 'NOT_A_TOOL', move: A.tool('Hop', 'Scorbunny') },
    {
      clause: 'nothingForbidsTheCard',
      rule: 'GR.1',
      code: 'CARD_FORBIDDEN',
      board: TOOL.replace('Sobble', 'Laboratory Porter'),
      move: A.tool('Laboratory Vest', 'Scorbunny'),
    },
    {
      clause: 'pokemonIsYours',
      rule: 'TL.1',
      code: 'NOT_YOUR_POKEMON',
      move: (at) => ({
        type: 'PLAY_TOOL',
        player: 0,
        card: cardInHand(at, 'Laboratory Vest'),
        pokemon: theirs(at, 'Sobble'),
      }),
    },
    {
      clause: 'nothingKeepsTheCardOff',
      rule: 'GR.1',
      code: 'CARD_KEPT_OFF',
      board: TOOL.replace('Sobble', 'Laboratory Cocoon'),
      move: A.tool('Laboratory Vest', 'Scorbunny'),
    },
    {
      clause: 'pokemonHasRoomForATool',
      rule: 'TL.1',
      code: 'TOOL_ATTACHED',
      move: A.tool('Laboratory Vest', 'Wooloo'),
    },
  ),
  ...casesOf(
    'PLAY_SUPPORTER',
    SUPPORTER,
    { clause: 'itIsYourTurn', rule: 'T0.2', code: 'NOT_YOUR_TURN', move: B.supporter('Hop') },
    {
      clause: 'noSupporterPlayedThisTurn',
      rule: 'T2D.3',
      code: 'SUPPORTER_ALREADY_PLAYED',
      board: SUPPORTER.replace('turn 5 of A', 'turn 5 of A; supporter played'),
      move: A.supporter('Hop'),
    },
    {
      clause: 'notTheFirstPlayersFirstTurn',
      rule: 'T2D.4',
      code: 'FIRST_TURN_SUPPORTER',
      board: SUPPORTER.replace('turn 5', 'turn 1'),
      move: A.supporter('Hop'),
    },
    {
      clause: 'cardIsInYourHand',
      rule: 'T2D.1',
      code: 'CARD_NOT_IN_HAND',
      move: (at) => ({ type: 'PLAY_SUPPORTER', player: 0, card: cardInDiscard(at, 'Hop') }),
    },
    { clause: 'cardIsASupporter', rule: 'T2D.3', code: 'NOT_A_SUPPORTER', move: A.supporter('Great Ball') },
    {
      clause: 'nothingForbidsTheCard',
      rule: 'GR.1',
      code: 'CARD_FORBIDDEN',
      board: SUPPORTER.replace('Sobble', 'Laboratory Porter'),
      move: A.supporter('Hop'),
    },
    {
      clause: 'cardConditionIsMet',
      rule: 'T2D.1',
      code: 'CONDITION_NOT_MET',
      board: COSTLY,
      move: A.supporter('Laboratory Auditor'),
    },
    {
      clause: 'cardCostCanBePaid',
      rule: 'GR.3',
      code: 'COST_CANNOT_BE_PAID',
      board: COSTLY.replace('Laboratory Press, Laboratory Audit, Laboratory Auditor, ', ''),
      move: A.supporter('Laboratory Toll'),
    },
    { clause: 'cardWouldChangeSomething', rule: 'T2D.1b', code: 'CHANGES_NOTHING', move: A.supporter('Bede') },
  ),
  ...casesOf(
    'PLAY_STADIUM',
    STADIUM,
    { clause: 'itIsYourTurn', rule: 'T0.2', code: 'NOT_YOUR_TURN', move: B.stadium('Laboratory Corridor') },
    {
      clause: 'noStadiumPlayedThisTurn',
      rule: 'T2D.8',
      code: 'STADIUM_ALREADY_PLAYED',
      board: STADIUM.replace('turn 5 of A', 'turn 5 of A; stadium played'),
      move: A.stadium('Laboratory Closet'),
    },
    {
      clause: 'stadiumIsAllowedThisEarly',
      rule: 'FT.1',
      code: 'FIRST_TURN_STADIUM',
      board: onTheFirstTurn(STADIUM),
      move: A.stadium('Laboratory Closet'),
    },
    {
      clause: 'cardIsInYourHand',
      rule: 'T2D.1',
      code: 'CARD_NOT_IN_HAND',
      move: (at) => ({ type: 'PLAY_STADIUM', player: 0, card: cardInDiscard(at, 'Laboratory Corridor') }),
    },
    { clause: 'cardIsAStadium', rule: 'T2D.5', code: 'NOT_A_STADIUM', move: A.stadium('Potion') },
    {
      clause: 'nothingForbidsTheCard',
      rule: 'GR.1',
      code: 'CARD_FORBIDDEN',
      board: STADIUM.replace('Sobble', 'Laboratory Porter'),
      move: A.stadium('Laboratory Closet'),
    },
    {
      clause: 'noStadiumOfThatNameInPlay',
      rule: 'T2D.7',
      code: 'SAME_STADIUM_IN_PLAY',
      move: A.stadium('Laboratory Library'),
    },
  ),
  ...casesOf(
    'USE_STADIUM',
    STADIUM,
    { clause: 'itIsYourTurn', rule: 'T0.2', code: 'NOT_YOUR_TURN', move: B.useStadium() },
    {
      clause: 'stadiumHasAnEffectToUse',
      rule: 'T2D.5',
      code: 'NO_STADIUM_TO_USE',
      board: STADIUM.replace('stadium   Laboratory Library', 'stadium   Laboratory Corridor'),
      move: A.useStadium(),
      instead: ['CHANGES_NOTHING'],
    },
    {
      clause: 'stadiumNotUsedThisTurn',
      rule: 'T2D.8',
      code: 'STADIUM_ALREADY_USED',
      board: `${STADIUM} used`,
      move: A.useStadium(),
    },
    {
      clause: 'stadiumCostCanBePaid',
      rule: 'GR.3',
      code: 'COST_CANNOT_BE_PAID',
      board: STADIUM.replace('Library of B', 'Turnstile of B').replace(
        'Laboratory Library, Laboratory Closet, Potion',
        '',
      ),
      move: A.useStadium(),
    },
    {
      clause: 'stadiumWouldChangeSomething',
      rule: 'T2D.1b',
      code: 'CHANGES_NOTHING',
      board: `${STADIUM}\n  A deck`,
      move: A.useStadium(),
    },
  ),
]

/** The small games that are explored. Together they show every rule that an event can show. */
import type { Snapshot } from 'ptcg-turn-engine'
import { type ChangeByHand, PLAYERS } from 'ptcg-turn-engine/model'
import { type Cut, type SmallGame, smallGame } from './games.ts'
import { smallCupboard, smallTreasure } from './smallCards.ts'

/** Cuts a game off after two mulligans of one player. The other player could draw a card for each, without end (MU.3). */
const afterTwoMulligans: Cut = {
  says: 'A player has taken a third mulligan alone.',
  isCut: ({ game: { setUp } }) => setUp?.owed.some((cards) => cards > 2) === true,
}

/** Cuts a game off after many heads, since a coin that is flipped until it lands on tails may land on heads any number of times. */
const afterFourHeads: Cut = {
  says: 'A coin that is flipped until it lands on tails has landed on heads five times.',
  isCut: ({ game: { ask, resolution } }) =>
    ask?.ask === 'coin' && ask.coins === 'untilTails' && (resolution?.memory.heads ?? 0) > 4,
}

/** Changes by hand that keep a game finite: drawn cards are never put back. */
const fewChanges = ({ game: { players } }: Snapshot): readonly ChangeByHand[] =>
  PLAYERS.flatMap((player): readonly ChangeByHand[] => [
    { change: 'draw', player, cards: 1 },
    ...players[player].bench.map(({ id }): ChangeByHand => ({ change: 'switch', pokemon: id })),
    ...[players[player].active, ...players[player].bench].flatMap((one): readonly ChangeByHand[] =>
      one === null ? [] : [{ change: 'condition', pokemon: one.id, condition: 'Confused' }],
    ),
  ])

const ONE_IN_HAND = { openingHand: 1 }

/** The small games that are explored by default. */
export const SMALL_GAMES: readonly SmallGame[] = [
  smallGame('mice', 'the smallest possible game', ['1 1 1 1', '1 1 1 1'], { rules: ONE_IN_HAND }),
  smallGame('evolution', 'Basic, Stage 1 and Stage 2', ['3 4 5 fire fire', '14 3 4 1 fire']),
  smallGame('end-of-turn', 'an Evolution that ends the turn, a Tool that stays', ['81 82 fire 59 1', '1 1 1 1 1']),
  smallGame('retreat', 'Retreat Costs and what pays for them', ['2 1 fire 74', '2 2 fire 74'], { rules: ONE_IN_HAND }),
  smallGame('energy', 'Energy of every kind', ['37 37 fire fire 75', '6 6 water 76 1']),
  smallGame('trainers', 'Items and Supporters', ['1 85 70 swsh1-165 2', '2 swsh1-165 swsh1-165 85 1']),
  smallGame('stadiums', 'Stadiums of both players', ['1 66 65 66 2', '2 66 68 1 65']),
  smallGame('room', 'a Bench that shrinks', ['1 1 1 small-2 1', '2 1 2 small-2 1'], {
    rules: { benchLimit: 2 },
    cards: [smallCupboard],
  }),
  smallGame('tools', 'Tools', ['2 59 1 61', '2 64 60 2'], { rules: ONE_IN_HAND }),
  smallGame('poison', 'Poisoned, Burned and Asleep', ['14 14 1 1 2', '1 1 2 1 36']),
  smallGame('confusion', 'Confused', ['11 11 1 1 34', '2 2 2 2 1']),
  smallGame('paralysis', 'Paralyzed and Asleep', ['12 12 1 1 9', '2 9 2 9 1']),
  smallGame('coins', 'coins, some until tails', ['19 20 19 20 1', '1 1 1 2 2'], { cut: afterFourHeads }),
  smallGame('fog', 'attacks that may not happen', ['25 25 34 34 25', '34 34 1 1 1']),
  smallGame('used-abilities', 'Abilities that are used', ['44 44 48 1 1', '47 1 1 1 47']),
  smallGame('abilities', 'Abilities that are always on', ['46 46 1 51 1', '49 1 50 1 1']),
  smallGame('knock-outs', 'what a Knock Out triggers', ['55 55 fire 56 fire', '58 58 fire 58 1']),
  smallGame('checkup', 'Checkup effects and their order', ['57 57 14 1', '57 68 14 1']),
  smallGame('weakness', 'Weakness and Resistance', ['6 6 8 water water', '22 7 22 7 22']),
  smallGame('bench', 'damage on the Bench', ['17 17 53 53 1', '16 53 53 1 1']),
  smallGame('attacks', 'choices, Tools gone before damage, damage counters', ['31 16 18 1', '59 1 1 1'], {
    rules: { ...ONE_IN_HAND, benchLimit: 2 },
  }),
  smallGame('once', 'powers once a game', ['77 79 fire fire 1', '80 80 fire fire fire']),
  smallGame('spent', 'a power that is spent', ['77 77 77 fire fire fire fire', '80 80 fire fire fire fire fire']),
  smallGame('prizes', 'several Prize cards', ['small-1 small-1 1 1 1 1', 'small-1 1 15 15 15 15'], {
    rules: { prizes: 2, benchLimit: 2 },
    cards: [smallTreasure],
  }),
  smallGame('mulligans', 'cards drawn for mulligans', ['1 fire fire 2', '1 fire fire fire'], {
    rules: { ...ONE_IN_HAND, cardsPerMulligan: 1 },
    cut: afterTwoMulligans,
  }),
  smallGame('recoil', 'double Knock Outs', ['15 15 15 15 1', '15 15 1 1 1']),
  smallGame('tie-break', 'a tie, and the game after it', ['15 15 15 15', '15 15 15 1'], {
    rules: { ...ONE_IN_HAND, tie: { leadsTo: 'anotherGame', prizes: 1, fewerPrizesWins: false, mayTie: false } },
  }),
  smallGame('searches', 'searches of a deck', ['1 71 38 1 fire', '38 38 1 fire 1']),
  smallGame('looking', 'cards of a deck that are looked at', ['1 swsh1-164 1 fire 2', '40 40 1 70 1'], {
    rules: ONE_IN_HAND,
    cut: afterFourHeads,
  }),
  smallGame('random', 'cards taken at random', ['39 39 fire 70', '39 fire fire 1'], { rules: ONE_IN_HAND }),
  smallGame('tar', 'effects of attacks that last', ['30 30 30 fire 2', '28 28 27 27 1']),
  smallGame('pendulum', 'attacks that tire', ['29 26 29 26 1', '29 29 27 27 1']),
  smallGame('switching', 'who is Active', ['32 33 32 33 1', '34 34 25 25 1']),
  smallGame('by-hand', 'texts carried out by hand', ['42 42 1 2', '2 2 1 1'], { changes: fewChanges }),
]

/** Games that take hours and need a folder. They are explored only if they are named. */
export const LARGE_GAMES: readonly SmallGame[] = [
  smallGame('many-prizes', 'millions of states', ['small-1 small-1 1 1 1 1 2', 'small-1 1 1 15 15 15 15'], {
    rules: { prizes: 2, benchLimit: 2 },
    cards: [smallTreasure],
  }),
]

/** The game with the given name, if there is one. */
export const gameCalled = (name: string): SmallGame | undefined =>
  [...SMALL_GAMES, ...LARGE_GAMES].find((one) => one.name === name)

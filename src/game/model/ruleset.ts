/** An era of the game as plain data: the numbers and permissions in which the rules of one series differ from another. */

/** How many times a turn, or null for any number. */
export type PerTurn = number | null

/** An era of the game: the numbers and permissions in which its rules differ from those of others. */
export interface Ruleset {
  readonly id: string
  readonly name: string
  /** Cards in a deck, and how many of them may have one name, be ACE SPEC, be Radiant (SU.1, SU.2). */
  readonly deck: { readonly size: number; readonly copies: number; readonly aceSpec: number; readonly radiant: number }
  /** Who goes first: when the coin is tossed, and whether its winner chooses or must go first (SU.3). */
  readonly goesFirst: { readonly tossed: 'beforeHands' | 'afterSetUp'; readonly winnerChooses: boolean }
  /** Cards drawn at the beginning (SU.4). */
  readonly openingHand: number
  /** Prize cards that each player lays aside (SU.7). */
  readonly prizes: number
  /** Benched Pokémon that a player may have. */
  readonly benchLimit: number
  /** Pokémon Tools that may be attached to one Pokémon. */
  readonly toolsPerPokemon: number
  /** A Pokémon Tool is an Item card: texts about Items mean it too (T2D.2). */
  readonly toolsAreItems: boolean
  /** What the player who goes first may do on their first turn (T2D.4, FT.1, T3.2, T1.1). */
  readonly firstTurn: {
    readonly draws: boolean
    readonly attacks: boolean
    readonly supporters: boolean
    readonly items: boolean
    readonly tools: boolean
    readonly stadiums: boolean
  }
  /** Turns of their own that players must have begun to evolve: 2 means not on the first (T2B.3). */
  readonly evolvesFromTurn: number
  /** How often in a turn (T2C.1, T2D.3, T2D.8, T2E.1). */
  readonly perTurn: {
    readonly energy: PerTurn
    readonly supporters: PerTurn
    readonly stadiums: PerTurn
    readonly retreats: PerTurn
  }
  /** A Supporter lies on the table until the end of the turn in which it was played (T2D.1). */
  readonly supportersStay: boolean
  /** A Stadium may replace one of the same name (T2D.7). */
  readonly sameStadiumMayReplace: boolean
  /** Damage counters, 10 points each, of a failed Confusion check and of each Checkup. */
  readonly counters: { readonly confusion: number; readonly poison: number; readonly burn: number }
  /** What the coin of a Burned Pokémon decides: heads ends it, after the counters are put; or tails puts them (PC.3). */
  readonly burnedCoin: 'ends' | 'hurts'
  /** A failed Confusion check: its counters are put as they are, or done as damage with Weakness and Resistance (A-C.1). */
  readonly confusionHurtsBy: 'counters' | 'damage'
  /** A Confused Pokémon flips a coin to retreat: on tails it stays, and what was paid is lost (T2E.6). */
  readonly confusedRetreatFlips: boolean
  /** What the damage of an attack Knocks Out is gone before the other effects of the attack; promotion waits (KO.1). */
  readonly knockOutBeforeEffects: boolean
  /** The Knock Out of an Item that was played as if it were a Pokémon, such as a Fossil, is worth Prize cards (PR.1). */
  readonly fossilsGivePrizes: boolean
  /** Extra cards for each of the opponent's mulligans (MU.3). */
  readonly cardsPerMulligan: number
  /** When they are drawn, and whether their number is said before or they are drawn one by one (MU.3). */
  readonly extraCards: { readonly drawn: 'asTheyOccur' | 'afterSetUp'; readonly announced: boolean }
  /** What a tie leads to: it stands, or another game with so many Prize cards (TI.1). */
  readonly tie:
    | { readonly leadsTo: 'tie' }
    | {
        readonly leadsTo: 'anotherGame'
        readonly prizes: number
        readonly fewerPrizesWins: boolean
        readonly mayTie: boolean
      }
  /** Who puts several effects in order. */
  readonly order: {
    readonly checkup: Orderer
    readonly knockOut: Orderer
    readonly reactions: Orderer
    readonly turnEnd: Orderer
  }
  /** "Up to" on an attack may be none (A-D.1). */
  readonly upToMayBeZero: boolean
  /** Paralysis that began during its owner's own turn ends at the very next Checkup (U1). */
  readonly paralysisEndsAfterOwnTurn: boolean
}

/**
 * Who puts effects in order: the player whose turn it is; the player whose turn is next; or the owner of each Pokémon that is
 * affected, first for the player whose turn it is.
 */
export const ORDERERS = ['turnPlayer', 'nextPlayer', 'owner'] as const
/** Who puts effects in order. */
export type Orderer = (typeof ORDERERS)[number]

/**
 * An era of the game as plain data: the numbers and permissions by which the rules of one series differ from those of
 * another.
 */

/** The maximum number of times in a turn, or null for no limit. */
export type PerTurn = number | null

/** An era of the game: the numbers and permissions by which its rules differ from those of other eras. */
export interface Ruleset {
  readonly id: string
  readonly name: string
  /** The number of cards in a deck, and of cards with the same name, of ACE SPEC and of Radiant cards (SU.1, SU.2). */
  readonly deck: { readonly size: number; readonly copies: number; readonly aceSpec: number; readonly radiant: number }
  /** The coin toss that decides who goes first: the time at which it is made, and whether its winner chooses or must go first (SU.3). */
  readonly goesFirst: { readonly tossed: 'beforeHands' | 'afterSetUp'; readonly winnerChooses: boolean }
  /** The number of cards in an opening hand (SU.4). */
  readonly openingHand: number
  /** The number of Prize cards that each player sets aside (SU.7). */
  readonly prizes: number
  /** The maximum number of a player's Benched Pokémon. */
  readonly benchLimit: number
  /** The maximum number of Pokémon Tools attached to one Pokémon. */
  readonly toolsPerPokemon: number
  /** True if a Pokémon Tool is an Item card: texts about Items apply to it too (T2D.2). */
  readonly toolsAreItems: boolean
  /** The actions that the first player may take on their first turn (T2D.4, FT.1, T3.2, T1.1). */
  readonly firstTurn: {
    readonly draws: boolean
    readonly attacks: boolean
    readonly supporters: boolean
    readonly items: boolean
    readonly tools: boolean
    readonly stadiums: boolean
  }
  /**
   * The number of turns that a player must have begun before they can evolve Pokémon: 2 means that they cannot on their first turn (T2B.3).
   */
  readonly evolvesFromTurn: number
  /** The limits of a turn (T2C.1, T2D.3, T2D.8, T2E.1). */
  readonly perTurn: {
    readonly energy: PerTurn
    readonly supporters: PerTurn
    readonly stadiums: PerTurn
    readonly retreats: PerTurn
  }
  /** True if a Supporter stays on the table until the end of the turn on which it was played (T2D.1). */
  readonly supportersStay: boolean
  /** True if a Stadium may replace one of the same name (T2D.7). */
  readonly sameStadiumMayReplace: boolean
  /** The damage counters, 10 points each, of a failed Confusion check and of each Checkup. */
  readonly counters: { readonly confusion: number; readonly poison: number; readonly burn: number }
  /**
   * The effect of a Burned Pokémon's coin: heads ends the condition after the counters are placed, or tails places them
   * (PC.3).
   */
  readonly burnedCoin: 'ends' | 'hurts'
  /** The effect of a failed Confusion check: damage counters, or damage with Weakness and Resistance (A-C.1). */
  readonly confusionHurtsBy: 'counters' | 'damage'
  /** True if the player of a Confused Pokémon flips a coin to retreat it: on tails it stays, and the Energy paid is lost (T2E.6). */
  readonly confusedRetreatFlips: boolean
  /** True if a Pokémon Knocked Out by damage of an attack leaves play before the attack's other effects; promotion waits (KO.1). */
  readonly knockOutBeforeEffects: boolean
  /** True if the Knock Out of an Item that was played as a Pokémon, such as a Fossil, gives Prize cards (PR.1). */
  readonly fossilsGivePrizes: boolean
  /** The number of extra cards for each of the opponent's mulligans (MU.3). */
  readonly cardsPerMulligan: number
  /** The time at which the extra cards are drawn, and whether their number is announced first or they are drawn one by one (MU.3). */
  readonly extraCards: { readonly drawn: 'asTheyOccur' | 'afterSetUp'; readonly announced: boolean }
  /** The consequence of a tie: the game ends as a tie, or another game follows with this number of Prize cards (TI.1). */
  readonly tie:
    | { readonly leadsTo: 'tie' }
    | {
        readonly leadsTo: 'anotherGame'
        readonly prizes: number
        readonly fewerPrizesWins: boolean
        readonly mayTie: boolean
      }
  /** The player or players who decide the order of several effects, for each situation in which effects come together. */
  readonly order: {
    readonly checkup: Orderer
    readonly knockOut: Orderer
    readonly reactions: Orderer
    readonly turnEnd: Orderer
  }
  /** True if "up to" in the text of an attack allows a choice of none (A-D.1). */
  readonly upToMayBeZero: boolean
  /** True if Paralysis that begins during its owner's turn ends at the very next Checkup (U1). */
  readonly paralysisEndsAfterOwnTurn: boolean
}

/**
 * The players who may order effects: the player whose turn it is; the player whose turn is next; or the owner of each
 * affected Pokémon, beginning with the player whose turn it is.
 */
export const ORDERERS = ['turnPlayer', 'nextPlayer', 'owner'] as const
/** The player who orders effects. */
export type Orderer = (typeof ORDERERS)[number]

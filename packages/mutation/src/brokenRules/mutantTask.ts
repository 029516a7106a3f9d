/** The task of a worker thread: it hunts one mutant. */
import { BY_RULINGS } from './byRulings.ts'
import { EQUIVALENT } from './equivalent.ts'
import { EVERY_MUTANT } from './everyMutant.ts'
import { type HuntOptions, hunt, type Killed, type Survived } from './kill.ts'

/** The number of games to play on a mutant whose defect can show in hardly any game, or in none. */
const FEW_GAMES = 200

export interface Hunting extends Pick<HuntOptions, 'seed' | 'games'> {
  /** The id of the mutant. */
  readonly mutant: string
}

export default ({ mutant, seed, games }: Hunting): Killed | Survived => {
  const found = EVERY_MUTANT.find(({ id }) => id === mutant)
  if (found === undefined) throw new Error(`There is no mutant ${mutant}.`)
  const isBrief = mutant in EQUIVALENT || mutant in BY_RULINGS
  return hunt(found, { seed, games: isBrief ? Math.min(games, FEW_GAMES) : games })
}

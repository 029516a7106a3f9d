/** The task of a worker thread: it hunts one mutant. */
import { EQUIVALENT } from './equivalent.ts'
import { EVERY_MUTANT } from './everyMutant.ts'
import { type HuntOptions, hunt, type Killed, type Survived } from './kill.ts'

/** A mutant that provably cannot show is hunted only briefly. */
const GAMES_OF_EQUIVALENTS = 200

export interface Hunting extends Pick<HuntOptions, 'seed' | 'games'> {
  /** The id of the mutant. */
  readonly mutant: string
}

export default ({ mutant, seed, games }: Hunting): Killed | Survived => {
  const found = EVERY_MUTANT.find(({ id }) => id === mutant)
  if (found === undefined) throw new Error(`There is no mutant ${mutant}.`)
  return hunt(found, { seed, games: EQUIVALENT[mutant] === undefined ? games : Math.min(games, GAMES_OF_EQUIVALENTS) })
}

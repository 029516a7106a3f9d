/** Refuses invalid calls that only a bug of the host makes, in one sentence that names the valid input. */
import { PLAYERS, type PlayerId } from '../model/players.ts'

const LONGEST_NAME = 60

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** True if the value is an `Either`, which a host has passed without unwrapping it. */
export const isEither = (value: unknown): boolean => isObject(value) && '_tag' in value

/** The error message for an `Either` in place of its right side. */
export const notAnEither = (caller: string, wanted: string): string =>
  `${caller} takes ${wanted}, not an Either: where its _tag is "Right", take its right.`

/** Throws unless the value is a game. The usual slip is to pass the whole snapshot. */
export const expectGame = (caller: string, value: unknown): void => {
  if (isObject(value) && isObject(value.players)) return
  if (isEither(value)) throw new TypeError(notAnEither(caller, 'a game'))
  throw new TypeError(
    isObject(value) && isObject(value.game)
      ? `${caller} takes a game, not a snapshot: give snapshot.game.`
      : `${caller} takes a game, such as snapshot.game.`,
  )
}

/** Returns the player, or throws if the number is not that of a player. */
export const expectPlayer = (value: unknown): PlayerId => {
  const player = PLAYERS.find((one) => one === value)
  if (player === undefined) throw new TypeError(`There is no player ${String(value)}: the players are 0 and 1.`)
  return player
}

/** A name in a sentence, cut short. */
const named = (name: string): string => JSON.stringify(name.slice(0, LONGEST_NAME))

/** Throws unless every property of the options is known and every choice among words is one of these words. */
export const expectOptions = (
  caller: string,
  options: object,
  known: Readonly<Record<string, readonly string[] | null>>,
): void => {
  if (!isObject(options)) throw new TypeError(`The options of ${caller} are an object.`)
  for (const [name, value] of Object.entries(options)) {
    const words = Object.hasOwn(known, name) ? known[name] : undefined
    if (words === undefined)
      throw new TypeError(`${caller} has no option ${named(name)}. There are: ${Object.keys(known).join(', ')}.`)
    if (words !== null && value !== undefined && !words.includes(value as string))
      throw new TypeError(`The option ${name} of ${caller} is one of: ${words.join(', ')}.`)
  }
}

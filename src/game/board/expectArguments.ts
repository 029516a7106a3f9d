/** Rejects invalid arguments, which are passed only because of a bug in the host. Each message describes the valid input. */
import { PLAYERS, type PlayerId } from '../model/players.ts'

const LONGEST_NAME = 60

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** True if the value looks like an `Either` that a host has passed without unwrapping it. */
export const isEither = (value: unknown): boolean => isObject(value) && '_tag' in value

/** The error message for an `Either` that was passed instead of its right side. */
export const notAnEither = (caller: string, wanted: string): string =>
  `${caller} takes ${wanted}, not an Either: if its _tag is "Right", pass its right.`

/** Throws a TypeError unless the value is a game. The usual mistake is to pass the whole snapshot. */
export const expectGame = (caller: string, value: unknown): void => {
  if (isObject(value) && isObject(value.players)) return
  if (isEither(value)) throw new TypeError(notAnEither(caller, 'a game'))
  throw new TypeError(
    isObject(value) && isObject(value.game)
      ? `${caller} takes a game, not a snapshot: pass snapshot.game.`
      : `${caller} takes a game, such as snapshot.game.`,
  )
}

/** Returns the value if it is a player (0 or 1). Throws a TypeError for any other value. */
export const expectPlayer = (value: unknown): PlayerId => {
  const player = PLAYERS.find((one) => one === value)
  if (player === undefined) throw new TypeError(`There is no player ${String(value)}: the players are 0 and 1.`)
  return player
}

/** A name in quotation marks, cut to 60 characters. */
const named = (name: string): string => JSON.stringify(name.slice(0, LONGEST_NAME))

/** Throws a TypeError if an option is unknown or its value is not one of the allowed words. `null` in `known` allows any value. */
export const expectOptions = (
  caller: string,
  options: object,
  known: Readonly<Record<string, readonly string[] | null>>,
): void => {
  if (!isObject(options)) throw new TypeError(`The options of ${caller} must be an object.`)
  for (const [name, value] of Object.entries(options)) {
    const words = Object.hasOwn(known, name) ? known[name] : undefined
    if (words === undefined)
      throw new TypeError(`${caller} has no option ${named(name)}. There are: ${Object.keys(known).join(', ')}.`)
    if (words !== null && value !== undefined && !words.includes(value as string))
      throw new TypeError(`The option ${name} of ${caller} must be one of: ${words.join(', ')}.`)
  }
}

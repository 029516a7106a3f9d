/** Decides which of several continuous effects of one kind apply, and in what order. */
import type { Game, TakingAway } from '../model/game.ts'
import type { PlayerId } from '../model/players.ts'
import type { InPlay } from './pokemonInPlay.ts'

/** The origin of an effect: the card, the Pokémon with the card, the player, and the name of the Ability or card. */
interface Caused {
  readonly source: string
  readonly holder: InPlay | null
  readonly player: PlayerId | null
  readonly called: string
}

/** For effects that apply only once at a time, keeps only the first effect of each name. */
export const onlyOnce = <One extends Caused & { readonly effect: { readonly once?: true } }>(
  found: readonly One[],
): readonly One[] =>
  found.length < 2
    ? found
    : found.filter(
        (one) =>
          one.effect.once === undefined ||
          one === found.find(({ effect, called }) => effect.once === true && called === one.called),
      )

/** Puts the effects of the player `owner` first, so that the order does not depend on which player is player 0 (P10). */
export const ownFirst = <One extends Caused>(found: readonly One[], owner: PlayerId): readonly One[] =>
  found.length < 2 ? found : found.toSorted((a, b) => Number(b.player === owner) - Number(a.player === owner))

const isOfAnAbility = ({ called, source }: Caused): boolean => called !== source

const isSameAbility = ({ pokemon, ability }: TakingAway, { holder, called }: Caused): boolean =>
  pokemon === holder?.pokemon.id && ability === called

/**
 * Keeps the effects that apply when Abilities take each other away. The Ability that came into force first applies (C1674, C1824); if they
 * come into force together, that of the player whose turn it is applies (C140).
 */
export const firstCome = <One extends Caused>(
  game: Game,
  all: readonly One[],
  isWorking: (game: Game, one: One) => boolean,
  takesAway: (game: Game, one: One, other: One) => boolean,
): readonly One[] => {
  const abilities = all.filter(isOfAnAbility)
  if (abilities.length < 2) return all
  const { takingAway, turn } = game
  const place = (one: One): number => {
    const at = takingAway.findIndex((earlier) => isSameAbility(earlier, one))
    return at === -1 ? takingAway.length + Number(one.player !== turn.player) : at
  }
  const line = abilities.toSorted((a, b) => place(a) - place(b))
  const addAll = (order: readonly One[]): readonly One[] =>
    order.reduce<readonly One[]>(
      (there, one) =>
        isWorking(game, one) && !there.some((earlier) => takesAway(game, earlier, one))
          ? [...there.filter((earlier) => !takesAway(game, one, earlier)), one]
          : there,
      [],
    )
  let first = addAll(line)
  // An effect that was taken away applies again as soon as the effect that took it away does not.
  for (const _ of line) {
    const again = addAll([...first, ...line.filter((one) => !first.includes(one))])
    if (again.length === first.length && again.every((one, at) => one === first[at])) break
    first = again
  }
  return [...all.filter((one) => !isOfAnAbility(one)), ...first]
}

/**
 * The Abilities among these effects that work now, as entries of the game's list `takingAway`. Returns this list itself if nothing has
 * changed.
 */
export const noteAbilities = <One extends Caused>(
  game: Game,
  inForce: readonly One[],
  isWorking: (game: Game, one: One) => boolean,
): readonly TakingAway[] => {
  const { takingAway } = game
  const now = inForce.flatMap((one) =>
    one.holder !== null && isOfAnAbility(one) && isWorking(game, one)
      ? [{ pokemon: one.holder.pokemon.id, ability: one.called }]
      : [],
  )
  const isUnchanged = ({ pokemon, ability }: TakingAway, at: number): boolean =>
    pokemon === now[at]?.pokemon && ability === now[at].ability
  return now.length === takingAway.length && takingAway.every(isUnchanged) ? takingAway : now
}

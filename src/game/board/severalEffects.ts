/** Decides which of several continuous effects of one kind count, and in what order. */
import type { Game, TakingAway } from '../model/game.ts'
import type { PlayerId } from '../model/players.ts'
import type { InPlay } from './pokemonInPlay.ts'

/** An effect with its cause: the card, its Pokémon, its side, and the name of the Ability or card. */
interface Caused {
  readonly source: string
  readonly holder: InPlay | null
  readonly player: PlayerId | null
  readonly called: string
}

/** "You can't apply more than 1 … at a time": of the effects with the same name, only the first counts. */
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

/** Puts effects of the Pokémon's own player first: which of several counts must not depend on the seats (P10). */
export const ownFirst = <One extends Caused>(found: readonly One[], owner: PlayerId): readonly One[] =>
  found.length < 2 ? found : found.toSorted((a, b) => Number(b.player === owner) - Number(a.player === owner))

const isOfAnAbility = ({ called, source }: Caused): boolean => called !== source

const isSameAbility = ({ pokemon, ability }: TakingAway, { holder, called }: Caused): boolean =>
  pokemon === holder?.pokemon.id && ability === called

/**
 * Of Abilities that take each other away only the one that came into force first does so (C1674, C1824), or that of the
 * player whose turn it is (C140).
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
  // an effect that was taken away is in force again as soon as the effect that took it away is not
  for (const _ of line) {
    const again = addAll([...first, ...line.filter((one) => !first.includes(one))])
    if (again.length === first.length && again.every((one, at) => one === first[at])) break
    first = again
  }
  return [...all.filter((one) => !isOfAnAbility(one)), ...first]
}

/** The Abilities among these effects, as the game notes them down; the very same list if nothing has changed. */
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

/** Finds the lasting effects of attacks and other texts that are in force on a Pokémon this turn (ET.2). */
import type { Game, Players } from '../model/game.ts'
import {
  type Amount,
  EVERY_TURN,
  type InForce,
  type LastingEffect,
  type ModifierKind,
  type Modifiers,
} from '../model/lasting.ts'
import type { Pokemon } from '../model/pokemon.ts'
import type { EffectSource } from '../model/resolution.ts'
import { askAbout, isAsking } from './asking.ts'
import { memoizeLatest } from './memoize.ts'
import type { InPlay } from './pokemonInPlay.ts'

/** True if the effect is for the current turn. The `turn` of the effect counts only the turns of the player `whose`. */
export const isOfThisTurn = (game: Game, lasting: Pick<InForce, 'whose' | 'turn'>): boolean =>
  lasting.whose === game.turn.player && lasting.turn === game.players[lasting.whose].turnsTaken

/** True if an effect on a Pokémon is in force this turn. */
export const isInForce = (game: Game, lasting: InForce): boolean =>
  lasting.turn === EVERY_TURN || isOfThisTurn(game, lasting)

const isUnder = ({ lasting }: Pokemon): boolean => lasting.length > 0

const anythingLastsAmong = memoizeLatest((players: Players) =>
  players.some(({ active, bench }) => (active !== null && isUnder(active)) || bench.some(isUnder)),
)

/** True if an effect lasts on any Pokémon in play. */
export const anythingLasts = ({ players }: Game): boolean => anythingLastsAmong(players)

const NONE: readonly never[] = []

/** The lasting effects of one kind that are in force on a Pokémon. */
export const lastingOn = <Kind extends LastingEffect['lasting']>(
  game: Game,
  pokemon: Pokemon,
  kind: Kind,
): readonly (InForce & { readonly effect: Extract<LastingEffect, { readonly lasting: Kind }> })[] =>
  pokemon.lasting.length === 0
    ? NONE
    : pokemon.lasting.filter(
        (one): one is InForce & { readonly effect: Extract<LastingEffect, { readonly lasting: Kind }> } =>
          one.effect.lasting === kind && isInForce(game, one),
      )

/** A lasting or continuous effect that applies to a Pokémon, with the name of its source. */
export interface Modifier<Kind extends ModifierKind> {
  readonly effect: Modifiers[Kind]
  readonly source: string
}

/** The lasting effects of one kind on a Pokémon, in force now. In the counts of these effects, "you" means the owner of the Pokémon. */
export const lastingModifiers = <Kind extends ModifierKind>(
  game: Game,
  kind: Kind,
  { pokemon, owner }: InPlay,
): readonly Modifier<Kind>[] => {
  // A lasting effect of a kind has the properties of a modifier of this kind, but the compiler cannot prove this.
  const lasting = lastingOn(game, pokemon, kind) as readonly unknown[] as readonly Modifier<Kind>[]
  if (lasting.length === 0) return lasting
  return lasting.flatMap((one): readonly Modifier<Kind>[] => {
    const { amount = 0, times }: Partial<Amount> = one.effect as object
    if (times === undefined) return [one]
    if (isAsking(kind)) return NONE
    const source: EffectSource = { kind: 'rule', player: owner, label: one.source, pokemon: pokemon.id }
    const counted = amount * askAbout(kind, ({ count }) => count(game, source, times))
    return [{ ...one, effect: { ...one.effect, amount: counted } }]
  })
}

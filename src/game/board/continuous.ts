/**
 * Finds the effects that apply now: the continuous effects of Abilities, Tools, Special Energy and the Stadium (T2F.2, T2D.5), rules that
 * last for a turn, and lasting effects on Pokémon.
 */
import type { AbilityDefinition } from '../model/cards.ts'
import type { Game, TakingAway } from '../model/game.ts'
import type { AnyModifier, ContinuousEffect, ModifierKind, Scope } from '../model/lasting.ts'
import { PLAYERS, type PlayerId } from '../model/players.ts'
import type { EffectSource } from '../model/resolution.ts'
import { askAbout, isAsking, isBare } from './asking.ts'
import {
  anyAbilityTakesAway,
  type ContinuousKind,
  changesAny,
  continuousEffectsOf,
  nothingChanges,
} from './catalogue.ts'
import { definitionOf, pokemonDefinition } from './definitions.ts'
import { isOfThisTurn, lastingModifiers, type Modifier } from './inForce.ts'
import { type InForceOnIt, isLike } from './inPlayFilter.ts'
import { type InPlay, inPlay } from './pokemonInPlay.ts'
import { printedEffects } from './printedEffects.ts'
import { firstCome, noteAbilities, onlyOnce, ownFirst } from './severalEffects.ts'

type Named<Kind extends ContinuousKind> = Extract<ContinuousEffect, { readonly continuous: Kind }>

/**
 * A continuous effect with its origin. `holder` is the Pokémon with the card or Ability. `holder` is null for a Stadium, whose `player` is
 * null too, and for a rule that lasts for a turn, which has a `player`.
 */
export interface Continuous<Kind extends ContinuousKind> {
  readonly effect: Named<Kind>
  readonly source: string
  readonly holder: InPlay | null
  readonly player: PlayerId | null
  /** The name of the Ability, or of the card. */
  readonly called: string
}

const NONE: readonly never[] = []

/** Every continuous effect of one kind that is in play, with its source. Face-down cards have no effects (SU.8). */
export const continuousOf = <Kind extends ContinuousKind>(game: Game, kind: Kind): readonly Continuous<Kind>[] =>
  (changesAny(game, kind) || game.lastingRules.length > 0) && !isAsking(kind) ? collectEffects(game, kind) : NONE

/** Like `continuousOf`, but also during an evaluation for this kind. With `things`, effects of Abilities are left out. */
export const collectEffects = <Kind extends ContinuousKind>(
  game: Game,
  kind: Kind,
  things = false,
): readonly Continuous<Kind>[] => {
  if (game.setUp !== null) return NONE
  const found: Continuous<Kind>[] = []
  // The effects in each list are of this kind, but the compiler cannot prove this.
  for (const owner of PLAYERS)
    for (const { effect, pokemon, source, ability, bare } of printedEffects(game, owner).get(kind) ?? NONE) {
      if (things && ability !== null) continue
      const holder = inPlay(game, owner, pokemon)
      if (bare !== null && isBare(game, bare, holder)) continue
      if (ability !== null && isOff(game, kind, holder, ability)) continue
      found.push({ effect: effect as Named<Kind>, source, holder, player: owner, called: ability ?? source })
    }
  const stadium = game.stadium === null ? null : definitionOf(game, game.stadium.card)
  if (stadium !== null)
    for (const effect of continuousEffectsOf(stadium))
      if (effect.continuous === kind)
        found.push({
          effect: effect as Named<Kind>,
          source: stadium.name,
          holder: null,
          player: null,
          called: stadium.name,
        })
  for (const { effect, player, source, ...turn } of game.lastingRules)
    if (effect.continuous === kind && isOfThisTurn(game, turn))
      found.push({ effect: effect as Named<Kind>, source, holder: null, player, called: source })
  // Only effects of this kind have been found, but the compiler cannot prove this.
  return kind === 'noAbilities' && !things
    ? (firstCome(
        game,
        found as readonly unknown[] as readonly TakesAway[],
        isWorkingNow,
        takesAway,
      ) as readonly unknown[] as typeof found)
    : found
}

type TakesAway = Continuous<'noAbilities'>

const isWorkingNow = (game: Game, one: TakesAway): boolean => isWorking(game, one, one.player ?? 0)

/** True if the Ability `one` takes away the Ability `called` of the Pokémon `holder`. */
const takesAway = (game: Game, one: TakesAway, { holder, called }: TakesAway): boolean =>
  holder !== null &&
  (one.holder?.pokemon.id !== holder.pokemon.id || one.called !== called) &&
  reaching(game, [one], holder).some(({ effect }) => effect.except !== called)

/** The Abilities that take away other Abilities now, in the order in which they came into force. */
export const takingAwayNow = (game: Game): readonly TakingAway[] =>
  anyAbilityTakesAway(game) ? noteAbilities(game, continuousOf(game, 'noAbilities'), isWorkingNow) : game.takingAway

/**
 * True if an Ability is taken away. For an Ability that takes away Abilities, this function ignores the continuous effects of other
 * Abilities; `firstCome` decides between the Abilities.
 */
const isOff = (game: Game, kind: ContinuousKind, holder: InPlay, ability: string): boolean => {
  if (kind !== 'noAbilities') return isSwitchedOff(game, holder, ability)
  const things = !isAsking(kind) ? collectEffects(game, kind, true) : NONE
  return [...lastingModifiers(game, kind, holder), ...reaching(game, things, holder)].some(
    ({ effect }) => effect.except !== ability,
  )
}

/** True if an effect takes away an Ability of a Pokémon (T2F.2). */
export const isSwitchedOff = (game: Game, target: InPlay, ability: string): boolean =>
  modifiersOn(game, 'noAbilities', target).some(({ effect }) => effect.except !== ability)

/** The names of the cards and attacks that take away an Ability of a Pokémon. */
export const switchedOffBy = (game: Game, target: InPlay, ability: string): readonly string[] =>
  modifiersOn(game, 'noAbilities', target)
    .filter(({ effect }) => effect.except !== ability)
    .map(({ source }) => source)

/** The Abilities of a Pokémon in play that no effect takes away. */
export const workingAbilities = (game: Game, target: InPlay): readonly AbilityDefinition[] => {
  const { abilities = NONE } = pokemonDefinition(game, target.pokemon)
  return abilities.length === 0 ? abilities : abilities.filter(({ name }) => !isSwitchedOff(game, target, name))
}

const side = (scope: Scope, player: PlayerId | null, owner: PlayerId): boolean => {
  if (player === null || scope.pokemon === 'all') return true
  return (scope.pokemon === 'opponents') !== (player === owner)
}

/** A continuous effect of any kind that changes Pokémon, with its origin. */
type OfAnyKind = Omit<Continuous<ModifierKind>, 'effect'> & { readonly effect: AnyModifier }

/** The origin of an effect, which determines the player and the Pokémon that its conditions refer to. */
type Caused = Omit<Continuous<ContinuousKind>, 'effect'>

/** The source for evaluating an effect's condition and counts. For a Stadium, "you" means `owner`, the owner of the affected Pokémon. */
const asker = ({ holder, player, source }: Caused, owner: PlayerId): EffectSource => ({
  kind: 'rule',
  player: player ?? owner,
  label: source,
  pokemon: holder?.pokemon.id ?? null,
})

/** True if the condition of an effect holds, or if the effect has none. `owner` is the player whom the effect concerns. */
export const isWorking = (
  game: Game,
  one: Caused & { readonly effect: ContinuousEffect },
  owner: PlayerId,
): boolean => {
  const { while: question, continuous } = one.effect
  return question === undefined || askAbout(continuous, ({ holds }) => holds(game, asker(one, owner), question))
}

const IN_FORCE = new Map<ModifierKind, InForceOnIt>()

/** The functions for the properties of a Pokémon while an effect of this kind is evaluated. */
const inForceFor = (kind: ModifierKind): InForceOnIt => {
  const known = IN_FORCE.get(kind)
  if (known !== undefined) return known
  const made: InForceOnIt = {
    hitPointsLeft: (game, target) => askAbout(kind, ({ hitPointsLeft }) => hitPointsLeft(game, target)),
    abilities: (game, target) => askAbout(kind, () => workingAbilities(game, target)),
    types: (game, target) => askAbout(kind, ({ types }) => types(game, target)),
  }
  IN_FORCE.set(kind, made)
  return made
}

/** True if the scope of an effect includes this Pokémon. */
const reaches = (game: Game, { effect: { scope, continuous }, holder, player }: OfAnyKind, target: InPlay): boolean => {
  if (scope.pokemon === 'thisPokemon' ? holder?.pokemon.id !== target.pokemon.id : !side(scope, player, target.owner))
    return false
  if (scope.where !== undefined && scope.where !== target.place) return false
  return isLike(game, target, scope, inForceFor(continuous))
}

/**
 * True if the effect comes from an Ability and another effect protects the Pokémon from Abilities (R8). False for an effect that is itself
 * such a protection.
 */
const isKeptOff = (game: Game, { effect, holder, called, source }: OfAnyKind, target: InPlay): boolean => {
  if (holder === null || called === source || effect.continuous === 'preventEffects') return false
  if (nothingChanges(game, 'preventEffects', target.pokemon)) return false
  return askAbout(effect.continuous, ({ isAmong }) =>
    modifiersOn(game, 'preventEffects', target).some(
      ({ effect: { of, from, just } }) =>
        of === 'Abilities' && just === undefined && (from === undefined || isAmong(game, from, holder, target)),
    ),
  )
}

/** An effect with its amount multiplied by its count. An effect without a count is returned unchanged. */
const counted = (game: Game, one: OfAnyKind, owner: PlayerId): OfAnyKind => {
  const { effect } = one
  if (!('times' in effect) || effect.times === undefined) return one
  const { times, amount } = effect
  const count = askAbout(effect.continuous, (answers) => answers.count(game, asker(one, owner), times))
  return { ...one, effect: { ...effect, amount: amount * count } }
}

/** The effects, among the given ones, that apply to a Pokémon now. */
export const reaching = <Kind extends ModifierKind>(
  game: Game,
  effects: readonly Continuous<Kind>[],
  target: InPlay,
): readonly Continuous<Kind>[] => {
  if (effects.length === 0) return effects
  // An effect of one kind is always an effect of any kind, but the compiler cannot prove this.
  const all = effects as readonly unknown[] as readonly OfAnyKind[]
  let found: OfAnyKind[] | null = null
  for (const one of all) {
    if (!reaches(game, one, target) || !isWorking(game, one, target.owner) || isKeptOff(game, one, target)) continue
    found ??= []
    found.push(counted(game, one, target.owner))
  }
  return onlyOnce(ownFirst(found ?? NONE, target.owner)) as readonly unknown[] as readonly Continuous<Kind>[]
}

/** The continuous effects of one kind that apply to a Pokémon now. */
export const continuousOn = <Kind extends ModifierKind>(
  game: Game,
  kind: Kind,
  target: InPlay,
): readonly Continuous<Kind>[] => reaching(game, continuousOf(game, kind), target)

/** The effects of one kind that apply to a Pokémon: first the lasting effects on the Pokémon, then the continuous effects. */
export const modifiersOn = <Kind extends ModifierKind>(
  game: Game,
  kind: Kind,
  target: InPlay,
): readonly Modifier<Kind>[] => {
  if (nothingChanges(game, kind, target.pokemon)) return NONE
  // A continuous effect of a kind has the properties of a modifier of this kind, but the compiler cannot prove this.
  const lasting = lastingModifiers(game, kind, target)
  const continuous = continuousOn(game, kind, target) as readonly unknown[] as readonly Modifier<Kind>[]
  return lasting.length === 0 ? continuous : continuous.length === 0 ? lasting : [...lasting, ...continuous]
}

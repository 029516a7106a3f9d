/** Reads a board card by card, as a person at the table would, so that adversaries need no selector of the engine. */
import {
  type CardDefinition,
  type CardId,
  type ContinuousEffect,
  type EnergyType,
  type EnergyUnit,
  type Game,
  type InForce,
  type LastingEffect,
  PLAYERS,
  type Player,
  type PlayerId,
  type Pokemon,
  type PokemonDefinition,
} from 'ptcg-turn-engine/model'

/** The definition of a card, or null if the card does not exist or is hidden. */
export const printedOn = ({ cards, definitions }: Game, card: CardId): CardDefinition | null => {
  const definition = cards[card]?.definition ?? null
  return definition === null ? null : (definitions[definition] ?? null)
}

/** True for an Item that is put onto the Bench as if it were a Pokémon (T2D.9). */
export const isAPokemonToo = (printed: CardDefinition | null): boolean =>
  printed?.kind === 'Trainer' && 'asPokemon' in printed && printed.asPokemon !== undefined

/** The top card of a Pokémon; null for an Item, which has neither attacks nor Abilities. */
export const printedTopOf = (game: Game, { cards }: Pokemon): PokemonDefinition | null => {
  const printed = printedOn(game, cards[cards.length - 1] ?? -1)
  return printed?.kind === 'Pokemon' ? printed : null
}

/** The Active Pokémon and the Bench of a player. */
export const plainSideOf = ({ active, bench }: Player): readonly Pokemon[] =>
  active === null ? bench : [active, ...bench]

/** All Pokémon in play. */
export const everybody = ({ players }: Game): readonly Pokemon[] => players.flatMap(plainSideOf)

/** The Trainer cards of a kind among cards. */
export const trainersAmong = (
  game: Game,
  cards: readonly CardId[],
  kind: 'Item' | 'Tool' | 'Supporter' | 'Stadium',
): readonly CardId[] =>
  cards.filter((card) => {
    const printed = printedOn(game, card)
    return printed?.kind === 'Trainer' && printed.trainer === kind && !isAPokemonToo(printed)
  })

/** The Energy cards among cards. */
export const energyAmong = (game: Game, cards: readonly CardId[]): readonly CardId[] =>
  cards.filter((card) => printedOn(game, card)?.kind === 'Energy')

/** The Pokémon cards among cards, Basic or not. */
export const pokemonAmong = (game: Game, cards: readonly CardId[], basic: boolean): readonly CardId[] =>
  cards.filter((card) => {
    const printed = printedOn(game, card)
    return printed?.kind === 'Pokemon' && (printed.stage === 'Basic') === basic
  })

/** The units of Energy on a Pokémon. */
export const unitsOn = (game: Game, { energy }: Pokemon): readonly EnergyUnit[] =>
  energy.flatMap((card) => {
    const printed = printedOn(game, card)
    if (printed?.kind !== 'Energy') return []
    // A unit that depends on the board counts as every type it could be.
    return [printed, ...(printed.instead ?? [])].flatMap(({ provides }) => provides)
  })

/** True if the units pay for a cost, by trying every assignment. */
export const pays = (units: readonly EnergyUnit[], cost: readonly EnergyType[]): boolean => {
  if (units.length < cost.length) return false
  const [symbol, ...rest] = cost.filter((one) => one !== 'Colorless')
  if (symbol === undefined) return true
  const colourless = cost.filter((one) => one === 'Colorless')
  const tried = new Set<string>()
  return units.some((unit, at) => {
    const kind = unit.join()
    if (!unit.includes(symbol) || tried.has(kind)) return false
    tried.add(kind)
    return pays(units.toSpliced(at, 1), [...rest, ...colourless])
  })
}

/** Lasting effects of a kind that are in force on a Pokémon now (ET.2). */
export const inForceOn = (game: Game, { lasting }: Pokemon, kind: LastingEffect['lasting']): readonly InForce[] =>
  lasting.filter(
    ({ effect, whose, turn }) =>
      effect.lasting === kind && whose === game.turn.player && turn === game.players[whose].turnsTaken,
  )

/** A continuous effect of a card in play. `holder` is null for the Stadium. */
interface InPlayNow {
  readonly effect: ContinuousEffect
  readonly owner: PlayerId
  readonly holder: Pokemon | null
}

const printedContinuous = (printed: CardDefinition | null): readonly ContinuousEffect[] => {
  if (printed === null) return []
  if (printed.kind === 'Pokemon')
    return [printed, ...(printed.abilities ?? [])].flatMap(({ continuous }) => continuous ?? [])
  if ('asPokemon' in printed) return printed.asPokemon?.continuous ?? []
  return 'continuous' in printed ? (printed.continuous ?? []) : []
}

/** Every continuous effect of a card in play, as far as it may apply now. */
export const continuousNow = (game: Game): readonly InPlayNow[] => [
  ...PLAYERS.flatMap((owner) =>
    plainSideOf(game.players[owner]).flatMap((holder) =>
      [holder.cards[holder.cards.length - 1] ?? -1, ...holder.tools, ...holder.energy].flatMap((card) =>
        printedContinuous(printedOn(game, card)).map((effect) => ({ effect, owner, holder })),
      ),
    ),
  ),
  ...(game.stadium === null
    ? []
    : printedContinuous(printedOn(game, game.stadium.card)).map((effect) => ({
        effect,
        owner: 0 as const,
        holder: null,
      }))),
]

/** The effects that texts have set for the current turn, each with the player whose text it was. */
export const saidForThisTurn = ({ lastingRules, turn, players }: Game): Game['lastingRules'] =>
  lastingRules.filter((one) => one.whose === turn.player && one.turn === players[one.whose].turnsTaken)

/** True if any card in play, or a text for this turn, has a continuous effect of one of these kinds. */
export const anythingSays = (game: Game, ...kinds: readonly ContinuousEffect['continuous'][]): boolean =>
  [...continuousNow(game), ...saidForThisTurn(game)].some(({ effect }) => kinds.includes(effect.continuous))

/**
 * The limit of a Bench: the smallest limit that a card sets for both players, else the limit of the rules. No Bench has
 * more room.
 */
export const roomOnABench = (game: Game): number => {
  const said = [...continuousNow(game), ...saidForThisTurn(game)].flatMap(({ effect }) =>
    effect.continuous === 'benchLimit' ? [effect] : [],
  )
  const ofBoth = said.flatMap(({ whose, while: asked, limit }) => ((whose ?? asked) === undefined ? [limit] : []))
  return ofBoth.length === 0
    ? Math.max(game.ruleset.benchLimit, ...said.map(({ limit }) => limit))
    : Math.min(...ofBoth)
}

/** Finds the texts in play that something has just triggered, and stores them until they are carried out (R40, R41). */

import { isBare } from '../board/asking.ts'
import { matches } from '../board/cardFilter.ts'
import { anythingIsTriggeredBy, cardsTriggeredBy } from '../board/catalogue.ts'
import { workingAbilities } from '../board/continuous.ts'
import { answers } from '../board/count.ts'
import { definitionOf } from '../board/definitions.ts'
import { everyPokemon, findPokemon, type InPlay } from '../board/pokemonInPlay.ts'
import { isAmong } from '../board/references.ts'
import type { CardFilter } from '../model/cardFilter.ts'
import type { CardDefinition } from '../model/cards.ts'
import type { Program } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import type { Others } from '../model/lasting.ts'
import type { PlayerId } from '../model/players.ts'
import type { CardId, PokemonId } from '../model/pokemon.ts'
import { type EffectSource, memoryOf, type WaitingProgram } from '../model/resolution.ts'
import type { OccasionName, OccasionOfOthers, Trigger, TriggerOn } from '../model/triggers.ts'
import { update, withTurn } from './record.ts'

/** A text with a trigger. `card` is the Tool or Energy card with the text, or null for an Ability. */
interface Waits<Name extends OccasionName> {
  readonly label: string
  readonly trigger: TriggerOn<Name>
  readonly card: CardId | null
}

const NO_TRIGGERS: readonly Trigger[] = []

/** The triggers printed on a card itself, outside Abilities: on a Tool, an Energy card, or a Stadium. */
export const ownTriggers = (card: CardDefinition | null): readonly Trigger[] =>
  (card !== null && 'triggers' in card ? card.triggers : undefined) ?? NO_TRIGGERS

const on =
  <Name extends OccasionName>(name: Name) =>
  (trigger: Trigger): trigger is TriggerOn<Name> =>
    trigger.on === name

const waits = <Name extends OccasionName>(
  triggers: readonly Trigger[],
  name: Name,
  label: string,
  card: CardId | null,
): readonly Waits<Name>[] => triggers.filter(on(name)).map((trigger) => ({ label, trigger, card }))

const ofAbilities = <Name extends OccasionName>(game: Game, target: InPlay, name: Name): readonly Waits<Name>[] =>
  workingAbilities(game, target).flatMap(({ name: label, triggers = NO_TRIGGERS }) =>
    waits(triggers, name, label, null),
  )

/** The texts of a Pokémon and of its attached cards that this occasion may trigger. */
const waitingOn = <Name extends OccasionName>(game: Game, target: InPlay, name: Name): readonly Waits<Name>[] => {
  const { pokemon } = target
  const cards = cardsTriggeredBy(game, name)
  let found: readonly Waits<Name>[] = NO_WAITS
  const top = definitionOf(game, pokemon.cards.at(-1) as CardId)
  if (top !== null && cards.has(top)) found = ofAbilities(game, target, name)
  for (const [attached, kind] of [
    [pokemon.tools, 'noToolEffects'],
    [pokemon.energy, 'plainSpecialEnergy'],
  ] as const)
    for (const id of attached) {
      const card = definitionOf(game, id)
      if (card !== null && cards.has(card) && !isBare(game, kind, target))
        found = [...found, ...waits(ownTriggers(card), name, card.name, id)]
    }
  return found
}

const NO_WAITS: readonly never[] = []

/**
 * The program of a trigger. For a text at the end of a turn, the program tests the condition of the text again when it is carried out,
 * because another text may have changed the result.
 */
const asked = (trigger: Trigger): Program =>
  trigger.on === 'turnEnds' && trigger.if !== undefined
    ? [{ do: 'if', is: trigger.if, then: trigger.does }]
    : trigger.does

/** The text as a list of one waiting program; empty if the condition of the text does not hold. */
export const waiting = (
  game: Game,
  source: EffectSource,
  trigger: Trigger,
  happened: Pick<WaitingProgram, 'it' | 'card'> = {},
): readonly WaitingProgram[] =>
  trigger.if === undefined || answers(game, source, memoryOf(happened), trigger.if)
    ? [{ source, program: asked(trigger), triggered: true, ...happened }]
    : []

const othersOf = (trigger: Trigger): Others | undefined => ('of' in trigger ? trigger.of : undefined)

/** The source of a text. A text on an attached card is not an effect of an Ability (C1874). */
const sourceOf = (
  { owner, pokemon }: InPlay,
  { label, card }: Pick<Waits<OccasionName>, 'label' | 'card'>,
): EffectSource => ({ kind: card === null ? 'ability' : 'attached', player: owner, label, pokemon: pokemon.id })

/**
 * The texts of a Pokémon and of its attached cards that are triggered because something happens to this Pokémon. Texts with a filter for
 * Pokémon are left out; `triggeredElsewhere` finds them.
 */
export const triggeredOn = <Name extends OccasionName>(
  game: Game,
  target: InPlay,
  name: Name,
  suits: (waits: Waits<Name>) => boolean = () => true,
): readonly WaitingProgram[] =>
  anythingIsTriggeredBy(game, name)
    ? waitingOn(game, target, name)
        .filter((waits) => othersOf(waits.trigger as Trigger) === undefined && suits(waits))
        .flatMap((waits) => waiting(game, sourceOf(target, waits), waits.trigger as Trigger))
    : []

/**
 * The texts in play that are triggered because something happens to a Pokémon that fits their filter: the Pokémon `target`. In the text of
 * a Stadium, "you" means the player whose turn it is.
 */
export const triggeredElsewhere = <Name extends OccasionOfOthers>(
  game: Game,
  target: InPlay,
  name: Name,
  suits: (trigger: TriggerOn<Name>, named: string) => boolean = () => true,
): readonly WaitingProgram[] => {
  if (!anythingIsTriggeredBy(game, name)) return []
  const { id } = target.pokemon
  const isMeant = (trigger: TriggerOn<Name>, seenFrom: InPlay, named: string): boolean => {
    const of = othersOf(trigger as Trigger)
    return of !== undefined && isAmong(game, of, target, seenFrom) && suits(trigger, named)
  }
  const single = new Set<string>()
  const found = everyPokemon(game).flatMap((holder) =>
    waitingOn(game, holder, name)
      .filter(({ trigger, label }) => isMeant(trigger, holder, nameOf(label, holder.pokemon.id)))
      .flatMap((waits) => {
        const more = waiting(game, sourceOf(holder, waits), waits.trigger as Trigger, { it: id })
        if (!('single' in waits.trigger) || more.length === 0) return more
        const said = `${holder.owner} ${waits.label}`
        if (single.has(said)) return NO_WAITS
        single.add(said)
        return more
      }),
  )
  const stadium = game.stadium === null ? null : definitionOf(game, game.stadium.card)
  const source = { kind: 'stadium', player: game.turn.player, label: stadium?.name ?? '', pokemon: null } as const
  const ofStadium = ownTriggers(stadium).filter(on(name)) as readonly TriggerOn<Name>[]
  return [
    ...found,
    ...ofStadium
      .filter((trigger) => isMeant(trigger, target, nameOf(source.label, null)))
      .flatMap((trigger) => waiting(game, source, trigger as Trigger, { it: id })),
  ]
}

/** Stores triggered texts in the game. They are carried out once no Pokémon is Knocked Out and no other text is in progress (R34). */
const keep = (game: Game, more: readonly WaitingProgram[]): Game =>
  more.length === 0 ? game : update(game, { triggered: [...game.triggered, ...more] })

/** Stores the texts that are triggered because a Pokémon was played from the hand, onto the Bench or as an Evolution (R40). */
export const triggeredByPlay = (game: Game, id: PokemonId, as: 'benched' | 'evolved'): Game => {
  const target = findPokemon(game, id)
  if (target === null || !anythingIsTriggeredBy(game, as)) return game
  return keep(game, [...triggeredOn(game, target, as), ...triggeredElsewhere(game, target, as)])
}

/** Stores the texts that are triggered because a text has put a Pokémon onto the Bench. Does nothing outside the turn of `player`. */
export const triggeredByBenching = (game: Game, player: PlayerId, id: PokemonId): Game => {
  if (!anythingIsTriggeredBy(game, 'benched')) return game
  const target = findPokemon(game, id)
  if (target === null || player !== game.turn.player || game.checkup !== null) return game
  return keep(game, [
    ...triggeredOn(game, target, 'benched', ({ trigger }) => trigger.how === 'any'),
    ...triggeredElsewhere(game, target, 'benched', ({ how }) => how === 'any'),
  ])
}

/** The name of a text in the list of texts that were used this turn. The name has the id of the Pokémon with the text, if there is one. */
const nameOf = (label: string, holder: PokemonId | null): string => (holder === null ? label : `${label} of ${holder}`)

type IsLeft = (trigger: { readonly once?: true; readonly does: Program }, named: string) => boolean

/**
 * Stores triggered texts. A text that works only once during a turn is marked as used now or, if it is optional, once its player decides to
 * use it (R118). `found` returns the texts that are not used up.
 */
const keepOnce = (game: Game, found: (isLeft: IsLeft) => readonly WaitingProgram[]): Game => {
  const { turn } = game
  const limited = new Set<Program>()
  const used: string[] = []
  const more = found(({ once, does }, named) => {
    if (once === true) limited.add(does)
    return once !== true || !turn.abilitiesUsed.includes(named)
  }).flatMap((waits) => {
    if (!limited.has(waits.program)) return waits
    const named = nameOf(waits.source.label, waits.source.pokemon)
    const [first, ...rest] = waits.program
    if (first?.do === 'may') return { ...waits, program: [{ once: named, ...first }, ...rest] }
    if (used.includes(named)) return NO_WAITS
    used.push(named)
    return waits
  })
  const marked = used.length === 0 ? game : withTurn(game, { abilitiesUsed: [...turn.abilitiesUsed, ...used] })
  return keep(marked, more)
}

/** Stores the texts that are triggered because a card was attached from the hand, each once for any number of Energy units (R41). */
export const triggeredByAttaching = (game: Game, id: PokemonId, card: CardId): Game => {
  const target = findPokemon(game, id)
  if (target === null || !anythingIsTriggeredBy(game, 'attached')) return game
  const fits = (filter: CardFilter = {}): boolean => matches(definitionOf(game, card), filter, game.ruleset)
  return keepOnce(game, (isLeft) => [
    ...triggeredOn(
      game,
      target,
      'attached',
      (waits) =>
        (waits.card === null ? fits(waits.trigger.card) : waits.card === card) &&
        isLeft(waits.trigger, nameOf(waits.label, id)),
    ),
    ...triggeredElsewhere(game, target, 'attached', (trigger, named) => fits(trigger.card) && isLeft(trigger, named)),
  ])
}

/**
 * Stores the texts that are triggered because a Pokémon moved to or from the Active Spot. Does nothing during set-up and outside the turn
 * of `player`.
 */
export const hasMoved = (
  game: Game,
  player: PlayerId,
  id: PokemonId,
  to: 'movedToActive' | 'movedToBench' = 'movedToActive',
): Game => {
  if (!anythingIsTriggeredBy(game, to)) return game
  const target = findPokemon(game, id)
  if (target === null || player !== game.turn.player || game.setUp !== null || game.checkup !== null) return game
  return keepOnce(game, (isLeft) => [
    ...triggeredOn(game, target, to, ({ trigger, label }) => isLeft(trigger, nameOf(label, id))),
    ...triggeredElsewhere(game, target, to, isLeft),
  ])
}

/** The texts of a Prize card that may be used before the card goes to the hand (R50). */
export const triggeredByTaking = (game: Game, player: PlayerId, card: CardId): readonly WaitingProgram[] => {
  const printed = definitionOf(game, card)
  if (printed === null || !cardsTriggeredBy(game, 'takenAsPrize').has(printed)) return []
  const texts =
    printed.kind === 'Pokemon'
      ? (printed.abilities ?? []).flatMap(({ name, triggers = NO_TRIGGERS }) =>
          waits(triggers, 'takenAsPrize', name, null),
        )
      : waits(ownTriggers(printed), 'takenAsPrize', printed.name, null)
  const isTurnOf = game.turn.player === player && game.checkup === null
  return texts
    .filter(({ trigger }) => trigger.during === undefined || isTurnOf)
    .flatMap(({ label, trigger }) =>
      waiting(game, { kind: 'ability', player, label, pokemon: null }, trigger as Trigger, { card }),
    )
}

/**
 * Finds the texts that an event about a Pokémon triggers: on its top card, its Tools and Energy cards, and on other cards in play (A-F.3,
 * KO.2, R40, R41).
 */
import {
  type CardId,
  type EffectSource,
  type Memory,
  NO_MEMORY,
  type OccasionName,
  type OccasionOfOthers,
  type Program,
  type Trigger,
  type TriggerOn,
  type WaitingProgram,
} from 'ptcg-turn-engine/model'
import { type Attached, areWithoutEffect } from './asked.ts'
import { definitionOf, fits } from './cards.ts'
import { abilitiesOf } from './continuous.ts'
import { holds } from './counts.ts'
import { oracleSideOf } from './moves.ts'
import { isNamed, settleWorth } from './onDamage.ts'
import { allPokemon, type Happening, type OraclePokemon, type OracleTable } from './table.ts'

/**
 * Returns true if the details of an event match a trigger. `named`: the key of the text in `turn.abilitiesUsed`. `card`: the attached card
 * with the text; null if the text is not on an attached card, or is about other Pokémon than its own.
 */
type Suits<Name extends OccasionName> = (trigger: TriggerOn<Name>, named: string, card: CardId | null) => boolean

/** The triggers of a Stadium, a Tool or an Energy card. */
export const triggersPrintedOn = (table: OracleTable, card: CardId): readonly Trigger[] => {
  const printed = definitionOf(table, card)
  return printed !== null && 'triggers' in printed ? (printed.triggers ?? []) : []
}

/** Returns a list with the text of a trigger as a waiting program; an empty list if the condition of the trigger does not hold now. */
export const asWaiting = (
  table: OracleTable,
  source: EffectSource,
  trigger: Trigger,
  it: OraclePokemon | null = null,
  card: CardId | null = null,
): readonly WaitingProgram[] => {
  const known = { ...(it === null ? {} : { it: it.id }), ...(card === null ? {} : { card }) }
  if (trigger.if !== undefined && !holds(table, source, knowing(known), trigger.if)) return []
  // at the end of a turn the condition is checked again when the text is carried out: another text may have changed it
  const again = trigger.on === 'turnEnds' && trigger.if !== undefined
  const program: Program = again ? [{ do: 'if', is: trigger.if, then: trigger.does }] : trigger.does
  return [{ source, program, ...known }]
}

/** The memory of a text when it begins: the Pokémon that the event is about, or the Prize card with the text. */
export const knowing = ({ it, card }: Pick<WaitingProgram, 'it' | 'card'>): Memory => ({
  ...NO_MEMORY,
  pokemon: it === undefined ? {} : { it: [it] },
  cards: card === undefined ? {} : { it: [card] },
})

/** The attached cards of a Pokémon that have triggers and are not disabled. */
const withTexts = (table: OracleTable, pokemon: OraclePokemon): readonly CardId[] => {
  const speaking = (cards: readonly CardId[], without: Attached): readonly CardId[] => {
    const found = cards.filter((card) => triggersPrintedOn(table, card).length > 0)
    return found.length === 0 || areWithoutEffect(table, without, pokemon) ? [] : found
  }
  return [...speaking(pokemon.tools, 'noToolEffects'), ...speaking(pokemon.energy, 'plainSpecialEnergy')]
}

/** The key under which a text is listed in `turn.abilitiesUsed`. */
const onceName = ({ label, pokemon }: EffectSource): string => (pokemon === null ? label : `${label} of ${pokemon}`)

/** True if a trigger is about the Pokémon that match its `of`, and not about the Pokémon that has the trigger. */
const isOfOthers = (trigger: Trigger): boolean => 'of' in trigger && trigger.of !== undefined

/** Lists the texts of all cards in play that an event about the Pokémon `it` triggers because `it` matches their filter `of`. */
const triggeredAround = <Name extends OccasionOfOthers>(
  table: OracleTable,
  it: OraclePokemon,
  name: Name,
  suits: Suits<Name>,
): readonly WaitingProgram[] => {
  const found: WaitingProgram[] = []
  const single: string[] = []
  const owner = oracleSideOf(table, it)
  const look = (trigger: Trigger, by: OraclePokemon, source: EffectSource): void => {
    if (trigger.on !== name || !('of' in trigger) || trigger.of === undefined) return
    if (!isNamed(table, trigger.of, { pokemon: it, player: owner }, by)) return
    if (!suits(trigger as TriggerOn<Name>, onceName(source), null)) return
    const more = asWaiting(table, source, trigger, it)
    const said = `${source.player} ${source.label}`
    if (trigger.single === true && source.kind !== 'stadium' && more.length > 0) {
      if (single.includes(said)) return
      single.push(said)
    }
    found.push(...more)
  }
  for (const by of allPokemon(table)) {
    const from = (kind: 'ability' | 'attached', label: string): EffectSource => ({
      kind,
      player: oracleSideOf(table, by),
      label,
      pokemon: by.id,
    })
    for (const ability of abilitiesOf(table, by))
      for (const trigger of ability.triggers ?? []) look(trigger, by, from('ability', ability.name))
    for (const card of withTexts(table, by))
      for (const trigger of triggersPrintedOn(table, card))
        look(trigger, by, from('attached', definitionOf(table, card)?.name ?? ''))
  }
  if (table.stadium === null) return found
  const { card } = table.stadium
  const label = definitionOf(table, card)?.name ?? ''
  for (const trigger of triggersPrintedOn(table, card))
    look(trigger, it, { kind: 'stadium', player: table.turn.player, label, pokemon: null })
  return found
}

/** Lists the texts of a Pokémon and its attached cards that an event of this name triggers. `suits` compares the details of the event. */
export const triggeredBy = <Name extends OccasionName>(
  table: OracleTable,
  pokemon: OraclePokemon,
  name: Name,
  suits: Suits<Name>,
): readonly WaitingProgram[] => {
  const found: WaitingProgram[] = []
  const look = (triggers: readonly Trigger[], label: string, card: CardId | null): void => {
    const kind = card === null ? 'ability' : 'attached'
    const source = { kind, player: oracleSideOf(table, pokemon), label, pokemon: pokemon.id } as const
    for (const trigger of triggers)
      if (trigger.on === name && !isOfOthers(trigger) && suits(trigger as TriggerOn<Name>, onceName(source), card))
        found.push(...asWaiting(table, source, trigger))
  }
  for (const ability of abilitiesOf(table, pokemon)) look(ability.triggers ?? [], ability.name, null)
  for (const card of withTexts(table, pokemon))
    look(triggersPrintedOn(table, card), definitionOf(table, card)?.name ?? '', card)
  return found
}

/**
 * Lists every text that an event about the Pokémon `it` triggers: first those of `it` and its attached cards, then those whose filter `of`
 * matches `it`.
 */
export const triggered = <Name extends OccasionOfOthers>(
  table: OracleTable,
  it: OraclePokemon,
  name: Name,
  suits: Suits<Name> = () => true,
): readonly WaitingProgram[] => [...triggeredBy(table, it, name, suits), ...triggeredAround(table, it, name, suits)]

/**
 * Handles texts that are limited to once a turn. `isLeft` is false for a limited text that has been used this turn. `use` marks triggered
 * texts as used; a text that begins with "you may" is marked when the player says yes (R118).
 */
const onceATurn = (table: OracleTable) => {
  const limited: Program[] = []
  return {
    isLeft: ({ once, does }: { readonly once?: true; readonly does: Program }, named: string): boolean => {
      if (once !== true) return true
      limited.push(does)
      return !table.turn.abilitiesUsed.includes(named)
    },
    use: (found: readonly WaitingProgram[]): readonly WaitingProgram[] =>
      found.flatMap((waits) => {
        if (!limited.includes(waits.program)) return [waits]
        const named = onceName(waits.source)
        const [first, ...more] = waits.program
        if (first?.do === 'may') return [{ ...waits, program: [{ once: named, ...first }, ...more] }]
        if (table.turn.abilitiesUsed.includes(named)) return []
        table.turn.abilitiesUsed.push(named)
        return [waits]
      }),
  }
}

/** The texts triggered by a move between the Bench and the Active Spot. Only moves in a turn of the Pokémon's own player trigger any. */
const afterMoving = (
  table: OracleTable,
  pokemon: OraclePokemon,
  to: 'movedToActive' | 'movedToBench',
): readonly WaitingProgram[] => {
  if (table.settingUp || table.betweenTurns || oracleSideOf(table, pokemon) !== table.turn.player) return []
  const { isLeft, use } = onceATurn(table)
  return use(triggered(table, pokemon, to, isLeft))
}

/**
 * The texts triggered by attaching a card. A trigger on an attached card of the same Pokémon, without `of`, is only about attaching that
 * card itself; every other trigger is about the cards that match its filter.
 */
const afterAttaching = (table: OracleTable, pokemon: OraclePokemon, attached: CardId): readonly WaitingProgram[] => {
  const { isLeft, use } = onceATurn(table)
  return use(
    triggered(table, pokemon, 'attached', (trigger, named, card) => {
      const isMeant = card === null ? fits(table, attached, trigger.card ?? {}) : card === attached
      return isMeant && isLeft(trigger, named)
    }),
  )
}

/**
 * Returns the stored texts to carry out now, and empties the store. Texts of a Pokémon that has left play, and of cards that were attached
 * to it, are dropped (R34).
 */
export const thoseStillInPlay = (table: OracleTable): readonly WaitingProgram[] => {
  const all = table.triggered
  table.triggered = []
  return all.filter(({ source: { pokemon } }) => pokemon === null || allPokemon(table).some(({ id }) => id === pokemon))
}

/**
 * Stores the texts that an event triggers, to be carried out later. If a Knocked Out Pokémon is about to leave play, settles its number of
 * Prize cards instead.
 */
export const notice = (table: OracleTable, happening: Happening): void => {
  const { pokemon } = happening
  switch (happening.on) {
    case 'benched':
    case 'evolved':
      table.triggered.push(...triggered(table, pokemon, happening.on))
      return
    case 'benchedByText':
      if (table.betweenTurns || oracleSideOf(table, pokemon) !== table.turn.player) return
      table.triggered.push(...triggered(table, pokemon, 'benched', ({ how }) => how !== undefined))
      return
    case 'movedToActive':
    case 'movedToBench':
      table.triggered.push(...afterMoving(table, pokemon, happening.on))
      return
    case 'leaving':
      if (pokemon.fall !== null) settleWorth(table, pokemon, pokemon.fall.side)
      return
    case 'attached':
      table.triggered.push(...afterAttaching(table, pokemon, happening.card))
  }
}

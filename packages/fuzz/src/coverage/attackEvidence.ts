/** For each rule of *Full details of attacking*, lists everything except clauses of the chart that shows that the rule was at work. */
import { findPokemon } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import type { AttackDefinition, CardDefinition, DamageStep, Ledger } from 'ptcg-turn-engine/model'
import { bothWays, byEvent, byFact, byRefusal, byTransition, type Evidence, factShows, type Seen } from './shows.ts'

/** The attack that was in progress at some moment of the event: in a microstep, after the event, or else before it. */
const attackOf = ({ before, after, sent }: Seen): AttackDefinition | null => {
  const during = [...sent.microsteps.map(({ snapshot }) => snapshot.game), after, before]
  const attack = during.find((game) => game.attack !== null)?.attack ?? null
  const card: CardDefinition | undefined = attack === null ? undefined : before.definitions[attack.definition]
  return attack === null || card?.kind !== 'Pokemon' ? null : (card.attacks[attack.index] ?? null)
}

const changedIn = (ledger: Ledger, step: DamageStep): boolean =>
  ledger.entries.some((entry) => entry.step === step && entry.sources.length > 0)

/** Evidence from every finished damage calculation, whether it led to damage or not. */
const calculated = (rule: Evidence['rule'], question: (ledger: Ledger, seen: Seen) => boolean): readonly Evidence[] =>
  (['DAMAGE_PLACED', 'NO_DAMAGE_DONE'] as const).flatMap((fact) =>
    bothWays(rule, fact, ({ ledger }, seen) => question(ledger, seen)),
  )

const STEP_RULES = [
  ['A-D2.1', '2_attacker'],
  ['A-D3.1', '3_weakness'],
  ['A-D4.1', '4_resistance'],
  ['A-D5.1', '5_defender'],
] as const

const B = 'turn.attack.B_alter'
const C = 'turn.attack.C_confusion'
const D = 'turn.attack.D_choose'
const E = 'turn.attack.E_require'
const F = 'turn.attack.F_resolve'

const coinWasLanded = ({ sent }: Seen): boolean => (sent.event as { readonly type?: unknown }).type === 'COIN_LANDED'

const endedOnIt = (seen: Seen): boolean =>
  factShows(seen, 'LASTING_EFFECTS_ENDED', ({ effects }) =>
    effects.some(({ effect }) => effect.lasting === 'attackMayFail'),
  )

const hasPart =
  (part: 'before' | 'after' | 'damage') =>
  (seen: Seen): boolean =>
    attackOf(seen)?.[part] !== undefined

/** Evidence from a transition: it shows the rule accepting something if the condition `has` holds, and rejecting something if not. */
const withAndWithout = (
  rule: Evidence['rule'],
  path: readonly [string, string],
  has: (seen: Seen) => boolean,
): readonly Evidence[] => [
  byTransition(rule, 'accepted', path, has),
  byTransition(rule, 'rejected', path, (seen) => !has(seen)),
]

const isOnTheBench = ({ before, after }: Seen, pokemon: number): boolean =>
  (findPokemon(before, pokemon) ?? findPokemon(after, pokemon))?.place === 'Bench'

/** True if the Pokémon's own card prevents damage to it on the Bench, as the rule of Tera Pokémon does. */
const isTera = ({ before }: Seen, pokemon: number): boolean => {
  const card = findPokemon(before, pokemon)?.pokemon.cards.at(-1)
  const definition = card === undefined ? undefined : before.definitions[before.cards[card]?.definition ?? '']
  return (
    definition?.kind === 'Pokemon' &&
    [definition, ...(definition.abilities ?? [])].some(({ continuous }) =>
      continuous?.some(
        (one) =>
          one.continuous === 'preventDamage' && one.scope.pokemon === 'thisPokemon' && one.scope.where === 'Bench',
      ),
    )
  )
}

/** Damage to a Tera Pokémon on the Bench shows TE.1 accepting; damage to it elsewhere shows TE.1 rejecting. */
const TERA = (['accepted', 'rejected'] as const).flatMap((way) =>
  (['DAMAGE_PLACED', 'NO_DAMAGE_DONE'] as const).map((fact) =>
    byFact(
      'TE.1',
      way,
      fact,
      ({ pokemon }, seen) => isTera(seen, pokemon.id) && isOnTheBench(seen, pokemon.id) === (way === 'accepted'),
    ),
  ),
)

export const ATTACK_EVIDENCE: readonly Evidence[] = [
  // B, C: effects that may cancel the attack, Confusion
  byTransition('A-B.1', 'accepted', [B, C], coinWasLanded),
  byTransition('A-B.1', 'rejected', [B, 'turn.attack.done']),
  byEvent('A-B.2', 'accepted', 'RETREAT', endedOnIt),
  byEvent('A-B.2', 'accepted', 'CHOOSE', endedOnIt),
  byEvent('A-B.2', 'accepted', 'EVOLVE', endedOnIt),
  byFact('A-B.2', 'rejected', 'COIN_FLIPPED', (_, { sent }) => sent.before.state.startsWith(B)),
  byTransition('A-C.1', 'accepted', [C, D], coinWasLanded),
  byTransition('A-C.1', 'rejected', [C, 'turn.attack.done']),
  // D, E: choices and requirements
  byEvent('A-D.1', 'accepted', 'CHOOSE', ({ sent }) => sent.before.state.startsWith(D)),
  byRefusal('A-D.1', D),
  byTransition('A-E.1', 'accepted', [E, F]),
  byTransition('A-E.1', 'rejected', [E, 'turn.attack.over']),
  // F: before damage, damage, everything else
  ...withAndWithout('A-F.1', [`${F}.beforeDamage`, `${F}.damage`], hasPart('before')),
  byTransition('A-F.2', 'accepted', [`${F}.damage.6_counters`, F]),
  byTransition('A-F.2', 'rejected', [`${F}.damage.2_attacker`, `${F}.damage.done`]),
  ...withAndWithout('A-F.3', [`${F}.otherEffects`, `${F}.reactions`], hasPart('after')),
  // the six steps
  ...withAndWithout('A-D1.1', [`${F}.damage.1_base`, F], hasPart('damage')),
  ...withAndWithout('A-D1.2', [`${F}.damage.1_base`, F], (seen) => attackOf(seen)?.damage?.sign !== undefined),
  byFact('A-D1.3', 'accepted', 'COUNTERS_PLACED', (_, { after, before }) => (after.attack ?? before.attack) !== null),
  byFact('A-D1.3', 'rejected', 'DAMAGE_PLACED', ({ ledger }) => changedIn(ledger, '5_defender')),
  ...calculated('A-D2.2', ({ stopped }) => stopped !== null),
  ...STEP_RULES.flatMap(([rule, step]) => calculated(rule, (ledger) => changedIn(ledger, step))),
  byFact('A-D6.1', 'accepted', 'DAMAGE_PLACED'),
  byFact('A-D6.1', 'rejected', 'NO_DAMAGE_DONE'),
  byFact('A-D6.2', 'accepted', 'NO_DAMAGE_DONE'),
  byFact('A-D6.2', 'rejected', 'DAMAGE_PLACED'),
  ...TERA,
]

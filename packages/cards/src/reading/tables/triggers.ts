/** Triggers: "when you play this Pokémon ...", "if this Pokémon is damaged ...". */
import type { CardFilter, Predicate } from 'ptcg-turn-engine/model'
import { ways } from '../grammar/productions.ts'
import { someInPlay } from './counts.ts'
import { isAnyPokemon } from './nouns.ts'

/** Makes a condition from the properties that the Pokémon with the text must have; none for "Pokémon". */
export const holderIs = ({ kind, ...rest }: CardFilter): { readonly if?: Predicate } =>
  Object.keys(rest).length === 0
    ? {}
    : { if: { is: 'fits', pokemon: 'thisPokemon', filter: kind === undefined ? rest : { kind, ...rest } } }

/** The Pokémon that the text belongs to, with the properties that it must have. */
export const HOLDERS = ways('holder', (say) => [
  say('this Pokémon', () => ({})),
  say('the {kinds:kinds} this card is attached to', ({ kinds }) => holderIs(kinds)),
])

/** The attacks that trigger an effect, by their attackers. */
export const ATTACKS_OF = ways('attackOf', (say) => [
  say('an attack', () => ({ by: 'attack' })),
  say("[an opponent's attack|your opponent's attacks]", () => ({ by: 'opponent' })),
  say("an attack from your opponent's {kind:kind}", ({ kind }) => ({
    by: 'opponent',
    ...(isAnyPokemon(kind) ? {} : { if: { is: 'fits', pokemon: 'attacker', filter: kind } }),
  })),
])

type Asked = { readonly if?: Predicate }

/** Joins conditions, all of which must hold. */
export const allOf = (...asked: readonly Asked[]): Asked => {
  const questions = asked.flatMap((one) => (one.if === undefined ? [] : [one.if]))
  const [first, ...others] = questions
  return first === undefined ? {} : { if: others.length === 0 ? first : { is: 'all', of: questions } }
}

/** Asks whether all damage on the Pokémon is from this attack, so that it had full HP before (R9). */
const HAD_FULL_HP: Asked = {
  if: {
    is: 'atLeast',
    what: { count: 'damageDone', to: 'thisPokemon' },
    number: { count: 'damageCountersOn', pokemon: 'thisPokemon' },
  },
}

const costsToRetreat = (number: number): Predicate => ({
  is: 'atLeast',
  what: { count: 'retreatCostOf', pokemon: 'thisPokemon' },
  number,
})

/** The place of the Pokémon, and other conditions, that a text gives before the event. */
export const QUALITIES = ways('quality', (say) => [
  say('[is in the Active Spot|is your Active Pokémon] and', () => ({ where: 'Active' })),
  say('is in the Active Spot , has {features:features} , and', ({ features }) => ({
    where: 'Active',
    if: { is: 'like', pokemon: 'thisPokemon', filter: features },
  })),
  say('has a Retreat Cost of exactly {n:number} , is in the Active Spot , and', ({ n }) => ({
    where: 'Active',
    if: {
      is: 'all',
      of: [costsToRetreat(n), { is: 'not', what: costsToRetreat(n + 1) }],
    },
  })),
  say('has " {name:cardName} " in its name and', ({ name }) => ({
    if: { is: 'like', pokemon: 'thisPokemon', filter: { fits: { namePart: name } } },
  })),
  say('is {condition:condition} and', ({ condition }) => ({
    if: { is: 'inCondition', pokemon: 'thisPokemon', condition },
  })),
])

/** The turns at the end of which something happens. */
export const TURN_ENDS = ways('turnEnd', (say) => [
  say('[|once] at the end of your turn [|( after your attack )]', () => ({ whose: 'you' })),
  say("at the end of your opponent's turn", () => ({ whose: 'opponent' })),
  say("at the end of [each turn|each player's turn|every turn]", () => ({})),
])

const evenIf =
  '[|( even if it is Knocked Out )|( even if this Pokémon is Knocked Out )|( even if that Pokémon is Knocked Out )]'

export const OCCASION_WAYS = ways('occasion', (say) => [
  say(`[if|when] {holder:holder} is damaged by {by:attackOf} ${evenIf}`, ({ holder, by }) => ({
    on: 'damaged',
    ...(by.by === 'opponent' ? { by: by.by } : {}),
    ...allOf(holder, by),
  })),
  say(`[if|when] {holder:holder} {quality:quality} is damaged by {by:attackOf} ${evenIf}`, (slots) => ({
    on: 'damaged',
    ...(slots.by.by === 'opponent' ? { by: slots.by.by } : {}),
    ...slots.quality,
    ...allOf(slots.holder, slots.quality, slots.by),
  })),
  say('[if|when] {holder:holder} is Knocked Out by damage from {by:attackOf}', ({ holder, by }) => ({
    on: 'knockedOut',
    by: by.by,
    ...allOf(holder, by),
  })),
  say('[if|when] {holder:holder} {quality:quality} is Knocked Out by damage from {by:attackOf}', (slots) => ({
    on: 'knockedOut',
    by: slots.by.by,
    ...slots.quality,
    ...allOf(slots.holder, slots.quality, slots.by),
  })),
  say('[if|when] {holder:holder} has full HP and is Knocked Out by damage from {by:attackOf}', ({ holder, by }) => ({
    on: 'knockedOut',
    by: by.by,
    ...allOf(holder, HAD_FULL_HP, by),
  })),
  say('[if|when] {holder:holder} is Knocked Out', ({ holder }) => ({ on: 'knockedOut', ...holder })),
  say('[if|when] {holder:holder} {quality:quality} is Knocked Out', ({ holder, quality }) => ({
    on: 'knockedOut',
    ...quality,
    ...allOf(holder, quality),
  })),
  say('[if|when|whenever] 1 of your {those:those} is Knocked Out by damage from {by:attackOf}', ({ those, by }) => ({
    on: 'knockedOut',
    by: by.by,
    of: { whose: 'you', ...those },
    ...allOf(by),
  })),
  say('[if|when] your Active Pokémon is Knocked Out by damage from {by:attackOf}', ({ by }) => ({
    on: 'knockedOut',
    by: by.by,
    of: { whose: 'you', where: 'Active' },
    ...allOf(by),
  })),
  say('whenever your opponent attaches [a|an] {cards:cards} from their hand to 1 of their {those:those}', (slots) => ({
    on: 'attached',
    card: slots.cards,
    of: { whose: 'opponent', ...slots.those },
  })),
  say('whenever any player attaches [a|an] {cards:cards} from their hand to 1 of their {those:those}', (slots) => ({
    on: 'attached',
    card: slots.cards,
    of: { whose: 'either', ...slots.those },
  })),
  say('whenever either player puts [a|an] {those:those} from their hand onto their Bench', ({ those }) => ({
    on: 'benched',
    of: { whose: 'either', ...those },
  })),
  say('whenever any player puts [a|an] {those:those} onto their Bench during their turn', ({ those }) => ({
    on: 'benched',
    how: 'any',
    of: { whose: 'either', ...those },
  })),
  say('if you have {name:cardName} in play , {occasion:occasion}', ({ name, occasion }) => ({
    ...occasion,
    ...allOf(occasion, {
      if: someInPlay({ whose: 'you', fits: { named: name } }),
    }),
  })),
  say('as long as this Pokémon is in the Active Spot , {occasion:occasion}', ({ occasion }) => ({
    ...occasion,
    ...allOf(occasion, { if: { is: 'active', pokemon: 'thisPokemon' } }),
  })),
  say('once during [|each] Pokémon Checkup', () => ({ on: 'checkup' })),
  say('once during [|each] Pokémon Checkup , if {question:question}', ({ question }) => ({
    on: 'checkup',
    if: question,
  })),
  say('during Pokémon Checkup', () => ({ on: 'checkup' })),
  say('during Pokémon Checkup , if {question:question}', ({ question }) => ({ on: 'checkup', if: question })),
  say('{turnEnd:turnEnd}', ({ turnEnd }) => ({ on: 'turnEnds', ...turnEnd })),
  say('{turnEnd:turnEnd} , if {question:question}', ({ turnEnd, question }) => ({
    on: 'turnEnds',
    ...turnEnd,
    if: question,
  })),
  say('{turnEnd:turnEnd} , if {holder:holder} is in the Active Spot', ({ turnEnd, holder }) => ({
    on: 'turnEnds',
    ...turnEnd,
    ...allOf(holder, { if: { is: 'active', pokemon: 'thisPokemon' } }),
  })),
  say(
    '[once during your turn ,|] when you play this Pokémon from your hand onto your Bench [during your turn|]',
    () => ({
      on: 'benched',
    }),
  ),
  say(
    '[once during your turn ,|] when you play this Pokémon from your hand to evolve 1 of your Pokémon [during your turn|]',
    () => ({ on: 'evolved' }),
  ),
  say(
    '[once during your turn ,|] when you play this Pokémon from your hand onto your Bench [during your turn|] , if {question:question}',
    ({ question }) => ({ on: 'benched', if: question }),
  ),
  say(
    '[once during your turn ,|] when you play this Pokémon from your hand to evolve 1 of your Pokémon [during your turn|] , if {question:question}',
    ({ question }) => ({ on: 'evolved', if: question }),
  ),
  say('once during your turn , when this Pokémon moves from your Bench to the Active Spot', () => ({
    on: 'movedToActive',
    once: true,
  })),
  say('when this Pokémon moves from your Bench to the Active Spot during your turn', () => ({ on: 'movedToActive' })),
  say('when you attach this card from your hand to [a|1 of your] {kinds:kinds}', ({ kinds }) => ({
    on: 'attached',
    ...holderIs(kinds),
  })),
  say('when you attach this card from your hand to 1 of your Benched Pokémon', () => ({
    on: 'attached',
    if: { is: 'not', what: { is: 'active', pokemon: 'thisPokemon' } },
  })),
  say(
    '[when|whenever] you attach [a|an] {cards:cards} from your hand to this Pokémon [during your turn|]',
    ({ cards }) => ({ on: 'attached', card: cards }),
  ),
])

export const TRIGGERED = ways('sentence', (say) => [
  say('if this card is attached to [a|1 of your] Pokémon , {step:step} {turnEnd:turnEnd}', ({ step, turnEnd }) => ({
    kind: 'trigger',
    occasion: { on: 'turnEnds', ...turnEnd },
    program: step,
    inside: false,
  })),
  say('{occasion:occasion} , {done:triggered}', ({ occasion, done }) => ({ kind: 'trigger', occasion, ...done })),
])

/**
 * Triggered effects: the whole effect, or only its beginning. `inside`: the following sentences apply only if the
 * player agrees.
 */
export const TRIGGERED_EFFECT = ways('triggered', (say) => [
  say('[|you must] {steps:steps}', ({ steps }) => ({ program: steps, inside: false })),
  say('[|you must] flip {n:some} [coin|coins]', ({ n }) => ({ program: [{ do: 'flip', coins: n }], inside: false })),
  say('you may flip {n:some} [coin|coins]', ({ n }) => ({ program: [{ do: 'flip', coins: n }], inside: true })),
  say('you may use this Ability', () => ({ program: [], inside: true })),
])

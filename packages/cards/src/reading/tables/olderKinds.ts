/** Wordings of older eras for kinds of Pokémon and cards, counts of them, and statements about them. */
import type { Count, LastingEffect, PokemonSet } from 'ptcg-turn-engine/model'
import { ways } from '../grammar/productions.ts'
import { ITSELF } from './holding.ts'

export const OLDER_KINDS = ways('kind', (say) => [
  say('{a:type} , {b:type} , {c:type} , or {d:type} Pokémon', ({ a, b, c, d }) => ({
    kind: 'Pokemon',
    any: [a, b, c, d].map((type) => ({ type })),
  })),
  say('Ultra [Beast|Beasts]', () => ({ label: 'Ultra Beast' })),
  say('{type:type} Pokémon-GX', ({ type }) => ({ kind: 'Pokemon', rule: 'GX', type })),
  say('{type:type} Pokémon-EX', ({ type }) => ({ kind: 'Pokemon', rule: 'EX', type })),
  say('Stage 1 and Stage 2 Pokémon', () => ({ kind: 'Pokemon', any: [{ stage: 'Stage 1' }, { stage: 'Stage 2' }] })),
  say('{kind:kind} that [has|have] {name:cardName} in [its|their] [name|names]', ({ kind, name }) => ({
    ...kind,
    namePart: name,
  })),
  say('{a:cardName} , {b:cardName} , {c:cardName} , or {d:cardName}', ({ a, b, c, d }) => ({
    any: [a, b, c, d].map((named) => ({ named })),
  })),
])

export const OLDER_CARDS = ways('cards', (say) => [
  say('Pokémon Tools', () => ({ trainer: 'Tool' })),
  say('in any combination of {one:cards} or {other:cards}', ({ one, other }) => ({ any: [one, other] })),
  say('in any combination of {one:played} and {other:played} cards', ({ one, other }) => ({ any: [one, other] })),
  say('[card|cards] named {name:cardName}', ({ name }) => ({ named: name })),
  say('{cards:cards} ( [except|except for|excluding] {name:cardName} )', ({ cards, name }) => ({
    ...cards,
    not: { named: name },
  })),
])

/** Pokémon in play with an exception. */
export const ALL_BUT = ways('those', (say) => [
  say('{those:those} ( [excluding|except for] {kind:kind} )', ({ those, kind }) => ({
    ...those,
    not: those.not === undefined ? { fits: kind } : { any: [those.not, { fits: kind }] },
  })),
])

const energyOn = (pokemon: PokemonSet, type?: Extract<Count, { count: 'energyOn' }>['type']): Count => ({
  count: 'energyOn',
  pokemon,
  ...(type === undefined ? {} : { type }),
})

export const OLDER_COUNTS = ways('each', (say) => [
  say("{type:type} Energy attached to both your and your opponent's Pokémon", ({ type }) =>
    energyOn({ each: { whose: 'either' } }, type),
  ),
  say("Energy attached to this Pokémon and [the Defending|your opponent's Active] Pokémon", () => ({
    count: 'plus',
    of: [energyOn('thisPokemon'), energyOn('opponentActive')],
  })),
  say('different types of {those:those} on {whose:whose} Bench', ({ those, whose }) => ({
    count: 'typesOf',
    of: { whose, where: 'Bench', ...those },
  })),
  say('Prize card your opponent took on their last turn', () => ({
    count: 'happened',
    what: 'prizesTaken',
    when: 'opponentsLastTurn',
    whose: 'opponent',
  })),
])

export const OLDER_TARGETS = ways('target', (say) => [
  say('each Pokémon', () => ({ first: [], set: { each: { whose: 'either' } } })),
])

export const OLDER_SUBJECTS = ways('subject', (say) => [
  say('each {kinds:kinds} in play', ({ kinds: { kind, ...fits } }) => ({
    scope: {
      pokemon: 'all',
      ...(Object.keys(fits).length === 0 ? {} : { fits: kind === undefined ? fits : { kind, ...fits } }),
    },
  })),
  say('Pokémon that [has|have] {features:features}', ({ features }) => ({ scope: { pokemon: 'all', ...features } })),
  say('the {those:those} that this card is attached to', ({ those }) => ({ scope: { ...ITSELF, ...those } })),
])

const recovering = (
  condition?: Extract<LastingEffect, { lasting: 'preventConditions' }>['condition'],
): LastingEffect => ({
  lasting: 'preventConditions',
  recovers: true,
  ...(condition === undefined ? {} : { condition }),
})

const THEN_REMOVED =
  '[. ( remove any Special Conditions affecting [this|that|those] Pokémon . )|. remove any Special Conditions affecting [this|that|those] Pokémon]'

export const OLDER_CLAIMS = ways('claim', (say) => [
  say(`{of:subject} can't be affected by any Special Conditions ${THEN_REMOVED}`, ({ of }) => ({
    of,
    holds: [recovering()],
  })),
  say(
    "{of:subject} can't be {condition:condition} . ( if [any of those Pokémon are|this Pokémon is] {again:condition} , remove that Special Condition . )",
    ({ of, condition, again }) => ({ of, holds: condition === again ? [recovering(condition)] : [] }),
  ),
  say("ignore all Energy in the attack cost of each of {of:subject} 's attacks", ({ of }) => ({
    of,
    holds: [{ lasting: 'noAttackCost' }],
  })),
  say("damage from {of:subject} 's attacks isn't affected by Weakness or Resistance", ({ of }) => ({
    of,
    holds: [
      { lasting: 'damageUnaffected', by: 'Weakness' },
      { lasting: 'damageUnaffected', by: 'Resistance' },
    ],
  })),
  say('the {those:those} this card is attached to is [a|an] {type:type} Pokémon', ({ those, type }) => ({
    of: { scope: { ...ITSELF, ...those } },
    holds: [{ lasting: 'types', types: [type] }],
  })),
  say(
    'any damage done to {of:subject} by {by:attackers} is increased by {n:number} [|( after applying Weakness and Resistance )]',
    ({ of, by, n }) => ({ of, holds: [{ lasting: 'damageTaken', amount: n, ...by }] }),
  ),
  say(
    "any damage done by an opponent's attack to {of:subject} is reduced by {n:number} [|( after applying Weakness and Resistance )]",
    ({ of, n }) => ({ of, holds: [{ lasting: 'damageTaken', amount: -n, from: { whose: 'opponent' } }] }),
  ),
  say(
    '[prevent all damage from and effects of attacks done to {of:subject} by {by:those}|prevent all effects of attacks , including damage , done to {of:subject} by {by:those}]',
    ({ of, by: { except: _, ...by } }) => ({
      of,
      holds: [
        { lasting: 'preventDamage', from: { whose: 'either', ...by } },
        { lasting: 'preventEffects', from: { whose: 'either', ...by } },
      ],
    }),
  ),
  say(
    "if this Pokémon would be damaged by an attack , prevent that attack 's damage done to this Pokémon if that damage is {n:number} or less",
    ({ n }) => ({
      of: { scope: ITSELF, ref: 'thisPokemon' },
      holds: [{ lasting: 'preventDamage', atMost: n }],
    }),
  ),
  say(
    'whenever your opponent plays a Trainer card ( excluding Pokémon Tools and Stadium cards ) , prevent all effects of that card done to {of:subject}',
    ({ of }) => ({
      of,
      holds: (['Items', 'Supporters'] as const).map((one) => ({
        lasting: 'preventEffects',
        of: one,
        from: { whose: 'opponent' },
      })),
    }),
  ),
  say(
    "if your opponent's Pokémon is Knocked Out by damage from an attack of this Pokémon , take {n:number} more Prize [card|cards]",
    ({ n }) => ({ of: { scope: ITSELF }, holds: [{ lasting: 'prizesWon', amount: n, to: { whose: 'opponent' } }] }),
  ),
  say("each {kinds:kinds} 's attacks ( both yours and your opponent's ) {cost:costOf}", ({ kinds, cost }) => ({
    of: { scope: { pokemon: 'all', fits: kinds } },
    holds: [cost],
  })),
  say("{of:subject} can't be healed . ( damage counters can still be moved . )", ({ of }) => ({
    of,
    holds: [{ lasting: 'cantBeHealed' }],
  })),
  say("damage can't be healed from any {both:ofBoth} . ( damage counters can still be moved . )", ({ both }) => {
    const { whose: _, where, except, ...features } = both
    return {
      of:
        except === undefined
          ? { scope: { pokemon: 'all', ...(where === undefined ? {} : { where }), ...features } }
          : {},
      holds: [{ lasting: 'cantBeHealed' }],
    }
  }),
])

export const OLDER_ATTACKERS = ways('attackers', (say) => [
  say("an attack from 1 of your opponent's {those:those}", ({ those: { except: _, ...those } }) => ({
    from: { whose: 'opponent', ...those },
  })),
  say("attacks from each of your opponent's {those:those}", ({ those: { except: _, ...those } }) => ({
    from: { whose: 'opponent', ...those },
  })),
])

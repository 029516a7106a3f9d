/** The shape of the effect language as JSON: one entry for each word. */
import * as v from 'valibot'
import type {
  CardDestination,
  CardSource,
  Duration,
  Effect,
  EffectName,
  EffectNamed,
  Program,
} from '../model/effects.ts'
import { CardFilterSchema, energyType } from './cardFilterSchema.ts'
import { ContinuousEffectSchema } from './continuousSchema.ts'
import { CountSchema, PredicateSchema } from './countSchema.ts'
import { LastingEffectSchema } from './lastingSchema.ts'
import { condition, PokemonFilterSchema, PokemonRefSchema, PokemonSetSchema, who } from './pokemonFilterSchema.ts'
import { exactly, listOf, MOST_POINTS, oneOf, optional, points, whole } from './schemaParts.ts'
import { choiceName, sentence } from './writtenNames.ts'

const effect: v.GenericSchema<unknown, Effect> = v.lazy(() => EffectSchema)

export const ProgramSchema: v.GenericSchema<unknown, Program> = listOf(effect)

const source = oneOf<CardSource>({ hand: true, deck: true, discard: true, lookedAt: true })

const destination = oneOf<CardDestination>({
  hand: true,
  deck: true,
  deckTop: true,
  deckBottom: true,
  discard: true,
  lostZone: true,
  bench: true,
  prizes: true,
})

const during = oneOf<Duration>({ opponentsNextTurn: true, yourNextTurn: true, thisTurn: true })

const limits = { by: optional(who), min: optional(whole(0, 100)), max: optional(CountSchema) }

const EFFECTS = {
  flip: exactly<EffectNamed<'flip'>>({ do: v.literal('flip'), coins: CountSchema }),
  flipUntilTails: exactly<EffectNamed<'flipUntilTails'>>({ do: v.literal('flipUntilTails') }),
  if: exactly<EffectNamed<'if'>>({
    do: v.literal('if'),
    is: PredicateSchema,
    then: ProgramSchema,
    otherwise: optional(ProgramSchema),
  }),
  may: exactly<EffectNamed<'may'>>({ do: v.literal('may'), then: ProgramSchema, by: optional(who) }),
  oneOrBoth: exactly<EffectNamed<'oneOrBoth'>>({
    do: v.literal('oneOrBoth'),
    first: ProgramSchema,
    second: ProgramSchema,
    just: optional(v.literal('one')),
  }),
  forEach: exactly<EffectNamed<'forEach'>>({ do: v.literal('forEach'), times: CountSchema, then: ProgramSchema }),
  eachCard: exactly<EffectNamed<'eachCard'>>({
    do: v.literal('eachCard'),
    cards: choiceName,
    as: choiceName,
    then: ProgramSchema,
  }),
  eachPokemon: exactly<EffectNamed<'eachPokemon'>>({
    do: v.literal('eachPokemon'),
    pokemon: PokemonSetSchema,
    as: choiceName,
    then: ProgramSchema,
  }),
  choosePokemon: exactly<EffectNamed<'choosePokemon'>>({
    do: v.literal('choosePokemon'),
    as: choiceName,
    from: PokemonFilterSchema,
    ...limits,
  }),
  chooseCards: exactly<EffectNamed<'chooseCards'>>({
    do: v.literal('chooseCards'),
    as: choiceName,
    whose: who,
    from: source,
    filter: CardFilterSchema,
    otherThan: optional(choiceName),
    unlike: optional(v.pipe(listOf(choiceName), v.minLength(1))),
    ordered: optional(v.literal(true)),
    evolving: optional(PokemonSetSchema),
    skipping: optional(v.literal(true)),
    ...limits,
  }),
  allCards: exactly<EffectNamed<'allCards'>>({
    do: v.literal('allCards'),
    as: choiceName,
    whose: who,
    from: oneOf<EffectNamed<'allCards'>['from']>({
      hand: true,
      discard: true,
      lookedAt: true,
      stadium: true,
      thisCard: true,
    }),
    filter: CardFilterSchema,
  }),
  allAttached: exactly<EffectNamed<'allAttached'>>({
    do: v.literal('allAttached'),
    as: choiceName,
    on: PokemonSetSchema,
    filter: CardFilterSchema,
  }),
  randomCards: exactly<EffectNamed<'randomCards'>>({
    do: v.literal('randomCards'),
    as: choiceName,
    whose: who,
    cards: CountSchema,
  }),
  chooseAttached: exactly<EffectNamed<'chooseAttached'>>({
    do: v.literal('chooseAttached'),
    as: choiceName,
    on: PokemonSetSchema,
    filter: CardFilterSchema,
    units: optional(whole(1, 20)),
    ...limits,
  }),
  lookAtTop: exactly<EffectNamed<'lookAtTop'>>({
    do: v.literal('lookAtTop'),
    whose: who,
    cards: CountSchema,
    from: optional(v.literal('bottom')),
    revealed: optional(v.literal(true)),
  }),
  lookAtPrizes: exactly<EffectNamed<'lookAtPrizes'>>({ do: v.literal('lookAtPrizes'), whose: who }),
  reveal: exactly<EffectNamed<'reveal'>>({ do: v.literal('reveal'), cards: choiceName }),
  revealHand: exactly<EffectNamed<'revealHand'>>({ do: v.literal('revealHand'), whose: who }),
  draw: exactly<EffectNamed<'draw'>>({ do: v.literal('draw'), who, cards: CountSchema }),
  discardHand: exactly<EffectNamed<'discardHand'>>({ do: v.literal('discardHand'), whose: who }),
  discardTop: exactly<EffectNamed<'discardTop'>>({ do: v.literal('discardTop'), whose: who, cards: CountSchema }),

  move: exactly<EffectNamed<'move'>>({
    do: v.literal('move'),
    cards: choiceName,
    to: destination,
    anyStage: optional(v.literal(true)),
  }),
  shuffleDeck: exactly<EffectNamed<'shuffleDeck'>>({
    do: v.literal('shuffleDeck'),
    whose: who,
    bottom: optional(CountSchema),
  }),
  shufflePrizes: exactly<EffectNamed<'shufflePrizes'>>({ do: v.literal('shufflePrizes'), whose: who }),
  attach: exactly<EffectNamed<'attach'>>({ do: v.literal('attach'), cards: choiceName, to: PokemonRefSchema }),
  discardAllEnergy: exactly<EffectNamed<'discardAllEnergy'>>({
    do: v.literal('discardAllEnergy'),
    from: PokemonRefSchema,
    type: optional(energyType),
  }),
  discardTools: exactly<EffectNamed<'discardTools'>>({ do: v.literal('discardTools'), from: PokemonSetSchema }),
  switch: exactly<EffectNamed<'switch'>>({
    do: v.literal('switch'),
    who,
    with: choiceName,
    out: optional(v.boolean()),
  }),
  leavePlay: exactly<EffectNamed<'leavePlay'>>({
    do: v.literal('leavePlay'),
    pokemon: PokemonSetSchema,
    to: oneOf<EffectNamed<'leavePlay'>['to']>({
      hand: true,
      deck: true,
      deckTop: true,
      deckBottom: true,
      discard: true,
      lostZone: true,
    }),
    attached: optional(v.literal('discarded')),
  }),
  evolve: exactly<EffectNamed<'evolve'>>({
    do: v.literal('evolve'),
    cards: choiceName,
    pokemon: PokemonSetSchema,
    skipping: optional(v.literal(true)),
  }),
  replace: exactly<EffectNamed<'replace'>>({
    do: v.literal('replace'),
    cards: choiceName,
    pokemon: PokemonRefSchema,
  }),
  devolve: exactly<EffectNamed<'devolve'>>({
    do: v.literal('devolve'),
    pokemon: PokemonSetSchema,
    to: oneOf<EffectNamed<'devolve'>['to']>({
      hand: true,
      deckTop: true,
      deckBottom: true,
      discard: true,
      lostZone: true,
    }),
  }),
  removeStadium: exactly<EffectNamed<'removeStadium'>>({
    do: v.literal('removeStadium'),
    whose: optional(who),
    to: oneOf<EffectNamed<'removeStadium'>['to']>({ discard: true, lostZone: true }),
  }),
  putCounters: exactly<EffectNamed<'putCounters'>>({
    do: v.literal('putCounters'),
    on: PokemonSetSchema,
    counters: CountSchema,
  }),
  spreadCounters: exactly<EffectNamed<'spreadCounters'>>({
    do: v.literal('spreadCounters'),
    among: PokemonFilterSchema,
    counters: whole(1, 100),
  }),
  moveCounters: exactly<EffectNamed<'moveCounters'>>({
    do: v.literal('moveCounters'),
    from: PokemonSetSchema,
    to: PokemonRefSchema,
    counters: v.union([CountSchema, v.literal('all')]),
  }),
  knockOut: exactly<EffectNamed<'knockOut'>>({ do: v.literal('knockOut'), pokemon: PokemonSetSchema }),
  heal: exactly<EffectNamed<'heal'>>({
    do: v.literal('heal'),
    pokemon: PokemonSetSchema,
    damage: v.union([points(0, MOST_POINTS), v.literal('all')]),
    times: optional(CountSchema),
  }),
  condition: exactly<EffectNamed<'condition'>>({
    do: v.literal('condition'),
    pokemon: PokemonRefSchema,
    condition,
    counters: optional(whole(1, 100)),
  }),
  recover: exactly<EffectNamed<'recover'>>({
    do: v.literal('recover'),
    pokemon: PokemonSetSchema,
    from: optional(condition),
  }),
  lasting: exactly<EffectNamed<'lasting'>>({
    do: v.literal('lasting'),
    on: PokemonRefSchema,
    effect: LastingEffectSchema,
    during,
  }),
  lastingRule: exactly<EffectNamed<'lastingRule'>>({
    do: v.literal('lastingRule'),
    effect: ContinuousEffectSchema,
    during,
  }),
  copyAttack: exactly<EffectNamed<'copyAttack'>>({
    do: v.literal('copyAttack'),
    from: v.union([PokemonSetSchema, v.literal('below'), v.strictObject({ cards: choiceName })]),
    by: optional(who),
  }),
  useEffectOf: exactly<EffectNamed<'useEffectOf'>>({ do: v.literal('useEffectOf'), cards: choiceName }),
  doesNothing: exactly<EffectNamed<'doesNothing'>>({ do: v.literal('doesNothing') }),
  anotherTurn: exactly<EffectNamed<'anotherTurn'>>({
    do: v.literal('anotherTurn'),
    atOnce: optional(v.literal(true)),
  }),
  endTurn: exactly<EffectNamed<'endTurn'>>({ do: v.literal('endTurn') }),
  doesNotHappen: exactly<EffectNamed<'doesNotHappen'>>({ do: v.literal('doesNotHappen') }),
  byHand: exactly<EffectNamed<'byHand'>>({ do: v.literal('byHand'), text: optional(sentence) }),
} satisfies { readonly [Name in EffectName]: v.GenericSchema<unknown, EffectNamed<Name>> }

export const EffectSchema: v.GenericSchema<unknown, Effect> = v.variant('do', Object.values(EFFECTS))

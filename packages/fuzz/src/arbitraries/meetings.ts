/**
 * Draws cards for boards on which several effects change the same figure. Two such effects may be equal or different, and may come from
 * different sides.
 */
import type { ProgramSetting } from 'ptcg-turn-engine/internal/game/cards/programSetting'
import type {
  CardDefinition,
  ContinuousEffect,
  EnergyType,
  ModifierKind,
  PokemonDefinition,
  Program,
} from 'ptcg-turn-engine/model'
import type { Rng } from '../rng.ts'
import { continuousEffect, type KindInPlay } from './lastingEffects.ts'
import { drawEnergy, drawTrainer } from './syntheticCards.ts'
import { drawPokemon } from './syntheticPokemon.ts'
import { WORDS_IN_PLAY } from './wordsInPlay.ts'
import { writingFor } from './writing.ts'

/** For each kind of effect, the figure of the game that it changes. Kinds that change the same figure are drawn together. */
export const FIGURES = {
  hp: 'HP',
  endures: 'HP',
  cantBeHealed: 'HP',
  damageDealt: 'damage',
  damageTaken: 'damage',
  preventDamage: 'damage',
  returnsDamage: 'damage',
  noWeakness: 'Weakness',
  noResistance: 'Weakness',
  types: 'Weakness',
  weaknessTo: 'Weakness',
  weaknessTimes: 'Weakness',
  weaknessDealt: 'Weakness',
  damageUnaffected: 'Weakness',
  attackCost: 'cost',
  symbolsSpared: 'cost',
  doublesBasicEnergy: 'cost',
  attackCostIs: 'cost',
  noAttackCost: 'cost',
  cantAttack: 'attacks',
  cantUseAttack: 'attacks',
  attackMayFail: 'attacks',
  attacksTwice: 'attacks',
  usesAttacks: 'attacks',
  retreatCost: 'Retreat Cost',
  noRetreatCost: 'Retreat Cost',
  cantRetreat: 'Retreat Cost',
  benchLimit: 'Bench',
  cantPlay: 'Bench',
  cantReturn: 'Bench',
  evolvesEarly: 'Evolution',
  cantReceive: 'Evolution',
  turnGoesOn: 'Evolution',
  preventConditions: 'Special Conditions',
  keepsConditions: 'Special Conditions',
  unhindered: 'Special Conditions',
  conditionCounters: 'Special Conditions',
  sleepCoins: 'Special Conditions',
  prizesGiven: 'Prize cards',
  prizesWon: 'Prize cards',
  lostWhenKnockedOut: 'Prize cards',
  countersAtTurnEnd: 'end of the turn',
  knockedOutAtTurnEnd: 'end of the turn',
  preventEffects: 'what works',
  noAbilities: 'what works',
  noToolEffects: 'what works',
  plainSpecialEnergy: 'what works',
} as const satisfies { readonly [Kind in KindInPlay]: string }

/** Every kind of continuous effect. */
export const CONTINUOUS_KINDS = Object.keys(FIGURES) as readonly KindInPlay[]

/** Kinds for which two effects of the same kind matter: their amounts add up, or one overrides the other. */
const AMOUNTS: readonly KindInPlay[] = [
  'hp',
  'damageDealt',
  'damageTaken',
  'attackCost',
  'retreatCost',
  'noRetreatCost',
  'weaknessTo',
  'weaknessTimes',
  'benchLimit',
  'conditionCounters',
  'prizesGiven',
  'prizesWon',
]

/** True for kinds of effects on a player. A lasting effect on a Pokémon cannot be of these kinds. */
export const isOfPlayers = (kind: string): boolean =>
  kind === 'benchLimit' || kind === 'cantPlay' || kind === 'cantReturn'

/** Kinds of effects that meet on a board: one kind twice, then a kind that changes the same figure. */
export type Meeting = readonly KindInPlay[]

export const drawMeeting = (rng: Rng): Meeting => {
  const first = rng.pick(rng.chance(0.5) ? AMOUNTS : CONTINUOUS_KINDS)
  const others = CONTINUOUS_KINDS.filter((kind) => FIGURES[kind] === FIGURES[first])
  return [first, first, rng.pick(others)]
}

/** Those of the kinds of effects in a meeting that a lasting effect on a Pokémon may have. */
export const lastingKinds = (meeting: Meeting): readonly ModifierKind[] =>
  meeting.filter((kind): kind is ModifierKind => !isOfPlayers(kind))

/** A text that affects Pokémon in play, so that protected Pokémon and disabled cards change what it does. */
const textAboutPokemon = (rng: Rng, place: ProgramSetting, attacks: readonly string[]): Program => {
  const words = Object.values(WORDS_IN_PLAY)
  return rng.pick(words)(writingFor(rng, place, attacks))
}

/** Usually makes an effect apply at all times and to a scope drawn at random, often many Pokémon, so that it meets other effects. */
const widely = (rng: Rng, on: 'card' | 'stadium', effect: ContinuousEffect): ContinuousEffect => {
  if (!('scope' in effect) || !rng.chance(0.7)) return effect
  const { while: _, ...always } = effect
  return { ...always, scope: { pokemon: on === 'stadium' ? 'all' : rng.pick(WIDE) } } as ContinuousEffect
}

const WIDE = ['all', 'yours', 'opponents', 'thisPokemon'] as const

const SIZE = 6

/**
 * Cards with effects of these kinds, about half of which have the very same effect; and an Item, a Supporter and a Pokémon without such
 * effects.
 */
export const drawMeetingSet = (rng: Rng, meeting: Meeting): readonly CardDefinition[] => {
  const identity = (at: number) => ({ id: `meet-${at}`, name: `Meeting ${at}` })
  const effect = (on: 'card' | 'stadium') => [widely(rng, on, continuousEffect(rng, on, meeting))]
  const [common, ofStadiums] = [effect('card'), effect('stadium')]
  const some = () => (rng.chance(0.5) ? common : effect('card'))
  const isAbout = (figure: (typeof FIGURES)[KindInPlay]): boolean => meeting.some((kind) => FIGURES[kind] === figure)
  const isAboutTexts = isAbout('what works')
  // A printed cost is high enough that lowering it twice makes a difference.
  const more: readonly EnergyType[] = isAbout('cost') ? Array.from({ length: 1 + rng.upTo(3) }, () => 'Colorless') : []
  const retreat = isAbout('Retreat Cost') ? { retreatCost: 1 + rng.upTo(4) } : {}
  const pokemon = (card: PokemonDefinition): CardDefinition => ({
    ...card,
    ...retreat,
    attacks: card.attacks.map((printed) => {
      const attack = { ...printed, cost: [...printed.cost, ...more] }
      const after = isAboutTexts && rng.chance(0.7) ? textAboutPokemon(rng, 'after', [attack.name]) : []
      return after.length === 0 ? attack : { ...attack, after }
    }),
    abilities: [{ name: rng.pick(['Knack', 'Other Knack']), continuous: some() }],
  })
  const basics = [0, 1, 2].map((at) => drawPokemon(rng, identity(at), 'Basic'))
  const evolved = drawPokemon(rng, identity(3), 'Stage 1', basics[0]?.name)
  const tools = [4, 5].map((at) => ({
    ...drawTrainer(rng, identity(at), 'Tool'),
    continuous: some(),
  })) as readonly CardDefinition[]
  const stadium = {
    ...drawTrainer(rng, identity(SIZE), 'Stadium'),
    continuous: rng.chance(0.5) ? ofStadiums : effect('stadium'),
  } as CardDefinition
  const { onlyTo: _, ...energy } = drawEnergy(rng, identity(SIZE + 1))
  return [
    ...[...basics, evolved].map((card, at) => (at === 2 ? card : pokemon(card))),
    ...tools,
    stadium,
    { ...energy, continuous: some() },
    drawTrainer(rng, identity(SIZE + 2), 'Item'),
    drawTrainer(rng, identity(SIZE + 3), 'Supporter'),
  ]
}

/**
 * The plain profile: games with cards without text, in which only the legal events of the main phase are compared. An
 * engine needs only the rules for Pokémon that do damage and for basic Energy.
 */
import type { Deck, RulesetId, Snapshot } from 'ptcg-turn-engine'
import { type CardDefinition, ENERGY_TYPES, type EnergyType, type GameEvent } from 'ptcg-turn-engine/model'
import type { Check } from 'ptcg-turn-engine-fuzz'
import type { NewGameStart } from 'ptcg-turn-engine-fuzz/internal/opening'
import { type Rng, seededRng } from 'ptcg-turn-engine-fuzz/internal/rng'
import { legalDiffers } from './comparing.ts'
import { type Exchange, listIn } from './exchange.ts'
import { type LockstepTally, talkWith } from './talk.ts'

const STAGES = ['Basic', 'Stage 1', 'Stage 2'] as const
/** The number of copies of each stage of a family, and of each of the two Energy cards of a deck. */
const COPIES = { stages: [4, 3, 2], energy: 12 } as const
const FAMILIES = 4
const MOST = { retreatCost: 4, cost: 4, damage: 12, hp: 20 } as const
const POINTS = 10

const TYPES = ENERGY_TYPES.filter((type) => type !== 'Colorless' && type !== 'Dragon')

const basicEnergyOf = (type: EnergyType): CardDefinition => ({
  kind: 'Energy',
  id: `plain-energy-${type}`,
  name: `${type} Energy`,
  basic: true,
  provides: [[type]],
})

/** A Basic Pokémon and its Evolutions, whose attacks only do damage. */
const familyOf = (drawing: Rng, id: string, types: readonly EnergyType[]): readonly CardDefinition[] =>
  STAGES.map((stage, at) => ({
    kind: 'Pokemon',
    id: `${id}-${at}`,
    name: `Plain ${id} ${at}`,
    stage,
    ...(at === 0 ? {} : { evolvesFrom: `Plain ${id} ${at - 1}` }),
    hp: (3 + drawing.upTo(MOST.hp)) * POINTS,
    types: [drawing.pick(types)],
    weaknesses: [{ type: drawing.pick(TYPES), operator: '×', amount: 2 }],
    retreatCost: drawing.upTo(MOST.retreatCost),
    attacks: ['Tap', 'Push'].slice(0, 1 + drawing.upTo(1)).map((name) => ({
      name,
      cost: Array.from({ length: drawing.upTo(MOST.cost) }, () => drawing.pick([...types, 'Colorless' as const])),
      damage: { base: drawing.upTo(MOST.damage) * POINTS },
    })),
  }))

const deckOf = (drawing: Rng, name: string): { readonly deck: Deck; readonly cards: readonly CardDefinition[] } => {
  const types = [drawing.pick(TYPES), drawing.pick(TYPES)]
  const families = Array.from({ length: FAMILIES }, (_, at) => familyOf(drawing, `${name}${at}`, types))
  const energy = types.map(basicEnergyOf)
  const cards = [
    ...families.flatMap((family) =>
      family.flatMap(({ id }, stage) => Array<string>(COPIES.stages[stage] ?? 0).fill(id)),
    ),
    ...energy.flatMap(({ id }) => Array<string>(COPIES.energy).fill(id)),
  ]
  return { deck: { name, cards }, cards: [...families.flat(), ...energy] }
}

/** Two decks of plain cards. The same seed gives the same decks. */
export const plainDecks = (seed: number, ruleset: RulesetId): Pick<NewGameStart, 'decks' | 'ruleset' | 'cards'> => {
  const drawing = seededRng(seed)
  const [first, second] = [deckOf(drawing, 'A'), deckOf(drawing, 'B')]
  const cards = new Map([...first.cards, ...second.cards].map((card) => [card.id, card]))
  return { decks: [first.deck, second.deck], ruleset, cards: [...cards.values()] }
}

/** The check of the profile: loads each moment of the main phase, and compares the legal events. */
export const plainWith = (exchange: Exchange, tally: LockstepTally): Check => {
  const { load, compared } = talkWith(exchange, tally)
  return {
    name: 'plain',
    watch: () => ({
      atRest: (at: Snapshot, legal: readonly GameEvent[]) => {
        if (at.state !== 'turn.main.ready') return null
        const loaded = load(at)
        if (typeof loaded === 'string') return loaded
        if (!loaded.isLoaded) return null
        tally.moments += 1
        return compared({ method: 'legal' }, (answer) => {
          const events = listIn(answer, 'events')
          return events === null ? 'legal: it answers with no list of events.' : legalDiffers(at, legal, events)
        })
      },
    }),
  }
}

/** The vanilla cards: Pokémon and Energy without any text, so that a game of them needs no engine for effects. */
import type { PokemonDefinition } from 'ptcg-turn-engine/model'

const attack = (name: string, cost: PokemonDefinition['attacks'][0]['cost'], base: number) => ({
  name,
  cost,
  damage: { base },
})

const fire = { types: ['Fire'], weaknesses: [{ type: 'Water', operator: '×', amount: 2 }] } as const
const water = { types: ['Water'], weaknesses: [{ type: 'Lightning', operator: '×', amount: 2 }] } as const
const colorless = {
  types: ['Colorless'],
  weaknesses: [{ type: 'Fighting', operator: '×', amount: 2 }],
  resistances: [{ type: 'Fire', amount: 30 }],
} as const

const line = (
  id: string,
  names: readonly [string, string, string],
  hp: readonly [number, number, number],
  kind: typeof fire | typeof water | typeof colorless,
  attacks: readonly [PokemonDefinition['attacks'], PokemonDefinition['attacks'], PokemonDefinition['attacks']],
): readonly PokemonDefinition[] => {
  const card = (at: 0 | 1 | 2) => ({
    kind: 'Pokemon' as const,
    id: `${id}-${at}`,
    name: names[at],
    hp: hp[at],
    ...kind,
    retreatCost: at === 2 ? 2 : 1,
    attacks: attacks[at],
  })
  return [
    { ...card(0), stage: 'Basic' },
    { ...card(1), stage: 'Stage 1', evolvesFrom: names[0] },
    { ...card(2), stage: 'Stage 2', evolvesFrom: names[1] },
  ]
}

/** Two Evolution lines of Fire, two of Water, and a Colorless line with Resistance to Fire. */
export const vanillaPokemon: readonly PokemonDefinition[] = [
  ...line('vanilla-fire-a', ['Emberling', 'Emberhare', 'Emberjack'], [70, 90, 170], fire, [
    [attack('Tackle', ['Colorless'], 20), attack('Flare', ['Fire', 'Colorless'], 40)],
    [attack('Kick', ['Colorless'], 40), attack('Heat Blast', ['Fire', 'Fire'], 100)],
    [attack('Blaze', ['Fire'], 80), attack('Bright Flame', ['Fire', 'Fire', 'Colorless'], 180)],
  ]),
  ...line('vanilla-fire-b', ['Sparkit', 'Sparkfox', 'Sparkmane'], [60, 90, 140], fire, [
    [attack('Flare', ['Fire'], 40)],
    [attack('Ember', ['Fire'], 60), attack('Flame Tail', ['Fire', 'Colorless'], 100)],
    [attack('Fire Mane', ['Fire', 'Colorless'], 180)],
  ]),
  ...line('vanilla-water-a', ['Droplet', 'Streamlet', 'Torrentail'], [70, 90, 160], water, [
    [attack('Pound', ['Colorless'], 20), attack('Water Gun', ['Water', 'Colorless'], 40)],
    [attack('Splash', ['Colorless'], 40), attack('Wave', ['Water', 'Water'], 100)],
    [attack('Jet', ['Water'], 80), attack('Hydro Burst', ['Water', 'Water', 'Colorless'], 170)],
  ]),
  ...line('vanilla-water-b', ['Finlet', 'Finray', 'Finlord'], [60, 90, 150], water, [
    [attack('Fin Slap', ['Water'], 40)],
    [attack('Surf', ['Water'], 60), attack('Aqua Tail', ['Water', 'Colorless'], 100)],
    [attack('Tidal Wave', ['Water', 'Colorless'], 180)],
  ]),
  ...line('vanilla-plain', ['Woollet', 'Woolbuck', 'Woolram'], [60, 100, 140], colorless, [
    [attack('Headbutt', ['Colorless'], 20)],
    [attack('Ram', ['Colorless', 'Colorless'], 80)],
    [attack('Ram', ['Colorless'], 60), attack('Charge', ['Colorless', 'Colorless', 'Colorless'], 180)],
  ]),
]

const copies = (id: string, count: number): readonly string[] => Array.from({ length: count }, () => id)

/** A deck: four copies of each Pokémon of three Evolution lines, and 24 Energy cards. */
const deckOf = (name: string, lines: readonly string[], energy: string) => ({
  name,
  cards: [...lines.flatMap((id) => [0, 1, 2].flatMap((stage) => copies(`${id}-${stage}`, 4))), ...copies(energy, 24)],
})

/** The ids of Fire and Water Energy among the cards of the engine. */
export const FIRE_ENERGY = 'sm1-165'
export const WATER_ENERGY = 'sm1-166'

/** Two decks of 60 cards, one with Fire and one with Water Pokémon. */
export const vanillaDecks = {
  fire: deckOf('Fire', ['vanilla-fire-a', 'vanilla-fire-b', 'vanilla-plain'], FIRE_ENERGY),
  water: deckOf('Water', ['vanilla-water-a', 'vanilla-water-b', 'vanilla-plain'], WATER_ENERGY),
} as const

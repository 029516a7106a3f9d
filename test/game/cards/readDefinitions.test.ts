/** Reading cards from JSON: valid ones come back unchanged, others get every problem and never an exception. */
import * as E from 'fp-ts/lib/Either.js'
import type * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { cards } from '../../../src/game/cards/cards.ts'
import { type CardDefinitionSchema, type JsonProblem, readDefinitions } from '../../../src/game/cards/schema.ts'
import type { CardDefinition } from '../../../src/game/model/cards.ts'
import { EFFECT_SHAPES } from '../../../src/game/words/schema.ts'

type Read = v.InferOutput<typeof CardDefinitionSchema>
type Equal<A, B> = [A, B] extends [B, A] ? true : false
/** The schema and the type of cards agree in both directions. */
const schemaIsTheType: Equal<Read, CardDefinition> = true

const problems = (json: unknown): readonly JsonProblem[] =>
  E.match(
    (found: readonly JsonProblem[]) => found,
    () => [],
  )(readDefinitions(json))

const pokemon = (change: object): readonly unknown[] => [
  {
    kind: 'Pokemon',
    id: 'a-1',
    name: 'Ant',
    stage: 'Basic',
    hp: 60,
    types: ['Grass'],
    retreatCost: 1,
    attacks: [],
    ...change,
  },
]
const attack = (change: object): readonly unknown[] => pokemon({ attacks: [{ name: 'Bite', cost: [], ...change }] })
const ability = (change: object): readonly unknown[] => pokemon({ abilities: [{ name: 'Wait', ...change }] })
const item = (...effect: readonly unknown[]): readonly unknown[] => [
  { kind: 'Trainer', trainer: 'Item', id: 'a-2', name: 'Jar', effect },
]
const stadium = (change: object): readonly unknown[] => [
  { kind: 'Trainer', trainer: 'Stadium', id: 'a-3', name: 'Hill', ...change },
]

const doesNothing = { do: 'doesNothing' }
const shuffle = { do: 'shuffleDeck', whose: 'you' }
const fromHand = { do: 'chooseCards', as: 'card', whose: 'you', from: 'hand', filter: {} }
const onAttacker = { do: 'putCounters', on: 'attacker', counters: 1 }

describe('every card of the package', () => {
  it.each(Object.values(cards))('$id $name can be read', (card) => {
    expect(schemaIsTheType).toBe(true)
    expect(readDefinitions(JSON.parse(JSON.stringify([card])))).toEqual(E.right([card]))
  })

  it('they can be read together', () => {
    expect(problems(JSON.parse(JSON.stringify(Object.values(cards))))).toEqual([])
  })

  it('together they use every word of the effect language except one, which only the rules use', () => {
    const used = new Set<string>()
    JSON.stringify(Object.values(cards), (key, value) => {
      if (key === 'do') used.add(value)
      return value
    })
    expect(Object.keys(EFFECT_SHAPES).filter((word) => !used.has(word))).toEqual(['doesNotHappen'])
  })
})

describe('shape', () => {
  it.each<[string, unknown, string, string]>([
    ['no list', {}, '', 'An object is not a list.'],
    ['null', null, '', 'Null is not a list.'],
    ['no card', [5], '0', '5 is not an object.'],
    [
      'a list for a card',
      [[]],
      '0.kind',
      'The property "kind" is missing; it must be "Pokemon" or "Energy" or "Trainer".',
    ],
    ['an unknown kind', [{ kind: 'Dice' }], '0.kind', '"Dice" is not "Pokemon" or "Energy" or "Trainer".'],
    [
      'an unknown Trainer',
      [{ kind: 'Trainer', trainer: 'Pet' }],
      '0.trainer',
      '"Pet" is not one of "Item", "Supporter", "Tool", "Stadium".',
    ],
    ['an unknown property', pokemon({ color: 'red' }), '0.color', 'There is no property "color" here.'],
    ['odd HP', pokemon({ hp: 65 }), '0.hp', '65 must be a multiple of 10.'],
    ['too little HP', pokemon({ hp: 0 }), '0.hp', '0 must be at least 10.'],
    ['too much HP', pokemon({ hp: 1010 }), '0.hp', '1010 must be at most 1000.'],
    ['half a Retreat Cost', pokemon({ retreatCost: 0.5 }), '0.retreatCost', '0.5 must be a whole number.'],
    ['too many Prize cards', pokemon({ prizes: 7 }), '0.prizes', '7 must be at most 6.'],
    ['no name', pokemon({ name: '' }), '0.name', '"" must not be empty.'],
    [
      'a name that moves the cursor',
      pokemon({ name: 'A\u001b[2J' }),
      '0.name',
      '"A\\u001b[2J" must be on one line, without control characters.',
    ],
    [
      'an id that every object has',
      pokemon({ id: 'constructor' }),
      '0.id',
      '"constructor" must be an id of letters, digits, dots and hyphens.',
    ],
    ['odd damage', attack({ damage: { base: 15 } }), '0.attacks.0.damage.base', '15 must be a multiple of 10.'],
    [
      'a minus that is a hyphen',
      attack({ damage: { base: 10, sign: '-', terms: [] } }),
      '0.attacks.0.damage.sign',
      '"-" is not "+" or "×" or "−".',
    ],
    ['a filter that is a list', item({ ...fromHand, filter: [] }), '0.effect.0.filter', 'A list is not an object.'],
    [
      'a count that is a word',
      item({ do: 'draw', who: 'you', cards: 'three' }),
      '0.effect.0.cards',
      '"three" is not a number or an object.',
    ],
    ['a count below zero', item({ do: 'draw', who: 'you', cards: -1 }), '0.effect.0.cards', '-1 must be at least 0.'],
    [
      'a reference to no name',
      item({ do: 'heal', pokemon: { chosen: 5 }, damage: 10 }),
      '0.effect.0.pokemon.chosen',
      '5 is not text.',
    ],
    [
      'a choice called __proto__',
      item({ ...fromHand, as: '__proto__' }),
      '0.effect.0.as',
      '"__proto__" must be a word of letters and digits.',
    ],
  ])('refuses %s', (_, json, path, message) => {
    expect(problems(json)).toEqual([{ path, message }])
  })

  it('names an unknown word of the effect language', () => {
    expect(problems(item({ do: 'jump' }))[0]?.message).toMatch(/^"jump" is not one of "flip", .*"byHand".*\.$/)
  })

  it('lists every problem', () => {
    const found = problems([...pokemon({ hp: 65, retreatCost: 11, name: '' }), ...item({ do: 'jump' })])
    expect(found.map(({ path }) => path)).toEqual(['0.name', '0.hp', '0.retreatCost', '1.effect.0.do'])
  })
})

describe('meaning', () => {
  it.each<[string, unknown, string, string]>([
    ['two cards of one id', [...item(), ...item()], '1.id', 'There is another card with the id a-2.'],
    [
      'a Stage 1 that evolves from nothing',
      pokemon({ stage: 'Stage 1' }),
      '0.evolvesFrom',
      'A Stage 1 Pokémon must say what it evolves from.',
    ],
    ['a Basic that evolves', pokemon({ evolvesFrom: 'Egg' }), '0.evolvesFrom', 'A Basic Pokémon evolves from nothing.'],
    [
      'an odd Weakness',
      pokemon({ weaknesses: [{ type: 'Fire', operator: '+', amount: 15 }] }),
      '0.weaknesses.0.amount',
      'A Weakness that adds damage adds a multiple of 10.',
    ],
    [
      'terms without a sign',
      attack({ damage: { base: 10, terms: [{ amount: 10 }] } }),
      '0.attacks.0.damage',
      'Damage with terms needs a sign: +, × or −.',
    ],
    [
      'a sign without terms',
      attack({ damage: { base: 10, sign: '×' } }),
      '0.attacks.0.damage',
      'Damage with the sign × needs a term that says how much.',
    ],
    [
      'a Pokémon nobody chose',
      attack({ also: [{ to: { chosen: 'target' }, amount: 10 }] }),
      '0.attacks.0.also.0.to.chosen',
      'No Pokémon was chosen as "target" before.',
    ],
    [
      'a Pokémon chosen too late',
      attack({
        also: [{ to: { chosen: 'target' }, amount: 10 }],
        after: [{ do: 'choosePokemon', as: 'target', from: { whose: 'opponent' } }],
      }),
      '0.attacks.0.also.0.to.chosen',
      'No Pokémon was chosen as "target" before.',
    ],
    [
      'a card nobody chose',
      item({ do: 'move', cards: 'found', to: 'hand' }),
      '0.effect.0.cards',
      'No card was chosen as "found" before.',
    ],
    [
      'a count of cards nobody chose',
      item({ do: 'draw', who: 'you', cards: { count: 'cardsChosen', named: 'found' } }),
      '0.effect.0.cards.named',
      'No card was chosen as "found" before.',
    ],
    [
      'a switch with a card',
      item(fromHand, { do: 'switch', who: 'you', with: 'card' }),
      '0.effect.1.with',
      'No Pokémon was chosen as "card" before.',
    ],
    [
      'cards nobody looked at',
      item({ ...fromHand, from: 'lookedAt' }),
      '0.effect.0.from',
      'No cards were looked at before.',
    ],
    [
      'more than there may be',
      item({ ...fromHand, min: 3, max: 2 }),
      '0.effect.0.min',
      'At least 3 of at most 2 cannot be chosen.',
    ],
    [
      'sleep with damage counters',
      attack({ after: [{ do: 'condition', pokemon: 'opponentActive', condition: 'Asleep', counters: 2 }] }),
      '0.attacks.0.after.0.counters',
      'Asleep places no damage counters.',
    ],
    [
      'a Trainer that says this Pokémon',
      item({ do: 'heal', pokemon: 'thisPokemon', damage: 10 }),
      '0.effect.0.pokemon',
      'There is no "thisPokemon" in the text of a Trainer card.',
    ],
    [
      'an Ability with nobody attacking',
      ability({ use: [onAttacker] }),
      '0.abilities.0.use.0.on',
      'There is no "attacker" in an Ability that is used.',
    ],
    ['an Ability without effect', ability({}), '0.abilities.0', 'The Ability does nothing.'],
    [
      'a limit on what is not used',
      ability({ limit: 'oncePerTurn', continuous: [] }),
      '0.abilities.0.limit',
      'Only an Ability with "use" has "limit".',
    ],
    [
      'an attack that does nothing afterwards',
      attack({ after: [doesNothing] }),
      '0.attacks.0.after.0',
      '"doesNothing" cannot be part of the effects of an attack after damage.',
    ],
    [
      'a Trainer that does nothing',
      item(doesNothing),
      '0.effect.0',
      '"doesNothing" cannot be part of the text of a Trainer card.',
    ],
    [
      'an attack that does not happen',
      attack({ require: [{ do: 'doesNotHappen' }] }),
      '0.attacks.0.require.0',
      '"doesNotHappen" cannot be part of the requirements of an attack.',
    ],
    [
      'coins among choices',
      attack({ choose: [{ do: 'flip', coins: 1 }] }),
      '0.attacks.0.choose.0',
      '"flip" cannot be part of the choices of an attack.',
    ],
    [
      'a shuffle as a requirement',
      attack({ require: [shuffle] }),
      '0.attacks.0.require.0',
      '"shuffleDeck" cannot be part of the requirements of an attack.',
    ],
    [
      'a search as a requirement',
      attack({ require: [{ ...fromHand, from: 'deck' }] }),
      '0.attacks.0.require.0.from',
      'A deck cannot be searched in the requirements of an attack.',
    ],
    [
      'keeping what an attack costs',
      attack({ require: [fromHand, { do: 'move', cards: 'card', to: 'deckTop' }] }),
      '0.attacks.0.require.1.to',
      'Cards that an attack requires can only be discarded or put in the Lost Zone.',
    ],
    [
      'a hidden shuffle at a Checkup',
      ability({
        triggers: [
          { on: 'checkup', does: [fromHand, { do: 'may', then: [{ do: 'move', cards: 'card', to: 'deck' }] }] },
        ],
      }),
      '0.abilities.0.triggers.0.does.1.then.0.to',
      'A deck cannot be shuffled in an effect of a Pokémon Checkup.',
    ],
    [
      'hands at a Checkup',
      ability({ triggers: [{ on: 'checkup', does: [{ do: 'byHand' }] }] }),
      '0.abilities.0.triggers.0.does.0',
      '"byHand" cannot be part of an effect of a Pokémon Checkup.',
    ],
    [
      'chance at a Checkup',
      stadium({
        triggers: [
          {
            on: 'checkup',
            does: [
              { do: 'randomCards', as: 'random', whose: 'you', cards: 1 },
              { do: 'move', cards: 'random', to: 'discard' },
            ],
          },
        ],
      }),
      '0.triggers.0.does.0',
      '"randomCards" cannot be part of an effect of a Pokémon Checkup.',
    ],
    [
      'a Stadium that is somebody’s',
      stadium({ continuous: [{ continuous: 'noRetreatCost', scope: { pokemon: 'yours' } }] }),
      '0.continuous.0.scope',
      'A Stadium applies to the Pokémon of both players: write "all".',
    ],
    [
      'an effect in play that depends on kinds of cards in a hand, which the opponent does not see',
      stadium({
        continuous: [
          {
            continuous: 'noRetreatCost',
            scope: { pokemon: 'all' },
            while: {
              is: 'atLeast',
              what: { count: 'cardsIn', whose: 'you', zone: 'hand', filter: { kind: 'Energy' } },
              number: 1,
            },
          },
        ],
      }),
      '0.continuous.0.while',
      'The question must be about things that both players see: while a card is in play, no text is being carried out.',
    ],
    [
      'a unit of no type',
      [{ kind: 'Energy', id: 'a-4', name: 'Nil', basic: false, provides: [[]] }],
      '0.provides',
      'A unit of Energy must be of at least one type.',
    ],
  ])('refuses %s', (_, json, path, message) => {
    expect(problems(json)).toEqual([{ path, message }])
  })

  it('"doesNotHappen" is refused in any part of a card', () => {
    const doesNotHappen = { do: 'doesNotHappen' }
    const message = '"doesNotHappen" cannot be part of the effects of an attack after damage.'
    expect(problems(attack({ after: [doesNotHappen] }))).toEqual([{ path: '0.attacks.0.after.0', message }])
  })

  it('knows choices made in a branch', () => {
    const branch = { do: 'if', is: { is: 'heads' }, then: [fromHand] }
    expect(problems(item({ do: 'flip', coins: 1 }, branch, { do: 'move', cards: 'card', to: 'discard' }))).toEqual([])
  })

  it('knows in later steps of an attack the choices of earlier steps', () => {
    const target = { do: 'choosePokemon', as: 'target', from: { whose: 'opponent' } }
    const heal = { do: 'heal', pokemon: { chosen: 'target' }, damage: 10 }
    expect(
      problems(attack({ choose: [target], also: [{ to: { chosen: 'target' }, amount: 10 }], after: [heal] })),
    ).toEqual([])
  })
})

describe('any value', () => {
  const nested = (levels: number): unknown => {
    let json: unknown = 0
    for (let level = 0; level < levels; level += 1) json = level % 2 === 0 ? [json] : { then: json }
    return json
  }
  const circle: { self?: unknown } = {}
  circle.self = circle

  it.each<[string, unknown, JsonProblem]>([
    [
      '__proto__',
      JSON.parse('[{"kind":"Energy","__proto__":{"basic":true}}]'),
      { path: '0', message: '"__proto__" cannot be the name of a property.' },
    ],
    [
      'constructor',
      JSON.parse('[{"constructor":1}]'),
      { path: '0', message: '"constructor" cannot be the name of a property.' },
    ],
    ['NaN', pokemon({ hp: Number.NaN }), { path: '0.hp', message: 'NaN is not a valid number in JSON.' }],
    ['Infinity', [Number.POSITIVE_INFINITY], { path: '0', message: 'Infinity is not a valid number in JSON.' }],
    ['undefined', undefined, { path: '', message: 'A value of type undefined is not JSON.' }],
    ['a function', [() => 1], { path: '0', message: 'A value of type function is not JSON.' }],
    ['a Map', [new Map()], { path: '0', message: 'Only plain objects are JSON.' }],
    [
      'a huge string',
      pokemon({ name: 'x'.repeat(5_000_000) }),
      { path: '0.name', message: 'The text is longer than 1000 characters.' },
    ],
    [
      'a long string',
      pokemon({ name: 'x'.repeat(101) }),
      { path: '0.name', message: `"${'x'.repeat(59)}…" must have at most 100 characters.` },
    ],
    [
      'a huge list',
      pokemon({ types: Array(1_000_000).fill('Fire') }),
      { path: '0.types', message: 'The list has more than 1000 entries.' },
    ],
    [
      'a long list',
      pokemon({ types: Array(201).fill('Fire') }),
      { path: '0.types', message: 'A list must have at most 200 entries.' },
    ],
    ['10,000 levels', nested(10_000), { path: '', message: 'The JSON is nested more than 64 levels deep.' }],
    ['65 levels', nested(65), { path: '', message: 'The JSON is nested more than 64 levels deep.' }],
    ['a circle', [circle], { path: '', message: 'The JSON is nested more than 64 levels deep.' }],
  ])('%s gets one sentence', (_, json, problem) => {
    expect(problems(json)).toEqual([problem])
  })

  it('64 levels are read', () => {
    expect(problems(nested(63)).map(({ message }) => message)).not.toContain(
      'The JSON is nested more than 64 levels deep.',
    )
  })

  it('the definitions share no object with the input', () => {
    const json = JSON.parse(JSON.stringify(pokemon({})))
    const read = E.getOrElse((): readonly CardDefinition[] => [])(readDefinitions(json))
    json[0].name = 'Wasp'
    expect(read[0]?.name).toBe('Ant')
  })
})

/** Reading printed cards: readable ones are read, and the others are reported with their place. */
import * as E from 'fp-ts/lib/Either.js'
import { attackText, cards as ownCards } from 'ptcg-turn-engine'
import { readDefinitions } from 'ptcg-turn-engine/internal/game/cards/schema'
import type { AttackDefinition, PokemonDefinition } from 'ptcg-turn-engine/model'
import { describe, expect, test } from 'vitest'
import { isAutomatic, readCards, readCardsInParts, reportOf, withEvolutionLines } from '../../src/reading/index.ts'
import { ant } from './reading.ts'

const { hp: _hp, ...noHp } = ant
const jar = { id: 'jar-1', name: 'Jar', supertype: 'Trainer', subtypes: ['Item'], rules: ['Draw 4 cards.'] }

describe('facts', () => {
  test('a Pokémon V', () => {
    const card = {
      ...ant,
      name: 'Ant V',
      subtypes: ['Basic', 'V'],
      rules: ['V rule: When your Pokémon V is Knocked Out, your opponent takes 2 Prize cards.'],
      weaknesses: [{ type: 'Fire', value: '×2' }],
      resistances: [{ type: 'Water', value: '-30' }],
      retreatCost: ['Colorless', 'Colorless'],
      attacks: [{ name: 'Bite', cost: ['Grass', 'Free'], damage: '30' }],
    }
    expect(readCards([card]).cards.map(({ definition }) => definition)).toEqual([
      {
        kind: 'Pokemon',
        id: 'ant-1',
        name: 'Ant V',
        stage: 'Basic',
        hp: 60,
        types: ['Grass'],
        weaknesses: [{ type: 'Fire', operator: '×', amount: 2 }],
        resistances: [{ type: 'Water', amount: 30 }],
        retreatCost: 2,
        prizes: 2,
        rules: ['V'],
        attacks: [{ name: 'Bite', cost: ['Grass'], damage: { base: 30 } }],
      },
    ])
  })

  test('Energy cards: a basic one by its name, a special one by its text', () => {
    const energy = [
      { id: 'e-1', name: 'Basic Fire Energy', supertype: 'Energy', subtypes: ['Basic'] },
      {
        id: 'e-2',
        name: 'Wide Energy',
        supertype: 'Energy',
        subtypes: ['Special'],
        rules: [
          'As long as this card is attached to a Pokémon, it provides ColorlessColorless Energy. The Pokémon this card is attached to has no Retreat Cost.',
        ],
      },
    ]
    expect(readCards(energy).cards.map(({ definition }) => definition)).toEqual([
      { kind: 'Energy', id: 'e-1', name: 'Fire Energy', basic: true, provides: [['Fire']] },
      {
        kind: 'Energy',
        id: 'e-2',
        name: 'Wide Energy',
        basic: false,
        provides: [['Colorless'], ['Colorless']],
        continuous: [{ continuous: 'noRetreatCost', scope: { pokemon: 'thisPokemon' } }],
      },
    ])
  })

  test('a sentence that every card of a kind has is not part of its text', () => {
    const rules = [...jar.rules, 'You may play any number of Item cards during your turn.']
    expect(readCards([{ ...jar, rules }]).cards[0]?.definition).toEqual({
      kind: 'Trainer',
      trainer: 'Item',
      id: 'jar-1',
      name: 'Jar',
      effect: [{ do: 'draw', who: 'you', cards: 4 }],
    })
  })
})

describe('wrong input', () => {
  test.each([
    [{ ...ant, hp: 'abc' }, '1.hp', 'must be a number of hit points, a multiple of 10, such as "70"'],
    [noHp, '1.hp', 'A Pokémon must have hit points, such as "70".'],
    [
      { ...ant, subtypes: ['Stage 9'] },
      '1.subtypes',
      'No stage is among the subtypes ("Stage 9"). The stage must be one of Basic, Restored',
    ],
    [{ ...ant, subtypes: [] }, '1.subtypes', 'No stage is among the subtypes. The stage must be one of Basic'],
    [{ ...jar, subtypes: ['Gizmo'] }, '1.subtypes', '"Gizmo": a Trainer card must be one of Item'],
    [{ ...ant, types: [] }, '1.types', 'A Pokémon must be of a type.'],
    [{ ...ant, supertype: 'PokÃ©mon' }, '1.supertype', 'is not "Pokémon" or "Trainer" or "Energy"'],
    [{ ...ant, attacks: [{ name: 'Bite', cost: ['Plasma'] }] }, '1.attacks.0.cost.0', '"Plasma" is not one of "Grass"'],
    [{ ...ant, attacks: [{ name: 'Bite', damage: 'lots' }] }, '1.attacks.0.damage', 'must be a number'],
    [{ ...ant, name: undefined }, '1', ''],
    [null, '1', ''],
    [{ ...jar, rules: ['a'.repeat(10_000_000)] }, '1', ''],
    [{ ...jar, rules: Array.from({ length: 500 }, () => 'Draw a card.') }, '1.rules', ''],
  ])('%# the bad card is named, and the others are read', (bad, path, message) => {
    const { cards, problems } = readCards([jar, bad, ant])
    expect(cards.map(({ definition }) => definition.id)).toEqual(['jar-1', 'ant-1'])
    expect(problems.map((problem) => problem.path)[0]).toMatch(new RegExp(`^${path.replaceAll('.', '\\.')}`))
    expect(problems[0]?.message).toContain(message)
  })

  test.each([[{}], [null], ['[]'], [7]])('%o is not a list of cards', (json) => {
    expect(readCards(json)).toEqual({
      cards: [],
      problems: [{ path: '', message: 'The JSON must be a list of cards.' }],
    })
  })
})

test('the report counts each text once, on any number of cards, and names what stops most of them', () => {
  const sings = (id: string) => ({ ...jar, id, rules: ['Sing.'] })
  const { cards } = readCards([
    jar,
    { ...jar, id: 'jar-2' },
    sings('s-1'),
    sings('s-2'),
    { ...sings('s-3'), rules: ['Sing. Hum.'] },
  ])
  expect(cards.map(isAutomatic)).toEqual([true, true, false, false, false])
  const report = reportOf(cards)
  expect(report.texts.Trainer).toEqual({ automatic: 1, all: 3 })
  expect(report.printings).toEqual({ automatic: 2, all: 5 })
  expect(report.unread).toEqual([
    { sentence: 'Sing.', texts: 2 },
    { sentence: 'Hum.', texts: 1 },
  ])
})

/** An attack whose choices have numbers in place of a reader's names. */
const withoutNames = (part: unknown): unknown => {
  const names: string[] = []
  const written = JSON.stringify(part, (key, value) => {
    if (['as', 'chosen', 'eachChosen', 'with', 'cards', 'named'].includes(key) && typeof value === 'string') {
      if (!names.includes(value)) names.push(value)
      return `choice ${names.indexOf(value)}`
    }
    return value
  })
  return JSON.parse(written)
}

const SIGNS: Readonly<Record<string, string>> = { '+': '+', '×': '×', '−': '-' }

test('an attack reads the same from its own text', () => {
  const attacks = Object.values(ownCards)
    .filter((card): card is PokemonDefinition => card.kind === 'Pokemon')
    .flatMap((card) => card.attacks)
  let same = 0
  for (const { name, cost, ...attack } of attacks) {
    const damage = attack.damage === undefined ? '' : `${attack.damage.base}${SIGNS[attack.damage.sign ?? ''] ?? ''}`
    const card = { ...ant, attacks: [{ name, cost, damage, text: attackText({ name, cost, ...attack }) }] }
    const [read] = readCards([card]).cards
    if (read === undefined || !isAutomatic(read)) continue
    const [{ name: _, cost: __, ...again } = {} as AttackDefinition] = (read.definition as PokemonDefinition).attacks
    expect(withoutNames(again), card.attacks[0]?.text).toEqual(withoutNames(attack))
    same += 1
  }
  expect(same).toBeGreaterThan(60)
})

describe('every definition that is read is valid for the engine', () => {
  const attacking = (...texts: readonly string[]) => ({
    ...ant,
    attacks: texts.map((text, index) => ({ name: `Bite ${index}`, cost: ['Grass'], damage: '10', text })),
  })

  test.each([
    ['a text that is understood and names what nobody chose', attacking('That Pokémon is now Asleep.', 'Draw a card.')],
    ['more cards than a text may draw', { ...jar, rules: ['Draw 999 cards.'] }],
    [
      'a text of several lines that is too long for a sentence',
      { ...jar, rules: [`Sing:\n• la ${'la '.repeat(200)}`] },
    ],
    ['no text at all', { ...jar, rules: [] }],
    ['a Stadium without text', { ...jar, subtypes: ['Stadium'], rules: [] }],
    ['an Ability that sings', { ...ant, abilities: [{ name: 'Hum', text: 'Sing.' }] }],
  ])('%s', (_, card) => {
    const { cards, problems } = readCards([card])
    expect(problems).toEqual([])
    expect(E.isRight(readDefinitions(cards.map(({ definition }) => definition)))).toBe(true)
    expect(cards.every(isAutomatic)).toBe(false)
  })

  test('only unread texts are done by hand', () => {
    const [card] = readCards([attacking('That Pokémon is now Asleep.', 'Draw a card.')]).cards
    expect(card?.texts.map(({ unread }) => unread)).toEqual([['No Pokémon was chosen as "that" before.'], []])
    expect(card?.definition).toMatchObject({
      attacks: [
        { damage: { base: 10 }, after: [{ do: 'byHand', text: 'That Pokémon is now Asleep.' }] },
        { damage: { base: 10 }, after: [{ do: 'draw', who: 'you', cards: 1 }] },
      ],
    })
  })

  test('facts that contradict each other are a problem with a path', () => {
    expect(readCards([jar, { ...ant, subtypes: ['Stage 1'] }]).problems).toEqual([
      { path: '1.evolvesFrom', message: 'A Stage 1 Pokémon must say what it evolves from.' },
    ])
  })
})

test('a Stage 2 finds its Basic Pokémon in another file', () => {
  const line = { supertype: 'Pokémon', hp: '60', types: ['Fire'], attacks: [] }
  const [kit, fox] = [
    readCards([{ ...line, id: 'a-2', name: 'Kit', subtypes: ['Stage 1'], evolvesFrom: 'Cub' }]).cards,
    readCards([{ ...line, id: 'b-3', name: 'Fox', subtypes: ['Stage 2'], evolvesFrom: 'Kit' }]).cards,
  ]
  expect(fox[0]?.definition).not.toHaveProperty('fromBasic')
  expect(fox.map(isAutomatic)).toEqual([false])
  expect(fox[0]?.texts.flatMap(({ unread }) => unread)).toEqual([
    'The Basic Pokémon that Kit evolves from is not known: read the cards of Kit, too.',
  ])
  const together = withEvolutionLines([...kit, ...fox])
  expect(together[1]?.definition).toMatchObject({ name: 'Fox', fromBasic: 'Cub' })
  expect(together.map(isAutomatic)).toEqual([true, true])
  expect(withEvolutionLines(together)).toEqual(together)
})

describe('cards in different formats', () => {
  const fox = {
    id: 'fox-1',
    name: 'Fox',
    supertype: 'Pokémon',
    subtypes: ['Basic'],
    hp: '60',
    types: ['Fire'],
    attacks: [{ name: 'Bite', cost: ['Fire'], damage: '', text: 'Heal 30 damage from 1 of your Benched Pokémon.' }],
  }
  const healed = [
    { do: 'choosePokemon', from: { whose: 'you', where: 'Bench' } },
    { do: 'heal', damage: 30 },
  ]

  test.each([
    ['accents that stand apart', JSON.parse(JSON.stringify(fox).normalize('NFD'))],
    ['no accents', JSON.parse(JSON.stringify(fox).replaceAll('é', 'e'))],
  ])('%s give the same cards', (_, card) => {
    const { cards, problems } = readCards([card])
    expect(problems).toEqual([])
    expect(cards[0]?.definition).toMatchObject({ attacks: [{ after: healed }] })
  })

  test('a text in another language is reported, and unknown words for types are problems', () => {
    const text = 'Ziehe 1 Karte.'
    const [card] = readCards([{ ...fox, attacks: [{ ...fox.attacks[0], text }] }]).cards
    expect(card?.texts.map(({ unread }) => unread)).toEqual([[text]])
    expect(readCards([{ ...fox, types: ['Feuer'] }]).problems.map(({ path }) => path)).toEqual(['0.types.0'])
  })

  const fails = (): never => {
    throw new Error('no')
  }

  test('a property that throws is a problem of its card, and the others are read', () => {
    const odd = Object.defineProperty({ ...fox }, 'hp', { get: fails, enumerable: true })
    const proxy = new Proxy({}, { get: fails, ownKeys: fails })
    const { cards, problems } = readCards([odd, fox, proxy])
    expect(cards).toHaveLength(1)
    expect(problems.map(({ path }) => path)).toEqual(['0', '2'])
    expect(readCards(new Proxy([], { get: fails })).problems).toHaveLength(1)
  })

  const many = Array.from({ length: 20_000 }, (_, at) => ({ ...fox, id: `fox-${at}`, attacks: [] }))

  test('a long list is read in parts, with progress', async () => {
    const reported: number[] = []
    const { cards } = await readCardsInParts(many, { onProgress: (done) => reported.push(done) })
    expect(cards).toHaveLength(20_000)
    expect(reported.length).toBeGreaterThan(100)
    expect(reported.at(-1)).toBe(20_000)
  })

  test('reading can be stopped, and returns what was read by then', async () => {
    const stop = new AbortController()
    const { cards, problems } = await readCardsInParts(many, {
      onProgress: (done) => done >= 300 && stop.abort(),
      signal: stop.signal,
    })
    expect(cards).toHaveLength(300)
    expect(problems).toEqual([{ path: '', message: 'Reading was stopped after 300 of 20000 cards.' }])
  })
})

/** `--era`: decks of an era contain only cards that its sets could contain. */
import * as E from 'fp-ts/lib/Either.js'
import type { RulesetId } from 'ptcg-turn-engine'
import { ERAS } from 'ptcg-turn-engine/internal/game/rulesets/eraNamed'
import { CARD_RULES, type CardDefinition, LABELS } from 'ptcg-turn-engine/model'
import { expect, test } from 'vitest'
import { isOfEra, kindOfEra } from '../../src/arbitraries/kindOfEra.ts'
import { drawStart } from '../../src/campaign/starts.ts'
import { openingOf } from '../../src/opening.ts'
import { seededRng } from '../../src/rng.ts'

const GAMES = 300

/** Every card in the games of an era. */
const drawnFor = (era: RulesetId): readonly CardDefinition[] => {
  const found = new Set<CardDefinition | undefined>()
  for (let seed = 0; seed < GAMES; seed += 1) {
    const opening = openingOf(drawStart(seededRng(seed), era))
    if (E.isLeft(opening)) return expect.fail(opening.left.join(' '))
    const { cards, definitions } = opening.right.game
    for (const { definition } of cards) found.add(definition === null ? undefined : definitions[definition])
  }
  return [...found].flatMap((card) => card ?? [])
}

const drawnCards = new Map<RulesetId, readonly CardDefinition[]>()

const playedIn = (era: RulesetId): readonly CardDefinition[] => {
  const cards = drawnCards.get(era) ?? drawnFor(era)
  drawnCards.set(era, cards)
  return cards
}

test.each(ERAS)('every card in games of %s could be of that era', (era) => {
  const cards = playedIn(era)
  expect(cards.filter((card) => !isOfEra(card, era)).map(({ name }) => name)).toEqual([])
  expect(new Set(cards.map(({ kind }) => kind))).toEqual(new Set(['Pokemon', 'Trainer', 'Energy']))
})

const rulesPlayed = (era: RulesetId): readonly string[] => {
  const played = playedIn(era).flatMap(({ rules = [], labels = [] }) => [...rules, ...labels])
  return [...CARD_RULES, ...LABELS].filter((name) => played.includes(name))
}

test('rule boxes and labels belong to their era', () => {
  expect(rulesPlayed('wizards-of-the-coast')).toEqual([])
  expect(rulesPlayed('ex-2003')).toEqual(['ex'])
  expect(rulesPlayed('diamond-and-pearl')).toEqual([])
  expect(rulesPlayed('black-and-white')).toEqual(['EX', 'ACE SPEC'])
  expect(rulesPlayed('sun-and-moon')).toEqual(['GX', 'TAG TEAM'])
  expect(rulesPlayed('sword-and-shield')).toEqual(['V', 'VMAX', 'VSTAR', 'Radiant', 'Single Strike'])
  expect(rulesPlayed('scarlet-and-violet')).toEqual(['ex', 'ACE SPEC', 'Ancient', 'Tera'])
})

test('cards of the package that every era could have make decks in each', () => {
  expect(ERAS.filter((era) => kindOfEra(era).real.begins.length === 0)).toEqual([])
  expect(kindOfEra('sword-and-shield').decks.map(({ name }) => name)).toContain('Cinderace')
})

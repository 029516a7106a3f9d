/** Reads cards with a single text: the effect of each, and its unread sentences. */
import { expect } from 'vitest'
import { readCards } from '../../src/reading/index.ts'

export const read = (card: object) => {
  const [one] = readCards([{ id: 'x-1', name: 'Thing', ...card }]).cards
  if (one === undefined) return expect.fail('It is no card.')
  expect(one.texts.flatMap(({ doubts = [] }) => doubts)).toEqual([])
  return [one.definition, one.texts.flatMap(({ unread }) => unread)]
}

/** A Pokémon as public JSON has it, without anything that it can do. */
export const ant = { id: 'ant-1', name: 'Ant', supertype: 'Pokémon', subtypes: ['Basic'], hp: '60', types: ['Grass'] }

export const trainer = (subtype: string, ...rules: readonly string[]) =>
  read({ supertype: 'Trainer', subtypes: [subtype], rules })

export const item = (...rules: readonly string[]) => trainer('Item', ...rules)

export const stadium = (text: string) => trainer('Stadium', text)

/** A Pokémon on which nothing else is printed. */
export const pokemon = (more: object) =>
  read({ supertype: 'Pokémon', subtypes: ['Basic'], hp: '60', types: ['Fire'], ...more })

export const ability = (text: string) => pokemon({ abilities: [{ name: 'Deep Well', text }] })

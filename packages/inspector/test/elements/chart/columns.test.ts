/** Listings in a box stand in columns. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inColumns, type Listing } from '../../../src/elements/chart/listing.ts'

const listingsOf = (heights: readonly number[]): readonly Listing[] =>
  heights.map((height, id) => ({ id: `${id}`, x: 0, y: 0, width: 100, height, words: [] }))

const listed = fc.array(fc.integer({ min: 10, max: 300 }), { minLength: 1, maxLength: 9 })

const columnsOf = (listings: readonly Listing[]): readonly (readonly Listing[])[] =>
  [...new Set(listings.map(({ x }) => x))].map((across) => listings.filter(({ x }) => x === across))
const heightOf = (listings: readonly Listing[]): number => Math.max(...listings.map(({ y, height }) => y + height))

/** The gap between listings below each other. */
const GAP = 9
const HIGHEST = 590

/** The height of the tallest column in every arrangement of these, by the number of columns. */
const waysOf = (heights: readonly number[]): readonly { readonly columns: number; readonly highest: number }[] =>
  Array.from({ length: 2 ** (heights.length - 1) }, (_, cuts) => {
    const columns: number[] = []
    for (const [at, height] of heights.entries())
      if (at === 0 || (cuts >> (at - 1)) & 1) columns.push(height)
      else columns.push((columns.pop() ?? 0) + GAP + height)
    return { columns: columns.length, highest: Math.max(...columns) }
  })

it('keeps the order of the chart: down, then across', () => {
  fc.assert(
    fc.property(listed, (heights) => {
      const set = inColumns(listingsOf(heights))
      expect(set.map(({ id }) => Number(id))).toEqual(heights.map((_, id) => id))
      expect(set.toSorted((one, other) => one.x - other.x || one.y - other.y)).toEqual(set)
    }),
  )
})

it('has as few columns as can be read, the highest of them as low as possible', () => {
  fc.assert(
    fc.property(listed, (heights) => {
      const set = inColumns(listingsOf(heights))
      const ways = waysOf(heights)
      const fewest = Math.min(...ways.filter(({ highest }) => highest <= HIGHEST).map(({ columns }) => columns))
      const lowest = Math.min(...ways.filter(({ columns }) => columns === fewest).map(({ highest }) => highest))
      expect(columnsOf(set).length).toBe(fewest)
      expect(heightOf(set)).toBe(lowest)
    }),
  )
})

it('gives a listing that is higher than a column its own column, and an empty one none', () => {
  expect(columnsOf(inColumns(listingsOf([100, 600, 100]))).map((column) => column.map(({ height }) => height))).toEqual(
    [[100], [600], [100]],
  )
  expect(inColumns([])).toEqual([])
})

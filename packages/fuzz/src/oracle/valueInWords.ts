/** Describes a value to people: names, numbers and lists, without JSON's punctuation. */

/** A list by its entries, an object by its properties in any order; empty values are left out. */
export const valueInWords = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(valueInWords).join(', ')
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return parts.length === 0 ? 'nothing' : parts.map(([key, part]) => `${key} ${valueInWords(part)}`).join(' and ')
}

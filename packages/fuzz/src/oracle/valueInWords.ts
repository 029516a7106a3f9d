/** Tells a value in a sentence to people: names, numbers and lists, without signs of a file. */

/** A list by its parts, a thing by what is said of it, in any order of its keys; nothing of something empty. */
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

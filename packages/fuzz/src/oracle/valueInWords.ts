/** Describes a value to people: names, numbers and lists, without JSON's punctuation. */

/** Words for keys that are unclear on their own. */
const NAMES: Readonly<Record<string, string>> = {
  hp: 'HP',
  left: 'HP that is left',
  retreatCost: 'Retreat Cost',
  weaknesses: 'Weakness',
  resistances: 'Resistance',
  attacks: 'Energy that the attacks lack',
  active: 'Active Pokémon',
  bench: 'Bench',
  discard: 'discard pile',
  lostZone: 'Lost Zone',
  prizes: 'Prize cards',
  stadium: 'Stadium',
  energy: 'Energy',
  tools: 'Tools',
  conditions: 'Special Conditions',
  burned: 'Burned',
  poisoned: 'Poisoned',
  rotated: 'Asleep, Confused or Paralyzed',
  rotatedOnTurn: 'turn since which it is Asleep, Confused or Paralyzed',
  enteredOnTurn: 'turn on which it came into play',
  changedOnTurn: 'turn on which it evolved or devolved',
  lasting: 'effects that last on it',
  usedAbilities: 'used Abilities',
  spent: 'powers used once in a game',
  isLegalNow: 'being possible now',
  status: 'being available',
  count: 'number used this turn',
  whose: 'player whose turn is meant',
  piles: 'cards in the hand, the deck, the discard pile, the Lost Zone and the Prize cards, and kinds in the hand',
}

/** A key as words: `benchLimit` is "bench limit". */
export const keyInWords = (key: string): string =>
  NAMES[key] ?? key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Describes a value: a list by its items, an object by its properties in alphabetical order. Undefined properties are left out. */
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

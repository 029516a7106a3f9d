/** A number with its noun: "1 card", "2 cards". */
export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

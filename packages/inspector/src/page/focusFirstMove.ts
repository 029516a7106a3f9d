/** Moves the focus to the first legal move, so that a turn can be played by keyboard. */
export const focusFirstMove = (): void => document.querySelector<HTMLElement>('.moves-way')?.focus()

/**
 * Lets the table be played by keyboard: letters move the focus to parts of the table, arrow keys move it between lit
 * places, and the focus is never lost.
 */
import { useGame } from 'ptcg-turn-engine/react'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { AtTable } from './useTable.ts'

/** The target of each key: a selector, and a description for the menu. */
export const GOES_TO: { readonly [key: string]: readonly [selector: string, what: string] } = {
  l: ['[data-choice="list"] .option:not([aria-disabled="true"]), .place.is-lit', 'what lights up'],
  h: ['.hand [tabindex="0"]', 'your hand'],
  b: ['.side-near .place.in-play-Active', 'your side of the table'],
  o: ['.side-far .place.in-play-Active', 'the other side of the table'],
  a: ['.actions .action', 'attacks, Abilities and retreat'],
  e: ['.prompt .button-main', 'what ends the turn or the choice'],
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, dialog') !== null

const all = (root: HTMLElement, selector: string): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
]

const LIT = '.place.is-lit'

/** The first control for the next action. */
const firstToDo = (root: HTMLElement): HTMLElement | undefined =>
  [
    '[data-choice="list"] .option:not([aria-disabled="true"])',
    LIT,
    '.hand [tabindex="0"]',
    '.prompt .button',
    '.place.in-play-Active',
  ].flatMap((selector) => all(root, selector))[0]

const STEPS: { readonly [key: string]: number } = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Moves the focus to the next lit place or the next option. */
const step = (root: HTMLElement, by: number, selector: string): boolean => {
  const lit = all(root, selector)
  const at = lit.indexOf(document.activeElement as HTMLElement)
  if (at < 0) return false
  lit[(at + by + lit.length) % lit.length]?.focus()
  return true
}

/** Moves the focus to the question, or back to the table if no element has the focus. An open dialog keeps the focus. */
const lookAfterFocus = (root: HTMLElement): void => {
  const { activeElement } = document
  if (document.querySelector('dialog[open]') !== null) return
  const isNowhere = activeElement === null || activeElement === document.body
  const isElsewhere = root.querySelector('[data-choice]') !== null && activeElement?.matches(`${LIT}, .option`) !== true
  if (isNowhere || isElsewhere) firstToDo(root)?.focus()
}

/** True if the latest action on this page was done by keyboard. */
let isByKeyboard = false

/** Plays by keyboard. */
export const useKeys = ({ game, playing }: AtTable, root: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      isByKeyboard = true
      const { current } = root
      if (current === null || isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Escape') {
        const card = playing.doing().held?.card
        playing.putBack()
        playing.spread(null)
        if (card !== undefined) current.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus()
        return
      }
      const by = STEPS[event.key]
      if (
        by !== undefined &&
        (step(current, by, LIT) || step(current, by, '.option') || step(current, by, '.action'))
      ) {
        event.preventDefault()
        return
      }
      const goal = GOES_TO[event.key]
      if (goal !== undefined) current.querySelector<HTMLElement>(goal[0])?.focus()
    }
    const pointed = (): void => {
      isByKeyboard = false
    }
    document.addEventListener('keydown', pressed)
    document.addEventListener('pointerdown', pointed, true)
    return () => {
      document.removeEventListener('keydown', pressed)
      document.removeEventListener('pointerdown', pointed, true)
    }
  }, [root, playing])

  // After a card is taken up by keyboard, the first lit place gets the focus.
  useEffect(() => {
    let held = playing.doing().held
    return playing.subscribe(() => {
      const now = playing.doing().held
      const isTakenUp = now !== null && now !== held
      held = now
      if (isTakenUp && isByKeyboard) requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(LIT)?.focus())
    })
  }, [root, playing])

  // The focused element may be gone, or the question may have changed, for example for another player at the device. The
  // focus is moved in the same rendering, so that no key press is lost.
  const status = useGame(game)
  const sheet = useRef<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is looked after whenever the game has gone on
  useLayoutEffect(() => {
    if (root.current === null) return
    // A new question with a list of answers always takes the focus, because the focused element does not belong to the
    // answers.
    const asked = root.current.querySelector('[data-choice="list"]')
    const isNew = asked !== null && asked !== sheet.current
    sheet.current = asked
    if (isByKeyboard || isNew) lookAfterFocus(root.current)
  }, [status, root])
}

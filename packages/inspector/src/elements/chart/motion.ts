/** Animates elements that a person should notice: an arrow flashes along its path, and anything else lights up. */

const FLASH = 900

/** The length that every path declares, so that no path has to be measured. */
export const LINE_LENGTH = 100

const wantsCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

const along = (line: SVGPathElement): void => {
  const length = LINE_LENGTH
  const dash = LINE_LENGTH / 4
  line.animate(
    [
      { strokeDasharray: `${dash} ${length}`, strokeDashoffset: `${dash}`, strokeWidth: '7px' },
      { strokeDasharray: `${dash} ${length}`, strokeDashoffset: `${-length}`, strokeWidth: '7px', offset: 0.6 },
      { strokeDasharray: `${length} 0`, strokeDashoffset: '0', strokeWidth: '5px', offset: 0.61 },
      { strokeDasharray: `${length} 0`, strokeDashoffset: '0', strokeWidth: '4px' },
    ],
    { duration: FLASH, easing: 'ease-in-out' },
  )
}

/** Animates elements, such as those of a transition just taken, unless the person prefers reduced motion. */
export const animateTaken = (elements: readonly Element[]): void => {
  if (wantsCalm()) return
  for (const element of elements) {
    const line = element.querySelector('.line')
    if (line instanceof SVGPathElement) along(line)
    else element.animate([{ opacity: 0.25 }, { opacity: 1 }], { duration: FLASH / 2, easing: 'ease-out' })
  }
}

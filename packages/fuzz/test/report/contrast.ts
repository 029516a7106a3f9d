/** Measures in a browser how well text contrasts with its background. */

/**
 * Evaluated in the page, so it is a string. Returns every kind of text with a contrast below 4.5, the minimum for this
 * size (WCAG 2.2, 1.4.3).
 */
export const FAINT_WORDS = `(() => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const light = (color) => {
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one, other) => {
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b)
    return (bright + 0.05) / (dark + 0.05)
  }
  const behind = (element) => {
    for (let at = element; at !== null; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at)
      if (!backgroundColor.startsWith('rgba(0, 0, 0, 0')) return backgroundColor
    }
    return 'white'
  }
  const inBoxes = [...document.querySelectorAll('[data-picture=full] :is(.state, .label)')].flatMap((box) => {
    const { fill } = getComputedStyle(box.querySelector('rect'))
    const ground = fill === 'none' || fill.startsWith('rgba(0, 0, 0, 0') ? behind(box) : fill
    return [...box.querySelectorAll(':scope > text')].flatMap((text) =>
      [text, ...text.querySelectorAll('tspan')].map((one) => ({
        what: one.getAttribute('class') + ' in ' + box.dataset.heat,
        of: contrast(getComputedStyle(one).fill, ground),
      })),
    )
  })
  const onBadges = [...document.querySelectorAll('.badge')].map((badge) => ({
    what: badge.getAttribute('class'),
    of: contrast(getComputedStyle(badge.querySelector('text')).fill, getComputedStyle(badge.querySelector('rect')).fill),
  }))
  const onPage = [...document.querySelectorAll('p, td, th, a, b, dt, dd, li, span, small, strong, code, output, button, summary')].map((one) => ({
    what: one.tagName + ' ' + one.className,
    of: contrast(getComputedStyle(one).color, behind(one)),
  }))
  const faint = [...inBoxes, ...onBadges, ...onPage].filter(({ of }) => of < 4.5)
  return [...new Set(faint.map(({ what, of }) => what + ': ' + of.toFixed(1)))]
})()`

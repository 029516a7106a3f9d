/** The part of the page's script that shows hints at once, in place of the browser's tooltips. */

export const HINT_SCRIPT = `
(() => {
  const box = document.createElement('div')
  box.className = 'hint'
  box.hidden = true
  document.body.append(box)
  for (const title of document.querySelectorAll('svg title')) {
    title.parentElement.dataset.hint = title.textContent
    title.remove()
  }
  const place = (event) => {
    const { offsetWidth: wide, offsetHeight: high } = box
    const left = Math.min(event.clientX + 14, innerWidth - wide - 8)
    const below = event.clientY + 18
    box.style.left = Math.max(8, left) + 'px'
    box.style.top = (below + high > innerHeight - 8 ? Math.max(8, event.clientY - high - 12) : below) + 'px'
  }
  document.addEventListener('pointermove', (event) => {
    const over = event.target instanceof Element && event.buttons === 0 ? event.target.closest('[data-hint]') : null
    box.hidden = over === null || event.pointerType === 'touch'
    if (box.hidden) return
    if (box.textContent !== over.dataset.hint) box.textContent = over.dataset.hint
    place(event)
  })
  document.addEventListener('pointerdown', () => { box.hidden = true })
  document.addEventListener('scroll', () => { box.hidden = true }, true)
})()
`.trim()

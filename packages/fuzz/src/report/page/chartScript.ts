/** The part of the page's script that moves and zooms the chart, switches between its pictures, and shows a state in words. */

export const CHART_SCRIPT = `
(() => {
  const chart = document.querySelector('.chart')
  const panel = chart.querySelector('.panel')
  const readout = chart.querySelector('[data-scale]')
  const SMALLEST = 0.03
  const LARGEST = 4
  let current = 'overview'

  const pictureOf = (element) => {
    const view = element.querySelector('.window')
    const svg = view.querySelector('svg')
    const map = element.querySelector('.map')
    const seen = map.querySelector('.seen')
    const { width, height } = svg.viewBox.baseVal
    let scale = 1
    // Content narrower than the window is centred.
    const margin = () => Math.max(0, (view.clientWidth - width * scale) / 2)

    const tell = () => {
      seen.setAttribute('x', String(Math.max(0, view.scrollLeft - margin()) / scale))
      seen.setAttribute('y', String(view.scrollTop / scale))
      seen.setAttribute('width', String(Math.min(width, view.clientWidth / scale)))
      seen.setAttribute('height', String(Math.min(height, view.clientHeight / scale)))
      if (!element.hidden) readout.textContent = Math.round(scale * 100) + ' %'
    }
    // The point of the chart at (x, y) of the window stays there.
    const zoom = (next, x = view.clientWidth / 2, y = view.clientHeight / 2) => {
      const to = Math.min(LARGEST, Math.max(SMALLEST, next))
      const left = (view.scrollLeft + x - margin()) / scale
      const top = (view.scrollTop + y) / scale
      scale = to
      svg.style.width = width * scale + 'px'
      svg.style.height = height * scale + 'px'
      view.scrollLeft = left * scale - x + margin()
      view.scrollTop = top * scale - y
      tell()
    }
    const centre = (x, y) => {
      view.scrollLeft = x * scale + margin() - view.clientWidth / 2
      view.scrollTop = y * scale - view.clientHeight / 2
      tell()
    }
    const stateNamed = (path) => [...svg.querySelectorAll('[data-state]')].find((one) => one.dataset.state === path)
    const aim = (path) => {
      for (const one of svg.querySelectorAll('.aimed')) one.classList.remove('aimed')
      stateNamed(path)?.classList.add('aimed')
    }
    const goTo = (path) => {
      const state = stateNamed(path)
      if (state === undefined) return
      const area = state.querySelector('rect').getBBox()
      const room = Math.max(200, view.clientWidth - (panel.hidden ? 0 : panel.offsetWidth))
      const fitting = Math.min(room / (area.width + 120), view.clientHeight / (area.height + 120))
      zoom(Math.min(1, Math.max(0.3, fitting)))
      const aside = panel.hidden ? 0 : panel.offsetWidth / 2 / scale
      const isTall = area.height * scale > view.clientHeight
      centre(area.x + area.width / 2 + aside, isTall ? area.y + view.clientHeight / 2 / scale - 30 : area.y + area.height / 2)
    }
    const fit = (all) => {
      const wide = view.clientWidth / width
      zoom(all ? Math.min(wide, view.clientHeight / height) : wide)
      if (all) centre(width / 2, height / 2)
    }

    view.addEventListener('scroll', tell)
    view.addEventListener('wheel', (event) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const frame = view.getBoundingClientRect()
      zoom(scale * Math.exp(-event.deltaY / (event.deltaMode === 1 ? 12 : 260)), event.clientX - frame.left, event.clientY - frame.top)
    }, { passive: false })
    view.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === '+' || event.key === '=') zoom(scale * 1.25)
      else if (event.key === '-') zoom(scale / 1.25)
      else if (event.key === '0') fit(false)
      else return
      event.preventDefault()
    })

    let drag = null
    let dragged = false
    view.addEventListener('pointerdown', (event) => {
      dragged = false
      if (event.pointerType === 'touch' || event.button !== 0 || event.target === view) return
      drag = { x: event.clientX, y: event.clientY, left: view.scrollLeft, top: view.scrollTop }
    })
    addEventListener('pointermove', (event) => {
      if (drag === null) return
      if (!dragged && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < 4) return
      dragged = true
      view.classList.add('dragged')
      view.scrollLeft = drag.left - (event.clientX - drag.x)
      view.scrollTop = drag.top - (event.clientY - drag.y)
    })
    const drop = () => {
      drag = null
      view.classList.remove('dragged')
    }
    addEventListener('pointerup', drop)
    addEventListener('pointercancel', drop)
    view.addEventListener('click', (event) => {
      const state = event.target.closest('[data-state]')
      if (!dragged && state !== null) show(state.dataset.state)
    })

    let pinch = null
    const apart = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
    view.addEventListener('touchstart', (event) => {
      pinch = event.touches.length === 2 ? { apart: apart(event.touches), scale } : null
    }, { passive: true })
    view.addEventListener('touchmove', (event) => {
      if (pinch === null || event.touches.length !== 2) return
      event.preventDefault()
      const frame = view.getBoundingClientRect()
      const [one, other] = event.touches
      const x = (one.clientX + other.clientX) / 2 - frame.left
      const y = (one.clientY + other.clientY) / 2 - frame.top
      zoom(pinch.scale * (apart(event.touches) / pinch.apart), x, y)
    }, { passive: false })

    const jump = (event) => {
      if (event.buttons === 0) return
      const frame = map.getBoundingClientRect()
      const by = Math.min(frame.width / width, frame.height / height)
      centre((event.clientX - frame.left - (frame.width - width * by) / 2) / by, (event.clientY - frame.top - (frame.height - height * by) / 2) / by)
    }
    map.addEventListener('pointerdown', (event) => { map.setPointerCapture(event.pointerId); jump(event) })
    map.addEventListener('pointermove', jump)
    new ResizeObserver(tell).observe(view)
    return { element, fit, goTo, aim, has: (path) => stateNamed(path) !== undefined, zoomBy: (by) => zoom(scale * by), zoom, tell }
  }

  const pictures = Object.fromEntries(
    [...chart.querySelectorAll('.picture')].map((element) => [element.dataset.picture, pictureOf(element)]),
  )

  const turnTo = (name) => {
    current = name
    for (const [one, { element }] of Object.entries(pictures)) element.hidden = one !== name
    for (const button of chart.querySelectorAll('[data-show]')) button.setAttribute('aria-pressed', String(button.dataset.show === name))
    pictures[name].tell()
  }

  const close = () => {
    panel.hidden = true
    for (const { aim } of Object.values(pictures)) aim(null)
  }
  const articleAbout = (path) => [...document.querySelectorAll('[data-about]')].find((one) => one.dataset.about === path)
  const show = (path) => {
    const article = articleAbout(path)
    if (article === undefined) return
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'close'
    button.textContent = 'Close'
    button.addEventListener('click', close)
    const words = document.createElement('article')
    words.dataset.heat = article.dataset.heat
    words.append(...[...article.childNodes].map((one) => one.cloneNode(true)))
    panel.replaceChildren(button, words)
    panel.scrollTop = 0
    panel.hidden = false
    for (const { aim } of Object.values(pictures)) aim(path)
  }
  const goTo = (path) => {
    if (!pictures[current].has(path)) turnTo('full')
    show(path)
    pictures[current].goTo(path)
  }

  const zooms = {
    in: () => pictures[current].zoomBy(1.25),
    out: () => pictures[current].zoomBy(0.8),
    width: () => pictures[current].fit(false),
    all: () => pictures[current].fit(true),
  }
  for (const button of chart.querySelectorAll('[data-zoom]')) button.addEventListener('click', zooms[button.dataset.zoom])
  for (const button of chart.querySelectorAll('[data-show]')) button.addEventListener('click', () => turnTo(button.dataset.show))
  const places = chart.querySelector('[data-places]')
  places.addEventListener('change', () => { if (places.value !== '-') goTo(places.value) })
  document.addEventListener('keydown', (event) => { if (event.key === 'Escape' && !panel.hidden) close() })
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('[data-goto]') : null
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    goTo(link.dataset.goto)
    if (!chart.contains(link)) chart.scrollIntoView({ block: 'start' })
  })

  chart.classList.add('moves')
  chart.querySelector('.tools').hidden = false
  pictures.full.zoom(0.6)
  turnTo('full')
  pictures.full.goTo('turn.main')
  turnTo('overview')
  pictures.overview.fit(false)
})()
`.trim()

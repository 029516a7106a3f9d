/** The part of the page's script that filters and sorts tables. */

export const TABLE_SCRIPT = `
(() => {
  const number = new Intl.NumberFormat('en-GB')
  const words = (text) => text.toLowerCase().split(/\\s+/).filter(Boolean)

  const filterable = (sheet) => {
    const filter = sheet.querySelector('.filter')
    if (filter === null) return
    const input = filter.querySelector('input')
    const output = filter.querySelector('output')
    const noun = output.dataset.noun
    const rows = [...sheet.querySelectorAll('tbody tr')].map((row) => ({ row, text: row.textContent.toLowerCase() }))
    const apply = () => {
      const asked = words(input.value)
      let shown = 0
      for (const { row, text } of rows) {
        row.hidden = !asked.every((word) => text.includes(word))
        if (!row.hidden) shown += 1
      }
      const all = number.format(rows.length) + ' ' + noun + (rows.length === 1 ? '' : 's')
      output.textContent = shown === rows.length ? all : shown === 0 ? 'No ' + noun + ' has these words' : number.format(shown) + ' of ' + all
    }
    input.addEventListener('input', apply)
    filter.hidden = false
    apply()
  }

  const valueIn = (row, column, kind) => {
    const cell = row.cells[column]
    const value = cell.dataset.by === undefined ? cell.textContent : cell.dataset.by
    return kind === 'number' ? Number(value) : value
  }

  const sortable = (table) => {
    const body = table.tBodies[0]
    const heads = [...table.tHead.rows[0].cells]
    heads.forEach((head, column) => {
      const kind = head.dataset.sort
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = head.textContent
      head.replaceChildren(button)
      button.addEventListener('click', () => {
        const before = head.getAttribute('aria-sort')
        const first = kind === 'number' && column > 0 ? 'descending' : 'ascending'
        const other = first === 'ascending' ? 'descending' : 'ascending'
        const order = before === first ? other : first
        for (const one of heads) one.removeAttribute('aria-sort')
        head.setAttribute('aria-sort', order)
        const sign = order === 'ascending' ? 1 : -1
        const rows = [...body.rows].map((row) => ({ row, value: valueIn(row, column, kind) }))
        rows.sort((a, b) => sign * (kind === 'number' ? a.value - b.value : a.value.localeCompare(b.value, 'en')))
        body.append(...rows.map(({ row }) => row))
      })
    })
  }

  for (const sheet of document.querySelectorAll('.sheet')) filterable(sheet)
  for (const table of document.querySelectorAll('.sheet table')) sortable(table)

  // A link to a row that the filter hides shows it again.
  addEventListener('hashchange', () => {
    const aimed = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (aimed === null || !aimed.hidden) return
    const input = aimed.closest('.sheet').querySelector('.filter input')
    input.value = ''
    input.dispatchEvent(new Event('input'))
    aimed.scrollIntoView({ block: 'center' })
  })
})()
`.trim()

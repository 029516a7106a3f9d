/** @jsxImportSource react */
/** The page of one seat: the token follows # in its address. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { remoteSeat } from './remoteSeat.ts'
import { NoLink, SeatPage } from './SeatPage.tsx'
import './page.css'

const token = location.hash.slice(1)
const place = document.getElementById('game')
if (place !== null) {
  const address = new URL('/socket', location.href)
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
  address.hash = ''
  const page = token === '' ? <NoLink /> : <SeatPage seat={remoteSeat({ address: address.href, token })} />
  createRoot(place).render(<StrictMode>{page}</StrictMode>)
}
// Another link in the same tab is another seat.
addEventListener('hashchange', () => location.reload())

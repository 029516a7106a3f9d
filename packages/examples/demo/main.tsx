/** Opens the demo: a game of the theme decks in the browser. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Demo } from './Demo.tsx'
import { openPictures } from './pictures.ts'

openPictures()

const app = document.querySelector('#app')
if (app === null) throw new Error('The page has no place for the demo.')

createRoot(app).render(
  <StrictMode>
    <Demo />
  </StrictMode>,
)

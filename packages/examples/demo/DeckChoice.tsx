/** Draws the choice of a deck: one of the package, a known deck, or a pasted list. */
import { type DeckName, decks } from 'ptcg-turn-engine'
import { useEffect, useState } from 'react'
import { namesOfKnownDecks, type WantedDeck } from './decks.ts'

const NAMES = Object.keys(decks) as readonly DeckName[]

/** The type and a description of each deck. The type selects the color. */
const ABOUT: { readonly [Name in DeckName]: readonly [type: string, what: string] } = {
  cinderace: ['Fire', 'Theme deck: Fire and strong attacks'],
  inteleon: ['Water', 'Theme deck: Water and clever Abilities'],
  laboratory: ['Psychic', 'Cards that try every rule'],
}

/** Reads the chosen deck from a form. `name` is the name of the form's field. */
export const readWanted = (form: FormData, name: string): WantedDeck => {
  const chosen = String(form.get(name))
  if (chosen === 'own') return { list: String(form.get(`${name}-list`) ?? '') }
  return { named: chosen === 'known' ? String(form.get(`${name}-known`)) : chosen }
}

/** A list of the known decks, which are fetched only when it is shown. */
const Known = ({ name }: { readonly name: string }) => {
  const [known, setKnown] = useState<Awaited<ReturnType<typeof namesOfKnownDecks>>>([])
  useEffect(() => {
    namesOfKnownDecks().then(setKnown, () => setKnown([]))
  }, [])
  return (
    <select name={`${name}-known`} aria-label="A deck that people know" className="start-text">
      {known.length === 0 && <option value="">The decks are being fetched …</option>}
      {known.map(([id, called]) => (
        <option key={id} value={id}>
          {called}
        </option>
      ))}
    </select>
  )
}

interface DeckChoiceProps {
  readonly name: string
  readonly initial: DeckName
}

/** The fields in which a person chooses a deck. */
export const DeckChoice = ({ name, initial }: DeckChoiceProps) => {
  const [chosen, choose] = useState<string>(initial)
  const radio = (value: string, called: string, what: string, type = 'Colorless') => (
    <label key={value} className="start-deck" data-type={type}>
      <input type="radio" name={name} value={value} checked={chosen === value} onChange={() => choose(value)} />
      <span>
        <b>{called}</b>
        <small>{what}</small>
      </span>
    </label>
  )
  return (
    <div role="radiogroup" aria-label="Deck">
      {NAMES.map((deck) => radio(deck, decks[deck].name, ABOUT[deck][1], ABOUT[deck][0]))}
      {radio('known', 'A known deck', 'One that won tournaments')}
      {chosen === 'known' && <Known name={name} />}
      {radio('own', 'Your own list', 'Paste it as Pokémon TCG Live exports it')}
      {chosen === 'own' && (
        <textarea
          name={`${name}-list`}
          aria-label="Your deck list"
          className="start-text"
          rows={8}
          maxLength={20_000}
          spellCheck={false}
          placeholder={'4 Scorbunny SSH 30\n3 Cinderace SSH 34\n…'}
        />
      )}
    </div>
  )
}

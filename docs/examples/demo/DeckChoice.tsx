/** Draws the choice of a deck: those of the package, or one that people know. */
import { type DeckName, decks } from 'ptcg-turn-engine'
import { type KnownDeckName, knownDecks } from 'ptcg-turn-engine-cards'
import { useId, useState } from 'react'

const NAMES = Object.keys(decks) as readonly DeckName[]
const KNOWN = Object.keys(knownDecks) as readonly KnownDeckName[]

/** What each deck is like, and the colour it is drawn in. */
const ABOUT: { readonly [Name in DeckName]: readonly [type: string, what: string] } = {
  cinderace: ['Fire', 'Theme deck: Fire and strong attacks'],
  inteleon: ['Water', 'Theme deck: Water and clever Abilities'],
  laboratory: ['Psychic', 'Cards that try every rule'],
}

/** A deck that somebody may choose. */
export type ChosenDeck = DeckName | KnownDeckName

const isKnown = (name: unknown): name is KnownDeckName => typeof name === 'string' && Object.hasOwn(knownDecks, name)
const isOwn = (name: unknown): name is DeckName => typeof name === 'string' && Object.hasOwn(decks, name)

/** What the radio button of the decks that people know stands for. */
const OTHER = 'other'

const otherIn = (name: string): string => `${name}-${OTHER}`

/** Which deck a form says. */
export const deckIn = (form: FormData, name: string): ChosenDeck => {
  const deck = form.get(name) === OTHER ? form.get(otherIn(name)) : form.get(name)
  return isKnown(deck) || isOwn(deck) ? deck : 'cinderace'
}

interface DeckChoiceProps {
  readonly name: string
  readonly initial: DeckName
}

/** Which deck somebody plays. */
export const DeckChoice = ({ name, initial }: DeckChoiceProps) => {
  const [chosen, choose] = useState<string>(initial)
  const id = useId()
  const radio = (value: string) => ({
    name,
    value,
    checked: chosen === value,
    onChange: () => choose(value),
  })
  return (
    <div role="radiogroup" aria-label="Deck">
      {NAMES.map((deck) => {
        const [type, what] = ABOUT[deck]
        return (
          <label key={deck} className="start-deck" data-type={type}>
            <input type="radio" {...radio(deck)} />
            <span>
              <b>{decks[deck].name}</b>
              <small>{what}</small>
            </span>
          </label>
        )
      })}
      <div className="start-deck" data-type="Colorless">
        <input id={id} type="radio" {...radio(OTHER)} />
        <label htmlFor={id}>A known deck</label>
        <select name={otherIn(name)} onChange={() => choose(OTHER)} aria-label="A deck that people know">
          {KNOWN.map((deck) => (
            <option key={deck} value={deck}>
              {knownDecks[deck].name}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}

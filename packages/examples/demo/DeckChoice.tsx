/** Draws the choice of a deck. */
import { type DeckName, decks } from 'ptcg-turn-engine'

const NAMES = Object.keys(decks) as readonly DeckName[]

/** A description of each deck, and its colour. */
const ABOUT: { readonly [Name in DeckName]: readonly [type: string, what: string] } = {
  cinderace: ['Fire', 'Theme deck: Fire and strong attacks'],
  inteleon: ['Water', 'Theme deck: Water and clever Abilities'],
  laboratory: ['Psychic', 'Cards that try every rule'],
}

/** The choice of a player's deck. */
export const DeckChoice = ({ name, initial }: { readonly name: string; readonly initial: DeckName }) => (
  <div role="radiogroup" aria-label="Deck">
    {NAMES.map((deck) => {
      const [type, what] = ABOUT[deck]
      return (
        <label key={deck} className="start-deck" data-type={type}>
          <input type="radio" name={name} value={deck} defaultChecked={deck === initial} />
          <span>
            <b>{decks[deck].name}</b>
            <small>{what}</small>
          </span>
        </label>
      )
    })}
  </div>
)

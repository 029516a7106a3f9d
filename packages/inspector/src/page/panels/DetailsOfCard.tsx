/** Draws the details of a card: its printed text, and its place. */
import type { CardDetail } from '../../details/detailsOfCard.ts'
import { Selectable } from '../Selectable.tsx'
import { EnergyCost, EnergySymbol, EnergyUnitSymbol } from './EnergySymbol.tsx'

export const DetailsOfCard = ({ detail }: { readonly detail: CardDetail }) => {
  const { card, name, definition, owner, where, sort, types, provides, lines, parts, text } = detail
  if (name === null)
    return (
      <>
        <p class="Details-kind">Card {card}</p>
        <h3>A card that lies face down</h3>
        <p>It is {owner}'s. Nobody on this side knows what it is.</p>
      </>
    )
  return (
    <>
      <p class="Details-kind">
        {sort} · <code>{definition}</code>
      </p>
      <h3>
        <Selectable about={[`card:${card}`]} label={name}>
          {name}
        </Selectable>{' '}
        {types.map((type) => (
          <EnergySymbol key={type} type={type} />
        ))}
        {provides.map((unit, at) => (
          <EnergyUnitSymbol key={at} unit={unit} />
        ))}
      </h3>
      {lines.length === 0 ? null : <p>{lines.join(' · ')}</p>}
      {parts.length === 0 ? null : (
        <dl>
          {parts.map(({ title, cost, damage, text: words }) => (
            <div key={title}>
              <dt>
                {cost === null ? null : <EnergyCost cost={cost} />} {title} <b>{damage}</b>
              </dt>
              {words === '' ? null : <dd>{words}</dd>}
            </div>
          ))}
        </dl>
      )}
      {text === '' ? null : <p class="Details-text">{text}</p>}
      <p class="quiet">
        Card {card} of {owner}: {where}.
      </p>
    </>
  )
}

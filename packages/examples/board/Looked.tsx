/** Draws the selected card, large enough to be read: its text, its attacks, and the effects on it in play. */
import type { PokemonShown, PrintedCard, PrintedPokemon } from 'ptcg-turn-engine/table'
import { Art, colorOf } from './Art.tsx'
import { cardInWords } from './CardFace.tsx'
import { Cost, TypeSymbol } from './TypeSymbol.tsx'
import { useDoing, useTable } from './useTable.ts'

const PokemonText = ({ printed }: { readonly printed: PrintedPokemon }) => (
  <>
    {printed.abilities.map(({ name, text }) => (
      <p key={name} className="looked-part">
        <b className="looked-ability">Ability: {name}</b> {text}
      </p>
    ))}
    {printed.attacks.map(({ name, cost, damage, text }) => (
      <p key={name} className="looked-part">
        <span className="looked-attack">
          <Cost cost={cost} /> <b>{name}</b> <b className="looked-damage">{damage}</b>
        </span>
        {text}
      </p>
    ))}
    <p className="looked-foot">
      {printed.weaknesses.map(({ type, operator, amount }) => (
        <span key={type}>
          Weakness <TypeSymbol type={type} />
          <span className="spoken">{type}</span> {operator}
          {amount}
        </span>
      ))}
      {printed.resistances.map(({ type, amount }) => (
        <span key={type}>
          Resistance <TypeSymbol type={type} />
          <span className="spoken">{type}</span> −{amount}
        </span>
      ))}
      <span>
        Retreat <Cost cost={printed.retreatCost} />
      </span>
    </p>
  </>
)

const InPlay = ({ pokemon }: { readonly pokemon: PokemonShown }) => (
  <div className="looked-in-play">
    <p>
      <b>{pokemon.left}</b> of {pokemon.hp} HP left
      {pokemon.conditions.length > 0 && `, ${pokemon.conditions.join(', ')}`}
    </p>
    {pokemon.effects.map((effect) => (
      <p key={effect}>{effect}</p>
    ))}
  </div>
)

/** The readable text of one card. */
export const CardText = ({
  printed,
  pokemon,
}: {
  readonly printed: PrintedCard
  readonly pokemon: PokemonShown | null
}) => (
  <article className="looked" data-type={colorOf(printed)}>
    <header>
      <Art printed={printed} />
      <div>
        <h3>{printed.name}</h3>
        <p>{cardInWords(printed).slice(printed.name.length + 2)}</p>
        {printed.rules.length > 0 && <p>{printed.rules.join(', ')}</p>}
      </div>
    </header>
    {pokemon !== null && <InPlay pokemon={pokemon} />}
    {printed.kind === 'Pokemon' ? <PokemonText printed={printed} /> : <p className="looked-part">{printed.text}</p>}
  </article>
)

/** The selected card; at first the player's own Active Pokémon. */
export const Looked = () => {
  const looked = useDoing((doing) => doing.looked)
  const active = useTable(({ sides }) => sides[1].active?.id ?? null)
  const id = looked === null ? active : looked.pokemon
  const pokemon = useTable(({ sides }) =>
    id === null
      ? null
      : (sides
          .flatMap(({ active, bench }) => [...(active === null ? [] : [active]), ...bench])
          .find((one) => one.id === id && !one.isHidden) ?? null),
  )
  const printed = pokemon?.card.printed ?? looked?.printed ?? null
  return printed === null ? (
    <p className="looked-none">Point at a card to read it.</p>
  ) : (
    <CardText printed={printed} pokemon={pokemon} />
  )
}

/** Draws one Pokémon on the table: its HP, damage, Energy, Tools and Special Conditions, and everything else on demand. */
import { useState } from 'preact/hooks'
import type { SelectablePokemon, Spot } from '../../table/selectableTable.ts'
import { Selectable } from '../Selectable.tsx'
import { BoardCards } from './BoardPile.tsx'
import { EnergyCost, EnergyUnitSymbol } from './EnergySymbol.tsx'
import './BoardPokemon.css'

/** The way in which a card shows each condition: three conditions turn the card, the other two are markers. */
const HOW_IT_LIES = {
  Asleep: 'turned to the left',
  Paralyzed: 'turned to the right',
  Confused: 'upside down',
  Poisoned: 'a Poison marker',
  Burned: 'a Burn marker',
} as const

const Conditions = ({ conditions }: Pick<SelectablePokemon, 'conditions'>) =>
  conditions.length === 0 ? null : (
    <ul class="Board-conditions" aria-label="Special Conditions">
      {conditions.map((condition) => (
        <li key={condition} class="Board-condition" title={HOW_IT_LIES[condition]}>
          <span class={`Board-lies Board-lies-${condition}`} aria-hidden="true" />
          {condition}
        </li>
      ))}
    </ul>
  )

const Attached = ({ energy, tools }: Pick<SelectablePokemon, 'energy' | 'tools'>) =>
  energy.length + tools.length === 0 ? null : (
    <ul class="Board-attached" aria-label="Attached cards">
      {energy.map(({ card, name, units, about }) => (
        <li key={card}>
          <Selectable about={about} label={name} class="Board-energy" title={name}>
            {units.map((unit, at) => (
              <EnergyUnitSymbol key={at} unit={unit} />
            ))}
            {units.length === 0 ? name : null}
          </Selectable>
        </li>
      ))}
      {tools.map((tool) => (
        <li key={tool.cards[0]} class="Board-tool">
          <BoardCards shown={tool} />
        </li>
      ))}
    </ul>
  )

const More = ({ pokemon }: { readonly pokemon: SelectablePokemon }) => {
  const { stage, evolvedFrom, retreatCost, abilities, attacks, effects } = pokemon
  return (
    <div class="Board-more-text">
      <p>
        {stage}
        {evolvedFrom.length === 0 ? null : ' on '}
        {evolvedFrom.map((card, at) => (
          <span key={card.cards[0]}>
            {at === 0 ? '' : ' on '}
            <BoardCards shown={card} />
          </span>
        ))}
        , Retreat Cost {retreatCost.length}
      </p>
      {effects.map((effect) => (
        <p key={effect} class="Board-effect">
          {effect}
        </p>
      ))}
      <dl>
        {abilities.map(({ name, text, isUsed }) => (
          <div key={name}>
            <dt>
              Ability {name}
              {isUsed ? ' (used this turn)' : ''}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
        {attacks.map(({ name, cost, damage, text, missing }) => (
          <div key={name}>
            <dt>
              <EnergyCost cost={cost} missing={missing} /> {name} <b>{damage}</b>
            </dt>
            {text === '' ? null : <dd>{text}</dd>}
          </div>
        ))}
      </dl>
    </div>
  )
}

/** If the HP are above this number, they are unknown: no card has that many. */
const MAX_HP = 1000

/** The class for the color of the HP bar: green, amber at half of the HP, red at a quarter. The numbers are written beside the bar. */
const healthOf = ({ left, hp }: SelectablePokemon): string =>
  left * 4 <= hp ? 'low' : left * 2 <= hp ? 'half' : 'well'

interface Props {
  readonly spot: Spot
  /** The number of the step; a new one restarts the highlight of changes. */
  readonly step: number
  readonly isFaceDown: boolean
}

export const BoardPokemon = ({ spot, step, isFaceDown }: Props) => {
  const { pokemon, changes } = spot
  const [isOpen, open] = useState(false)
  if (pokemon.isHidden)
    return (
      <div class="Board-pokemon Board-hidden">
        <span class="Board-back" aria-hidden="true" /> A face-down Pokémon
      </div>
    )
  const { name, about, left, hp, damage, energy, tools, conditions, effects } = pokemon
  const isUnknown = hp > MAX_HP
  const fresh = changes.length === 0 ? '' : step % 2 === 0 ? ' Board-fresh-even' : ' Board-fresh-odd'
  return (
    <div class={`Board-pokemon${fresh}${isOpen ? ' Board-open' : ''}`}>
      <Selectable about={about} label={name} class="Board-name" title={name}>
        <span class="Board-called">{name}</span>{' '}
        <span class="Board-hp">
          {isUnknown ? '?' : `${left}/${hp}`}
          <span class="Board-unit"> HP</span>
        </span>
        <span class="Board-bar" aria-hidden="true">
          <span
            class={`Board-left Board-${healthOf(pokemon)}`}
            style={{ width: isUnknown ? 0 : `${(100 * left) / Math.max(1, hp)}%` }}
          />
        </span>
      </Selectable>
      <Conditions conditions={conditions} />
      {changes.length === 0 ? null : <p class="Board-changes">{changes.join(', ')}</p>}
      <div class="Board-row">
        {damage > 0 ? <span class="Board-damage">{damage} damage</span> : null}
        {isFaceDown ? <span class="quiet">face down</span> : null}
        <Attached energy={energy} tools={tools} />
        <details class="Board-more" open={isOpen} onToggle={(event) => open(event.currentTarget.open)}>
          <summary aria-label={`Attacks and more of ${name}`}>
            {effects.length === 0 ? 'more' : `more (${effects.length} in force)`}
          </summary>
          {isOpen ? <More pokemon={pokemon} /> : null}
        </details>
      </div>
    </div>
  )
}

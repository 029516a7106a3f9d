/**
 * Draws what the player can announce: attacks, Abilities, retreating. The buttons are beside the Active Pokémon, which
 * most of them use.
 */
import type { AttackShown } from 'ptcg-turn-engine/table'
import { ActionButton } from './ActionButton.tsx'
import { Cost } from './TypeSymbol.tsx'
import { useAtTable, useTable } from './useTable.ts'

const Attack = ({ attack }: { readonly attack: AttackShown }) => {
  const { player } = useAtTable()
  return (
    <ActionButton event={{ type: 'DECLARE_ATTACK', player, attack: attack.index }} className="action-attack">
      <Cost cost={attack.cost} missing={attack.missing} />
      <span className="action-words">
        <span className="action-name">{attack.name}</span>
        {attack.text !== '' && <span className="action-text">{attack.text}</span>}
      </span>
      <span className="action-damage">{attack.damage}</span>
    </ActionButton>
  )
}

const Abilities = () => {
  const { player } = useAtTable()
  const abilities = useTable(({ sides: [, { active, bench }] }) =>
    [...(active === null ? [] : [active]), ...bench].flatMap((pokemon) =>
      pokemon.abilities
        .filter(({ isAnnounced }) => isAnnounced)
        .map(({ index, name, text, isUsed }) => ({ pokemon: pokemon.id, of: pokemon.name, index, name, text, isUsed })),
    ),
  )
  return abilities.map(({ pokemon, of, index, name, text, isUsed }) => (
    <ActionButton key={`${pokemon}.${index}`} event={{ type: 'USE_ABILITY', player, pokemon, ability: index }}>
      <span className="action-mark">Ability</span>
      <span className="action-words">
        <span className="action-name">{name}</span>
        <span className="action-text">
          {of}: {text}
        </span>
      </span>
      {isUsed && <span className="action-damage">used</span>}
    </ActionButton>
  ))
}

/** The buttons beside the player's own Active Pokémon. */
export const Actions = () => {
  const { player } = useAtTable()
  const attacks = useTable(({ sides: [, near] }) => near.active?.attacks ?? [])
  const retreat = useTable(({ sides: [, near] }) => near.active?.retreatCost ?? null)
  return (
    <section className="actions" aria-label="What your Pokémon can do">
      {attacks.map((attack) => (
        <Attack key={attack.index} attack={attack} />
      ))}
      <Abilities />
      {retreat !== null && (
        <ActionButton event={{ type: 'RETREAT', player }}>
          <Cost cost={retreat} />
          <span className="action-words">
            <span className="action-name">Retreat</span>
          </span>
        </ActionButton>
      )}
    </section>
  )
}

/** Draws the differences between this game's rules and an era's; a selected difference is highlighted on the chart. */
import { useMemo, useState } from 'preact/hooks'
import type { RulesetId } from 'ptcg-turn-engine'
import { againstEra, ERAS_TO_COMPARE, firstToCompare } from '../../eras/againstEra.ts'
import type { PanelProps } from '../commands.ts'
import { Selectable } from '../Selectable.tsx'
import './Eras.css'

export const Eras = ({ moment }: PanelProps) => {
  const { ruleset } = moment.seen.game
  const [id, choose] = useState<RulesetId>(() => firstToCompare(ruleset))
  const { name, differences, all } = useMemo(() => againstEra(ruleset, id), [ruleset, id])
  return (
    <div class="eras">
      <p>
        <b>{ruleset.name}</b>
        <label>
          {' '}
          against{' '}
          <select value={id} onChange={({ currentTarget }) => choose(currentTarget.value as RulesetId)}>
            {ERAS_TO_COMPARE.map((era) => (
              <option key={era.id} value={era.id}>
                {era.name}
              </option>
            ))}
          </select>
        </label>
      </p>
      {differences.length === 0 ? (
        <p class="quiet">No parameter differs.</p>
      ) : (
        <p>
          <Selectable about={all} label={`${ruleset.name} against ${name}`}>
            Show all {differences.length} on the chart
          </Selectable>
        </p>
      )}
      <ul>
        {differences.map((one) => (
          <li key={one.parameter}>
            <h3>
              <Selectable class="mono" about={one.about} label={one.parameter} title="Show on the chart">
                {one.parameter}
              </Selectable>{' '}
              {one.rules.map((rule) => (
                <Selectable
                  key={rule.id}
                  class="mono quiet"
                  about={[`rule:${rule.id}`]}
                  label={`rule ${rule.id}`}
                  title={rule.says}
                >
                  {rule.id}
                </Selectable>
              ))}
            </h3>
            <dl>
              <dt>{ruleset.name}</dt>
              <dd>{one.era.says}</dd>
              <dt>{name}</dt>
              <dd>{one.against.says}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </div>
  )
}

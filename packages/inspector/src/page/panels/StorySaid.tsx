/** Draws the further text under a line of a log, and the referee's verdicts on the line. */
import type { LineVerdict, ReconstructedLine } from 'ptcg-turn-engine/internal/view/reconstructedGame/reconstructedGame'
import { Selectable } from '../Selectable.tsx'
import { VERDICTS } from './verdictWords.ts'
import './StorySaid.css'

const Verdict = ({ verdict, words, rules }: LineVerdict) => (
  <li class="StorySaid-verdict">
    <span class={`StorySaid-mark ${verdict}`} title={VERDICTS[verdict].means}>
      {VERDICTS[verdict].name}
    </span>{' '}
    <span class="Story-words">
      {words}{' '}
      {rules.map((rule) => (
        <Selectable key={rule} about={[`rule:${rule}`]} label={`rule ${rule}`} class="mono">
          {rule}
        </Selectable>
      ))}
    </span>
  </li>
)

export const StorySaid = ({ said: { under, verdicts } }: { readonly said: ReconstructedLine }) => (
  <ul class="Story-facts">
    {under.map((words, at) => (
      <li key={at} class="Story-fact">
        <span class="Story-words">{words}</span>
      </li>
    ))}
    {verdicts.map((verdict, at) => (
      <Verdict key={at} {...verdict} />
    ))}
  </ul>
)

/** The failures of a campaign: the finding, the story of the game, and how to replay it. */
import type { CampaignPage } from './campaign.ts'
import type { Failure } from './failure.ts'
import { figure, some } from './figures.ts'
import { findingInWords } from './findingInWords.ts'
import { EMPTY_MARKUP, html, lines, type Markup } from './markup.ts'

/** The maximum number of lines of a story on the page. The file of the failure has the whole story. */
const MAX_LINES = 400
const MAX_SIGNS = 40_000

const shortened = (story: readonly string[]): readonly string[] => {
  const rest = story.length - MAX_LINES
  return rest > 0 ? [...story.slice(0, MAX_LINES), `… and ${some(rest, 'more line')} in the file.`] : story
}

const data = ({ start, events }: Failure): Markup => {
  const text = JSON.stringify({ start, events }, null, 1)
  if (text.length > MAX_SIGNS)
    return html`<p class="empty">The start and the events are too long for this page; the file has them.</p>`
  return html`<details><summary>Start and events as JSON</summary><pre>${lines(text.split('\n'))}</pre></details>`
}

const failure = (one: Failure, seed: number, at: number): Markup => {
  const { number, finding, events, played, story } = one
  const file = `${seed}-${number}.json`
  const shrunk = played > events.length ? `, shrunk from ${figure(played)}` : ''
  const last =
    story.length === 0
      ? html`<p class="empty">There is no story of this game.</p>`
      : html`<pre class="story">${lines(shortened(story))}</pre>`
  return html`<article class="failure" id="failure-${at + 1}">
<h3><span>Game ${figure(number)}</span> ${finding.check}</h3>
<p class="finding"><bdi>${findingInWords(finding)}</bdi></p>
<p class="about">${some(events.length, 'event')}${shrunk}. Play it again with <code>ptcg-turn replay ${file}</code>. The file is among the regressions or in the folder of the report.</p>
${last}
${data(one)}
</article>
`
}

export const failureList = ({ report }: CampaignPage): Markup => {
  const { failed, failures, seed } = report
  if (failed === 0 && failures.length === 0)
    return html`<p class="empty">${report.tally.games === 0 ? 'No game has been played, so none has failed.' : 'No check found anything wrong in any game.'}</p>`
  const rest = failed - failures.length
  const more =
    rest > 0
      ? html`<p class="about">${some(rest, 'more game')} failed; this list has the games with the lowest numbers.</p>`
      : EMPTY_MARKUP
  return html`${more}${failures.map((one, at) => failure(one, seed, at))}`
}

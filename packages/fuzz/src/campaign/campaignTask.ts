/** The task of a worker thread: it plays a batch of games, or shrinks a failure. */
import { loadChecks } from '../checks.ts'
import { type Batch, type Batched, playBatch } from './batch.ts'
import { type Numbered, type Shrunken, shrinkGame } from './shrinking.ts'

export type CampaignTask =
  | { readonly do: 'play'; readonly batch: Batch }
  | { readonly do: 'shrink'; readonly game: Numbered }

export default async (task: CampaignTask): Promise<Batched | Shrunken> => {
  await loadChecks((task.do === 'play' ? task.batch : task.game).checks)
  switch (task.do) {
    case 'play':
      return playBatch(task.batch)
    case 'shrink':
      return shrinkGame(task.game)
  }
}

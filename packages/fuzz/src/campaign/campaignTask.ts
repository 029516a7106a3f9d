/** The task of a worker thread: it plays a batch of games, or shrinks a failure. */
import { type Batch, type Batched, playBatch } from './batch.ts'
import { type Numbered, type Shrunken, shrinkGame } from './shrinking.ts'

export type CampaignTask =
  | { readonly do: 'play'; readonly batch: Batch }
  | { readonly do: 'shrink'; readonly game: Numbered }

export default (task: CampaignTask): Batched | Shrunken => {
  switch (task.do) {
    case 'play':
      return playBatch(task.batch)
    case 'shrink':
      return shrinkGame(task.game)
  }
}

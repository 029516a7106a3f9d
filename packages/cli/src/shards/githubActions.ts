/** Writes the shards of a command for GitHub Actions: a matrix of jobs, and a job that joins their reports. */
import { stringify } from 'yaml'
import type { ShardedCampaign } from './campaign.ts'
import { mergeScript, shardScript } from './scripts.ts'

const PREPARE = [
  { uses: 'actions/checkout@v4' },
  { uses: 'actions/setup-node@v4', with: { 'node-version': 20 } },
  { run: 'npm install ./tarballs/*.tgz' },
]

/** A step that uploads a report, even if a game failed. */
const keep = (name: string, path: string) => ({
  uses: 'actions/upload-artifact@v4',
  if: 'always()',
  with: { name, path },
})

/** GitHub replaces this expression with the number of the shard. */
const THIS_SHARD = `\${{ matrix.shard }}`

const REPORTS = { REPORTS: 'reports' }

/** A workflow that is started by hand, for a repository with the packages in its folder `tarballs`. */
export const githubActions = (campaign: ShardedCampaign): string => {
  const merge = mergeScript(campaign)
  const shard = {
    'runs-on': 'ubuntu-latest',
    strategy: { 'fail-fast': false, matrix: { shard: campaign.shards.map((_, at) => at + 1) } },
    env: REPORTS,
    steps: [
      ...PREPARE,
      { run: shardScript(campaign), env: { SHARD: THIS_SHARD } },
      keep(`shard-${THIS_SHARD}`, 'reports'),
    ],
  }
  const joining = {
    'runs-on': 'ubuntu-latest',
    needs: 'shard',
    if: 'always()',
    env: REPORTS,
    steps: [
      ...PREPARE,
      {
        uses: 'actions/download-artifact@v4',
        with: { pattern: 'shard-*', path: 'reports', 'merge-multiple': true },
      },
      { run: merge },
      keep('merged', 'reports/all'),
    ],
  }
  return stringify(
    {
      name: 'campaign',
      on: { workflow_dispatch: null },
      permissions: { contents: 'read' },
      jobs: { shard, ...(merge === null ? {} : { merge: joining }) },
    },
    { lineWidth: 0, aliasDuplicateObjects: false },
  )
}

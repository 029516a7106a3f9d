/** Writes the shards of a command for Slurm: an array of jobs, and a job that joins their reports when all have ended. */
import type { ShardedCampaign } from './campaign.ts'
import { mergeScript, shardScript } from './scripts.ts'

const batch = (options: string, ...script: readonly string[]): string =>
  [`sbatch --parsable ${options} <<'EOF'`, '#!/bin/sh', ...script, 'EOF'].join('\n')

/**
 * A shell script that submits the campaign to Slurm. It runs in the folder in which the packages are installed, on a file
 * system that all nodes share. A shard whose node fails is queued again, and continues its report.
 */
export const slurm = (campaign: ShardedCampaign): string => {
  const merge = mergeScript(campaign)
  const shards = batch(
    `--job-name=ptcg-turn --array=1-${campaign.shards.length} --requeue --open-mode=append --output="$REPORTS/%a.log"`,
    'SHARD=$SLURM_ARRAY_TASK_ID',
    shardScript(campaign),
  )
  return [
    '#!/bin/sh',
    'set -e',
    `export REPORTS="\${REPORTS:-$PWD/reports}"`,
    'mkdir -p "$REPORTS"',
    `job=$(${shards}\n)`,
    'echo "The shards are job $job; their reports come to $REPORTS."',
    ...(merge === null
      ? []
      : [batch('--job-name=ptcg-turn-merge --dependency="afterany:$job" --output="$REPORTS/merge.log"', merge)]),
    '',
  ].join('\n')
}

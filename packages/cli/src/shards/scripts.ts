/** Two shell scripts: one runs the shard with the number $SHARD and writes to the folder $REPORTS, one joins the reports. */
import type { ShardedCampaign } from './campaign.ts'

/** Quotes a word for a shell, if necessary. */
const quoted = (word: string): string => (/^[\w./:=,@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)

const words = (given: readonly string[]): string => given.map(quoted).join(' ')

const PROGRAM = 'npx --no ptcg-turn'

/** The script that runs the shard with the number $SHARD, counted from 1. Its exit code is that of the command. */
export const shardScript = ({ command, shards, report }: ShardedCampaign): string => {
  const own = shards.map((given, at) => `${at + 1}) set -- ${words(given)} ;;`)
  const run = `${PROGRAM} ${words(command)} "$@"`
  const file = '"$REPORTS/shard-$SHARD'
  return [
    'mkdir -p "$REPORTS"',
    'case "$SHARD" in',
    ...own,
    'esac',
    ...(report === 'folder'
      ? [`exec ${run} --report ${file}"`]
      : [`${run} > ${file}.part" && code=0 || code=$?`, `mv ${file}.part" ${file}.json"`, 'exit "$code"']),
  ].join('\n')
}

/** The script that joins the reports of all shards; null if the shards keep separate files. */
export const mergeScript = ({ merge }: ShardedCampaign): string | null =>
  merge === null ? null : `exec ${PROGRAM} ${words(merge)} "$REPORTS"/shard-* --report "$REPORTS/all"`

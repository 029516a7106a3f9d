/** The shell scripts of a campaign: one that plays the shard $SHARD into the folder $REPORTS, one that joins them. */
import type { ShardedCampaign } from './campaign.ts'

/** One word of a shell. */
const quoted = (word: string): string => (/^[\w./:=,@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)

const words = (given: readonly string[]): string => given.map(quoted).join(' ')

const PROGRAM = 'npx --no ptcg-turn'

/** Plays the shard with the number $SHARD, counted from 1. Its exit code is that of the command. */
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

/** Joins the shards; null if their files stay side by side. */
export const mergeScript = ({ merge }: ShardedCampaign): string | null =>
  merge === null ? null : `exec ${PROGRAM} ${words(merge)} "$REPORTS"/shard-* --report "$REPORTS/all"`

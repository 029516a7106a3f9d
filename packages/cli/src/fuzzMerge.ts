/** `ptcg-turn fuzz merge`: merges the reports of shards. */
import { resolve } from 'node:path'
import { hasReport, readReport, writePage, writeReport } from 'ptcg-turn-engine-fuzz/internal/campaign/folder'
import { mergeReports } from 'ptcg-turn-engine-fuzz/internal/report/merging'
import type { Report } from 'ptcg-turn-engine-fuzz/internal/report/report'
import { summaryJson, summaryLines } from './fuzzSummary.ts'
import { orSentence } from './orSentence.ts'
import { UsageError } from './usageError.ts'

/** Throws a `UsageError` if the folder is one of the merged `folders`, or has the report of another campaign. */
const mustBeFree = (folder: string, folders: readonly string[], merged: Report): void => {
  if (folders.some((one) => resolve(one) === resolve(folder)))
    throw new UsageError(`${folder} is merged itself; the joint report needs a folder of its own.`)
  if (!hasReport(folder)) return
  const there = orSentence(readReport(folder))
  if (there.seed !== merged.seed || there.engine !== merged.engine || there.games !== merged.games)
    throw new UsageError(`${folder} has the report of another campaign, which stays as it is.`)
}

/** Merges the reports in `folders` into the folder `into`. Returns the exit code: 1 if a game failed. */
export const mergeFuzz = async (folders: readonly string[], into: string, json: boolean): Promise<number> => {
  const merged = orSentence(mergeReports(folders.map((folder) => orSentence(readReport(folder)))))
  mustBeFree(into, folders, merged)
  orSentence(writeReport(into, merged))
  orSentence(await writePage(into, merged))
  process.stdout.write(json ? summaryJson(merged, new Map()) : summaryLines(merged, new Map()))
  return merged.failed > 0 ? 1 : 0
}

/** Runs a drill: `npm run drill -- redis`, `disk`, `slow` or `flood`. Prints what people see; the exit code is 1 if it fails. */
import { disk } from './disk.ts'
import { flood } from './flood.ts'
import { redis } from './redis.ts'
import { slow } from './slow.ts'
import { openTable, say } from './table.ts'

const DRILLS = { redis, disk, slow, flood }
const name = process.argv[2] as keyof typeof DRILLS
if (!Object.hasOwn(DRILLS, name)) {
  process.stderr.write(`Name a drill: ${Object.keys(DRILLS).join(', ')}.\n`)
  process.exit(2)
}
const table = await openTable(`postgres://ptcg@127.0.0.1:${process.env.PG_PORT ?? 5440}/ptcg`)
const isAsItShould = await DRILLS[name](table)
const lost = await table.lost()
say(`Accepted events: ${table.accepted.length}; lost: ${lost}.${isAsItShould ? '' : ' The drill has failed.'}`)
await table.close()
process.exit(isAsItShould && lost === 0 ? 0 : 1)

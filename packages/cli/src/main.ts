/** The `ptcg-turn` command. */
import { Command } from 'commander'
import { printable } from 'ptcg-turn-engine/internal/game/json/printable'
import { addCards } from './cards.ts'
import { addChart } from './chart.ts'
import { addConformance } from './conformance.ts'
import { engineVersion } from './engineVersion.ts'
import { addExplore } from './explore.ts'
import { addFuzz } from './fuzz.ts'
import { addInspect } from './inspect.ts'
import { addJudge } from './judge.ts'
import { addLog } from './log.ts'
import { addPlay } from './play.ts'
import { addReplay } from './replay.ts'
import { addRules } from './rules.ts'
import { addServe } from './serve.ts'
import { addShards } from './shards.ts'
import { UsageError } from './usageError.ts'

const WRONG_INPUT = 2

const program = new Command('ptcg-turn')
  .description(
    'The turn of the Pokémon Trading Card Game as a statechart: play it, read its rules, draw it, verify it.',
  )
  .version(engineVersion())
  .showHelpAfterError('(see --help)')
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : WRONG_INPUT))

addPlay(program)
addInspect(program)
addRules(program)
addCards(program)
addLog(program)
addChart(program)
addFuzz(program)
addShards(program)
addReplay(program)
addExplore(program)
addConformance(program)
addJudge(program)
addServe(program)

// A closed pipe (`ptcg-turn rules | head`) or Ctrl-C at a prompt ends the program without an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

program.parseAsync().catch((error: unknown) => {
  if (error instanceof Error && error.name === 'ExitPromptError') process.exit(0)
  if (error instanceof UsageError) {
    process.stderr.write(`${printable(error.message)}\n`)
    process.exit(WRONG_INPUT)
  }
  throw error
})

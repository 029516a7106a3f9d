/**
 * `npm run nightly`: runs slow checks one after another until one fails. It hunts only a sample of the broken rules, which differs each
 * day; `npm run mutation:rules` hunts all of them.
 */
import { spawnSync } from 'node:child_process'

/** A different seed for each day. */
const SEED = new Date().toISOString().slice(0, 10).replaceAll('-', '')

const STEPS: readonly (readonly [what: string, command: string])[] = [
  ['every tarball, from a clean tree', 'npm run --silent pack'],
  ['all tests, in full', 'npx --no vitest run --project=!limits'],
  ['the tests of one package', 'npm test -w packages/players'],
  ['sizes and speed', 'npm run --silent test:limits'],
  ['speed beside the recorded build', 'npm run --silent bench -- --compare'],
  ['the stepper beside XState', 'npm run --silent differential -- --events 20000'],
  ['a campaign', `npx --no ptcg-turn fuzz --games 2000 --seed ${SEED}`],
  ['rules that are broken on purpose', `npm run --silent mutation:rules -- --sample 400 --seed ${SEED}`],
  ['small changes that are made on purpose', `npm run --silent mutation:sampled -- --sample 20 --seed ${SEED}`],
]

for (const [at, [what, command]] of STEPS.entries()) {
  process.stdout.write(`\n${at + 1} of ${STEPS.length}: ${what} (${command})\n`)
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, NIGHTLY: '1' } })
  if (status !== 0) {
    process.stderr.write(`Stopped: ${what} failed.\n`)
    process.exit(status ?? 1)
  }
}
process.stdout.write('\nEvery step passed.\n')

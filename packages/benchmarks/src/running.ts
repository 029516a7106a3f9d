/** Runs each section in its own process, and shows the progress of measurements. */
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { Presets, SingleBar } from 'cli-progress'
import pc from 'picocolors'
import type { SectionMessage, SectionOrder } from './child.ts'
import type { SectionResult } from './section.ts'

/** Shows the progress of a measurement on standard error: a bar if standard error is a terminal, and always one line at the end. */
export const showProgress = (name: string) => {
  const began = performance.now()
  const bar = new SingleBar(
    {
      format: `${name.padEnd(8)} {bar} {percentage}% | {duration_formatted}`,
      hideCursor: true,
      clearOnComplete: true,
    },
    Presets.shades_classic,
  )
  if (process.stderr.isTTY) bar.start(100, 0)
  return {
    follow: (done: number) => bar.update(Math.round(done * 100)),
    end: () => {
      bar.stop()
      const seconds = Math.round((performance.now() - began) / 1000)
      process.stderr.write(pc.dim(`${name.padEnd(8)} measured in ${seconds} s\n`))
    },
  }
}

/** Measures one section in a fresh process that can start its own garbage collection. */
export const runSection = (order: SectionOrder): Promise<SectionResult> => {
  const { follow, end } = showProgress(order.section)
  const child = fork(join(import.meta.dirname, 'child.js'), {
    execArgv: ['--expose-gc'],
    // boardgame.io and immer do additional work in development mode.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return new Promise((resolve, reject) => {
    child.on('message', (message: SectionMessage) => {
      if ('done' in message) follow(message.done)
      else resolve(message.outcome)
    })
    child.on('exit', (code) => {
      end()
      reject(new Error(`The section ${order.section} ended with code ${code} and without figures.`))
    })
    child.send(order)
  })
}

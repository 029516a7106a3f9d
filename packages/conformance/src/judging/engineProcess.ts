/**
 * Runs another engine as a process that reads and writes lines of JSON. A thread talks to the process while the caller
 * blocks, so that games are played and shrunk as if the engine were in this process.
 */
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads'
import * as E from '#fp-ts/Either'
import { type Exchange, readAnswer } from './exchange.ts'

/** The command of an engine, and its limits. */
export interface EngineCommand {
  readonly command: string
  readonly arguments: readonly string[]
  /** The time limit of an answer in milliseconds; the first answer after each start may take three times as long. */
  readonly within: number
}

/** A running engine. */
export interface EngineProcess {
  readonly exchange: Exchange
  readonly end: () => Promise<void>
}

/** The maximum length of an answer. */
const MAX_LENGTH = 64 * 1024 * 1024

/** The code of the thread, as plain JavaScript, because a thread of a bundled program finds no other files. */
const THREAD = `
const { workerData: { command, words, signal, port, longest, says } } = require('node:worker_threads')
const child = require('node:child_process').spawn(command, words, { stdio: ['pipe', 'pipe', says ? 'inherit' : 'ignore'] })
const heard = new Int32Array(signal)
let rest = ''
const send = (message) => { port.postMessage(message); Atomics.add(heard, 0, 1); Atomics.notify(heard, 0) }
child.on('error', ({ message }) => send({ ended: 'It cannot be started: ' + message }))
child.on('exit', (code, by) => send({ ended: 'It ended' + (by === null ? ' with exit code ' + code : ' by ' + by) + '.' }))
child.stdin.on('error', () => undefined)
child.stdout.setEncoding('utf8')
child.stdout.on('data', (text) => {
  const lines = (rest + text).split('\\n')
  rest = lines.pop()
  for (const line of lines) send({ line })
  if (rest.length > longest) child.kill()
})
port.on('message', (line) => { if (line === null) child.kill(); else child.stdin.write(line + '\\n') })
`

interface Talk {
  readonly ask: (line: string, within: number) => E.Either<string, string>
  readonly end: () => Promise<unknown>
}

const begin = ({ command, arguments: words }: EngineCommand, says: boolean): Talk => {
  const signal = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const heard = new Int32Array(signal)
  const { port1: port, port2 } = new MessageChannel()
  const workerData = { command, words, signal, port: port2, longest: MAX_LENGTH, says }
  const worker = new Worker(THREAD, { eval: true, workerData, transferList: [port2] })
  worker.unref()
  port.unref()
  let read = 0
  return {
    ask: (line, within) => {
      port.postMessage(line)
      if (Atomics.wait(heard, 0, read, within) === 'timed-out')
        return E.left(`It did not answer within ${within / 1000} s.`)
      read += 1
      const message = receiveMessageOnPort(port)?.message as
        | { readonly line?: string; readonly ended?: string }
        | undefined
      return message?.line === undefined ? E.left(message?.ended ?? 'It ended.') : E.right(message.line)
    },
    end: () => {
      port.postMessage(null)
      return worker.terminate()
    },
  }
}

const STARTING = 3

/** Starts an engine at the first request. If the engine ends or does not answer, the next request starts it again. */
export const engineProcess = (engine: EngineCommand): EngineProcess => {
  let talk: Talk | null = null
  let id = 0
  const stop = async (): Promise<void> => {
    const ending = talk
    talk = null
    await ending?.end()
  }
  return {
    exchange: (request) => {
      const within = talk === null ? engine.within * STARTING : engine.within
      // Only the first process shows its standard error, so that restarts do not repeat it.
      talk ??= begin(engine, id === 0)
      id += 1
      const line = talk.ask(JSON.stringify({ id, ...request }), within)
      if (E.isLeft(line)) {
        void stop()
        return line
      }
      const answer = readAnswer(line.right)
      return answer === null ? E.left(`Its answer is invalid: ${line.right.slice(0, 100)}`) : E.right(answer)
    },
    end: stop,
  }
}

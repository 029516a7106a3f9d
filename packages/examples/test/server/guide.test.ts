/** The guide describes the server: it contains every message, code and limit. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LIMITS } from '../../server/limits.ts'
import { CLOSE_CODES, REFUSAL_CODES, REFUSALS } from '../../server/refusals.ts'

const DOCS = join(import.meta.dirname, '../../docs')
const guide = readFileSync(join(DOCS, 'server.md'), 'utf8')

const ENDS = { staysOpen: '', comeBack: 'closed', stayAway: 'closed for good' } as const

describe('the table lists each code and its effect on the connection', () => {
  test.each(REFUSAL_CODES)('%s', (code) => {
    const row = new RegExp(`^\\| \`${code}\` \\|.*\\| ?(.*?) ?\\|$`, 'm').exec(guide)
    expect(row?.[1]).toBe(ENDS[REFUSALS[code].afterwards])
  })

  test('and no other code', () => {
    const named = [...guide.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, code]) => code)
    expect(named).toEqual(REFUSAL_CODES)
  })
})

test('every message is in the table', () => {
  const protocol = readFileSync(join(DOCS, '../server/protocol.ts'), 'utf8')
  const kinds = new Set([...protocol.matchAll(/kind: v\.literal\('(\w+)'\)/g)].map(([, kind = '']) => kind))
  const named = new Set([...guide.matchAll(/^\| (?:client|server) \| `(\w+)`/gm)].map(([, kind = '']) => kind))
  expect(named).toEqual(kinds)
})

test('the limits are those of the server', () => {
  for (const words of [
    `more than ${LIMITS.messageBytes / 1024} kB; from ${LIMITS.frameBytes / 1024} kB on`,
    `more than ${LIMITS.burst} messages at once, or ${LIMITS.perSecond} a second`,
    `${LIMITS.flood} messages over this limit`,
    `nothing for ${LIMITS.helloWithin / 1000} seconds`,
    `more than ${LIMITS.connectionsPerLink} connections with one link, or ${LIMITS.connections} in all`,
    `more than ${LIMITS.unreadBytes / 1024 / 1024} MB is waiting`,
    `${CLOSE_CODES.comeBack} (come back) or ${CLOSE_CODES.stayAway} (for good)`,
  ])
    expect(guide).toContain(words)
})

/** Questions of continuous effects, which leave nothing behind (GR.1). */
import { expect, test } from 'vitest'
import '../../src/oracle/counts.ts'
import { answerAbout, isAbsent } from '../../src/oracle/asked.ts'

test('an effect whose question cannot be answered is in force again afterwards', () => {
  const unanswerable = (): never => {
    expect(isAbsent('noAbilities')).toBe(true)
    throw new RangeError('Too deep.')
  }
  expect(() => answerAbout('noAbilities', unanswerable)).toThrow('Too deep.')
  expect(isAbsent('noAbilities')).toBe(false)
})

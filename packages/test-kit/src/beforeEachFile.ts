/** Runs before each file of tests that looks at pages, also where files share a process. */
import { hearEachTest } from './afterEachTest.ts'

hearEachTest()

/** Runs before each test file that opens pages, even if files share a process. */
import { hearEachTest } from './afterEachTest.ts'

hearEachTest()

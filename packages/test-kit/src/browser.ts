/** A real browser for tests of pages: found where systems install it, or installed with apt-get if the user is root. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Browser, chromium, type Frame } from 'playwright-core'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
] as const

const found = (): string | undefined => PLACES.find((place) => existsSync(place))

const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** The path of the browser. Throws with instructions if there is no browser: a test that needs one is never skipped. */
export const findBrowser = (): string => {
  const named = process.env.CHROMIUM
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM names ${named}, which does not exist.`)
  }
  const place = found()
  if (place !== undefined) return place
  if (mayInstall()) spawnSync('apt-get', ['install', '-y', 'chromium'], { stdio: 'inherit' })
  const installed = found()
  if (installed !== undefined) return installed
  throw new Error('No Chromium was found: install it (apt-get install chromium) or name it in the variable CHROMIUM.')
}

/**
 * Browser features that only people need; for example, suggestions of the address bar would open two pages for every
 * window. Chromium reads only the last list of disabled features, so this list also has the features without which tests
 * are faster.
 */
const FOR_PEOPLE = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
] as const

/** Switches without which the browser would, for example, look for updates. */
const QUIET = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--in-process-gpu',
  `--disable-features=${FOR_PEOPLE.join()}`,
] as const

/** Starts the browser with a new, empty profile. */
export const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: findBrowser(), args: [...QUIET] })

let kept: Promise<Browser> | undefined

/** The browser that all test files of this process share. It ends with the process. */
export const sharedBrowser = (): Promise<Browser> => {
  kept ??= openBrowser()
  return kept
}

/** Loads a frame again, and waits until another document is in it. */
export const loadAgain = async (frame: Frame): Promise<void> => {
  // The document may be gone before it answers.
  await frame.evaluate('globalThis.isLeft = true; location.reload()').catch(() => {})
  await frame.waitForFunction('globalThis.isLeft !== true')
}

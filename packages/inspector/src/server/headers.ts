/** The headers of every answer: the browser may run only the page's own script, send nothing elsewhere, and store nothing. */
import { secureHeaders } from 'hono/secure-headers'
import { hostsOf } from './requestGuard.ts'

const SELF = "'self'"
const NONE = "'none'"

/** The value of `Cache-Control`: nothing is stored, because the game continues and its address is a secret. */
export const NOT_KEPT = 'no-store'

/** Sets the headers on every answer of the server on that port. */
export const headersOf = (port: number) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [NONE],
      scriptSrc: [SELF],
      styleSrc: [SELF],
      imgSrc: [SELF, 'data:', 'blob:'],
      // Some browsers do not count a WebSocket to the same host as `self`.
      connectSrc: [SELF, ...hostsOf(port).map((host) => `ws://${host}`)],
      workerSrc: [SELF, 'blob:'],
      baseUri: [NONE],
      formAction: [NONE],
      frameAncestors: [NONE],
    },
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'no-referrer',
    xContentTypeOptions: 'nosniff',
    xFrameOptions: 'DENY',
    // There is no certificate on loopback.
    strictTransportSecurity: false,
  })

/** The headers of every answer: the browser is to run nothing but our own script, to tell nobody, and to keep nothing. */
import { secureHeaders } from 'hono/secure-headers'
import { hostsOf } from './door.ts'

const SELF = "'self'"
const NONE = "'none'"

/** `Cache-Control`: the game goes on, and the address is a secret. */
export const NOT_KEPT = 'no-store'

/** Puts the headers on every answer of the server on that port. */
export const headersOf = (port: number) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [NONE],
      scriptSrc: [SELF],
      styleSrc: [SELF],
      imgSrc: [SELF, 'data:', 'blob:'],
      // Not every browser counts a WebSocket to the same place as the same place.
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

/**
 * The host names that requests to the server may have. A foreign page can redirect its own name to this machine (DNS
 * rebinding); browsers then treat it as a page of this server, and only the host name in the request differs.
 */
import { isIP } from 'node:net'

export const WRONG_HOST = 'This server is not known by that name. Its operator can allow the name with --origin.'

/** `name:port` or `[address]:port`, without the port. */
const withoutPort = (host: string): string => host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')

/** Returns a function that accepts IP addresses, names of this machine, and the names in `origins` and `own`. */
export const knownHosts =
  (origins: readonly string[], own: readonly string[]) =>
  (host: string | undefined): boolean => {
    if (host === undefined) return false
    const name = withoutPort(host.toLowerCase())
    return (
      isIP(name) !== 0 ||
      name === 'localhost' ||
      name.endsWith('.localhost') ||
      own.some((one) => name === one.toLowerCase()) ||
      origins.some((origin) => URL.canParse(origin) && new URL(origin).hostname === name)
    )
  }

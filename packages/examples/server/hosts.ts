/**
 * The names under which the server may be asked. A page of somebody else's can have its own name lead to this machine (DNS
 * rebinding); browsers then take it for a page of this server, and only the name in the request tells the difference.
 */
import { isIP } from 'node:net'

export const WRONG_HOST = 'This server is not known under that name. Whoever runs it can name it with --origin.'

/** `name:port` or `[address]:port`, without the port. */
const withoutPort = (host: string): string => host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')

/** An address is what it says; a name is known when it is this machine's own, or one of those that were told. */
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

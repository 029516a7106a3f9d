/** A folder as a web site on this computer, for the duration of a test. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const KINDS: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

export interface Site {
  readonly url: string
  readonly close: () => Promise<void>
}

/** Serves the files of the folder, and nothing else. */
export const serve = async (folder: string): Promise<Site> => {
  const server = createServer(async ({ url = '/' }, response) => {
    const path = normalize(new URL(url, 'http://localhost').pathname)
    try {
      const file = await readFile(join(folder, path === '/' ? 'index.html' : path))
      response
        .writeHead(200, { 'content-type': KINDS[extname(path) || '.html'] ?? 'application/octet-stream' })
        .end(file)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}

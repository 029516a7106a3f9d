/** What is used of a WebSocket server that a host brings: one of the `ws` package fits, and nobody needs that package for its types. */

/** A message as it comes in: some bytes. */
export interface Bytes {
  readonly byteLength: number
  toString(): string
}

/** A connection of the server. */
export interface Socket {
  readonly OPEN: number
  readonly readyState: number
  /** Bytes that wait to be sent. */
  readonly bufferedAmount: number
  send(text: string): void
  terminate(): void
  on(name: 'message', listener: (data: Bytes | Bytes[], isBinary: boolean) => void): unknown
  on(name: 'error' | 'close', listener: () => void): unknown
}

/** A server with its connections, such as a `WebSocketServer` of `ws`. */
export interface SocketServer {
  readonly clients: Iterable<Socket>
  on(name: 'connection', listener: (socket: Socket) => void): unknown
  off(name: 'connection', listener: (socket: Socket) => void): unknown
}

/** The interface of a WebSocket server that a program may pass. A server of the `ws` package fits, but its types are not needed. */

/** An incoming message. */
export interface Bytes {
  readonly byteLength: number
  toString(): string
}

/** A connection of the server. */
export interface Socket {
  readonly OPEN: number
  readonly readyState: number
  /** The number of bytes waiting to be sent. */
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

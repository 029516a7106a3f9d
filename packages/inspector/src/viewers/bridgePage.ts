/** Serves the page that shows a viewer in a frame and relays messages between it and a game in Node. */

/** The viewer that the page shows. */
export interface Bridge {
  /** The address of the viewer. */
  readonly viewer: string
  /** The `type` of the message with which the viewer requests the game. */
  readonly greeting: string
  readonly title: string
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** JSON for a script element, escaped so that it cannot end the element. */
const embedded = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

export const bridgeDocument = (bridge: Bridge): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(bridge.title)}</title>
<link rel="stylesheet" href="bridge.css">
<script type="application/json" id="bridge">${embedded({ viewer: bridge.viewer, greeting: bridge.greeting })}</script>
<script type="module" src="bridge.js"></script>
</head>
<body>
<p role="status">Waiting for the viewer at ${escaped(bridge.viewer)}. It has to be reachable from this computer.</p>
<iframe title="${escaped(bridge.title)}"></iframe>
</body>
</html>
`

export const BRIDGE_STYLE = `html, body { height: 100%; margin: 0; }
body { display: flex; flex-direction: column; font: 16px/1.4 system-ui, sans-serif; }
p { margin: 0; padding: 8px 12px; }
p:empty { display: none; }
iframe { flex: 1; width: 100%; border: 0; }
`

/**
 * The time after which the page says that no viewer has answered. A viewer on the web requests the game about a second after its page has
 * loaded.
 */
const SILENCE_IN_SECONDS = 5

/** The script of the page. It reconnects at each request of the viewer, so a reloaded viewer gets everything again. */
export const BRIDGE_SCRIPT = `const { viewer, greeting } = JSON.parse(document.getElementById('bridge').textContent)
const frame = document.querySelector('iframe')
const status = document.querySelector('p')
const { origin } = new URL(viewer)
const address = new URL('live', location.href)
address.protocol = 'ws:'
address.hash = address.search = ''
let socket = null
const silence = setTimeout(() => {
  status.textContent =
    'Nothing has answered at ' + viewer + ' for ${SILENCE_IN_SECONDS} seconds. See whether a browser on this computer opens that address, or name ' +
    'another viewer (--viewer). As soon as it answers, the game is shown here.'
}, ${SILENCE_IN_SECONDS * 1000})
const connect = (message) => {
  clearTimeout(silence)
  if (socket !== null) {
    socket.onclose = null
    socket.close()
  }
  socket = new WebSocket(address)
  socket.onopen = () => {
    status.textContent = ''
    socket.send(message)
  }
  socket.onmessage = ({ data }) => frame.contentWindow.postMessage(JSON.parse(data), origin)
  socket.onclose = () => {
    status.textContent = 'The game is no longer connected. Start it again and open its new address.'
  }
}
addEventListener('message', ({ source, origin: from, data }) => {
  if (source !== frame.contentWindow || from !== origin) return
  if (typeof data !== 'object' || data === null || typeof data.type !== 'string') return
  if (data.type === greeting) connect(JSON.stringify(data))
  else if (socket !== null && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(data))
})
frame.src = viewer
`

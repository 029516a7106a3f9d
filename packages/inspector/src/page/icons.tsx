/** Draws the icons on the buttons of the page. */
import type { ComponentChildren } from 'preact'

const Icon = ({ children }: { readonly children: ComponentChildren }) => (
  <svg class="icon" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
    {children}
  </svg>
)

const BAR = 'M0 2h2v12h-2z'
const RIGHT = 'M0 2l9 6-9 6z'
const LEFT = 'M9 2l-9 6 9 6z'

const moved = (path: string, by: number) => <path d={path} transform={`translate(${by} 0)`} />

export const ToStartIcon = () => (
  <Icon>
    {moved(BAR, 2)}
    {moved(LEFT, 5)}
  </Icon>
)
export const ToEndIcon = () => (
  <Icon>
    {moved(RIGHT, 2)}
    {moved(BAR, 12)}
  </Icon>
)
export const PreviousEventIcon = () => (
  <Icon>
    <path d="M8 2l-7 6 7 6zM15 2l-7 6 7 6z" />
  </Icon>
)
export const NextEventIcon = () => (
  <Icon>
    <path d="M1 2l7 6-7 6zM8 2l7 6-7 6z" />
  </Icon>
)
export const BackIcon = () => <Icon>{moved(LEFT, 3)}</Icon>
export const ForwardIcon = () => <Icon>{moved(RIGHT, 4)}</Icon>
export const PlayIcon = () => <Icon>{moved(RIGHT, 4)}</Icon>
export const PauseIcon = () => (
  <Icon>
    <path d="M3 2h4v12h-4zM9 2h4v12h-4z" />
  </Icon>
)

/** Draws the curtain between two people who share a device. While it is down, the page contains nobody's cards. */
import { useEffect, useRef } from 'react'

/** The curtain, which the next player lifts. */
export const Curtain = ({ name, onLift }: { readonly name: string; readonly onLift: () => void }) => {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <main className="curtain">
      <h1>{name} is next</h1>
      <p>Pass the device on. Nobody’s cards are shown until {name} is there.</p>
      <button ref={button} type="button" className="button button-main button-large" onClick={onLift}>
        I am {name}
      </button>
    </main>
  )
}

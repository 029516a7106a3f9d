/** Draws the curtain between two people who share a device: nothing of anybody's cards is on the page while it is down. */
import { useEffect, useRef } from 'react'

/** The curtain, for whoever comes next to lift. */
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

/** Loads the elements of the inspector, once and only when a part of the page asks for them. */
import { useEffect, useState } from 'react'

/** The progress of loading. */
export type Loading = 'coming' | 'there' | 'failed'

/** The elements can be drawn once they are there: React sets properties only on elements that are defined. */
export const useElements = (): Loading => {
  const [loading, setLoading] = useState<Loading>('coming')
  useEffect(() => {
    import('ptcg-turn-engine-inspector/elements').then(
      ({ defineElements }) => {
        defineElements()
        setLoading('there')
      },
      () => setLoading('failed'),
    )
  }, [])
  return loading
}

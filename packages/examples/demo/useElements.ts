/** Loads the custom elements of the inspector, once and only when a part of the page needs them. */
import { useEffect, useState } from 'react'

/** The progress of loading. */
export type Loading = 'coming' | 'there' | 'failed'

/** Loads the elements. Draw them only when they are `there`, because React sets properties only on defined elements. */
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

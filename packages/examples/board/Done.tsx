/** The button that ends a choice before the maximum number of picks; it stands out after the first pick. */
import type { Request } from 'ptcg-turn-engine'
import { ActionButton } from './ActionButton.tsx'
import { isChoosing } from './places.ts'
import { useAtTable } from './useTable.ts'

/** The button; nothing if the choice ends by itself. */
export const Done = ({ request }: { readonly request: Request }) => {
  const { player } = useAtTable()
  const isOpen = request.kind === 'resolve' || (isChoosing(request) && (request.min < request.max || request.units > 0))
  if (!isOpen) return null
  const isNone = isChoosing(request) && request.picked.length === 0 && request.min === 0 && request.units === 0
  return (
    <div className="prompt-buttons">
      <ActionButton event={{ type: 'DONE', player }} className={isNone ? 'button' : 'button button-main'}>
        {isNone ? 'None' : 'Done'}
      </ActionButton>
    </div>
  )
}

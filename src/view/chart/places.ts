/** Where everything on a drawing goes, as data: kept, so that a chart that is drawn again need not be laid out again, which takes seconds. */
import type { Arrow } from './arrows.ts'
import type { ChartGraph } from './graph.ts'
import type { Placed, PlacedRoute } from './place.ts'

/** A layout in which arrows stand by their ids. */
export interface Places extends Omit<Placed, 'routes'> {
  readonly routes: readonly (Omit<PlacedRoute, 'arrow'> & { readonly arrow: string | null })[]
}

/** What to keep of a layout. */
export const placesOf = ({ routes, ...rest }: Placed): Places => ({
  ...rest,
  routes: routes.map(({ arrow, ...route }) => ({ ...route, arrow: arrow?.id ?? null })),
})

const same = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted().join('\n') === others.toSorted().join('\n')

/** The layout that was kept, or null where the drawing has other boxes or arrows than it had then. */
export const placedBy = (places: Places, { states }: ChartGraph, arrows: readonly Arrow[]): Placed | null => {
  const byId = new Map(arrows.map((arrow) => [arrow.id, arrow]))
  const isOfThese =
    same(
      places.boxes.map(({ path }) => path),
      states.map(({ path }) => path),
    ) &&
    same(
      places.routes.flatMap(({ arrow }) => arrow ?? []),
      [...byId.keys()],
    )
  if (!isOfThese) return null
  const routes = places.routes.map((route) => ({
    ...route,
    arrow: route.arrow === null ? null : (byId.get(route.arrow) ?? null),
  }))
  return { ...places, routes }
}

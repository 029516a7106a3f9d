/** Reads the address of a viewer, which has to be a page on the web or on this computer. */
import * as E from '#fp-ts/Either'

/** The page of a viewer, or one sentence if `viewer` is not the address of one. In a page, `base` allows relative addresses. */
export const viewerPage = (viewer: string, base?: string): E.Either<string, URL> => {
  const page = URL.canParse(viewer, base) ? new URL(viewer, base) : null
  return page?.protocol === 'https:' || page?.protocol === 'http:'
    ? E.right(page)
    : E.left(
        `${JSON.stringify(viewer.slice(0, 100))} is not the address of a viewer: it has to begin with http:// or https://.`,
      )
}

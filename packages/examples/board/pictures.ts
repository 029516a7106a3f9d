/** Finds pictures of cards that people provide: at addresses with a pattern, or in files of a folder. */
import { useSyncExternalStore } from 'react'

/** The source of pictures: none, a pattern of addresses with {set} and {number} of the card, or files by set and number. */
export type PictureSource =
  | { readonly of: 'nobody' }
  | { readonly of: 'pattern'; readonly pattern: string }
  | { readonly of: 'folder'; readonly files: ReadonlyMap<string, string> }

let source: PictureSource = { of: 'nobody' }
let missing: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()
const notifyAll = (): void => {
  for (const listener of listeners) listener()
}

/** Draws all cards with pictures of this source. */
export const setPictures = (next: PictureSource): void => {
  source = next
  missing = new Set()
  notifyAll()
}

/** Call this for a picture that cannot be shown. The card's drawing then replaces the picture. */
export const markMissing = (address: string): void => {
  missing = new Set([...missing, address])
  notifyAll()
}

/** A card's set and number, such as `swsh1` and `34`. */
const placeOf = (definition: string): readonly [set: string, number: string] | null => {
  const [, set, number] = /^([a-z0-9.]+)-([A-Za-z0-9]+)$/.exec(definition) ?? []
  return set === undefined || number === undefined ? null : [set, number]
}

/** The address of a card's picture in a source; null if there is none, so that the card's drawing is shown. */
export const cardPictureOf = (from: PictureSource, definition: string): string | null => {
  const place = placeOf(definition)
  if (place === null || from.of === 'nobody') return null
  if (from.of === 'folder') return from.files.get(place.join('-')) ?? null
  return from.pattern.replaceAll('{set}', place[0]).replaceAll('{number}', place[1])
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The address of a card's picture in the current source; null if there is none or if it cannot be shown. */
export const usePicture = (definition: string): string | null =>
  useSyncExternalStore(subscribe, () => {
    const picture = cardPictureOf(source, definition)
    return picture !== null && missing.has(picture) ? null : picture
  })

/** The set and number of a picture file, as `set-number`, from a path such as set-number.png or set/number.png. */
const keyOf = (path: string): string | null => {
  const [, folder = '', name = ''] = /(?:^|([^/]+)\/)([^/]+)\.(?:png|jpe?g|webp|avif|gif)$/i.exec(path) ?? []
  if (name === '') return null
  return placeOf(name) === null ? `${folder}-${name}` : name
}

/** The pictures in a folder that somebody has chosen; they stay on the device. */
export const picturesIn = (files: Iterable<File>): PictureSource => ({
  of: 'folder',
  files: new Map(
    [...files].flatMap((file) => {
      const key = keyOf(file.webkitRelativePath || file.name)
      return key === null ? [] : [[key, URL.createObjectURL(file)] as const]
    }),
  ),
})

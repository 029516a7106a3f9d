/** Takes over properties that a page set on an element before its class was defined. */

/** Deletes these properties and sets them again, because an element's own property hides the accessor of its class. */
export const takeEarlier = (element: HTMLElement, names: readonly string[]): void => {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue
    const value: unknown = Reflect.get(element, name)
    Reflect.deleteProperty(element, name)
    Reflect.set(element, name, value)
  }
}

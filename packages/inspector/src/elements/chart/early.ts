/** Takes over the properties that a page has set on an element before its class was known. */

/** They stand in the way of the accessors of the class: they are taken away and set again. */
export const takeEarlier = (element: HTMLElement, names: readonly string[]): void => {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue
    const value: unknown = Reflect.get(element, name)
    Reflect.deleteProperty(element, name)
    Reflect.set(element, name, value)
  }
}

/** Takes over properties that a page set on an element before its class was defined. */

/** Own properties hide the accessors of the class: they are deleted and set again. */
export const takeEarlier = (element: HTMLElement, names: readonly string[]): void => {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue
    const value: unknown = Reflect.get(element, name)
    Reflect.deleteProperty(element, name)
    Reflect.set(element, name, value)
  }
}

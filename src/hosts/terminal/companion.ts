/** Loads what is a package of its own, so that only those install it who use it: as it is in the sources, installed, or as a build in a clone leaves it. */
import { CannotAsk } from './cannotAsk.ts'

/** A package beside this one. */
interface Companion<Exports> {
  /** As the sources have it, or the installed package. */
  readonly load: () => Promise<Exports>
  /** Where a build in a clone leaves it, from the folder of the programs. */
  readonly built: string
  /** What to say where there is none. */
  readonly missing: string
}

export const loadCompanion = async <Exports>({ load, built, missing }: Companion<Exports>): Promise<Exports> => {
  try {
    return await load()
  } catch {
    const found = (await import(new URL(built, import.meta.url).href).catch(() => null)) as Exports | null
    if (found !== null) return found
    throw new CannotAsk(missing)
  }
}

/** `--era`: finds an era by its name, or refuses the name in one sentence. */
import { InvalidArgumentError, Option } from 'commander'
import type { RulesetId } from 'ptcg-turn-engine'
import { ERAS, eraNamed } from 'ptcg-turn-engine/internal/game/rulesets/eraNamed'

/** Finds an era by its id or an abbreviation such as `bw`. */
export const era = (name: string): RulesetId => {
  const found = eraNamed(name)
  if (found === null)
    throw new InvalidArgumentError(`"${name}" does not name exactly one era. The eras are: ${ERAS.join(', ')}.`)
  return found
}

/** The option `--era`, with the description `says`. */
export const eraOption = (says: string): Option => new Option('--era <era>', says).argParser(era)

/** `--era`: finds an era by its name, or refuses the name in one sentence. */
import { InvalidArgumentError, Option } from 'commander'
import type { RulesetId } from 'ptcg-turn-engine'
import { ERAS, eraNamed } from 'ptcg-turn-engine/internal/game/rulesets/eraNamed'

/** The era of this name. */
export const era = (name: string): RulesetId => {
  const found = eraNamed(name)
  if (found === null) throw new InvalidArgumentError(`No single era has this name. There are ${ERAS.join(', ')}.`)
  return found
}

/** The option, with this description. */
export const eraOption = (says: string): Option => new Option('--era <era>', says).argParser(era)

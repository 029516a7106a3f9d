/** `--era`: an era as a person names it, or one sentence. */
import { InvalidArgumentError, Option } from 'commander'
import type { RulesetId } from 'ptcg-turn-engine'
import { ERAS, eraNamed } from 'ptcg-turn-engine/internal/game/rulesets/eraNamed'

/** The era that is meant. */
export const era = (name: string): RulesetId => {
  const found = eraNamed(name)
  if (found === null) throw new InvalidArgumentError(`No single era is called so. There are ${ERAS.join(', ')}.`)
  return found
}

/** The option, told in these words. */
export const eraOption = (says: string): Option => new Option('--era <era>', says).argParser(era)

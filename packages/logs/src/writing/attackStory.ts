/** Writes the log lines about the damage of attacks, with the breakdown from the engine's ledger. */
import type { FactNamed, Ledger } from 'ptcg-turn-engine/model'
import { loggedPokemon, type WritingContext } from './naming.ts'
import type { LogStory } from './story.ts'
import { entryFor } from './written.ts'

const typeIn = (
  ledger: Ledger,
  step: '3_weakness' | '4_resistance',
  type: string,
): { readonly points: number; readonly type: string } | null => {
  const entry = ledger.entries.find((one) => one.step === step)
  return entry === undefined || entry.in === entry.out ? null : { points: entry.out - entry.in, type }
}

export const writeDamagePlaced = (story: LogStory, fact: FactNamed<'DAMAGE_PLACED'>, context: WritingContext): void => {
  const { attack } = story
  const pokemon = loggedPokemon(context, fact.pokemon)
  const said = attack?.entry.sentence
  if (attack === null || said?.says !== 'used' || fact.pokemon.id !== attack.target || fact.owner === attack.player) {
    story.under({ says: 'tookDamage', player: fact.owner, pokemon, amount: fact.damage })
    return
  }
  const weakness = typeIn(fact.ledger, '3_weakness', attack.type)
  const resistance = typeIn(fact.ledger, '4_resistance', attack.type)
  const changed = weakness ?? resistance
  const hit = { ...said, owner: fact.owner, target: pokemon, amount: fact.damage }
  attack.entry.sentence =
    changed === null
      ? { ...hit, says: 'attacked' }
      : {
          ...hit,
          says: weakness === null ? 'attackedResistance' : 'attackedWeakness',
          changed: changed.points,
          text: changed.type,
        }
  const others = fact.ledger.entries.filter(({ in: before, out }) => before !== out)
  if (others.length < 2) return
  const breakdown = entryFor({ says: 'breakdownBegan' })
  for (const { step, in: before, out, sources } of others)
    breakdown.under.push(
      entryFor(
        step === '1_base'
          ? { says: 'breakdownBase', amount: out }
          : step === '3_weakness'
            ? { says: 'breakdownWeakness', text: attack.type, amount: out - before }
            : step === '4_resistance'
              ? { says: 'breakdownResistance', text: attack.type, amount: out - before }
              : {
                  says: 'breakdownOther',
                  text: sources.map(({ source }) => source).join(' and ') || 'Effect',
                  amount: out - before,
                },
      ),
    )
  breakdown.under.push(entryFor({ says: 'breakdownTotal', amount: fact.damage }))
  attack.entry.under.unshift(breakdown)
}

/** Attacks that a Pokémon borrows, Energy that provides more, rules that do not hold for some Pokémon, one text of a name in a turn. */
import { describe, expect, test } from 'vitest'
import { abilityOf, readText, trainer } from './reading.ts'

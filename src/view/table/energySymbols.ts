/** The Energy symbols as letters and words, for interfaces that draw them and for people who cannot distinguish their colors. */
import { ENERGY_TYPES, type EnergyType, type EnergyUnit } from '../../game/model/energy.ts'

/** The letter that players write for each type, such as R for Fire. */
export const ENERGY_LETTERS: { readonly [Type in EnergyType]: string } = {
  Grass: 'G',
  Fire: 'R',
  Water: 'W',
  Lightning: 'L',
  Psychic: 'P',
  Fighting: 'F',
  Darkness: 'D',
  Metal: 'M',
  Fairy: 'Y',
  Dragon: 'N',
  Colorless: 'C',
}

/** A unit of Energy in words: `Fire`, `Fire or Water`, `any type`. */
export const unitInWords = (unit: EnergyUnit): string =>
  unit.length >= ENERGY_TYPES.length - 1 ? 'any type' : unit.join(' or ')

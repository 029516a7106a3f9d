/** Well-known tournament decks of Sword & Shield and Scarlet & Violet: each card with its number of copies. */
import type { Deck } from 'ptcg-turn-engine'
import { deckOf } from 'ptcg-turn-engine/internal/game/cards/deckOf'

/** Each has 60 cards that the engine carries out whole. */
export const knownDecks = {
  'lugia-vstar': deckOf('Lugia VSTAR', {
    'swsh12-138': 4, // Lugia V
    'swsh12-139': 3, // Lugia VSTAR
    'swsh12-147': 4, // Archeops
    'swsh9-40': 2, // Lumineon V
    'sv3pt5-143': 2, // Snorlax
    'swsh5-97': 1, // Tyranitar V
    'sv4-118': 1, // Yveltal
    'sv1-194': 1, // Switch
    'sv4pt5-87': 4, // Professor's Research
    'swsh2-154': 2, // Boss's Orders
    'swsh12-164': 2, // Serena
    'swsh12-153': 4, // Capturing Aroma
    'sv1-196': 4, // Ultra Ball
    'swsh1-179': 4, // Quick Ball
    'swsh1-163': 2, // Evolution Incense
    'swsh1-171': 1, // Ordinary Rod
    'swsh9-137': 2, // Collapsed Stadium
    'sv2-176': 2, // Choice Belt
    'swsh9-151': 4, // Double Turbo Energy
    'swsh3-176': 2, // Powerful Colorless Energy
    'swsh2-171': 3, // Capture Energy
    'swsh5-141': 4, // Single Strike Energy
    'swsh12-169': 1, // V Guard Energy
    'swsh11-171': 1, // Gift Energy
  }),
  'arceus-vstar': deckOf('Arceus VSTAR', {
    'swsh9-122': 4, // Arceus V
    'swsh9-123': 3, // Arceus VSTAR
    'swsh1-58': 2, // Inteleon
    'swsh1-56': 2, // Drizzile
    'swsh1-54': 4, // Sobble
    'swsh9-121': 2, // Bibarel
    'swsh9-120': 2, // Bidoof
    'swsh9-40': 1, // Lumineon V
    'sv4pt5-87': 4, // Professor's Research
    'swsh2-154': 3, // Boss's Orders
    'swsh1-169': 3, // Marnie
    'sv1-196': 4, // Ultra Ball
    'swsh1-179': 4, // Quick Ball
    'swsh1-163': 2, // Evolution Incense
    'sv1-194': 2, // Switch
    'swsh5-129': 1, // Level Ball
    'swsh1-158': 2, // Big Charm
    'swsh6-148': 2, // Path to the Peak
    'swsh9-151': 4, // Double Turbo Energy
    'sve-3': 9, // Water Energy
  }),
  'charizard-ex': deckOf('Charizard ex', {
    'sv3-26': 3, // Charmander
    'sv3-27': 1, // Charmeleon
    'sv3-125': 3, // Charizard ex
    'sv3-162': 2, // Pidgey
    'sv3-164': 2, // Pidgeot ex
    'sv3-163': 1, // Pidgeotto
    'swsh9-120': 2, // Bidoof
    'swsh9-121': 2, // Bibarel
    'swsh9-40': 1, // Lumineon V
    'swsh9-41': 1, // Manaphy
    'sv1-194': 3, // Switch
    'sv1-166': 4, // Arven
    'sv2-185': 3, // Iono
    'swsh2-154': 2, // Boss's Orders
    'sv4-171': 1, // Professor Turo's Scenario
    'sv1-196': 4, // Ultra Ball
    'sv1-191': 4, // Rare Candy
    'sv1-181': 4, // Nest Ball
    'sv2-188': 2, // Super Rod
    'sv4-160': 1, // Counter Catcher
    'swsh11-162': 1, // Lost Vacuum
    'sv2-176': 1, // Choice Belt
    'swsh9-137': 1, // Collapsed Stadium
    'sv2-171': 1, // Artazon
    'sve-2': 7, // Fire Energy
    'swsh5-129': 3, // Level Ball
  }),
  'miraidon-ex': deckOf('Miraidon ex', {
    'sv1-81': 4, // Miraidon ex
    'swsh12-58': 2, // Regieleki VMAX
    'swsh12-57': 2, // Regieleki V
    'sv1-67': 2, // Flaaffy
    'sv1-66': 3, // Mareep
    'swsh9-48': 1, // Raikou V
    'swsh4-48': 1, // Zapdos
    'swsh9-40': 1, // Lumineon V
    'sv4-70': 1, // Iron Hands ex
    'sv1-170': 4, // Electric Generator
    'sv1-196': 4, // Ultra Ball
    'sv1-181': 4, // Nest Ball
    'swsh10-154': 3, // Switch Cart
    'swsh5-125': 2, // Escape Rope
    'sv2-188': 1, // Super Rod
    'sv4pt5-87': 3, // Professor's Research
    'swsh2-154': 2, // Boss's Orders
    'sv1-166': 2, // Arven
    'sv1-173': 2, // Energy Switch
    'sv2-176': 2, // Choice Belt
    'sv2-173': 1, // Bravery Charm
    'sv1-167': 2, // Beach Court
    'sve-4': 11, // Lightning Energy
  }),
  'chien-pao-ex': deckOf('Chien-Pao ex', {
    'sv2-61': 3, // Chien-Pao ex
    'sv2-57': 3, // Frigibax
    'sv2-59': 1, // Arctibax
    'sv2-60': 3, // Baxcalibur
    'swsh9-120': 2, // Bidoof
    'swsh9-121': 2, // Bibarel
    'swsh10-46': 1, // Radiant Greninja
    'swsh9-41': 1, // Manaphy
    'swsh9-40': 1, // Lumineon V
    'sv4-70': 1, // Iron Hands ex
    'swsh10-147': 4, // Irida
    'swsh2-154': 2, // Boss's Orders
    'sv2-185': 1, // Iono
    'sv1-196': 4, // Ultra Ball
    'sv1-181': 4, // Nest Ball
    'swsh8-225': 4, // Battle VIP Pass
    'sv1-171': 4, // Energy Retrieval
    'sv1-191': 3, // Rare Candy
    'sv2-188': 2, // Super Rod
    'sv1-194': 3, // Switch
    'swsh11-162': 1, // Lost Vacuum
    'sv2-176': 1, // Choice Belt
    'sve-3': 8, // Water Energy
    'sve-4': 1, // Lightning Energy
  }),
  'palkia-vstar': deckOf('Palkia VSTAR', {
    'swsh10-39': 4, // Origin Forme Palkia V
    'swsh10-40': 3, // Origin Forme Palkia VSTAR
    'swsh1-54': 4, // Sobble
    'swsh1-56': 3, // Drizzile
    'swsh1-58': 2, // Inteleon
    'swsh10-46': 1, // Radiant Greninja
    'swsh9-41': 1, // Manaphy
    'swsh9-40': 1, // Lumineon V
    'swsh10-147': 4, // Irida
    'swsh2-154': 2, // Boss's Orders
    'swsh6-146': 2, // Melony
    'swsh10-150': 2, // Roxanne
    'swsh8-225': 4, // Battle VIP Pass
    'swsh1-179': 4, // Quick Ball
    'sv1-196': 3, // Ultra Ball
    'swsh5-129': 2, // Level Ball
    'swsh5-125': 2, // Escape Rope
    'swsh2-165': 3, // Scoop Up Net
    'swsh1-171': 1, // Ordinary Rod
    'sv2-176': 1, // Choice Belt
    'swsh6-148': 2, // Path to the Peak
    'sve-3': 9, // Water Energy
  }),
  'shadow-rider-calyrex': deckOf('Shadow Rider Calyrex', {
    'swsh6-74': 4, // Shadow Rider Calyrex V
    'swsh6-75': 3, // Shadow Rider Calyrex VMAX
    'swsh6-64': 4, // Cresselia
    'swsh2-87': 2, // Alcremie
    'swsh2-86': 2, // Milcery
    'swsh9-40': 1, // Lumineon V
    'swsh6-140': 4, // Fog Crystal
    'swsh1-179': 4, // Quick Ball
    'sv1-196': 3, // Ultra Ball
    'swsh5-129': 3, // Level Ball
    'swsh1-163': 2, // Evolution Incense
    'sv4pt5-87': 4, // Professor's Research
    'swsh1-169': 3, // Marnie
    'swsh2-154': 2, // Boss's Orders
    'sv1-194': 3, // Switch
    'swsh1-171': 1, // Ordinary Rod
    'sv2-176': 2, // Choice Belt
    'swsh6-148': 1, // Path to the Peak
    'sve-5': 12, // Psychic Energy
  }),
  'ice-rider-calyrex': deckOf('Ice Rider Calyrex', {
    'swsh6-45': 3, // Ice Rider Calyrex V
    'swsh6-46': 3, // Ice Rider Calyrex VMAX
    'swsh10-39': 2, // Origin Forme Palkia V
    'swsh10-40': 2, // Origin Forme Palkia VSTAR
    'swsh1-54': 3, // Sobble
    'swsh1-56': 3, // Drizzile
    'swsh1-58': 2, // Inteleon
    'swsh9-41': 1, // Manaphy
    'swsh6-146': 4, // Melony
    'swsh10-147': 2, // Irida
    'swsh2-154': 2, // Boss's Orders
    'sv4pt5-87': 2, // Professor's Research
    'swsh1-179': 4, // Quick Ball
    'swsh5-129': 3, // Level Ball
    'sv1-196': 2, // Ultra Ball
    'swsh8-225': 3, // Battle VIP Pass
    'swsh2-165': 2, // Scoop Up Net
    'sv1-194': 2, // Switch
    'swsh6-148': 2, // Path to the Peak
    'swsh1-171': 1, // Ordinary Rod
    'sve-3': 12, // Water Energy
  }),
  'duraludon-vmax': deckOf('Duraludon VMAX', {
    'swsh9-122': 3, // Arceus V
    'swsh9-123': 3, // Arceus VSTAR
    'swsh7-122': 3, // Duraludon V
    'swsh7-123': 2, // Duraludon VMAX
    'swsh9-120': 2, // Bidoof
    'swsh9-121': 2, // Bibarel
    'swsh9-40': 1, // Lumineon V
    'sv4pt5-87': 4, // Professor's Research
    'swsh1-169': 3, // Marnie
    'swsh2-154': 3, // Boss's Orders
    'swsh1-179': 4, // Quick Ball
    'sv1-196': 4, // Ultra Ball
    'swsh1-163': 2, // Evolution Incense
    'sv1-194': 3, // Switch
    'swsh1-158': 2, // Big Charm
    'sv2-176': 2, // Choice Belt
    'swsh7-144': 2, // Crystal Cave
    'swsh9-151': 4, // Double Turbo Energy
    'sve-8': 6, // Metal Energy
    'sve-6': 5, // Fighting Energy
  }),
  'leafeon-vstar': deckOf('Leafeon VSTAR', {
    'swsh7-7': 4, // Leafeon V
    'swsh12pt5-14': 3, // Leafeon VSTAR
    'swsh7-8': 2, // Leafeon VMAX
    'swsh5-8': 2, // Cherrim
    'swsh5-7': 2, // Cherubi
    'swsh9-40': 1, // Lumineon V
    'swsh12-16': 1, // Radiant Tsareena
    'swsh9-120': 2, // Bidoof
    'swsh9-121': 2, // Bibarel
    'sv4pt5-87': 4, // Professor's Research
    'swsh1-169': 3, // Marnie
    'swsh2-154': 3, // Boss's Orders
    'swsh1-179': 4, // Quick Ball
    'sv1-196': 4, // Ultra Ball
    'sv1-194': 3, // Switch
    'swsh1-163': 2, // Evolution Incense
    'sv2-176': 2, // Choice Belt
    'swsh1-171': 1, // Ordinary Rod
    'sve-1': 15, // Grass Energy
  }),
} as const satisfies Readonly<Record<string, Deck>>

/** The name of a well-known deck. */
export type KnownDeckName = keyof typeof knownDecks

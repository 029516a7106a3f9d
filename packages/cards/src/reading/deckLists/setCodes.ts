/**
 * Maps the set codes of deck lists to the set ids of the public JSON: a list says `OBF 125` where the JSON says
 * `sv3-125`. Facts of pokemon-tcg-data and of the lists that Pokémon TCG Live exports.
 */
export const SET_CODES: Readonly<Record<string, string>> = {
  SSH: 'swsh1',
  RCL: 'swsh2',
  DAA: 'swsh3',
  CPA: 'swsh35',
  VIV: 'swsh4',
  SHF: 'swsh45',
  BST: 'swsh5',
  CRE: 'swsh6',
  EVS: 'swsh7',
  CEL: 'cel25',
  FST: 'swsh8',
  BRS: 'swsh9',
  ASR: 'swsh10',
  PGO: 'pgo',
  LOR: 'swsh11',
  SIT: 'swsh12',
  CRZ: 'swsh12pt5',
  'PR-SW': 'swshp',
  SVI: 'sv1',
  PAL: 'sv2',
  OBF: 'sv3',
  MEW: 'sv3pt5',
  PAR: 'sv4',
  PAF: 'sv4pt5',
  TEF: 'sv5',
  TWM: 'sv6',
  SFA: 'sv6pt5',
  SCR: 'sv7',
  SSP: 'sv8',
  PRE: 'sv8pt5',
  JTG: 'sv9',
  DRI: 'sv10',
  BLK: 'zsv10pt5',
  WHT: 'rsv10pt5',
  MEG: 'me1',
  SVP: 'svp',
  'PR-SV': 'svp',
  SVE: 'sve',
}

/** Sets with a gallery of their own numbers: `TG05` of Brilliant Stars is `swsh9tg-TG05`. */
export const GALLERIES: Readonly<Record<string, string>> = { TG: 'tg', GG: 'gg', SV: 'sv', RC: 'rc' }

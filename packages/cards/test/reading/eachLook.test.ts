/** Each look can fail: for each there is a sentence and a fault in its effect that it notices. */
import { expect, test } from 'vitest'
import { CHANGES_OF_AMOUNTS } from '../../src/reading/secondLook/changes.ts'
import { doubtsOf } from '../../src/reading/secondLook/doubts.ts'
import { NAMED, NAMED_ANYWHERE } from '../../src/reading/secondLook/named.ts'
import { LOOKS_AT_PILES } from '../../src/reading/secondLook/piles.ts'
import { WITHOUT_SENSE } from '../../src/reading/secondLook/sense.ts'
import { LOOKS_AT_AGREEMENT } from '../../src/reading/secondLook/together.ts'
import { LOOKS_AT_PLAYERS, LOOKS_AT_TURNS } from '../../src/reading/secondLook/turns.ts'
import { readSentences } from '../../src/reading/sentences/reading.ts'

/** Values that belong together: each becomes the next one. */
const SWAPPED: readonly (readonly unknown[])[] = [
  ['you', 'opponent'],
  ['yourActive', 'opponentActive'],
  ['thisPokemon', 'opponentActive'],
  ['yours', 'opponents'],
  ['eachOfYours', 'eachOfOpponents'],
  ['hand', 'discard', 'lostZone', 'deck', 'prizes', 'bench', 'deckTop', 'deckBottom'],
  ['Bench', 'Active'],
  ['thisTurn', 'yourNextTurn', 'opponentsNextTurn', 'whileActive'],
  ['opponentsLastTurn', 'yourLastTurn', 'thisTurn'],
  ['Grass', 'Fire', 'Water', 'Lightning', 'Psychic', 'Fighting', 'Darkness', 'Metal', 'Dragon', 'Fairy'],
  ['Asleep', 'Burned', 'Confused', 'Paralyzed', 'Poisoned'],
  ['Item', 'Supporter', 'Stadium', 'Tool'],
  ['Basic', 'Stage 1', 'Stage 2'],
  ['V', 'VMAX', 'VSTAR', 'GX', 'EX', 'ex'],
  ['Pokemon', 'Trainer', 'Energy'],
  ['Ancient', 'Future', 'Tera', 'Single Strike', 'Rapid Strike', 'Fusion Strike', 'Ultra Beast', 'Team Plasma'],
  ['heads', 'allHeads', 'anyTails'],
  [true, false],
]

const wrongValues = (value: unknown): readonly unknown[] =>
  typeof value === 'number'
    ? [value + 1, -value]
    : SWAPPED.flatMap((all) => (all.includes(value) ? all.filter((one) => one !== value) : []))

/** Copies of a meaning with one fault each: another value, a part that is left out, or one that stands there twice. */
const faulty = (part: unknown): readonly unknown[] => {
  if (typeof part !== 'object' || part === null) return wrongValues(part)
  if (Array.isArray(part))
    return part.flatMap((one, index) => [
      part.toSpliced(index, 1),
      part.toSpliced(index, 0, one),
      ...faulty(one).map((other) => part.with(index, other)),
    ])
  return Object.entries(part).flatMap(([key, value]) => [
    Object.fromEntries(Object.entries(part).filter(([other]) => other !== key)),
    ...faulty(value).map((other) => ({ ...part, [key]: other })),
  ])
}

const SENTENCES = [
  'Draw 3 cards.',
  'Discard a random card from your opponent’s hand.',
  'Discard 2 Fire Energy from this Pokémon.',
  'Search your deck for up to 2 Basic Pokémon and put them onto your Bench.',
  'Search your deck for a Stage 1 Pokémon and put it into your hand.',
  'Search your deck for a Stage 2 Pokémon and put it into your hand.',
  'Search your deck for a Stadium card and a Pokémon Tool card, reveal them, and put them into your hand.',
  'Search your deck for a Trainer card and put it into your hand.',
  'Put an Item card from your discard pile into your hand.',
  'Put a Supporter card from your discard pile into your hand.',
  'Put 2 cards from your discard pile on top of your deck.',
  'Put a card from your hand on the bottom of your deck.',
  'Put an Energy attached to this Pokémon in the Lost Zone.',
  'Discard your hand.',
  'Discard the top 4 cards of your deck.',
  'Once during your turn, you may shuffle your hand and put it on the bottom of your deck.',
  'Look at the top 4 cards of your opponent’s deck and put them back in any order.',
  'During your opponent’s next turn, the Defending Pokémon can’t retreat.',
  'During your next turn, this Pokémon can’t attack.',
  'During your opponent’s next turn, this Pokémon takes 30 less damage from attacks (after applying Weakness and Resistance).',
  'If your opponent has 3 or fewer Prize cards remaining, this attack does 90 more damage.',
  'If you have exactly 4 cards in your hand, this attack does 60 more damage.',
  'Both Active Pokémon are now Poisoned.',
  'Your opponent’s Active Pokémon is now Burned and Confused.',
  'Your opponent’s Active Pokémon is now Asleep.',
  'Your opponent’s Active Pokémon is now Paralyzed.',
  'If heads, this attack does 30 more damage.',
  'If tails, this attack does nothing.',
  'If both of them are heads, this attack does 70 more damage.',
  'Your opponent switches their Active Pokémon with 1 of their Benched Pokémon.',
  'If any of your Pokémon were Knocked Out by damage from an attack during your opponent’s last turn, this attack does 90 more damage.',
  'If you played a Supporter card from your hand during this turn, this attack does 50 more damage.',
  'If this Pokémon moved from your Bench to the Active Spot this turn, this attack does 50 more damage.',
  'Heal 40 damage from each of your other Pokémon.',
  'Choose 1 of your opponent’s Pokémon 3 times. (You can choose the same Pokémon more than once.) For each time you chose a Pokémon, do 20 damage to it.',
  'Move up to 2 damage counters from your Active Pokémon to your opponent’s Active Pokémon.',
  'Search your deck for up to 2 Basic Energy cards of different types, reveal them, and put them into your hand.',
  'Discard a Special Energy from your opponent’s Active Pokémon.',
  'Search your deck for an Ancient Pokémon and put it into your hand.',
  'Search your deck for a Future Pokémon and put it into your hand.',
  'Search your deck for a Tera Pokémon and put it into your hand.',
  'Search your deck for a Single Strike Pokémon and put it into your hand.',
  'Search your deck for a Rapid Strike Pokémon and put it into your hand.',
  'Search your deck for a Fusion Strike Pokémon and put it into your hand.',
  'Search your deck for an Ultra Beast and put it into your hand.',
  'Search your deck for a Pokémon V and put it into your hand.',
  'Search your deck for a Pokémon VMAX and put it into your hand.',
  'Search your deck for a Pokémon VSTAR and put it into your hand.',
  'Search your deck for a Pokémon-GX and put it into your hand.',
  'Search your deck for a Pokémon-EX and put it into your hand.',
  'Search your deck for a Pokémon ex and put it into your hand.',
  'Search your deck for a Grass Pokémon and put it into your hand.',
  'Search your deck for a Water Pokémon and put it into your hand.',
  'Search your deck for a Lightning Pokémon and put it into your hand.',
  'Search your deck for a Psychic Pokémon and put it into your hand.',
  'Search your deck for a Fighting Pokémon and put it into your hand.',
  'Search your deck for a Darkness Pokémon and put it into your hand.',
  'Search your deck for a Metal Pokémon and put it into your hand.',
  'Search your deck for a Dragon Pokémon and put it into your hand.',
  'Search your deck for a Fairy Pokémon and put it into your hand.',
  'Discard any number of Energy from this Pokémon.',
  'This attack does 10 less damage for each damage counter on this Pokémon.',
  'If you have more Prize cards remaining than your opponent, this attack does 30 more damage.',
  'Look at the top card of either player’s deck. You may discard that card or return it to the top of the deck.',
  'Prevent all damage from and effects of attacks from your opponent’s Pokémon done to your Benched Pokémon.',
  'Discard a card from your hand. If you can’t, this attack does nothing.',
  'Search your deck for a Team Plasma Pokémon and put it into your hand.',
  'As long as this Pokémon is on your Bench, prevent all damage from and effects of attacks from your opponent’s Pokémon done to this Pokémon.',
]

test('each look notices a fault', () => {
  const all = SENTENCES.flatMap((text) => readSentences(text))
  expect(all.filter(({ meaning }) => meaning === null).map(({ words }) => words)).toEqual([])
  expect(all.flatMap(({ words, meaning }) => doubtsOf(words, meaning))).toEqual([])
  const doubts = new Set(
    all.flatMap(({ words, meaning }) => faulty(meaning).flatMap((wrong) => doubtsOf(words, wrong))),
  )
  const looks = [
    ...LOOKS_AT_PLAYERS,
    ...LOOKS_AT_TURNS,
    ...LOOKS_AT_PILES,
    ...LOOKS_AT_AGREEMENT,
    ...NAMED,
    ...NAMED_ANYWHERE,
    ...CHANGES_OF_AMOUNTS,
    ...WITHOUT_SENSE,
  ]
  const never = looks.flatMap(([what]) =>
    doubts.has(`It says ${what}.`) || doubts.has(`It does not say ${what}.`) ? [] : [what],
  )
  expect(never).toEqual([])
})

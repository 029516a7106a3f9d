/**
 * Translates phrases of older eras into today's wording, so that one grammar reads cards of all eras. A phrase is a
 * part of a sentence, and a sentence may have several.
 */

const DEFENDING = "your opponent 's Active Pokémon"

/** Turns a plural in older texts into the singular that follows "for each". */
const oneOf = (words: string): string =>
  words.replace(/\b(damage counter|card)s\b/g, '$1').replace(/^(?=your\b)/, 'of ')

/** The order matters: an earlier replacement may create a phrase that a later one replaces. */
const PHRASES: readonly (readonly [RegExp, string | ((...parts: readonly string[]) => string)])[] = [
  [
    /\byour opponent switches (?:the Defending Pokémon|your opponent 's Active Pokémon)/gi,
    'your opponent switches their Active Pokémon',
  ],
  [/\bhave your opponent switch the Defending Pokémon/gi, 'have your opponent switch their Active Pokémon'],
  [
    /\bswitch (?:the Defending Pokémon|your opponent 's Active Pokémon) with 1 of (?:your opponent 's|their) Benched Pokémon/gi,
    `switch 1 of your opponent 's Benched Pokémon with ${DEFENDING}`,
  ],
  [/\bBoth this Pokémon and the Defending Pokémon are\b/gi, 'both Active Pokémon are'],
  [/\bthe new Defending Pokémon\b/gi, 'the new Active Pokémon'],
  [/\bthe Defending Pokémon\b/gi, DEFENDING],
  [/\bto the Active Pokémon \(/g, `to ${DEFENDING} (`],
  // attached cards
  [
    /\b(discards?|shuffle) ((?:(?:an?|all|any|up to \d+|\d+|the|any number of|any amount of)\b)[^.,]*?(?:Energy|Tools?)(?: cards?)?(?: and (?:an? )?[\wé ]*?Energy)?) attached to /gi,
    '$1 $2 from ',
  ],
  [/\bPokémon Tool cards\b/g, 'Pokémon Tools'],
  [/\b(a|any|no|the) Pokémon Tool card\b/g, '$1 Pokémon Tool'],
  [/\b(Energy|Tools?) attached to (?:it|them|this Pokémon)(?= ,)/g, '$1 attached'],
  [/\bmove (an?|\d+) ([\wé ]*?Energy) attached to (.+?) to /gi, 'move $1 $2 from $3 to '],
  [/\bmove all ([\wé ]*?Energy) attached to (.+?) to /gi, 'move all $1 from $2 to '],
  [/\bmove as many ([\wé ]*?Energy) attached to (.+?) to /gi, 'move any amount of $1 from $2 to '],
  [/\b(discard|attach) as many (.+?) as you like from your hand/gi, '$1 any number of $2 from your hand'],
  [/\bmove as many ([\wé ]*?Energy) as you like from /gi, 'move any amount of $1 from '],
  [
    /\breturn ([^.]+?) attached to ([^.]+?) to (your|their|your opponent 's) hand/gi,
    'put $1 attached to $2 into $3 hand',
  ],
  [/\bcard that was attached to that Pokémon to /gi, 'card from that Pokémon to '],
  [
    /\b((?:has|have) (?:an?|any|no|at least \d+|\d+ or (?:more|less|fewer)) [\wé ]*?(?:Energy|Tools?|cards?)) attached to (?:it|them)\b/gi,
    '$1 attached',
  ],
  [/\bdiscard as many ([\wé ]*?Energy) attached to (.+?) as you like/gi, 'discard any amount of $1 from $2'],
  [/\bfor each of your Pokémon in play\b/g, 'for each of your Pokémon in play'],
  // damage
  [/(^|\. |, )(?:this attack )?does (\d+) damage (?=to|times|for|minus)/gi, '$1this attack does $2 damage '],
  [/(^|\. )does (\d+) more (?:damage )?(?=for|times|if)/gi, '$1this attack does $2 more damage '],
  [
    /\bthis attack does (\d+)(?: damage)? minus (\d+) damage for each /gi,
    'this attack does $1 damage minus $2 damage for each ',
  ],
  [
    /\bdoes (\d+)( more)?(?: damage)? times the (?:number|amount) of ([^.]+)/gi,
    (_, n = '', more = '', counted = '') => `does ${n}${more} damage for each ${oneOf(counted)}`,
  ],
  [/\bfor each Energy cards? (?:you )?discarded\b/g, 'for each card you discarded in this way'],
  [/\bfor each card you discarded(?! in this way)/g, 'for each card you discarded in this way'],
  [/(^|\. )this attack does (\d+) more damage if ([^.]+)/gi, '$1if $3 , this attack does $2 more damage'],
  [/\b(this attack does \d+ more damage) and (?!then\b)/gi, '$1 , and '],
  [
    /\bisn't affected by Weakness , Resistance , or any other effects on\b/g,
    "isn't affected by Weakness or Resistance , or by any effects on",
  ],
  [/\bany damage done by attacks? from (.+?) is reduced by (\d+)/gi, '$1 does $2 less damage'],
  [
    new RegExp(`${DEFENDING} does (\\d+) less damage \\( before`, 'g'),
    `attacks used by ${DEFENDING} do $1 less damage ( before`,
  ],
  [/\beach of this Pokémon 's attacks does (\d+) more damage \(/gi, 'attacks used by this Pokémon do $1 more damage ('],
  // between turns, and turns to come
  [
    /\bput (\d+) damage counters instead of (\d+) on (.+?) between turns/gi,
    'during Pokémon Checkup , put $1 damage counters on $3 instead of $2',
  ],
  [/\b(flips?) (\d+) coins instead of 1 between turns/gi, '$1 $2 coins instead of 1 during Pokémon Checkup'],
  [/\bat any times? between turns\b/gi, 'during Pokémon Checkup'],
  [/(^|\. |, )(this Pokémon can't use «[^»]*») during your next turn/gi, '$1during your next turn , $2'],
  [/\bif tails , that attack does nothing\b/gi, "if tails , that attack doesn't happen"],
  [/\bon your first turn\b/g, 'during your first turn'],
  [
    /(^|\. )(if (?:your opponent 's Active|the Defending) Pokémon tries to attack) during your opponent 's next turn ,/gi,
    "$1during your opponent 's next turn , $2 ,",
  ],
  [/\bbetween turns\b/gi, 'during Pokémon Checkup'],
  // other synonyms
  [
    /\bPrevent all effects of attacks , including damage , done to /gi,
    'prevent all damage from and effects of attacks done to ',
  ],
  [
    /\bany damage done to (this Pokémon|[^.]*?) by (?:attacks|an attack) from (.+?) is reduced by (\d+)/gi,
    '$1 takes $3 less damage from attacks from $2',
  ],
  [/\bfrom the attacks of (your opponent 's|the opponent 's)/gi, 'from attacks from $1'],
  [/\bby (damage from )?an opponent 's attack\b/gi, "by $1an attack from your opponent 's Pokémon"],
  [/\byou may leave (both|your opponent 's) /gi, 'you may make $1 '],
  [
    /(^|\. )(?:each )?Pokémon Tools? (?:card )?in play(?: \( both yours and your opponent 's \))? (has|have) no effect/gi,
    "$1Pokémon Tools attached to each Pokémon ( both yours and your opponent 's ) have no effect",
  ],
  [/\bin the attack cost of each of this Pokémon 's attacks/gi, 'in the costs of attacks used by this Pokémon'],
  [
    /(^|\. )this card provides (.+?) only while (this card is attached to an? [^.,]+?)(?= \.|$)/gi,
    '$1as long as $3 , it provides $2',
  ],
  [/\b(every type of Energy) , (but provides only \d+ Energy at a time) ,(?= \.|$)/gi, '$1 $2'],
  [
    /(^|\. )(?:while|when) this card is attached to ([^.,]+) , (?:it|this card) provides/gi,
    '$1as long as this card is attached to $2 , it provides',
  ],
  [/(^|\. )while in play , this card provides/gi, '$1as long as this card is attached to a Pokémon , it provides'],
  [/(^|\. )double Colorless Energy provides/gi, '$1this card provides'],
  [/\bfor any (\d+) cards\b/gi, 'for $1 cards'],
  [/\bfor any card\b/gi, 'for a card'],
  [/(when you play this Pokémon from your hand [^.]*?attach [^.]*?) to it\b/gi, '$1 to this Pokémon'],
  [/\bhighest stage Evolution card\b/gi, 'highest Stage Evolution card'],
  [/\b(?:back )?into your deck afterward\b/gi, 'into your deck'],
  [/\bthat player (may heal|may search|may discard)/gi, 'that player $1'],
  [
    /\b(?:was on the Bench and became your Active Pokémon|moved from the Bench to become your Active Pokémon) this turn/gi,
    'moved from your Bench to the Active Spot this turn',
  ],
  [
    /\bheal (\d+) damage and remove all Special Conditions from ([^.]+)/gi,
    'heal $1 damage from $2 , and it recovers from all Special Conditions',
  ],
  [
    /\breturn ([^.]+?) and all cards attached to it to your hand/gi,
    'put $1 and all cards attached to it into your hand',
  ],
  [/\bthere is any Stadium card in play\b/gi, 'a Stadium is in play'],
  [/\b(an?|any|no|that|the) Stadium card\b/gi, '$1 Stadium'],
  [/\b(attach (?:an?|\d+) (?:\w+ )?Energy)( from your (?:hand|discard pile))/gi, '$1 card$2'],
  [/\bput them back on top of (?:their|your) deck in any order/gi, 'put them back in any order'],
  [
    /\b(for a card that evolves from (?:this Pokémon|that Pokémon|1 of your Pokémon(?: \([^)]*\))?) and put it onto (?:this|that) Pokémon)(?! to evolve)/gi,
    '$1 to evolve it',
  ],
  [/\( skip the between-turns step \. \)/gi, '( skip Pokémon Checkup . )'],
  [/\bonly (\d) Prize card remaining/gi, 'exactly $1 Prize card remaining'],
  [/\b(as long as|if) this Pokémon is your Active Pokémon\b/gi, '$1 this Pokémon is in the Active Spot'],
  [/\b(attacks? (?:from|used by)) each of your opponent 's/gi, "$1 your opponent 's"],
  [/\bthis Pokémon does (\d+) damage to itself for each/gi, 'this Pokémon also does $1 damage to itself for each'],
  [
    /\bdraw a number of cards equal to the number of ([^.]+)/gi,
    (_, counted = '') => `draw a card for each ${oneOf(counted)}`,
  ],
  [/\bfrom your discard pile back into your deck\b/gi, 'from your discard pile into your deck'],
  [
    /\bsearch your deck for (\d+) different types of basic Energy cards\b/gi,
    'search your deck for up to $1 basic Energy cards of different types ,',
  ],
  [/\bchoose (an?|\d+) (cards?) at random from (your|your opponent 's) hand\b/gi, 'choose $1 random $2 from $3 hand'],
  [/(^|\. |, )this Pokémon does (\d+) damage to (each|1|\d+) of /gi, '$1this attack does $2 damage to $3 of '],
  [/(\bif (?:either|any) of them is tails ,) that attack does nothing\b/gi, "$1 that attack doesn't happen"],
  [/\bput 1 Pokémon into your hand\b/gi, 'put 1 of your Pokémon into your hand'],
  [
    /\bheal from (this Pokémon) (\d+) damage times the (?:number|amount) of ([^.]+)/gi,
    (_, who = '', n = '', counted = '') => `heal ${n} damage from ${who} for each ${oneOf(counted)}`,
  ],
  [/\bput it into your Bench\b/gi, 'put it onto your Bench'],
  [/\b(is|are) now confused\b/g, '$1 now Confused'],
  [/\bshow (it|them) to your opponent\b/gi, 'reveal $1'],
  [/\bPrize Cards\b/g, 'Prize cards'],
  [/\bPrize cards left\b/g, 'Prize cards remaining'],
]

/** Returns a text in today's wording; a text without older phrases stays unchanged. */
export const inTodaysWords = (text: string): string =>
  PHRASES.reduce((now, [phrase, today]) => now.replace(phrase, today as string), text)

/** The irregular plurals of verbs that follow "he or she". */
const PLURALS: Readonly<Record<string, string>> = { has: 'have', is: 'are', does: 'do', "doesn't": "don't" }

/** Replaces "he or she" and "his or her" by the "they" and "their" of newer texts. */
export const inTheirWords = (text: string): string =>
  text
    .replace(/\bhis or her\b/g, 'their')
    .replace(/\bhe or she (doesn't|\w+)/g, (_, verb: string) => `they ${PLURALS[verb] ?? verb.replace(/s$/, '')}`)

/** Decides beforehand whether effects that switch Pokémon, take them out of play, or remove Stadiums, could change anything. */
import { playerOf } from '../../board/references.ts'
import { stadiumOf } from '../../board/stadium.ts'
import type { Foresights } from '../../effects/foresight.ts'
import { couldBeAmong } from '../../effects/prospects.ts'

export const inPlayForesights: Foresights<'switch' | 'leavePlay' | 'removeStadium'> = {
  switch: {
    could: (prospects, { who, with: incoming }) => {
      const player = playerOf(prospects.source, who)
      return (
        prospects.game.players[player].active !== null &&
        couldBeAmong(prospects, { chosen: incoming }).some(({ place, owner }) => place === 'Bench' && owner === player)
      )
    },
  },
  leavePlay: { could: (prospects, { pokemon }) => couldBeAmong(prospects, pokemon).length > 0 },
  removeStadium: {
    could: ({ game, source }, { whose }) =>
      stadiumOf(game, whose === undefined ? null : playerOf(source, whose)) !== null,
  },
}

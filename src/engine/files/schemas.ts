/** The valibot schemas of external data: events, positions, saves, cards and eras. */
export { CardDefinitionSchema } from '../../game/cards/schema.ts'
export { RulesetSchema } from '../../game/rulesets/rulesetSchema.ts'
export { EventSchema } from '../play/readEvent.ts'
export { SavedGameSchema } from './gameSchema.ts'
export { POSITION_FORMAT, POSITION_VERSION, PositionSchema } from './positionSchema.ts'
export { SAVE_FORMAT, SAVE_VERSION, SaveSchema } from './save.ts'

/** The valibot schemas of data from outside: events, positions, saves, cards and rulesets. */
export { CardDefinitionSchema } from '../../game/cards/schema.ts'
export { RulesetSchema } from '../../game/rulesets/rulesetSchema.ts'
export { EventSchema } from '../play/readEvent.ts'
export { SavedGameSchema } from './gameSchema.ts'
export { POSITION_FORMAT, POSITION_VERSION, PositionSchema } from './positionSchema.ts'
export { SAVE_FORMAT, SAVE_VERSION, SaveSchema } from './save.ts'

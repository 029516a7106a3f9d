/** The hooks for React: `ptcg-turn-engine/react`. React is not part of this package; version 18 or later must be there. */
export { type IsEqual, useGame, useLegalEvents, useRequest, useView, useWhyNot } from './hooks.ts'

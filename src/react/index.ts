/** The React hooks, exported as `ptcg-turn-engine/react`. React is a peer dependency, version 18 or later. */
export { type IsEqual, useGame, useLegalEvents, useRequest, useView, useWhyNot } from './hooks.ts'

/** The inspector for programs: functions that show a running game, read and write recordings, and make a page of a recording. */

export {
  type Beginning,
  type Opened,
  openBeginning,
  type Recording,
  readRecording,
  recordingOf,
} from 'ptcg-turn-engine'
export { exportedPage } from './exportedPage.ts'
export { actorOf, inspectionOf, mirror } from './live/liveActor.ts'
export { type Appended, type LiveGame, liveGame, type NotPlayed } from './live/liveGame.ts'
export { type PageAssets, type PageContent, pageDocument } from './pageDocument.ts'
export { type InspectorOptions, type ServedInspector, serveInspector } from './server/serveInspector.ts'

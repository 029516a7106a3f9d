/** The cards of sve that the engine carries out whole: facts and effects. Written by `ptcg-turn cards --catalogue`. */
import type { CardDefinition } from 'ptcg-turn-engine/model'

/** In the order of the set. */
export const cards: readonly CardDefinition[] = /* @__PURE__ */ JSON.parse(`[
{"kind":"Energy","id":"sve-1","name":"Grass Energy","basic":true,"provides":[["Grass"]]},
{"kind":"Energy","id":"sve-2","name":"Fire Energy","basic":true,"provides":[["Fire"]]},
{"kind":"Energy","id":"sve-3","name":"Water Energy","basic":true,"provides":[["Water"]]},
{"kind":"Energy","id":"sve-4","name":"Lightning Energy","basic":true,"provides":[["Lightning"]]},
{"kind":"Energy","id":"sve-5","name":"Psychic Energy","basic":true,"provides":[["Psychic"]]},
{"kind":"Energy","id":"sve-6","name":"Fighting Energy","basic":true,"provides":[["Fighting"]]},
{"kind":"Energy","id":"sve-7","name":"Darkness Energy","basic":true,"provides":[["Darkness"]]},
{"kind":"Energy","id":"sve-8","name":"Metal Energy","basic":true,"provides":[["Metal"]]}
]`)

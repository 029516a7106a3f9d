/** The facts that an actor emits to listeners of `actor.on`: everything that has just happened, in order. */
import type { AnyActorScope, ExecutableActionObject } from 'xstate'
import type { FactName, FactNamed } from '../../game/model/facts.ts'
import type { Game } from '../../game/model/game.ts'

/** A fact as XState emits it: the name is its `type` as well. */
export type EmittedFact = { [Name in FactName]: FactNamed<Name> & { readonly type: Name } }[FactName]

/**
 * Emits the facts as XState's action `emit` does: listeners hear them once the actor is in its new state, and the pure
 * `transition` lists them among its actions.
 */
export const tellFacts = (game: Game, event: object, scope: AnyActorScope): void => {
  const { self, system } = scope
  const info = { context: { game }, event, self, system } as unknown as ExecutableActionObject['info']
  for (const fact of game.facts) {
    const emitted = { type: fact.fact, ...fact } as EmittedFact
    scope.actionExecutor({
      type: 'xstate.emit',
      info,
      params: { event: emitted },
      exec: () => scope.defer(() => scope.emit(emitted)),
    })
  }
}

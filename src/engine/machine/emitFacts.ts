/** Emits facts to the listeners of `actor.on`: everything that has just happened, in order. */
import type { AnyActorScope, ExecutableActionObject } from 'xstate'
import type { FactName, FactNamed } from '../../game/model/facts.ts'
import type { Game } from '../../game/model/game.ts'

/** A fact as XState emits it: with its name also as its `type`. */
export type EmittedFact = { [Name in FactName]: FactNamed<Name> & { readonly type: Name } }[FactName]

/**
 * Emits the facts of a game in the same way as XState's action `emit`: listeners receive them once the actor is in its new state, and
 * XState's pure `transition` function lists them among the actions.
 */
export const emitFacts = (game: Game, event: object, scope: AnyActorScope): void => {
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

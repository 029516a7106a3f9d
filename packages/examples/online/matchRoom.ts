/** The room in which two people meet: when both are ready, a game is stored, and each gets the link of their seat. */
import { type Client, matchMaker, Room, ServerError } from '@colyseus/core'
import * as E from 'fp-ts/lib/Either.js'
import { decks } from 'ptcg-turn-engine'
import * as v from 'valibot'
import { freshGame } from '../server/games.ts'
import type { Log } from '../server/log.ts'
import { CLOSE_CODES } from '../server/refusals.ts'
import type { MatchOptions } from './messages.ts'
import { orUnavailable, soon } from './patience.ts'
import type { OnlineStore } from './store.ts'

const MAX_LENGTH = 40
const text = v.pipe(v.string(), v.trim(), v.maxLength(MAX_LENGTH))
const MatchOptionsSchema: v.GenericSchema<MatchOptions> = v.object({
  name: v.pipe(text, v.minLength(1)),
  deck: v.picklist(Object.keys(decks)),
  code: text,
})

const BAD_REQUEST = 400
const CONSENTED = 4000

/** The class of rooms that store games. */
export const matchRoom = ({ store, log }: { readonly store: OnlineStore; readonly log: Log }) =>
  class MatchRoom extends Room<{ metadata: { code: string } }> {
    override maxClients = 2
    readonly #ready = new Map<Client, MatchOptions>()

    static override async onAuth(_token: string, options: unknown): Promise<MatchOptions> {
      const read = v.safeParse(MatchOptionsSchema, options)
      // If Redis does not answer, this check declines the client with a reason. Colyseus would wait without end.
      if (read.success) await soon(matchMaker.presence.exists('match'), log)
      if (read.success) return read.output
      const problem = `A match needs a name, a code, and one of these decks: ${Object.keys(decks).join(', ')}.`
      throw new ServerError(BAD_REQUEST, problem)
    }

    override onCreate(): void {
      this.onMessage('ready', async (client: Client) => {
        this.#ready.set(client, client.auth)
        if (this.#ready.size < this.maxClients) return
        try {
          await orUnavailable(this.#begin(), log)
        } catch {
          for (const one of this.clients) one.leave(CLOSE_CODES.comeBack, 'UNAVAILABLE')
        }
      })
    }

    override onLeave(client: Client): void {
      this.#ready.delete(client)
    }

    async #begin(): Promise<void> {
      const [first, second] = [...this.#ready.keys()]
      if (first === undefined || second === undefined) return
      const [ann, bob] = [first, second].map(({ auth }) => auth as MatchOptions) as [MatchOptions, MatchOptions]
      const made = freshGame({ players: [ann, bob].map(({ name, deck }) => ({ name, deck })) as never })
      if (E.isLeft(made)) throw new Error(made.left)
      const { beginning, places, tokens } = made.right
      const game = await store.addGame(beginning, places)
      for (const [seat, client] of [first, second].entries())
        client.send('link', { game, token: tokens.play[seat], watch: tokens.watch[seat] })
      await this.disconnect(CONSENTED)
    }
  }

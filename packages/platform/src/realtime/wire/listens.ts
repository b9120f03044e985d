import type { Caller } from '@brigade/contract/document.ts'
import type { TreeQuery } from '../queries/query.ts'
import type { RealtimeCore } from '../realtime-core.ts'
import { hashOf } from '../tree/hash.ts'
import { type Path, pathText } from '../tree/path.ts'
import { permissionDenied, RealtimeRefusal } from '../tree/refusal.ts'
import { type Push, replacement } from '../watching/pushes.ts'
import type { Watcher } from '../watching/watches.ts'
import { listenRevoked, pushMessage } from './messages.ts'
import { pathInNamespace } from './namespaces.ts'

/** What a client wants to be told of. */
export interface ListenRequest {
  readonly path: Path
  readonly query: TreeQuery | undefined
  /** The client's number for a query; its pushes carry it. */
  readonly tag: number | undefined
  /** Of what the client has already. */
  readonly hash: string | undefined
}

interface Listen extends Watcher {
  readonly wish: ListenRequest
  relatedPaths: readonly string[]
}

/** What one connection listens to. */
export class Listens {
  readonly #core: RealtimeCore
  readonly #base: string
  readonly #send: (message: string) => void
  readonly #open = new Map<string, Listen>()
  #isClosed = false

  /** @param base - where in the tree the client's data begins */
  constructor(core: RealtimeCore, base: string, send: (message: string) => void) {
    this.#core = core
    this.#base = base
    this.#send = send
  }

  /** Sends what there is, unless the client has it, and from then on what changes. @throws Refusal */
  async add(wish: ListenRequest, caller: Caller): Promise<void> {
    const { access, limits, watches, replica } = this.#core
    const { mayRead, relatedPaths } = await access.ask(caller, wish.path)
    if (!mayRead) throw permissionDenied()
    if (this.#isClosed) return
    this.remove(wish)
    if (this.#open.size >= limits.listensPerConnection) {
      throw new RealtimeRefusal(
        'too_many',
        `A connection listens to at most ${limits.listensPerConnection} places`,
      )
    }
    const hear = (push: Push) => this.#send(pushMessage(push, wish.tag, this.#base))
    const listen: Listen = { wish, relatedPaths, hear }
    this.#open.set(nameOf(wish), listen)
    const content = watches.add(wish, listen, replica.root)
    if (wish.hash === undefined || hashOf(content) !== wish.hash) hear(replacement(wish.path, content))
  }

  remove(wish: Pick<ListenRequest, 'path' | 'query'>): void {
    const listen = this.#open.get(nameOf(wish))
    if (listen === undefined) return
    this.#open.delete(nameOf(wish))
    this.#core.watches.remove(listen.wish, listen)
  }

  /**
   * Takes back what the caller may no longer read.
   * @param changed - look only at what these documents decide; at everything when absent
   */
  async review(caller: Caller, changed?: ReadonlySet<string>): Promise<void> {
    for (const listen of this.#open.values()) {
      if (changed !== undefined && !listen.relatedPaths.some((path) => changed.has(path))) continue
      const { mayRead, relatedPaths } = await this.#core.access.ask(caller, listen.wish.path)
      listen.relatedPaths = relatedPaths
      if (mayRead) continue
      this.remove(listen.wish)
      const path = pathInNamespace(this.#base, pathText(listen.wish.path))
      this.#send(listenRevoked(`/${path}`, listen.wish.query?.wire))
    }
  }

  close(): void {
    this.#isClosed = true
    for (const { wish } of this.#open.values()) this.remove(wish)
  }
}

function nameOf({ path, query }: Pick<ListenRequest, 'path' | 'query'>): string {
  return `${pathText(path)}\n${query?.name ?? ''}`
}

import { randomBytes } from 'node:crypto'
import { isOutOfSpace } from '../../database/out-of-space.ts'
import type { RealtimeCore } from '../realtime-core.ts'
import { RealtimeRefusal } from '../tree/refusal.ts'
import { SessionAdmission } from './admission.ts'
import { answerRequest } from './answer-request.ts'
import { Listens } from './listens.ts'
import { authRevoked, endOfTransmission, okAnswer, pong, refusalAnswer, reset } from './messages.ts'
import { readMessage, type RealtimeRequest } from './requests.ts'

/** What carries a session's messages. */
export interface Transport {
  /** Takes a whole message. */
  send(message: string): void
  /** Stops or goes on reading, so that a hasty client waits by itself. */
  setReading(isReading: boolean): void
  /** Says goodbye in the carrier's own way; `reason` is for a developer. */
  close(reason: string): void
  /** The session goes on with another carrier. */
  retire?(): void
  /** The session is this carrier's from now on. */
  onAttach?(): void
}

/** Requests that may be under way while the next is read: they keep their order in the writer. */
const WRITES: ReadonlySet<string> = new Set(['p', 'm', 'o', 'om', 'oc', 's'])

const EVERY_MS = 1000

const NO_ROOM = 'The server has no room left to store this. What is stored can still be read.'

/** One client: its sign-in, what it listens to, and its requests, answered as if they came one by one. */
export class RealtimeSession {
  /** Known to this client alone: whoever names it may end it. */
  readonly id = randomBytes(16).toString('base64url')
  readonly core: RealtimeCore
  /** Where in the tree the client's data begins. */
  readonly base: string
  readonly admission: SessionAdmission
  readonly listens: Listens
  #carrier: Transport
  #better: Transport | undefined
  readonly #waiting: RealtimeRequest[] = []
  readonly #underWay = new Set<Promise<void>>()
  #answering: Promise<void> | undefined
  #finished: Promise<void> | undefined
  #isOpen = true
  #isReading = true
  /** Until it is over a hasty client is not read. */
  #rest: NodeJS.Timeout | undefined
  #second = 0
  #messagesInSecond = 0

  constructor(core: RealtimeCore, carrier: Transport, base: string) {
    this.core = core
    this.base = base
    this.#carrier = carrier
    this.listens = new Listens(core, base, (message) => this.send(message))
    this.admission = new SessionAdmission(core, (status, explanation) => {
      this.send(authRevoked(status, explanation))
      this.close(explanation)
    })
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  send(message: string): void {
    if (this.#isOpen) this.#carrier.send(message)
  }

  /** Takes a message of the client. */
  receive(text: string): void {
    if (!this.#isOpen) return
    const message = readMessage(text)
    if (message === undefined) {
      this.close('The message is not one of the protocol')
      return
    }
    if ('control' in message) {
      if (message.control === 'p') this.send(pong)
      if (message.control === 'n') this.#changeCarrier()
      return
    }
    this.#waiting.push(message.request)
    this.#slowDown()
    this.#answering ??= this.#answer()
  }

  /** Whether the session is carried by this one now. */
  isCarriedBy(carrier: Transport): boolean {
    return this.#carrier === carrier
  }

  /** Offers another carrier: the client says when it has sent its last message over the present one. */
  offer(carrier: Transport): void {
    this.#better = carrier
  }

  /** A carrier is gone. With the one in use goes the session. */
  lose(carrier: Transport): void {
    if (this.#better === carrier) this.#better = undefined
    if (this.#carrier === carrier) this.ended()
  }

  #changeCarrier(): void {
    if (this.#better === undefined) return
    const before = this.#carrier
    before.send(endOfTransmission)
    this.#carrier = this.#better
    this.#better = undefined
    before.retire?.()
    this.#carrier.onAttach?.()
  }

  /** Tells the client to come back, here or elsewhere, and ends. */
  dismiss(host: string): void {
    this.send(reset(host))
    this.close('The server is stopping; come back in a moment')
  }

  /** Ends the session from this side. */
  close(reason: string): void {
    if (!this.#isOpen) return
    this.#waiting.length = 0
    this.#carrier.close(reason)
    this.ended()
  }

  /** Resolves when everything the client wanted done at the end is done. */
  async finished(): Promise<void> {
    await this.#finished
  }

  /** The connection is gone: whatever the client wanted done then is done. */
  ended(): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    this.listens.close()
    this.#finished = this.#finish()
  }

  /** What the client sent before it went counts, so its wishes come after that. */
  async #finish(): Promise<void> {
    await this.#answering
    await Promise.all(this.#underWay)
    this.admission.close()
    await this.core.endSession(this.id)
  }

  async #answer(): Promise<void> {
    for (let request = this.#waiting.shift(); request !== undefined; request = this.#waiting.shift()) {
      if (!WRITES.has(request.action)) await Promise.all(this.#underWay)
      await this.#answerOne(request)
      this.#catchBreath()
    }
    this.#answering = undefined
  }

  async #answerOne(request: RealtimeRequest): Promise<void> {
    try {
      const answer = await answerRequest(this, request)
      if ('data' in answer) this.send(okAnswer(request.number, answer.data))
      else this.#follow(this.#answerWhenDone(request, answer.done))
    } catch (error) {
      this.#refuse(request, error)
    }
  }

  async #answerWhenDone(request: RealtimeRequest, done: Promise<unknown>): Promise<void> {
    try {
      await done
      this.send(okAnswer(request.number, '""'))
    } catch (error) {
      this.#refuse(request, error)
    }
  }

  #follow(work: Promise<void>): void {
    const followed = work.finally(() => this.#underWay.delete(followed))
    this.#underWay.add(followed)
  }

  #refuse({ number, action }: RealtimeRequest, error: unknown): void {
    if (error instanceof RealtimeRefusal) {
      const { uid } = this.admission.caller
      // Who hears that data is stale has done nothing wrong.
      if (error.status !== 'datastale')
        this.core.log.warn({ uid, refusal: error.status }, 'A realtime request was refused.')
      this.send(refusalAnswer(number, error))
      return
    }
    if (isOutOfSpace(error)) {
      this.core.log.error({ err: error, action }, 'There is no room for realtime data.')
      this.send(refusalAnswer(number, new RealtimeRefusal('resource_exhausted', NO_ROOM)))
      return
    }
    // Nobody knows what became of it. A client that loses its connection asks again, and nothing is lost.
    this.core.log.error({ err: error, action }, 'A realtime request failed.')
    this.close('The server failed; come back in a moment')
  }

  #slowDown(): void {
    const second = Math.floor(this.core.now() / EVERY_MS)
    this.#messagesInSecond = second === this.#second ? this.#messagesInSecond + 1 : 1
    this.#second = second
    const { messagesPerSecond, waitingMessages } = this.core.limits
    const isHasty = this.#messagesInSecond > messagesPerSecond
    if (!this.#isReading || (!isHasty && this.#waiting.length <= waitingMessages)) return
    this.#isReading = false
    this.#carrier.setReading(false)
    if (isHasty) this.#rest = setTimeout(() => this.#endRest(), EVERY_MS).unref()
  }

  #endRest(): void {
    this.#rest = undefined
    this.#catchBreath()
  }

  #catchBreath(): void {
    const isBusy = this.#waiting.length > this.core.limits.waitingMessages / 2
    if (this.#isReading || !this.#isOpen || this.#rest !== undefined || isBusy) return
    this.#isReading = true
    this.#carrier.setReading(true)
  }
}

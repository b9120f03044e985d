import type { FastifyReply } from 'fastify'
import type { Transport } from './session.ts'

/** A poll that has nothing to tell is answered after so long; a client that then stays away for so long is gone. */
const HOLD_MS = 20_000
const AWAY_MS = 5000

interface Poll {
  readonly reply: FastifyReply
  readonly timer: NodeJS.Timeout
}

/** Carries a session's messages in the answers to polls, each a script that the SDK runs in a frame of its own. */
export class PollingTransport implements Transport {
  readonly #onGone: () => void
  #poll: Poll | undefined
  #messages: string[] = []
  #answered = 0
  #isClosing = false
  #away: NodeJS.Timeout

  /** @param onGone - called once the client asks no more */
  constructor(onGone: () => void) {
    this.#onGone = onGone
    this.#away = this.#startWaiting()
  }

  send(message: string): void {
    this.#messages.push(message)
    // What is sent in one go goes in one answer.
    setImmediate(() => this.#flush())
  }

  setReading(): void {
    // A client sends the next request when it has the answer to the one before: it is never too fast.
  }

  close(): void {
    this.#isClosing = true
    setImmediate(() => this.#flush())
  }

  /** What was collected while the client was on its way, as one script. */
  takeScript(): string {
    const messages = this.#messages
    this.#messages = []
    const script = `pRTLPCB(${this.#answered},[${messages.join(',')}]);`
    const last = this.#answered
    this.#answered += 1
    return this.#isClosing ? `${script}pLPCommand('close',${last});` : script
  }

  /** Takes a request of the client, to be answered when there is something to tell. */
  hold(reply: FastifyReply): void {
    clearTimeout(this.#away)
    this.#answer()
    this.#poll = { reply, timer: setTimeout(() => this.#answer(), HOLD_MS) }
    // A tab that is closed takes its request with it.
    reply.raw.once('close', () => {
      if (this.#poll?.reply === reply) this.#forgetPoll()
    })
    this.#flush()
  }

  /** The client uses another carrier from now on. */
  retire(): void {
    clearTimeout(this.#away)
    this.close()
  }

  #flush(): void {
    if (this.#messages.length > 0 || this.#isClosing) this.#answer()
  }

  #answer(): void {
    const poll = this.#poll
    if (poll === undefined) return
    this.#forgetPoll()
    void poll.reply.send(this.takeScript())
  }

  #forgetPoll(): void {
    clearTimeout(this.#poll?.timer)
    this.#poll = undefined
    clearTimeout(this.#away)
    this.#away = this.#startWaiting()
  }

  #startWaiting(): NodeJS.Timeout {
    return setTimeout(() => this.#onGone(), AWAY_MS).unref()
  }
}

import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { BackChannel } from './back-channel.ts'
import type { Channel, ChannelStream } from './channel.ts'
import type { ForwardMessage } from './forward-body.ts'
import { frame } from './framing.ts'
import { Inbox } from './inbox.ts'
import type { ChannelLimits } from './limits.ts'
import { ChannelOutbox } from './outbox.ts'

/** Long enough to be a secret: the id alone identifies the client, because no request after the handshake has a token. */
const SESSION_ID_BYTES = 16

const NOOP = ['noop']

/** One channel: messages in both directions, over any number of requests. */
export class ChannelSession implements Channel {
  readonly id = randomBytes(SESSION_ID_BYTES).toString('base64url')
  readonly #outbox = new ChannelOutbox()
  readonly #inbox: Inbox
  readonly #limits: ChannelLimits
  readonly #forget: () => void
  #stream: ChannelStream | undefined
  #backChannel: BackChannel | undefined
  /** The last array written to the current back channel. */
  #writtenId = 0
  #isPumpDue = false
  #isEnded = false
  #waiting: (() => void)[] = []
  #unheard: NodeJS.Timeout

  constructor(limits: ChannelLimits, forget: (session: ChannelSession) => void) {
    this.#limits = limits
    this.#inbox = new Inbox(limits.earlyMessages)
    this.#forget = () => forget(this)
    this.#unheard = this.#startUnheard()
  }

  /** Connects the application's end. */
  attach(stream: ChannelStream): void {
    this.#stream = stream
    if (this.#isEnded) stream.close()
  }

  send(message: unknown): void {
    if (this.#isEnded) return
    this.#outbox.push([message])
    if (!this.#giveUp()) this.#pumpSoon()
  }

  room(): Promise<void> | undefined {
    if (this.#hasRoom()) return undefined
    return new Promise((resolve) => void this.#waiting.push(resolve))
  }

  end(): void {
    if (this.#isEnded) return
    this.#isEnded = true
    this.#stream?.close()
    this.#goOn()
  }

  /** Ends the session at once and discards undelivered messages. */
  drop(): void {
    clearTimeout(this.#unheard)
    this.end()
    this.#forget()
    this.#backChannel?.end()
    this.#backChannel = undefined
  }

  /** Sends a last message and ends the connection, so that the server can stop. */
  async dismiss(message: unknown): Promise<void> {
    // The client would repeat a commit without an answer, and it would be stored twice.
    await this.#stream?.settle()
    this.send(message)
    this.end()
    this.#pump()
    this.drop()
  }

  /** @param isCut - whether the client sent more messages, beyond the limit */
  receive(acknowledgedId: number, messages: readonly ForwardMessage[], isCut = false): void {
    this.#outbox.acknowledge(acknowledgedId)
    this.#goOn()
    for (const json of this.#inbox.take(messages)) {
      // After a refused write the client still sends the later ones, and repeats them on a new channel.
      if (!this.#isEnded) this.#stream?.message(json)
    }
    if (isCut) this.#stream?.overflow(messages.length === 0)
  }

  /** The answer to a post: whether a back channel is open, the last array's number, the unacknowledged bytes. */
  state(): readonly [number, number, number] {
    return [this.#backChannel === undefined ? 0 : 1, this.#outbox.lastId, this.#outbox.bytes]
  }

  /**
   * Uses a hanging GET as the back channel, in place of an earlier one.
   * @returns a function that ends it, so that the client asks again
   */
  listen(
    reply: FastifyReply,
    acknowledgedId: number,
    poll: { readonly holdMs: number } | undefined,
  ): () => void {
    this.#outbox.acknowledge(acknowledgedId)
    this.#goOn()
    this.#writtenId = acknowledgedId
    clearTimeout(this.#unheard)
    this.#backChannel?.end()
    const backChannel = new BackChannel({
      reply,
      isLongPoll: poll !== undefined,
      quietMs: poll?.holdMs ?? this.#limits.keepaliveMs,
      limits: this.#limits,
      events: {
        quiet: () => this.#say(NOOP),
        old: () => this.#retire(backChannel),
        gone: () => this.#lose(backChannel),
      },
    })
    this.#backChannel = backChannel
    this.#pump()
    // On a silent first answer the client assumes a buffering proxy and falls back to polling.
    if (poll === undefined && backChannel.isUntouched) this.#say(NOOP)
    return () => this.#retire(backChannel)
  }

  #say(array: unknown): void {
    this.#outbox.push(array)
    if (!this.#giveUp()) this.#pump()
  }

  #hasRoom(): boolean {
    return this.#isEnded || this.#outbox.bytes <= this.#limits.slowBytes
  }

  #goOn(): void {
    if (this.#hasRoom()) for (const resolve of this.#waiting.splice(0)) resolve()
  }

  /** Drops a client that does not read its messages. */
  #giveUp(): boolean {
    if (!this.#isTooSlow()) return false
    this.#backChannel?.cut()
    this.drop()
    return true
  }

  #pumpSoon(): void {
    if (this.#isPumpDue) return
    this.#isPumpDue = true
    // Messages of one turn of the event loop are sent as one chunk.
    queueMicrotask(() => {
      this.#isPumpDue = false
      this.#pump()
    })
  }

  #pump(): void {
    const backChannel = this.#backChannel
    if (backChannel === undefined) return
    const arrays = this.#outbox.after(this.#writtenId, this.#limits.backChannelBytes)
    if (arrays === undefined) return
    this.#writtenId = arrays.lastId
    backChannel.write(frame(arrays.text))
    if (backChannel.isLongPoll || backChannel.isFull) this.#lose(backChannel)
  }

  #retire(backChannel: BackChannel): void {
    // The client treats an empty answer as a failure.
    if (this.#backChannel === backChannel && backChannel.isUntouched) this.#say(NOOP)
    this.#lose(backChannel)
  }

  #lose(backChannel: BackChannel): void {
    backChannel.end()
    if (this.#backChannel !== backChannel) return
    this.#backChannel = undefined
    this.#unheard = this.#startUnheard()
  }

  #startUnheard(): NodeJS.Timeout {
    return setTimeout(() => this.drop(), this.#limits.unheardMs).unref()
  }

  #isTooSlow(): boolean {
    const { bytes, waitingMs } = this.#outbox
    return (
      bytes > this.#limits.unackedBytes || (bytes > this.#limits.slowBytes && waitingMs > this.#limits.slowMs)
    )
  }
}

/** The server's end of one channel. */
export interface Channel {
  /** Queues a message; the client gets all of them once and in order, across reconnects. */
  send(message: unknown): void
  /** A large sender awaits this between messages; undefined while the client keeps up. */
  room(): Promise<void> | undefined
  /** Ends sending and receiving. Queued messages are still delivered. */
  end(): void
}

/** The application's end of one channel. */
export interface ChannelStream {
  /** The client's messages, each once and in order. */
  message(json: unknown): void
  /**
   * The client sent more at once than the limit: complete messages were delivered, the rest is discarded.
   * @param isOneMessage - whether a single message is over the limit
   */
  overflow(isOneMessage: boolean): void
  /** Accepts no more messages, and resolves when the current one is done. */
  settle(): Promise<void>
  /** The client has left or was dropped; called once. */
  close(): void
}

/** The client's headers when it opened the channel. Names are in lower case. */
export interface Handshake {
  readonly headers: ReadonlyMap<string, string>
  readonly parameters: ReadonlyMap<string, string>
  /** The IP address it came from. */
  readonly address: string
}

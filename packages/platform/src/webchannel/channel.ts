/** Our end of one channel. */
export interface Channel {
  /** Queues a message; the client gets all of them once and in order, across reconnects. */
  send(message: unknown): void
  /** Who has much to send waits for this in between; undefined while the client keeps up. */
  room(): Promise<void> | undefined
  /** Nothing more will be sent or heard. What was queued is still delivered. */
  end(): void
}

/** What the application makes of one channel. */
export interface ChannelStream {
  /** The client's messages, each once and in order. */
  message(json: unknown): void
  /**
   * The client sent more at once than is taken: what came whole was handed over, the rest is as good as never sent.
   * @param isOneMessage - whether a single message is too much already
   */
  overflow(isOneMessage: boolean): void
  /** Takes no more messages, and resolves when the one under way is done with. */
  settle(): Promise<void>
  /** The client is gone or was dropped; called once. */
  close(): void
}

/** What the client said of itself when it opened the channel. Header names are in lower case. */
export interface Handshake {
  readonly headers: ReadonlyMap<string, string>
  readonly parameters: ReadonlyMap<string, string>
  /** The IP address it came from. */
  readonly address: string
}

const KIB = 1024
const MIB = KIB * KIB

/** Times in milliseconds, sizes in bytes. Tests set them; everything else uses the defaults. */
export interface ChannelLimits {
  /** Time between keepalives on a quiet back channel. */
  readonly keepaliveMs: number
  /** The keepalive time that the client is told; it abandons a back channel after one and a half times as long. */
  readonly announcedKeepaliveMs: number
  /** A back channel ends after this time or size: only the request for the next one acknowledges its messages. */
  readonly backChannelMs: number
  readonly backChannelBytes: number
  /** A session without a back channel is dropped after this time. */
  readonly unheardMs: number
  /** A client that leaves more than this unacknowledged gets no more data, and after `slowMs` it is dropped. */
  readonly slowBytes: number
  readonly slowMs: number
  /** Above this a client is dropped at once. */
  readonly unackedBytes: number
  /**
   * The part of a form that is read. The client puts everything it has waiting into one form, up to ten commits, each up to
   * six times as long as its texts, and repeats a refused form for ever: so complete messages are accepted, and the client
   * sends the rest again.
   */
  readonly bodyBytes: number
  /** Messages that may wait for a missing earlier one. */
  readonly earlyMessages: number
  /** Open channels per address; a tab has two. */
  readonly channelsPerAddress: number
  /** When all connections of a browser hang, the oldest hanging request is ended this often. */
  readonly turnMs: number
}

export const CHANNEL_LIMITS: ChannelLimits = {
  keepaliveMs: 25_000,
  announcedKeepaliveMs: 30_000,
  backChannelMs: 4 * 60_000,
  backChannelBytes: MIB,
  unheardMs: 60_000,
  slowBytes: 10 * MIB,
  slowMs: 20_000,
  unackedBytes: 64 * MIB,
  bodyBytes: 64 * MIB,
  earlyMessages: 100,
  channelsPerAddress: 2_000,
  turnMs: 400,
}

/** The longest time for which a client may ask the server to hold a poll. */
export const LONGEST_POLL_MS = 30_000

const KIB = 1024
const MIB = KIB * KIB

/** Times in milliseconds, sizes in bytes. Tests set them; everything else takes the defaults. */
export interface ChannelLimits {
  /** A quiet back channel says something this often. */
  readonly keepaliveMs: number
  /** What the client is told; it gives a back channel up after one and a half times as long. */
  readonly announcedKeepaliveMs: number
  /** A back channel is ended after so long or so much: its successor's request is the only acknowledgement. */
  readonly backChannelMs: number
  readonly backChannelBytes: number
  /** A session that nobody listens to is forgotten after so long. */
  readonly unheardMs: number
  /** A client that leaves more than this unacknowledged gets no more of an answer, and longer than `slowMs` is dropped. */
  readonly slowBytes: number
  readonly slowMs: number
  /** Above this a client is dropped at once. */
  readonly unackedBytes: number
  /**
   * What is taken of a form. The client puts everything it has waiting into one, up to ten commits, each up to six times
   * as long as its texts, and repeats a refused form for ever: so what comes whole is taken, and the rest asked for anew.
   */
  readonly bodyBytes: number
  /** Messages that may wait for one that is still on its way. */
  readonly earlyMessages: number
  /** Channels that may be open at a time from one address; a tab has two. */
  readonly channelsPerAddress: number
  /** Where a browser's connections all hang, the one that has longest is given up this often. */
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

/** How long a client may ask a long poll to be held. */
export const LONGEST_POLL_MS = 30_000

import type { Messages } from '@lingui/core'

/** One message file; the build compiles each text to Lingui's own form. */
export interface MessageFile {
  readonly default: Messages
}

/** A language's message files by their path, fetched when they are needed. */
export type MessageFiles = Readonly<Record<string, () => Promise<MessageFile>>>

import type { Message } from './say.ts'

/** Messages by their keys. The files hold ICU texts, which the build compiles. */
export type Messages = Readonly<Record<string, Message>>

/** One message file. */
export interface MessageFile {
  readonly default: Messages
}

/** A language's message files by their path, fetched when they are needed. */
export type MessageFiles = Readonly<Record<string, () => Promise<MessageFile>>>

import type { MessageFile } from '../message-files.ts'
import common from '../it/common.json' with { type: 'json' }
import shell from '../it/shell.json' with { type: 'json' }

/** What every page says. */
export const everywhere = { ...common, ...shell }

export const files = import.meta.glob<MessageFile>([
  '../it/*.json',
  '!../it/common.json',
  '!../it/shell.json',
])

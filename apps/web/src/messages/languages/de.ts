import type { MessageFile } from '../message-files.ts'
import common from '../de/common.json' with { type: 'json' }
import shell from '../de/shell.json' with { type: 'json' }

/** What every page says. */
export const everywhere = { ...common, ...shell }

export const files = import.meta.glob<MessageFile>([
  '../de/*.json',
  '!../de/common.json',
  '!../de/shell.json',
])

import type { MessageFile } from '../message-files.ts'
import common from '../pl/common.json' with { type: 'json' }
import shell from '../pl/shell.json' with { type: 'json' }

/** What every page says. */
export const everywhere = { ...common, ...shell }

export const files = import.meta.glob<MessageFile>([
  '../pl/*.json',
  '!../pl/common.json',
  '!../pl/shell.json',
])

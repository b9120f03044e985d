import type { MessageFile } from '../message-files.ts'
import common from '../fr/common.json' with { type: 'json' }
import shell from '../fr/shell.json' with { type: 'json' }

/** What every page says. */
export const everywhere = { ...common, ...shell }

export const files = import.meta.glob<MessageFile>([
  '../fr/*.json',
  '!../fr/common.json',
  '!../fr/shell.json',
])

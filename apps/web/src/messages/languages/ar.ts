import type { MessageFile } from '../message-files.ts'
import common from '../ar/common.json' with { type: 'json' }
import shell from '../ar/shell.json' with { type: 'json' }

/** What every page says. */
export const everywhere = { ...common, ...shell }

export const files = import.meta.glob<MessageFile>([
  '../ar/*.json',
  '!../ar/common.json',
  '!../ar/shell.json',
])

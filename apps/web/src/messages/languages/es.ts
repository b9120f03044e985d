import type { MessageFile } from '../message-files.ts'
import common from '../es/common.json' with { type: 'json' }
import shell from '../es/shell.json' with { type: 'json' }

/** What every page says. */
export const everywhere = { ...common, ...shell }

export const files = import.meta.glob<MessageFile>([
  '../es/*.json',
  '!../es/common.json',
  '!../es/shell.json',
])

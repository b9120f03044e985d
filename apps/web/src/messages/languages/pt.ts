import type { MessageFile } from '../message-files.ts'
import common from '../pt/common.json' with { type: 'json' }
import shell from '../pt/shell.json' with { type: 'json' }

/** What every page says. */
export const everywhere = { ...common, ...shell }

export const files = import.meta.glob<MessageFile>([
  '../pt/*.json',
  '!../pt/common.json',
  '!../pt/shell.json',
])

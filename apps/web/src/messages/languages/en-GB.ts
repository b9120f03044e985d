import type { MessageFile } from '../message-files.ts'
import common from '../en-GB/common.json' with { type: 'json' }
import shell from '../en-GB/shell.json' with { type: 'json' }

/** What every page says. */
export const everywhere = { ...common, ...shell }

export const files = import.meta.glob<MessageFile>([
  '../en-GB/*.json',
  '!../en-GB/common.json',
  '!../en-GB/shell.json',
])

import type { MessageFile } from '../message-files.ts'

export const files = import.meta.glob<MessageFile>([
  '../ar/*.json',
  '!../ar/common.json',
  '!../ar/shell.json',
])

import type { MessageFile } from '../message-files.ts'

export const files = import.meta.glob<MessageFile>([
  '../fr/*.json',
  '!../fr/common.json',
  '!../fr/shell.json',
])

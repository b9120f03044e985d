import type { MessageFile } from '../message-files.ts'

export const files = import.meta.glob<MessageFile>([
  '../pl/*.json',
  '!../pl/common.json',
  '!../pl/shell.json',
])

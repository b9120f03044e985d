import type { MessageFile } from '../message-files.ts'

export const files = import.meta.glob<MessageFile>([
  '../es/*.json',
  '!../es/common.json',
  '!../es/shell.json',
])

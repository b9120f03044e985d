import type { MessageFile } from '../message-files.ts'

export const files = import.meta.glob<MessageFile>([
  '../de/*.json',
  '!../de/common.json',
  '!../de/shell.json',
])

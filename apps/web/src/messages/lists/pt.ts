import type { MessageFile } from '../message-files.ts'

export const files = import.meta.glob<MessageFile>([
  '../pt/*.json',
  '!../pt/common.json',
  '!../pt/shell.json',
])

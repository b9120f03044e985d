import type { MessageFile } from '../message-files.ts'

export const files = import.meta.glob<MessageFile>([
  '../en-GB/*.json',
  '!../en-GB/common.json',
  '!../en-GB/shell.json',
])

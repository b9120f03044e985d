import type { MessageFile } from '../message-files.ts'

export const files = import.meta.glob<MessageFile>([
  '../it/*.json',
  '!../it/common.json',
  '!../it/shell.json',
])

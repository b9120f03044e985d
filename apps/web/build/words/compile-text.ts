import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Cases, Message, Place } from '../../src/messages/say.ts'

/** Compiles an ICU text to what `say` puts together. Throws for what it cannot read, and for what `say` does not know. */
export function compileText(text: string): Message {
  const message = messageOf(compileMessageOrThrow(text))
  const [first] = message
  return message.length === 1 && typeof first === 'string' ? first : message
}

function messageOf(compiled: CompiledMessage): Message {
  return Array.isArray(compiled)
    ? compiled.map((part) => (Array.isArray(part) ? placeOf(part) : part))
    : compiled
}

type CompiledPlace = readonly [name: string, kind?: string, format?: unknown]

function placeOf([name, kind, format]: CompiledPlace): Place {
  if (kind === undefined) return [name]
  if (kind === 'number' && format === undefined) return [name, kind]
  if (kind === 'plural' || kind === 'select') return [name, kind, casesOf(Object(format))]
  throw new Error(`${name}: no message is put together by ${kind} ${String(format)}`)
}

function casesOf({ offset, ...cases }: Readonly<Record<string, CompiledMessage | undefined>>): Cases {
  if (offset !== undefined) throw new Error('no message counts with an offset')
  return Object.fromEntries(Object.entries(cases).map(([name, each]) => [name, messageOf(each ?? [])]))
}

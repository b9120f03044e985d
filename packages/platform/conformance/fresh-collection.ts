import { randomUUID } from 'node:crypto'

/** A collection that no other test uses. */
export function freshCollection(): string {
  return `c${randomUUID().slice(0, 8)}`
}

import { newId } from '../../lib/writing/new-id.ts'

const ID = 'tickets.device'
const NEXT = 'tickets.seq'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** This installation's id: what its events are signed with (product, E29). */
export function deviceId(): string {
  const known = localStorage.getItem(ID)
  if (known !== null) return known
  const created = newId()
  localStorage.setItem(ID, created)
  return created
}

/** The device's next number; gaps show what has not arrived. */
export function nextSeq(): number {
  const next = Number(localStorage.getItem(NEXT) ?? '0') + 1
  localStorage.setItem(NEXT, String(next))
  return next
}

/** The letter of the block in which this device numbers its tickets without network. */
export function deviceBlock(): string {
  return LETTERS[deviceId().charCodeAt(0) % LETTERS.length] ?? 'A'
}

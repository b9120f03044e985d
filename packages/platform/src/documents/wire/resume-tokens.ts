import type { Version } from '../types.ts'
import { invalidMember } from './read.ts'

/** A version as the opaque token a client hands back to go on from there. */
export function showResumeToken(version: Version): string {
  return Buffer.from(String(version)).toString('base64')
}

/** The version that a token of ours stands for; refuses any other. */
export function readResumeToken(json: unknown, at: string): Version {
  const text = typeof json === 'string' ? Buffer.from(json, 'base64').toString('latin1') : ''
  if (!/^\d{1,18}$/.test(text)) throw invalidMember(at, 'must be a resume token that this server gave')
  return BigInt(text)
}

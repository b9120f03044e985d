import type { PagePayload } from './payload.ts'
import { networkTimeout } from '../network/network-timeout.ts'

function isPayload(answer: unknown): answer is PagePayload {
  return typeof Reflect.get(Object(answer), 'status') === 'number'
}

/** Fetches a public page's payload; 404 and 410 answers carry one too. Throws when there is no connection, or no payload. */
export async function loadPayload(path: string, search: string): Promise<PagePayload | null> {
  const address = `${path === '/' ? '' : path}/_payload.json${search}`
  const response = await fetch(address, { signal: networkTimeout() })
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? false
  const answer: unknown = isJson ? await response.json() : null
  if (!isPayload(answer)) throw new Error(`Connection failed. (${response.status})`)
  return answer
}

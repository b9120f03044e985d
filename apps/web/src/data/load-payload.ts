import type { PagePayload } from '../shell/payload.ts'
import { networkTimeout } from './network-timeout.ts'

/** Fetches a public page's payload; 404 and 410 answers carry one too. Throws when there is no connection. */
export async function loadPayload(path: string, search: string): Promise<PagePayload | null> {
  const address = `${path === '/' ? '' : path}/_payload.json${search}`
  const response = await fetch(address, { signal: networkTimeout() })
  const isPayload = response.headers.get('content-type')?.includes('application/json') ?? false
  if (!isPayload) throw new Error(`Connection failed. (${response.status})`)
  return response.json()
}

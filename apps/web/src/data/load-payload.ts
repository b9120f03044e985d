import type { PagePayload } from '../shell/payload.ts'

/** Rule ER6: how long a call may stay silent. */
const NETWORK_TIMEOUT_MS = 30_000

/** Fetches a public page's payload; 404 and 410 answers carry one too. Throws when there is no connection. */
export async function loadPayload(path: string, search: string): Promise<PagePayload | null> {
  const address = `${path === '/' ? '' : path}/_payload.json${search}`
  const response = await fetch(address, { signal: AbortSignal.timeout(NETWORK_TIMEOUT_MS) })
  const isPayload = response.headers.get('content-type')?.includes('application/json') ?? false
  if (!isPayload) throw new Error(`Connection failed. (${response.status})`)
  return response.json()
}

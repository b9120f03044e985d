export const DATABASE = 'projects/brigade/databases/(default)'
export const ROOT = `${DATABASE}/documents`

interface Sending {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** JSON, or a text that need not be any. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Speaks the REST form of the documents' protocol, as any program without an SDK may. */
export function openRestClient(host: string) {
  /** @param place - what follows `documents` in the address */
  const send = async (place: string, { method = 'POST', body, headers = {} }: Sending = {}) => {
    const response = await fetch(`http://${host}/v1/${ROOT}${place}`, {
      method,
      headers: { 'content-type': 'text/plain', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return { status: response.status, json: await response.json(), headers: response.headers }
  }
  return {
    send,
    ask: async (call: string, body: unknown, headers = {}) => send(`:${call}`, { body, headers }),
    async put(path: string, n: number): Promise<void> {
      const update = { name: `${ROOT}/${path}`, fields: { n: { integerValue: String(n) } } }
      await send(':commit', { body: { writes: [{ update }] } })
    },
  }
}

export type RestClient = ReturnType<typeof openRestClient>

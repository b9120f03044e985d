/** One array of a back channel: its number and what it holds. */
export type ChannelArray = readonly [number, readonly unknown[]]

const URL_PARAMETERS = 'VER=8&CVER=22&t=1'

/** Cuts a stream of length-prefixed chunks into the arrays they hold; an unfinished chunk is left out. */
export function readArrays(text: string): readonly ChannelArray[] {
  const arrays: ChannelArray[] = []
  let rest = text
  for (;;) {
    const newline = rest.indexOf('\n')
    const length = Number(rest.slice(0, newline))
    if (newline === -1 || rest.length < newline + 1 + length) return arrays
    arrays.push(...JSON.parse(rest.slice(newline + 1, newline + 1 + length)))
    rest = rest.slice(newline + 1 + length)
  }
}

/** The form that carries messages from the client, the first with the number `offset`. */
export function formOf(messages: readonly unknown[], offset = 0, headers = ''): string {
  const form = new URLSearchParams(headers === '' ? {} : { headers })
  form.set('count', String(messages.length))
  form.set('ofs', String(offset))
  for (const [index, message] of messages.entries()) form.set(`req${index}___data__`, JSON.stringify(message))
  return form.toString()
}

/** A client that does only what it is told: for trying what the SDK never does. */
export class TestClient {
  readonly url: string
  sessionId = ''
  readonly #headers: Readonly<Record<string, string>>

  /** @param headers - of every request, such as those that a proxy adds */
  constructor(url: string, headers: Readonly<Record<string, string>> = {}) {
    this.url = url
    this.#headers = headers
  }

  /** Opens a channel with its first messages. */
  async open(messages: readonly unknown[] = [], headers = ''): Promise<Response> {
    const response = await this.#post(`${this.url}?${URL_PARAMETERS}&RID=1`, formOf(messages, 0, headers))
    const [greeting] = readArrays(await response.clone().text())
    this.sessionId = String(greeting?.[1][1])
    return response
  }

  async send(messages: readonly unknown[], offset: number, acknowledged = 0): Promise<readonly unknown[]> {
    const response = await this.#post(this.#address(`RID=2&AID=${acknowledged}`), formOf(messages, offset))
    const text = await response.text()
    if (response.status !== 200) throw new Error(`${response.status} ${text}`)
    return JSON.parse(text.slice(text.indexOf('\n') + 1))
  }

  /** A hanging GET; `poll` asks for one answer instead of a stream. */
  async listen(acknowledged: number, poll?: 'poll', signal?: AbortSignal): Promise<Response> {
    const address = this.#address(`RID=rpc&AID=${acknowledged}&CI=${poll === 'poll' ? 1 : 0}&TYPE=xmlhttp`)
    return fetch(address, { headers: this.#headers, ...(signal && { signal }) })
  }

  /** Reads a stream until it has the array `lastId`, then hangs up. */
  async hear(acknowledged: number, lastId: number): Promise<readonly ChannelArray[]> {
    const response = await this.listen(acknowledged)
    let text = ''
    const decoder = new TextDecoder()
    if (response.body === null) throw new Error('the stream has no body')
    for await (const bytes of response.body) {
      text += decoder.decode(bytes, { stream: true })
      const arrays = readArrays(text)
      // Leaving the loop cancels the request.
      if ((arrays.at(-1)?.[0] ?? 0) >= lastId) return arrays
    }
    return readArrays(text)
  }

  async terminate(): Promise<Response> {
    return this.#post(this.#address('RID=3&TYPE=terminate'), '')
  }

  #address(parameters: string): string {
    return `${this.url}?${URL_PARAMETERS}&SID=${encodeURIComponent(this.sessionId)}&${parameters}`
  }

  async #post(url: string, body: string): Promise<Response> {
    return fetch(url, {
      method: 'POST',
      body,
      headers: { ...this.#headers, 'content-type': 'application/x-www-form-urlencoded' },
    })
  }
}

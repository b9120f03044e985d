import type { Chance } from '../chance.ts'

/** What an attack met: a status of HTTP (0 where there was none) and enough to try it again. */
export interface Met {
  readonly status: number
  readonly sent: string
  readonly answer: string
}

/** One malformed or hostile request, or a few that belong together. */
export type Attack = (host: string, chance: Chance) => Promise<Met>

/** Sends one request and hears its answer to the end. */
export async function met(url: string, init: RequestInit): Promise<Met> {
  const response = await fetch(url, init)
  const answer = Buffer.from(await response.arrayBuffer()).toString('utf8', 0, 500)
  const body = typeof init.body === 'string' ? init.body.slice(0, 2000) : ''
  return {
    status: response.status,
    sent: `${init.method} ${url} ${JSON.stringify(init.headers ?? {})} ${body}`,
    answer,
  }
}

import type { SeededRandom } from '../seeded-random.ts'

/** What an attack met: a status of HTTP (0 where there was none) and enough to try it again. */
export interface AttackResponse {
  readonly status: number
  readonly sent: string
  readonly answer: string
}

/** One malformed or hostile request, or a few that belong together. */
export type Attack = (host: string, chance: SeededRandom) => Promise<AttackResponse>

/** Sends one request and hears its answer to the end. */
export async function sendAttack(url: string, init: RequestInit): Promise<AttackResponse> {
  const response = await fetch(url, init)
  const answer = Buffer.from(await response.arrayBuffer()).toString('utf8', 0, 500)
  const body = typeof init.body === 'string' ? init.body.slice(0, 2000) : ''
  return {
    status: response.status,
    sent: `${init.method} ${url} ${JSON.stringify(init.headers ?? {})} ${body}`,
    answer,
  }
}

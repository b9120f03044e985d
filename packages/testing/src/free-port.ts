import { createServer } from 'node:net'

/** A TCP port that nobody listens on now. */
export async function freePort(): Promise<string> {
  const probe = createServer()
  await new Promise<void>((resolve) => {
    probe.listen(0, resolve)
  })
  const address = probe.address()
  await new Promise((resolve) => {
    probe.close(resolve)
  })
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return String(address.port)
}

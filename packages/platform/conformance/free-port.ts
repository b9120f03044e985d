import { createServer } from 'node:net'

/** A TCP port of this machine that nobody listens on now. */
export async function freePort(): Promise<string> {
  const probe = createServer()
  await new Promise<void>((resolve) => {
    probe.listen(0, resolve)
  })
  const address = probe.address()
  await new Promise((resolve) => {
    probe.close(resolve)
  })
  if (address === null || typeof address === 'string') throw new Error('there is no free port')
  return String(address.port)
}

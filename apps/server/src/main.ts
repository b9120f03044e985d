import closeWithGrace from 'close-with-grace'
import { readConfig } from './core/start/config.ts'
import { startServer } from './server.ts'
import { StartError } from './core/start/start-error.ts'

const STOP_WITHIN_MS = 10_000

// React looks for our mistakes while it draws, and takes several times as long, unless it is told not to.
process.env['NODE_ENV'] ??= 'production'

try {
  const config = readConfig(process.env)
  const server = await startServer(config)
  process.stdout.write(`Brigade is open at ${server.url}\n`)
  // With a certificate SIGHUP reads it again; without one it means what it does to every program.
  closeWithGrace(
    { delay: STOP_WITHIN_MS, ...(config.tls !== undefined && { skip: ['SIGHUP'] }) },
    async ({ err }) => {
      if (err !== undefined) process.stderr.write(`${err.stack ?? err.message}\n`)
      await server[Symbol.asyncDispose]()
    },
  )
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

// The server as it is, except that nothing reaches the disk: the limit that storage can be compared with.
import { readConfig } from '@brigade/server/core/start/config.ts'
import { startServer } from '@brigade/server/server.ts'

const server = await startServer(readConfig(process.env), { kind: 'passing' })
process.once('SIGTERM', () => {
  void server[Symbol.asyncDispose]().then(() => process.exit(0))
})

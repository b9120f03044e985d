// Parse Server on DATABASE_URL, from the folder PEER_FOLDER in which it was installed.
import { createRequire } from 'node:module'
import { join } from 'node:path'

const { DATABASE_URL, PEER_FOLDER = '', PORT } = process.env
const load = createRequire(join(PEER_FOLDER, 'package.json'))
const express = load('express')
const { ParseServer } = load('parse-server')

const url = `http://127.0.0.1:${PORT}/parse`
const parse = new ParseServer({
  databaseURI: DATABASE_URL,
  appId: 'bench',
  masterKey: 'bench',
  serverURL: url,
  // As an application has it in use: the class exists, its fields are known, nothing is logged.
  allowClientClassCreation: false,
  logLevel: 'error',
  silent: true,
  logsFolder: null,
})
await parse.start()
const app = express()
app.use('/parse', parse.app)
app.listen(Number(PORT), '127.0.0.1', () => process.stdout.write(`ready at ${url}\n`))
process.once('SIGTERM', () => process.exit(0))

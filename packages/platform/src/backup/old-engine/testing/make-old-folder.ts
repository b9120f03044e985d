// Makes a data folder with the engine before, as a server of its time left one. Arguments: the engine's module, the folder,
// a file with the migrations and rows to put into it.
import { readFile } from 'node:fs/promises'
import { loadDatabase } from '../../load-database.ts'
import { openOldEngine } from '../open-old-engine.ts'

const [modulePath = '', folder = '', contents = ''] = process.argv.slice(2)
const { migrations, rows } = JSON.parse(await readFile(contents, 'utf8'))
const engine = await openOldEngine(modulePath, folder)
const chunks = async function* () {
  yield rows
}
await loadDatabase(engine, { migrations, rows: chunks() }, { mayReplace: false, isWhole: true })
await engine.close()

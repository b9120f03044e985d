// Prints everything that a data folder of the engine before holds: a line with the migrations, then a line for each row,
// the table's name, a tab, and the row as PostgreSQL writes it in JSON. Arguments: the engine's module, the data folder.
import { once } from 'node:events'
import { dumpDatabase } from '../dump-database.ts'
import { openOldEngine } from './open-old-engine.ts'

const [modulePath = '', folder = ''] = process.argv.slice(2)
const engine = await openOldEngine(modulePath, folder)

async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain')
}

const migrations = await engine.query<{ name: string }>('select name from migrations order by name')
await print(`${JSON.stringify(migrations.map(({ name }) => name))}\n`)
await dumpDatabase(engine, (rows) => print(rows.map(({ table, row }) => `${table}\t${row}\n`).join('')), {
  isWhole: true,
})
await engine.close()

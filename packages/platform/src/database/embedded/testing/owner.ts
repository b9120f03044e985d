// A program that owns an embedded database: opens it, stores a row, says so, and stays until it is killed.
import { openEmbedded } from '../open-embedded.ts'

const database = await openEmbedded(process.argv[2] ?? '')
await database.query("insert into shelf values ('owned')")
process.stdout.write('stored\n')

// `npm run bench`: takes every measure, or only those that are named (`npm run bench -- cost import`).
import { ensureBuilt } from '../../scripts/build.mjs'
import { machineFacts } from './machine-facts.ts'
import type { Figure } from './measure.ts'
import { measures } from './measures.table.ts'
import { linesOf } from './report.ts'

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(measures, name))
if (unknown.length > 0) {
  console.error(`There is no measure ${unknown.join(', ')}. There are: ${Object.keys(measures).join(', ')}.`)
  process.exit(1)
}

// Leaving this way, and not by the signal itself, ends the servers that are running too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

ensureBuilt()
for (const fact of await machineFacts()) console.log(fact)

const figures: Figure[] = []
for (const [name, load] of Object.entries(measures)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`Measuring ${name} …`)
  try {
    const { measure } = await load()
    figures.push(...(await measure()))
  } catch (error) {
    process.exitCode = 1
    console.error(`${name} could not be measured:`, error)
  }
}

console.log()
for (const line of linesOf(figures)) console.log(line)

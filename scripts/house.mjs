// `npm run house`: whether the code keeps its layout: floors, circles, doors, names, and nothing that nobody can reach.
// `npm run house -- --list` prints what nothing reaches, in the form of docs/not-yet-reached.md.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './install.mjs'
import { problemsOfDecisions } from './house/decisions.mjs'
import { circles, crossFeatureImports, sideDoors, upwardImports } from './house/layers.mjs'
import { isTest, reachedFrom, readModules } from './house/modules.mjs'
import { doubledNames } from './house/names.mjs'
import { handmadePaths, handmadeQueries } from './house/one-way.mjs'
import { unusedCollections, unusedContracts, unusedFields } from './house/uses.mjs'
import { asList, compareWithList, waitingFor } from './house/waiting-list.mjs'

/** More would say that features are cut in the wrong place. */
const MOST_CROSSINGS = 60
/** Values that several files of a package define under one name: `measure` alone, as the benches' runner calls each. */
const MOST_DOUBLED_VALUES = 1
/** The pages' own entries, and what builds them. */
const PAGE_ENTRIES = [
  'apps/web/src/entry-client.tsx',
  'apps/web/src/entry-server.tsx',
  'apps/web/src/service-worker/service-worker.ts',
  'apps/web/vite.config.ts',
]
const PROGRAM = /(?:apps|packages|scripts)\/\S+\.m?[jt]s/g
const SHIPPED = /^(?:packages\/(?:contract|domain|platform|design-system)|apps\/(?:server|web))\/src\//

/** What `npm start` and the other commands run. */
function programs() {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return [
    'apps/server/src/main.ts',
    ...Object.values(scripts).flatMap((script) => script.match(PROGRAM) ?? []),
  ]
}

const modules = readModules(root)
const reached = reachedFrom(modules, [...programs(), ...PAGE_ENTRIES])
const { collections } = await import(pathToFileURL(join(root, 'apps/server/src/collections.ts')).href)

const unreached = [
  ...[...modules.keys()]
    .filter((file) => SHIPPED.test(file) && !isTest(file) && !reached.has(file) && !file.endsWith('.d.ts'))
    .map((file) => ({ id: file, file, why: 'no program and no page leads here' })),
  ...unusedContracts(modules, reached),
  ...unusedCollections(modules, reached),
  ...unusedFields(modules, reached, collections),
]

function nameProblems() {
  const doubled = doubledNames(modules)
  const told = ({ name, files }) => `${name} is exported by ${files.join(' and ')}`
  const values = doubled.filter(({ isType }) => !isType)
  return [
    ...doubled.filter(({ isType }) => isType).map(told),
    ...(values.length > MOST_DOUBLED_VALUES ? values.map(told) : []),
  ]
}

if (process.argv.includes('--list')) {
  console.log(asList(unreached))
} else {
  const crossings = crossFeatureImports(modules)
  const problems = [
    ...upwardImports(modules),
    ...circles(modules),
    ...sideDoors(modules),
    ...(crossings > MOST_CROSSINGS
      ? [`features import each other ${crossings} times, of ${MOST_CROSSINGS} allowed`]
      : []),
    ...nameProblems(),
    ...handmadePaths(modules),
    ...handmadeQueries(modules),
    ...compareWithList(unreached, waitingFor(root)),
    ...problemsOfDecisions(root),
  ]
  for (const problem of problems) console.error(problem)
  console.log(
    `${modules.size} files, ${reached.size} reached; ${unreached.length} wait for a screen; ${crossings} imports between features; ${problems.length} problems.`,
  )
  process.exitCode = problems.length > 0 ? 1 : 0
}

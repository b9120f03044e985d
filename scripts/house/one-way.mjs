// What is done in one place only: paths of documents taken apart, and collections asked by name.
/** A path, or whatever else has slashes, taken apart by hand. */
const SLASHED = /\.(?:split|indexOf|lastIndexOf)\((?:'\/'|"\/"|`\/`)\)/
/** The raw query of the document store; `database.query` and its like are SQL. */
const RAW_QUERY = /\b(?:tx|reading|transaction|store|documents)\.query\(/

/** Files that may take apart what has slashes, and why. */
const OF_PATHS = new Map([
  ['packages/contract/src/path-segments.ts', 'the one module'],
  ['packages/contract/src/path.ts', 'the one module'],
  ['packages/platform/src/realtime/tree/path.ts', 'places of a tree, where doubled slashes do not count'],
  ['packages/platform/testing/realtime/plain-query.ts', 'a second reader of the same places, for tests'],
  ['packages/domain/src/food/import/read-duration.ts', 'a fraction'],
  ['apps/web/src/lib/routing/address-segments.ts', 'addresses of pages'],
  ['apps/web/src/lib/location/zone-field.tsx', 'names of time zones'],
  ['apps/web/src/shell/routing/load-page.ts', 'names of source files'],
])
/** The one place that asks the document store. */
const OF_QUERIES = 'apps/server/src/core/functions/find-documents.ts'

/** Files that take paths apart themselves, and entries of the list above that are needed no more. */
export function handmadePaths(modules) {
  const cut = [...modules.values()].filter(({ file, text }) => isSource(file) && SLASHED.test(text))
  const files = new Set(cut.map(({ file }) => file))
  return [
    ...[...files]
      .filter((file) => !OF_PATHS.has(file))
      .map((file) => `${file} takes a path apart itself: packages/contract/src/path.ts does it`),
    ...[...OF_PATHS.keys()]
      .filter((file) => modules.has(file) && !files.has(file))
      .map(
        (file) => `${file} takes no path apart any more: take it off the list in scripts/house/one-way.mjs`,
      ),
  ]
}

/** Files of the apps that name a collection in a raw query. */
export function handmadeQueries(modules) {
  return [...modules.values()]
    .filter(({ file, text }) => file.startsWith('apps/') && file !== OF_QUERIES && RAW_QUERY.test(text))
    .map(({ file }) => `${file} asks the document store itself: ${OF_QUERIES} does it`)
}

const isSource = (file) => /^(?:apps|packages)\//.test(file) && !file.endsWith('.mjs')

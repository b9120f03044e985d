// What the domain declares and a screen, a job or a handler has to use: functions, collections and their fields.
import { isTest } from './modules.mjs'

const DOMAIN = 'packages/domain/src/'
const CONTRACT = /export const (?<name>\w+) = functionContract\(/g
const REGISTRY = 'apps/server/src/collections.ts'

const importsOf = (module, file, name) =>
  module.imports.some(({ from, names }) => from === file && (names.includes(name) || names.includes('*')))

function usersOf(modules, reached, file, name) {
  return [...reached].filter(
    (user) => user !== file && user !== REGISTRY && importsOf(modules.get(user), file, name),
  )
}

/** Functions that no handler answers or no screen calls, as `{ id, file, why }`. */
export function unusedContracts(modules, reached) {
  return [...modules.values()]
    .filter(({ file }) => file.startsWith(DOMAIN) && !isTest(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(CONTRACT)].map(({ groups }) => ({ file, name: groups.name })),
    )
    .flatMap(({ file, name }) => {
      const users = usersOf(modules, reached, file, name)
      const isAnswered = users.some((user) => user.startsWith('apps/server/'))
      const isCalled = users.some((user) => user.startsWith('apps/web/'))
      if (isAnswered && isCalled) return []
      const why = isAnswered ? 'no screen calls it' : isCalled ? 'no handler answers it' : 'nothing uses it'
      return [{ id: `function ${name}`, file, why }]
    })
}

/** Registered collections that nothing but the registry names. */
export function unusedCollections(modules, reached) {
  const registry = modules.get(REGISTRY)
  return registry.imports
    .filter(({ from }) => from.startsWith(DOMAIN))
    .flatMap(({ from, names }) => names.map((name) => ({ from, name })))
    .filter(({ from, name }) => usersOf(modules, reached, from, name).length === 0)
    .map(({ name, from }) => ({
      id: `collection ${name}`,
      file: from,
      why: 'no screen, job or handler reads or writes it',
    }))
}

const declaringFile = (modules, path) =>
  [...modules.values()].find(({ file, text }) => file.startsWith(DOMAIN) && text.includes(`'${path}'`))
    ?.file ?? DOMAIN

const WORD = /[A-Za-z_]\w*/g

/**
 * Fields of registered collections whose name stands in no reached file but the one that declares them.
 * @param collections - `{ path, schema }` of each registered collection
 */
export function unusedFields(modules, reached, collections) {
  const filesOfWord = new Map()
  for (const file of reached) {
    for (const word of new Set(modules.get(file).text.match(WORD))) {
      filesOfWord.set(word, [...(filesOfWord.get(word) ?? []), file])
    }
  }
  return collections.flatMap(({ path, schema }) =>
    Object.keys(schema.shape ?? {})
      .filter((field) => (filesOfWord.get(field) ?? []).length < 2)
      .map((field) => ({
        id: `field ${path} ${field}`,
        file: declaringFile(modules, path),
        why: 'no screen, job or handler reads or writes it',
      })),
  )
}

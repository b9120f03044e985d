import { expect, test } from 'vitest'
import { decisionProblems } from './house/decisions.mjs'
import { circles, sideDoors, upwardImports } from './house/layers.mjs'
import { reachedFrom } from './house/modules.mjs'
import { doubledNames } from './house/names.mjs'
import { handmadePaths, handmadeQueries } from './house/one-way.mjs'
import { unusedCollections, unusedContracts, unusedFields } from './house/uses.mjs'
import { compareWithList } from './house/waiting-list.mjs'

const DOMAIN = 'packages/domain/src'

/** Modules by path, each with what it imports and the names that it exports. */
function modulesOf(
  files: Readonly<
    Record<
      string,
      { readonly imports?: readonly string[]; readonly exports?: readonly string[]; readonly text?: string }
    >
  >,
) {
  return new Map(
    Object.entries(files).map(([file, { imports = [], exports = [], text = '' }]) => [
      file,
      {
        file,
        text,
        imports: imports.map((entry) => {
          const [from = '', name = '*'] = entry.split('#')
          return { specifier: `./${from}`, from, names: [name] }
        }),
        exports: exports.map((name) => ({ name, isType: false, isOwn: true })),
      },
    ]),
  )
}

test('an import from a context above is refused, one from below is not', () => {
  const modules = modulesOf({
    [`${DOMAIN}/food/recipes/recipe.ts`]: { imports: [`${DOMAIN}/kitchen/menus/menu.ts`] },
    [`${DOMAIN}/kitchen/menus/menu.ts`]: { imports: [`${DOMAIN}/core/time/span.ts`] },
    [`${DOMAIN}/core/time/span.ts`]: {},
  })
  expect(upwardImports(modules)).toEqual([
    `${DOMAIN}/food/recipes/recipe.ts imports upward from ${DOMAIN}/kitchen/menus/menu.ts`,
  ])
})

test('folders that import each other are named as a circle', () => {
  const modules = modulesOf({
    [`${DOMAIN}/kitchen/menus/menu.ts`]: { imports: [`${DOMAIN}/kitchen/stock/batch.ts`] },
    [`${DOMAIN}/kitchen/stock/batch.ts`]: { imports: [`${DOMAIN}/kitchen/menus/menu.ts`] },
    [`${DOMAIN}/kitchen/rota/shift.ts`]: { imports: [`${DOMAIN}/kitchen/stock/batch.ts`] },
  })
  expect(circles(modules)).toEqual([
    `these folders import each other in a circle: ${DOMAIN}/kitchen/menus, ${DOMAIN}/kitchen/stock; what both need belongs into a third below them`,
  ])
})

test('a feature of the web is entered through its public.ts only', () => {
  const WEB = 'apps/web/src'
  const modules = modulesOf({
    [`${WEB}/kitchen/menus/page.tsx`]: {
      imports: [
        `${WEB}/food/recipes/public.ts`,
        `${WEB}/food/recipes/cost.ts`,
        `${WEB}/lib/format/format.ts`,
      ],
    },
  })
  expect(sideDoors(modules)).toEqual([
    `${WEB}/kitchen/menus/page.tsx imports ${WEB}/food/recipes/cost.ts, not the feature's public.ts`,
  ])
})

test('a name that two files of a package export is named, one of two packages is not', () => {
  const modules = modulesOf({
    [`${DOMAIN}/core/a.ts`]: { exports: ['Draft'] },
    [`${DOMAIN}/food/b.ts`]: { exports: ['Draft'] },
    'apps/web/src/lib/c.ts': { exports: ['Draft'] },
  })
  expect(doubledNames(modules).map(({ files }) => files)).toEqual([
    [`${DOMAIN}/core/a.ts`, `${DOMAIN}/food/b.ts`],
  ])
})

test('a test reaches nothing', () => {
  const modules = modulesOf({
    'main.ts': { imports: ['rule.ts', 'rule.test.ts'] },
    'rule.ts': {},
    'rule.test.ts': { imports: ['only-tested.ts'] },
    'only-tested.ts': {},
  })
  expect([...reachedFrom(modules, ['main.ts'])]).toEqual(['main.ts', 'rule.ts'])
})

test('a function needs a handler and a screen, a collection a user, a field a second file', () => {
  const calls = `${DOMAIN}/hiring/calls.ts`
  const things = `${DOMAIN}/hiring/things.ts`
  const modules = modulesOf({
    [calls]: {
      text: 'export const apply = functionContract({})\nexport const recall = functionContract({})',
    },
    [things]: { text: 'schema: title wage' },
    'apps/server/src/collections.ts': { imports: [`${things}#things`, `${things}#others`] },
    'apps/server/src/hiring/apply.ts': {
      imports: [`${calls}#apply`, `${calls}#recall`, `${things}#things`],
      text: 'title',
    },
    'apps/web/src/hiring/apply.ts': { imports: [`${calls}#apply`] },
  })
  const reached = new Set(modules.keys())
  expect(unusedContracts(modules, reached)).toEqual([
    { id: 'function recall', file: calls, why: 'no screen calls it' },
  ])
  expect(unusedCollections(modules, reached).map((each: { id: string }) => each.id)).toEqual([
    'collection others',
  ])
  const collection = { path: 'things/{id}', schema: { shape: { title: 1, wage: 1 } } }
  expect(unusedFields(modules, reached, [collection]).map((each: { id: string }) => each.id)).toEqual([
    'field things/{id} wage',
  ])
})

test('the list of what waits only gets shorter', () => {
  const file = 'packages/domain/src/kitchen/tickets/ticket-functions.ts'
  const found = [{ id: 'function recall', file, why: 'no screen calls it' }]
  expect(compareWithList(found, [])).toEqual([
    `function recall in ${file}: no screen calls it; use it or remove it`,
  ])
  expect(compareWithList(found, ['function recall'])).toEqual([])
  expect(compareWithList([], ['function recall'])).toEqual([
    'function recall is reached by now or gone: take it off docs/not-yet-reached.md',
  ])
})

test('a path taken apart outside its module is refused, and so is leave to do it that nobody needs', () => {
  const modules = modulesOf({
    [`${DOMAIN}/kitchen/menus/menu.ts`]: { text: "const [, id] = path.split('/')" },
    [`${DOMAIN}/kitchen/stock/batch.ts`]: { text: 'const [, id] = segmentsOf(path)' },
    [`${DOMAIN}/food/import/read-duration.ts`]: { text: 'no fraction is read here' },
    'packages/contract/src/path.ts': { text: "path.slice(path.lastIndexOf('/') + 1)" },
  })
  expect(handmadePaths(modules)).toEqual([
    `${DOMAIN}/kitchen/menus/menu.ts takes a path apart itself: packages/contract/src/path.ts does it`,
    `${DOMAIN}/food/import/read-duration.ts takes no path apart any more: take it off the list in scripts/house/one-way.mjs`,
  ])
})

test('a raw query of the document store is refused in the apps, SQL is not', () => {
  const SERVER = 'apps/server/src'
  const modules = modulesOf({
    [`${SERVER}/kitchen/jobs/empty-bin.ts`]: { text: "await tx.query({ collectionId: 'menus' })" },
    [`${SERVER}/core/http/health.ts`]: { text: "await database.query('select 1')" },
    [`${SERVER}/core/functions/find-documents.ts`]: { text: 'await reading.query(query)' },
  })
  expect(handmadeQueries(modules)).toEqual([
    `${SERVER}/kitchen/jobs/empty-bin.ts asks the document store itself: ${SERVER}/core/functions/find-documents.ts does it`,
  ])
})

test('a decision without its number, date or status, or with more than 200 words, is refused', () => {
  const page = (head: string, words = 3) => `${head}\n\n${'word '.repeat(words)}`
  const head = '# 7. A title\n\nDate: 2026-11-26. Status: accepted.'
  expect(decisionProblems('0007-a-title.md', page(head))).toEqual([])
  for (const wrong of [
    head.replace('7', '8'),
    head.replace('# 7. A title', '# A title'),
    head.replace('Date: 2026-11-26. ', ''),
    head.replace(' Status: accepted.', ''),
  ])
    expect(decisionProblems('0007-a-title.md', page(wrong))).toHaveLength(1)
  expect(decisionProblems('0007-a-title.md', page(head, 200))).toEqual([
    '0007-a-title.md has 208 words, of 200 allowed',
  ])
})

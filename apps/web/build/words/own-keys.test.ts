import { expect, test } from 'vitest'
import { type BuiltCode, ownKeys } from './own-keys.ts'

const keys: Readonly<Record<string, readonly string[]>> = {
  start: ['common.save'],
  jobs: ['jobs.title', 'common.save'],
  recipes: ['recipes.title'],
  units: ['units.kg'],
  dialog: ['units.kg', 'dialog.title', 'common.save'],
  help: ['dialog.title', 'help.text'],
}

function code(entries: BuiltCode['entries']): BuiltCode {
  return {
    files: new Map([
      ['start.js', { modules: ['start'], imports: [] }],
      ['jobs.js', { modules: ['jobs'], imports: ['start.js', 'units.js'] }],
      ['recipes.js', { modules: ['recipes'], imports: ['start.js'] }],
      ['units.js', { modules: ['units'], imports: [] }],
      ['dialog.js', { modules: ['dialog'], imports: [] }],
      ['help.js', { modules: ['help'], imports: [] }],
    ]),
    entries,
    keysOf: (module) => keys[module] ?? [],
  }
}

function own(entries: BuiltCode['entries']) {
  return Object.fromEntries([...ownKeys(code(entries))].map(([module, found]) => [module, [...found].sort()]))
}

const pages = [
  { module: 'start', importers: [] },
  { module: 'jobs', importers: ['start'] },
  { module: 'recipes', importers: ['start'] },
]

test('a page brings what its files say, without what every page starts with', () => {
  expect(own(pages)).toEqual({
    start: ['common.save'],
    jobs: ['jobs.title', 'units.kg'],
    recipes: ['recipes.title'],
  })
})

test('a part brings what no page that asks for it has brought', () => {
  expect(own([...pages, { module: 'dialog', importers: ['jobs'] }])).toMatchObject({
    dialog: ['dialog.title'],
  })
})

test('a part that two pages ask for brings what one of them lacks', () => {
  expect(own([...pages, { module: 'dialog', importers: ['jobs', 'recipes'] }])).toMatchObject({
    dialog: ['dialog.title', 'units.kg'],
  })
})

test('parts that ask for each other bring their words all the same', () => {
  const circle = [
    { module: 'dialog', importers: ['jobs', 'help'] },
    { module: 'help', importers: ['dialog'] },
  ]
  expect(own([...pages, ...circle])).toMatchObject({ dialog: ['dialog.title'], help: ['help.text'] })
})

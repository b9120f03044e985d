import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pageWords } from './page-words.ts'

const english = {
  'common.save': 'Save',
  'jobs.title': 'Jobs',
  'jobs.over.filled': 'Filled',
  'jobs.over.closed': 'Closed',
  'shared.word': 'Shared',
  'dialog.title': '{count, plural, one {# dialog} other {# dialogs}}',
  'unused.word': 'Never said',
}
const french = { ...english, 'jobs.title': 'Offres' }

const sources: Readonly<Record<string, string>> = {
  'with-words.ts': `export const withWords = (name: string, part: Promise<unknown>) => part.then((found) => [name, found])`,
  'start.ts': `
    import { firstName } from './routes.ts'
    export const say = (key: string) => document.title = key
    say('common.save')
    console.log(firstName, '%words:start.ts%', import('./page.ts'))`,
  'routes.ts': `export const routes = [{ page: 'page', title: 'jobs.title' }]; export const firstName = routes[0]`,
  'page.ts': `
    import { used } from './shared.ts'
    import { say } from './start.ts'
    say(used)
    export const state = (now: string) => say(\`jobs.over.\${now}\`)
    export const dialog = () => import('./dialog.ts')`,
  'shared.ts': `export const used = 'shared.word'; export const notUsed = 'unused.word'`,
  'dialog.ts': `
    import { used } from './shared.ts'
    export const words = ['dialog.title', 'common.save', used]`,
}

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-words-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]

async function built(code: Readonly<Record<string, string>>): Promise<Output> {
  for (const [file, text] of Object.entries(code)) writeFileSync(join(folder, file), text)
  const words = pageWords({
    sources: folder,
    start: join(folder, 'start.ts'),
    withWords: join(folder, 'with-words.ts'),
    catalogues: new Map([
      ['en-GB', english],
      ['fr', french],
    ]),
    pages: new Map([[join(folder, 'page.ts'), ['jobs.title']]]),
    isTable: (module) => module.endsWith('/routes.ts'),
  })
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [words],
    build: { write: false, manifest: true, rolldownOptions: { input: join(folder, 'start.ts') } },
  })
  return 'output' in result ? result.output : []
}

/** The words of a language by the module that brings them, as the manifest names them. */
function wordsIn(output: Output, language: string) {
  const text = (file: string) => {
    const found = output.find(({ fileName }) => fileName === file)
    return String(found?.type === 'asset' ? found.source : found?.code)
  }
  const manifest: Readonly<Record<string, { readonly file: string }>> = JSON.parse(
    text('.vite/manifest.json'),
  )
  const prefix = `words/${language}/`
  return Object.fromEntries(
    Object.entries(manifest)
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, { file }]) => [
        key.slice(prefix.length),
        JSON.parse(text(file).slice('export default '.length)),
      ]),
  )
}

test('each page and part brings the words that its built code can say and that are not there before it', async () => {
  const output = await built(sources)
  expect(wordsIn(output, 'en-GB')).toEqual({
    'start.ts': { 'common.save': 'Save' },
    'page.ts': {
      'jobs.over.closed': 'Closed',
      'jobs.over.filled': 'Filled',
      'jobs.title': 'Jobs',
      'shared.word': 'Shared',
    },
    'dialog.ts': {
      'dialog.title': [['count', 'plural', { one: ['#', ' dialog'], other: ['#', ' dialogs'] }]],
    },
  })
  expect(wordsIn(output, 'fr')).toMatchObject({ 'page.ts': { 'jobs.title': 'Offres' } })
})

test('the code that asks for a part names its file of words, which is the same in every language', async () => {
  const output = await built(sources)
  const files = output.map(({ fileName }) => fileName)
  const code = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n')
  for (const part of ['start', 'page', 'dialog']) {
    const [, name = ''] = new RegExp(`["'\`](${part}-[\\w-]{8})["'\`]`, 'u').exec(code) ?? []
    expect(files).toContain(`assets/words/en-GB/${name}.js`)
    expect(files).toContain(`assets/words/fr/${name}.js`)
  }
  expect(code).not.toContain('%words')
})

test('a page that is in no file of the build fails it', async () => {
  const start = sources['start.ts']?.replace(`import('./page.ts')`, '0') ?? ''
  await expect(built({ ...sources, 'start.ts': start })).rejects.toThrow('page.ts was not built')
})

test('code that says what is no message fails the build', async () => {
  const page = `import { say } from './start.ts'; const t = say; t('jobs.tilte')`
  await expect(built({ ...sources, 'page.ts': page })).rejects.toThrow(
    'page.ts says jobs.tilte, which is no message',
  )
})

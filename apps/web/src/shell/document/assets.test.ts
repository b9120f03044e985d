import { expect, test } from 'vitest'
import { type AssetManifest, manifestKey, pageAssets, scriptOf } from './assets.ts'

const manifest: AssetManifest = {
  'src/entry-client.tsx': {
    file: 'assets/client-1.js',
    imports: ['_react-2.js'],
    css: ['assets/style-5.css'],
  },
  '_react-2.js': { file: 'assets/react-2.js', name: 'react' },
  'src/home/home-page.tsx': {
    file: 'assets/home-3.js',
    imports: ['_react-2.js', 'src/entry-client.tsx'],
    css: ['assets/work-6.css', 'assets/style-5.css'],
  },
  '_firebase-session-4.js': { file: 'assets/firebase-session-4.js', name: 'firebase-session' },
}

test('a page starts with the entry, its own files and styles and what they share, each once', () => {
  expect(pageAssets(manifest, ['src/home/home-page.tsx', 'src/gone.tsx'])).toEqual({
    scripts: ['/assets/client-1.js'],
    preloads: ['/assets/react-2.js', '/assets/home-3.js'],
    styles: ['/assets/style-5.css', '/assets/work-6.css'],
  })
})

test('a module in a shared chunk is found by the chunk’s name', () => {
  expect(manifestKey(manifest, 'src/lib/session/firebase-session.ts')).toBe('_firebase-session-4.js')
  expect(manifestKey(manifest, 'src/data/none.ts')).toBeUndefined()
})

test('only a module with a file of its own has an address to import it from', () => {
  expect(scriptOf(manifest, 'src/home/home-page.tsx')).toBe('/assets/home-3.js')
  expect(scriptOf(manifest, 'src/lib/session/firebase-session.ts')).toBeUndefined()
})

test('a manifest without the entry is no build', () => {
  expect(() => pageAssets({}, [])).toThrow('does not know src/entry-client.tsx')
})

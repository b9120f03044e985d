import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** The SDK and the page's helpers as one script; nothing is rewritten, only joined. */
export async function bundlePage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('./page-entry.ts', import.meta.url)),
        formats: ['iife'],
        name: 'page',
      },
    },
  })
  const [output] = Array.isArray(built) ? built : []
  const [chunk] = output?.output ?? []
  if (chunk?.type !== 'chunk') throw new Error('the page was not built')
  return chunk.code
}
